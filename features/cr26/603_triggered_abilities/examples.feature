Feature: Examples of section 603

  @cr26:603.2c.ex1
  Scenario: When Armageddon destroys three lands, Dingus Egg triggers three times
    Given Bob controls "Dingus Egg", "Forest" and "Swamp"
    And Alice controls "Island"
    And Alice has "Armageddon" in hand
    And Alice has {W}{W}{W}{W} in the mana pool
    When Alice plays "Armageddon"
    And the stack resolves
    And Bob puts "Dingus Egg", "Dingus Egg" and "Dingus Egg" in this order
    Then it happened at once that "Forest" died and "Swamp" died and "Island" died
    And "Dingus Egg" has triggered 3 times
    And Alice is at 18 life
    And Bob is at 16 life

  @cr26:603.2c.ex1
  Scenario: When Stone Rain destroys one land, Dingus Egg triggers once
    Given Bob controls "Dingus Egg", "Forest" and "Swamp"
    And Alice has "Stone Rain" in hand and can pay {2}{R}
    When Alice plays "Stone Rain" targeting "Forest"
    And the stack resolves
    Then "Dingus Egg" has triggered once
    And Bob is at 18 life
    And "Swamp" is in play

  @cr26:603.2e.ex1
  Scenario: City of Brass triggers when it becomes tapped, and not when it enters tapped or when a tapped City of Brass is tapped
    Given Bob controls "Kismet"
    And Alice controls "City of Brass" as "elder"
    And Alice has "City of Brass" as "younger" and "Fire // Ice" in hand and can pay {1}{U}
    And Alice has "Forest" as library
    When Alice plays the land "younger"
    Then "younger" is tapped
    And "younger" has triggered never
    When Alice taps "elder" for mana making {R}
    And the stack resolves
    Then "elder" has triggered once
    And Alice is at 19 life
    When Alice plays "Fire // Ice" as "Ice" targeting "elder"
    And the stack resolves
    Then "elder" has triggered once
    And Alice has drawn 1 card
    And Alice is at 19 life

  @cr26:603.2g.ex1
  Scenario: Slith Firewalker doesn't trigger in a combat in which all its damage is prevented, and triggers in the next combat
    Given Alice controls "Slith Firewalker"
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the game goes on to the second main phase
    Then Bob is at 20 life
    And "Slith Firewalker" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And the game goes on to the second main phase
    Then Bob is at 19 life
    And "Slith Firewalker" has triggered once
    And "Slith Firewalker" is 2/2

  @cr26:603.2g.ex1
  Scenario: Slith Firewalker triggers if 3 of its 4 combat damage is prevented
    Given Alice controls "Slith Firewalker"
    And "Slith Firewalker" gets +3/+3 until end of turn
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the game goes on to the second main phase
    Then Bob is at 19 life
    And "Slith Firewalker" has triggered once
    And "Slith Firewalker" is 5/5

  @cr26:603.4.ex1
  Scenario: At 40 life as her upkeep begins and as Felidar Sovereign's trigger resolves, Alice wins the game
    Given it is Bob's end step
    And Alice controls "Felidar Sovereign"
    And Alice is at 40 life
    And Alice has "Island" as library
    When the game goes on to Alice's upkeep
    Then "Felidar Sovereign" has triggered once
    And Alice is still in the game
    When the stack resolves
    Then Alice has won the game

  @cr26:603.4.ex1 @cr26:608.2a
  Scenario: If Alice falls from 40 to 38 life before Felidar Sovereign's trigger resolves, the trigger does nothing
    Given it is Bob's end step
    And Alice controls "Felidar Sovereign"
    And Alice is at 40 life
    And Alice has "Island" as library
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When the game goes on to Alice's upkeep
    Then "Felidar Sovereign" has triggered once
    When Bob plays "Glacial Ray" targeting Alice
    And the stack resolves
    Then the ability of "Felidar Sovereign" was removed from the stack
    And Alice is at 38 life
    And Alice is still in the game

  @cr26:603.4.ex1 @cr26:608.2a
  Scenario: If Alice reaches 42 life only during her upkeep, Felidar Sovereign doesn't trigger in this upkeep, and triggers in the next one
    Given it is Bob's end step
    And Alice controls "Felidar Sovereign"
    And Alice is at 39 life
    And Alice has "Healing Salve" in hand and can pay {W}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's upkeep
    And Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 42 life
    And "Felidar Sovereign" has triggered never
    When the game goes on to Alice's next upkeep
    Then "Felidar Sovereign" has triggered once
    When the stack resolves
    Then Alice has won the game

  @cr26:603.6b.ex1 @cr26:611.3c.3
  Scenario: Under Living Plane, a land that enters is a creature at once and makes Soul Warden trigger
    Given Alice controls "Soul Warden" and "Exploration"
    And Alice has "Living Plane", "Island" and "Forest" in hand
    And Alice has {2}{G}{G} in the mana pool
    When Alice plays the land "Island"
    Then "Soul Warden" has triggered never
    When Alice plays "Living Plane"
    And the stack resolves
    Then "Island" is 1/1
    And "Forest" doesn't have the type "creature"
    When Alice plays the land "Forest"
    Then "Forest" is 1/1
    And "Soul Warden" has triggered once
    When the stack resolves
    Then Alice is at 21 life

  @cr26:603.6b.ex1 @cr26:609.2.2 @cr26:611.3c.2
  Scenario: Under Humility, Gray Merchant of Asphodel enters without abilities, and its enters-the-battlefield ability doesn't trigger
    Given Alice has "Gray Merchant of Asphodel" as "first", "Gray Merchant of Asphodel" as "second" and "Humility" in hand and can pay {6}{B}{B}{B}{B} and can pay {2}{W}{W}
    When Alice plays "first"
    And the stack resolves
    Then Bob is at 18 life
    And "first" has triggered once
    When Alice plays "Humility"
    And the stack resolves
    And Alice plays "second"
    Then "second" is 2/4
    When the stack resolves
    Then "second" is 1/1
    And "second" has triggered never
    And Bob is at 18 life

  @cr26:603.7a.ex1
  Scenario: Merieke Ri Berit's delayed ability never triggers if she leaves the battlefield before her ability resolves, and triggers if she leaves after that
    Given Alice controls "Merieke Ri Berit" and can pay {W}{U}{B}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Hill Giant"
    And Bob has "Boomerang" as "one", "Boomerang" as "two" and "Boomerang" as "three" in hand and can pay {U}{U}{U}{U}{U}{U}
    When Alice activates "Merieke Ri Berit" targeting "Hill Giant"
    And Bob in response plays "one" targeting "Merieke Ri Berit"
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    When Alice plays "Merieke Ri Berit"
    And the stack resolves
    And Bob plays "two" targeting "Merieke Ri Berit"
    And the stack resolves
    Then "Merieke Ri Berit" is in Alice's hand
    And "Hill Giant" is in play under Bob's control
    When the game goes on to Alice's next main phase
    And Alice plays "Merieke Ri Berit"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates "Merieke Ri Berit" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    When Bob plays "three" targeting "Merieke Ri Berit"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:603.7a.ex2
  Scenario: If Merieke Ri Berit becomes untapped before her ability resolves, her delayed ability waits until she becomes untapped again
    Given Alice controls "Merieke Ri Berit"
    And Bob controls "Hill Giant"
    And Bob has "Twiddle" as "one", "Twiddle" as "two" and "Twiddle" as "three" in hand and can pay {U}{U}{U}
    When Alice activates "Merieke Ri Berit" targeting "Hill Giant"
    And Bob in response plays "one" targeting "Merieke Ri Berit"
    And the top of the stack resolves
    And Bob chooses the option "untap"
    Then "Merieke Ri Berit" is untapped
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control
    When Bob plays "two" targeting "Merieke Ri Berit"
    And the stack resolves
    And Bob chooses the option "tap"
    Then "Merieke Ri Berit" is tapped
    And "Hill Giant" is in play under Alice's control
    When Bob plays "three" targeting "Merieke Ri Berit"
    And the stack resolves
    And Bob chooses the option "untap"
    Then "Hill Giant" was destroyed

  @cr26:603.7c.ex1
  Scenario: Goryo's Vengeance exiles the creature at the beginning of the next end step although the creature has become an enchantment
    Given Alice has "Isamaru, Hound of Konda" in graveyard
    And Alice has "Goryo's Vengeance" in hand and can pay {1}{B}
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice plays "Goryo's Vengeance" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    And Bob activates "Soul Sculptor" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Isamaru, Hound of Konda" doesn't have the type "creature"
    When the game goes on to the end step
    And the stack resolves
    Then "Isamaru, Hound of Konda" is removed from the game

  @cr26:603.7c.ex1
  Scenario: Goryo's Vengeance doesn't exile the creature if it left the battlefield and returned before the end step
    Given Alice has "Isamaru, Hound of Konda" in graveyard
    And Alice has "Goryo's Vengeance" in hand and can pay {1}{B}{W}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Goryo's Vengeance" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Isamaru, Hound of Konda" has "haste"
    When Bob plays "Boomerang" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    And Alice plays "Isamaru, Hound of Konda"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then "Goryo's Vengeance" has triggered once
    And "Isamaru, Hound of Konda" is in play

  @cr26:603.7c.ex1
  Scenario: Goryo's Vengeance doesn't exile the creature if Boomerang returns it to hand while the delayed trigger is on the stack
    Given Alice has "Isamaru, Hound of Konda" in graveyard
    And Alice has "Goryo's Vengeance" in hand and can pay {1}{B}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Goryo's Vengeance" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    And Alice attacks with "Isamaru, Hound of Konda"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to the end step
    Then the stack holds the trigger of "Goryo's Vengeance"
    When Bob in response plays "Boomerang" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Isamaru, Hound of Konda" is in Alice's hand
    And "Goryo's Vengeance" has triggered once

  @cr26:603.8.ex1
  Scenario: Open Palm triggers once as Alice plays the last card of her hand, and again only after the trigger has left the stack
    Given Alice controls "Open Palm"
    And Alice has "Forest" in hand
    And Alice has "Swamp" and "Mountain" as library
    And Bob has "Glacial Ray" and "Stifle" in hand and can pay {1}{R}{U}
    When Alice plays the land "Forest"
    Then the stack holds the ability of "Open Palm"
    When Bob plays "Glacial Ray" targeting Alice
    And the top of the stack resolves
    Then "Open Palm" has triggered once
    When Bob plays "Stifle" targeting the ability of "Open Palm"
    And the top of the stack resolves
    Then "Open Palm" has triggered twice
    And Alice has drawn no cards
    When the stack resolves
    Then Alice has drawn 1 card
    And "Open Palm" has triggered twice

  @cr26:603.8.ex1 @cr26:603.2.5
  Scenario: Tolarian Winds, which empties the hand for a moment as it resolves, makes Open Palm trigger
    Given Alice controls "Open Palm"
    And Alice has "Tolarian Winds", "Forest" and "Hill Giant" in hand and can pay {1}{U}
    And Alice has "Swamp", "Mountain" and "Plains" as library
    When Alice plays "Tolarian Winds"
    Then "Open Palm" has triggered never
    When the top of the stack resolves
    Then Alice's hand holds "Swamp" and "Mountain"
    And "Open Palm" has triggered once
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:603.10a.ex1
  Scenario: Urn of Last Breath, which Akroma's Vengeance destroys together with two creatures, triggers for both creatures
    Given Alice controls "Urn of Last Breath" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Akroma's Vengeance" in hand and can pay {4}{W}{W}
    And it is Bob's main phase
    When Bob plays "Akroma's Vengeance"
    And the stack resolves
    Then "Urn of Last Breath" was destroyed
    And it happened at once that "Urn of Last Breath" died and "Hill Giant" died
    And "Urn of Last Breath" has triggered twice
    And Alice is at 22 life

  @cr26:603.10a.ex1
  Scenario: Urn of Last Breath triggers once for a creature that dies alone, and not for an artifact
    Given Alice controls "Urn of Last Breath", "Sol Ring" and "Grizzly Bears"
    And Bob has "Terror" and "Naturalize" in hand and can pay {1}{B}{1}{G}
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" was destroyed
    And "Urn of Last Breath" has triggered never
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Urn of Last Breath" has triggered once
    And Alice is at 21 life

  @cr26:603.11.ex1 @cr26:607.2h @cr26:607.1.2
  Scenario: Herb Almanac reveals the first card that Alice draws in a turn, and for a basic land card she draws a second card
    Given it is Alice's upkeep
    And Alice controls "Herb Almanac"
    And Alice has "Forest", "Hill Giant" and "Swamp" as library
    When the game goes on to Alice's draw step
    Then it happened once that "Forest" was revealed
    And "Herb Almanac" has triggered once
    When the stack resolves
    Then Alice's hand holds "Forest" and "Hill Giant"
    And it happened never that "Hill Giant" was revealed

  @cr26:603.11.ex1 @cr26:607.2h
  Scenario: Herb Almanac's second ability triggers for a basic land card that Reach Through Mists draws as the first card of the turn
    Given it is Alice's upkeep
    And Alice controls "Herb Almanac"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Forest", "Hill Giant", "Gray Ogre" and "Swamp" as library
    When Alice plays "Reach Through Mists"
    And the top of the stack resolves
    Then Alice's hand holds "Forest"
    And "Herb Almanac" has triggered once
    When the stack resolves
    Then Alice's hand holds "Forest" and "Hill Giant"

  @cr26:603.11.ex1 @cr26:607.2h
  Scenario: Herb Almanac's second ability doesn't trigger for a basic land card that is drawn second in a turn, nor for one that Feral Deceiver reveals
    Given it is Alice's upkeep
    And Alice controls "Herb Almanac" and "Feral Deceiver" and can pay {2}
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Hill Giant", "Forest" and "Swamp" as library
    When the game goes on to Alice's main phase
    And Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice's hand holds "Hill Giant" and "Forest"
    And "Herb Almanac" has triggered never
    And it happened once that "Hill Giant" was revealed
    When Alice activates "show" of "Feral Deceiver"
    And the stack resolves
    Then it happened once that "Swamp" was revealed
    And "Herb Almanac" has triggered never
    And Alice has drawn 2 cards

  @cr26:603.11.ex1 @cr26:607.2h @cr26:607.1.2
  Scenario: Herb Almanac's second ability doesn't trigger for a revealed nonbasic card, nor for a basic land card that is drawn or revealed later in the turn
    Given it is Alice's upkeep
    And Alice controls "Herb Almanac" and "Feral Deceiver" and can pay {2}
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Hill Giant", "Forest", "Swamp" and "Island" as library
    When the game goes on to Alice's draw step
    Then it happened once that "Hill Giant" was revealed
    And "Herb Almanac" has triggered never
    When the game goes on to Alice's main phase
    And Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice's hand holds "Hill Giant" and "Forest"
    And it happened never that "Forest" was revealed
    And "Herb Almanac" has triggered never
    When Alice activates "show" of "Feral Deceiver"
    And the stack resolves
    Then it happened once that "Swamp" was revealed
    And "Feral Deceiver" is 5/4
    And "Herb Almanac" has triggered never
    And Alice has drawn 2 cards

  @cr26:603.12.ex1
  Scenario: Heart-Piercer Manticore's reflexive ability triggers when its controller sacrifices a creature for its first ability, and its target is chosen as it goes on the stack
    Given Alice controls "Craw Wurm"
    And Bob controls "Hill Giant"
    And Alice has "Heart-Piercer Manticore" in hand and can pay {2}{R}{R}
    When Alice plays "Heart-Piercer Manticore"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes
    And Alice targets Bob for "Heart-Piercer Manticore"
    Then "Craw Wurm" was sacrificed
    And the stack holds the second trigger of "Heart-Piercer Manticore"
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 14 life
    And "Hill Giant" has no damage marked

  @cr26:603.12.ex1
  Scenario: Heart-Piercer Manticore's reflexive ability doesn't trigger for a creature that is sacrificed for Altar's Reap
    Given Alice controls "Craw Wurm" and "Grizzly Bears"
    And Alice has "Heart-Piercer Manticore" and "Altar's Reap" in hand and can pay {2}{R}{R}{1}{B}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Heart-Piercer Manticore"
    And the top of the stack resolves
    And Alice plays "Altar's Reap" sacrificing "Craw Wurm"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Bob is at 20 life
    When Alice says yes
    And Alice targets Bob for "Heart-Piercer Manticore"
    Then "Grizzly Bears" was sacrificed
    And Bob is at 18 life

  @cr26:603.12.ex1
  Scenario: Heart-Piercer Manticore's reflexive ability doesn't trigger for Craw Wurm, which Alice sacrifices for Altar's Reap after she has said no
    Given Alice controls "Craw Wurm" and "Grizzly Bears"
    And Alice has "Heart-Piercer Manticore" as "one", "Heart-Piercer Manticore" as "two" and "Altar's Reap" in hand
    And Alice can pay {2}{R}{R}{1}{B}{2}{R}{R}
    And Alice has "Island" and "Forest" as library
    When Alice plays "one"
    And the stack resolves
    And Alice says no
    And Alice plays "Altar's Reap" sacrificing "Craw Wurm"
    And the stack resolves
    Then Alice has drawn 2 cards
    And it happened once that "one" triggered
    And Bob is at 20 life
    When Alice plays "two"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Grizzly Bears"
    And Alice targets Bob for "two"
    Then it happened twice that "two" triggered
    And it happened once that "one" triggered
    And Bob is at 18 life
