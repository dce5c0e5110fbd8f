Feature: Information that an effect requires

  @cr26:608.2b
  Scenario: Until 2013, a spell that adds one target's power to another target uses the last-known power of a target that has left
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Lesson of Strength" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Lesson of Strength" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 5/2
    And "Hill Giant" is in Alice's hand

  @cr26:608.2b.today
  Scenario: Today, a spell that adds one target's power to another target adds nothing if the first target has left
    Given Alice controls "Hill Giant", "Craw Wurm" and "Grizzly Bears" and has 2 "Lesson of Strength" as "lesson" in hand and can pay {G}{G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "lesson 1" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When Alice plays "lesson 2" targeting "Craw Wurm" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 8/2

  @cr26:608.2b
  Scenario: Until 2013, a spell that adds one target's power to another target uses the power of a target with protection from it that is still there, and the last-known power of one that has left
    Given Alice controls "Grizzly Bears" and has 2 "Lesson of Strength" as "lesson" in hand and can pay {G}{G}
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Blessed Breath" and "Boomerang" in hand and can pay {W}{U}{U}
    When Alice plays "lesson 1" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "Blessed Breath" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses the color "green"
    Then "Grizzly Bears" is 5/2
    And "Hill Giant" is 3/3
    When Alice plays "lesson 2" targeting "Craw Wurm" then "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Craw Wurm"
    And the stack resolves
    Then "Grizzly Bears" is 11/2

  @cr26:608.2b.today
  Scenario: Today, a spell that adds one target's power to another target adds nothing if the first target has gained protection from it, although it is still there
    Given Alice controls "Grizzly Bears" and has "Lesson of Strength" in hand and can pay {G}
    And Bob controls "Hill Giant" and has "Blessed Breath" in hand and can pay {W}
    When Alice plays "Lesson of Strength" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "Blessed Breath" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses the color "green"
    Then "Lesson of Strength" has resolved
    And "Grizzly Bears" is 2/2
    And "Hill Giant" is 3/3

  @cr26:608.2b.2
  Scenario: Until 2013, a spell takes life from the controller of a target that has become illegal
    Given Alice has "Twin Reproach" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    And Alice controls "Grizzly Bears"
    When Alice plays "Twin Reproach" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 17 life

  @cr26:608.2b.13
  Scenario: Twin Reproach, both of whose targets have left, takes no life, and a second one, whose targets are still there, takes 2 life and 3 life
    Given Alice has 2 "Twin Reproach" as "rebuke" in hand and can pay {2}{B}{2}{B}
    And Bob controls "Hill Giant" and "Craw Wurm" and has 2 "Boomerang" as "return" in hand and can pay {U}{U}{U}{U}
    And Alice controls "Grizzly Bears" and "Watchwolf"
    When Alice plays "rebuke 1" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "return 1" targeting "Hill Giant"
    And Bob plays "return 2" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 20 life
    And Alice is at 20 life
    And "rebuke 1" is in Alice's graveyard
    When Alice plays "rebuke 2" targeting "Craw Wurm" then "Watchwolf"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 17 life

  @cr26:608.2b.2
  Scenario: Until 2013, a spell takes life from the controller and from the owner of targets that have become illegal
    Given Alice has 2 "Twin Reproach" as "rebuke" in hand and can pay {2}{B}{2}{B}
    And Bob controls "Hill Giant" and "Craw Wurm" and has 2 "Boomerang" as "return" in hand and can pay {U}{U}{U}{U}
    And Alice controls "Grizzly Bears"
    When Alice plays "rebuke 1" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "return 1" targeting "Hill Giant"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 17 life
    When Alice plays "rebuke 2" targeting "Grizzly Bears" then "Craw Wurm"
    And Bob plays "return 2" targeting "Craw Wurm"
    And the stack resolves
    Then Bob is at 15 life
    And Alice is at 15 life

  @cr26:608.2b.2
  Scenario: Until 2013, a spell takes life from the player who by then controls a target with protection from it that is still there, and from the last controller of one that has left
    Given Alice controls "Grizzly Bears" and "Merieke Ri Berit"
    And Alice has 2 "Twin Reproach" as "rebuke" and "Blessed Breath" in hand and can pay {2}{B}{W}{2}{B}
    And Bob controls "Hill Giant" and "Craw Wurm" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "rebuke 1" targeting "Hill Giant" then "Grizzly Bears"
    And Alice activates "Merieke Ri Berit" targeting "Hill Giant"
    And the top of the stack resolves
    Then Alice controls "Hill Giant"
    When Alice plays "Blessed Breath" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice chooses the color "black"
    And the stack resolves
    Then Bob is at 20 life
    And Alice is at 15 life
    And "Hill Giant" is in play under Alice's control
    When Alice plays "rebuke 2" targeting "Craw Wurm" then "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Craw Wurm"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 12 life

  @cr26:608.2b.2.today
  Scenario: Today, a spell takes no life from the controller or the owner of a target that has become illegal
    Given Alice has 2 "Twin Reproach" as "rebuke" in hand and can pay {2}{B}{2}{B}
    And Bob controls "Hill Giant" and "Craw Wurm" and has 2 "Boomerang" as "return" in hand and can pay {U}{U}{U}{U}
    And Alice controls "Grizzly Bears"
    When Alice plays "rebuke 1" targeting "Hill Giant" then "Grizzly Bears"
    And Bob plays "return 1" targeting "Hill Giant"
    And the stack resolves
    Then Bob is at 20 life
    And Alice is at 17 life
    When Alice plays "rebuke 2" targeting "Grizzly Bears" then "Craw Wurm"
    And Bob plays "return 2" targeting "Craw Wurm"
    And the stack resolves
    Then Bob is at 20 life
    And Alice is at 15 life

  @cr26:608.2h
  Scenario: Overwhelming Stampede adds the power of Alice's strongest creature to each of her creatures
    Given Alice has {G}{G}{G}{G}{G} in the mana pool and has "Overwhelming Stampede" in hand
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Craw Wurm"
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Hill Giant" is 6/6
    And "Grizzly Bears" has "trample"

  @cr26:608.2h
  Scenario: If Alice controls only one creature, Overwhelming Stampede adds that creature's power to it once
    Given Alice has {G}{G}{G}{G}{G} in the mana pool and has "Overwhelming Stampede" in hand
    And Alice controls "Grizzly Bears"
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @cr26:608.2h
  Scenario: The bonus of Overwhelming Stampede stays the same after the strongest creature has left and after another one has grown
    Given Alice has {G}{G}{G}{G}{G} in the mana pool and has "Overwhelming Stampede" in hand
    And Alice controls "Grizzly Bears", "Watchwolf" and "Hill Giant"
    And Bob has "Boomerang" and "Giant Growth" in hand and can pay {U}{U}{G}
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    When Bob plays "Giant Growth" targeting "Watchwolf"
    And the stack resolves
    Then "Watchwolf" is 9/9
    And "Grizzly Bears" is 5/5
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:608.2h.3
  Scenario: Karn's Touch makes an artifact of mana value 1 a 1/1 creature and one of mana value 2 a 2/2 creature
    Given Alice controls "Sol Ring" and "Charcoal Diamond"
    And Alice has "Karn's Touch" as "one" in hand
    And Alice has "Karn's Touch" as "two" in hand and can pay {U}{U}{U}{U}
    When Alice casts "one" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is 1/1
    And "Sol Ring" has exactly the types "artifact" and "creature"
    When Alice casts "two" targeting "Charcoal Diamond"
    And the stack resolves
    Then "Charcoal Diamond" is 2/2

  @cr26:608.2h.3
  Scenario: Karn's Touch makes an artifact of mana value 2, the mana value of Karn's Touch itself, a 2/2 creature
    Given Alice controls "Charcoal Diamond"
    And Alice has "Karn's Touch" in hand and can pay {U}{U}
    When Alice casts "Karn's Touch" targeting "Charcoal Diamond"
    And the stack resolves
    Then "Charcoal Diamond" is 2/2
    And "Charcoal Diamond" has exactly the types "artifact" and "creature"

  @cr26:608.2h.4
  Scenario: Creatures keep the flying that Concerted Effort gave them for the turn after the only creature with flying has died
    Given it is Bob's end step
    And Alice controls "Concerted Effort", "Serra Angel" and "Grizzly Bears"
    And Bob controls "Hill Giant" and has "Terror" in hand and can pay {1}{B}
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    When Bob plays "Terror" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is in Alice's graveyard
    And "Grizzly Bears" has "flying"
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" doesn't have "flying"

  @cr26:608.2h.4
  Scenario: A creature that gets flying after the ability of Concerted Effort has resolved doesn't give flying to other creatures
    Given it is Bob's end step
    And Alice controls "Concerted Effort", "Hill Giant", "White Knight" and "Grizzly Bears"
    And Alice has "Flight" in hand and can pay {U}
    When the game goes on to Alice's upkeep
    And the stack resolves
    And the game goes on to Alice's main phase
    And Alice plays "Flight" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying" and "first strike"
    And "Grizzly Bears" has "first strike"
    And "Grizzly Bears" doesn't have "flying"

  @cr26:608.2h.6
  Scenario: Far Recall, which returns Grizzly Bears with +3/+3 to hand, gains Alice 5 life
    Given Alice has "Far Recall" and "Giant Growth" in hand and can pay {1}{U}{G}
    And Bob controls "Grizzly Bears"
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Far Recall" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And Alice is at 25 life

  @cr26:608.2h.6
  Scenario: Far Recall, which returns Grizzly Bears with power 2 to hand, gains Alice 2 life
    Given Alice has "Far Recall" in hand and can pay {1}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Far Recall" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Hill Giant" is in play
    And Alice is at 22 life

  @cr26:608.2h.7 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: The damage of an ability of Vampire Nighthawk, which died in response, has lifelink and deathtouch
    Given Alice controls "Vampire Nighthawk" and "Viridian Longbow"
    And "Viridian Longbow" is attached to "Vampire Nighthawk"
    And Bob controls "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Vampire Nighthawk" targeting "Hill Giant"
    And Bob in response plays "Lightning Bolt" targeting "Vampire Nighthawk"
    And the top of the stack resolves
    Then "Vampire Nighthawk" is in Alice's graveyard
    When the stack resolves
    Then Alice is at 21 life
    And "Hill Giant" was destroyed
    And Bob is at 20 life

  @cr26:608.2h.7
  Scenario: Crypt Rats, which died in response to its ability, deal damage as a black creature, and none to White Knight
    Given Alice controls "Crypt Rats" and can pay {B}
    And Bob controls "White Knight" and "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Crypt Rats" with X = 1
    And Bob in response plays "Lightning Bolt" targeting "Crypt Rats"
    And the top of the stack resolves
    Then "Crypt Rats" is in Alice's graveyard
    When the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "White Knight" has no damage marked
    And Bob is at 19 life

  @cr26:608.2h.14
  Scenario: Sphere of Law prevents no damage of Frostwielder that Purelace made white after its ability was activated, and prevents that of a red one
    Given it is Bob's main phase
    And Alice controls "Sphere of Law"
    And Bob controls "Frostwielder" as "pale" and "Frostwielder" as "red"
    And Bob has "Purelace" in hand and can pay {W}
    When Bob activates "pale" targeting Alice
    And Bob plays "Purelace" targeting "pale"
    And the top of the stack resolves
    Then "pale" is white
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 19 life
    When Bob activates "red" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
