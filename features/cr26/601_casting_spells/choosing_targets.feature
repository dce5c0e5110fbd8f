Feature: Choosing targets by what happened this turn

  @cr26:601.2c
  Scenario: Needle Drop can target only the player who was dealt damage this turn
    Given Alice has "Needle Drop" in hand and can pay {R}
    And Alice has "Island" as library
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice can target only Bob with "Needle Drop"
    When Alice plays "Needle Drop" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And Alice has drawn 1 card

  @cr26:601.2c
  Scenario: Needle Drop deals 1 damage to a creature that was dealt 1 damage earlier in the turn
    Given Alice has "Needle Drop" in hand and can pay {R}
    And Alice has "Island" as library
    And Alice controls "Frostwielder"
    And Bob controls "Trained Armodon" and "Grizzly Bears"
    When Alice activates "Frostwielder" targeting "Trained Armodon"
    And the stack resolves
    And Alice plays "Needle Drop" targeting "Trained Armodon"
    And the stack resolves
    Then "Trained Armodon" has 2 damage marked
    And Alice has drawn 1 card

  @cr26:601.2c
  Scenario: Damage dealt in an earlier turn doesn't make a player or creature a legal target for Needle Drop
    Given Alice has "Needle Drop" in hand and can pay {R}
    And Alice has "Island" as library
    And Alice controls "Frostwielder"
    And Bob controls "Hill Giant" and "Frostwielder" as "his Frostwielder"
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then Alice can target only Bob with "Needle Drop"
    When the game goes on to Bob's main phase
    And Bob activates "his Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then Alice can target only "Hill Giant" with "Needle Drop"
    When Alice plays "Needle Drop" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And Bob is at 19 life

  @cr26:601.2c.2
  Scenario: Today, Library of Lat-Nam can be cast while the only opponent has shroud, and that opponent chooses the mode
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    And Alice has "Forest" and "Hill Giant" on top of library
    And Bob controls "Ivory Mask"
    Then Alice can play "Library of Lat-Nam"
    When Alice casts "Library of Lat-Nam"
    And Bob chooses the mode "now" for "Library of Lat-Nam"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Library of Lat-Nam"
    Then "Hill Giant" is in Alice's hand

  @cr26:601.2c.2.before
  Scenario: Until 2013, Library of Lat-Nam can't be cast while its only opponent can't be targeted
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    And Alice has "Forest" and "Hill Giant" on top of library
    And Bob controls "Ivory Mask" and has "Naturalize" in hand and can pay {1}{G}
    Then Alice can't play "Library of Lat-Nam" because of "mask" of "Ivory Mask"
    When Bob plays "Naturalize" targeting "Ivory Mask"
    And the stack resolves
    And Alice plays "Library of Lat-Nam"
    And Bob chooses the mode "now" for "Library of Lat-Nam"
    Then "Library of Lat-Nam" targets Bob
    When the stack resolves
    And Alice chooses "Hill Giant" for "Library of Lat-Nam"
    Then "Hill Giant" is in Alice's hand

  @cr26:601.2c.6
  Scenario: Retromancer triggers as it is chosen as the target of Lightning Bolt, and its ability goes on the stack once Lightning Bolt has been paid for
    Given Alice controls "Mountain" and has "Lightning Bolt" in hand
    And Bob controls "Retromancer"
    When Alice plays "Lightning Bolt" targeting "Retromancer"
    Then it happened in this order that "Retromancer" triggered, then "Mountain" was tapped
    And the stack holds the ability of "Retromancer" and "Lightning Bolt"
    When the top of the stack resolves
    Then Alice is at 17 life
    And "Retromancer" is in play

  @cr26:601.2c.6 @cr26:603.3
  Scenario: The ability of Retromancer, which triggered before City of Brass was tapped for Lightning Bolt, goes on the stack above that of City of Brass, as both wait until Lightning Bolt is cast
    Given Alice controls "City of Brass" and has "Lightning Bolt" in hand
    And Bob controls "Retromancer"
    When Alice plays "Lightning Bolt" paying {R} with "City of Brass" targeting "Retromancer"
    Then it happened in this order that "Retromancer" triggered, then "City of Brass" triggered
    And the stack holds the ability of "Retromancer", the ability of "City of Brass" and "Lightning Bolt"
    When the top of the stack resolves
    Then Alice is at 17 life

  @cr26:601.2c.6
  Scenario: The ability of Retromancer resolves before Shock, which targets it, and Lightning Bolt, which targets Hill Giant, has made it trigger never
    Given Bob controls "Retromancer" and "Hill Giant"
    And Alice has "Lightning Bolt" and "Shock" in hand and can pay {R}{R}
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Retromancer" has triggered never
    And "Hill Giant" was destroyed
    When Alice plays "Shock" targeting "Retromancer"
    Then the stack holds the ability of "Retromancer" and "Shock"
    When the top of the stack resolves
    Then Alice is at 17 life
    And "Retromancer" has no damage marked

  @cr26:601.2c.8
  Scenario: Landbound Frost, cast with two targets while Alice controls two lands, taps both creatures although one of the lands has left
    Given Alice controls "Island" and "Forest"
    And Alice has "Landbound Frost" in hand
    And Alice has {1}{U} in the mana pool
    And Bob controls "Hill Giant", "Grizzly Bears" and "Craw Wurm"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can't play "Landbound Frost" targeting "Hill Giant" by rule 601.2c
    And Alice can play "Landbound Frost" targeting "Hill Giant" and "Craw Wurm"
    When Alice plays "Landbound Frost" targeting "Hill Giant" and "Grizzly Bears"
    And Bob in response plays "Boomerang" targeting "Forest"
    And the top of the stack resolves
    Then "Forest" is in Alice's hand
    And "Landbound Frost" targets "Hill Giant" and "Grizzly Bears"
    When the stack resolves
    Then "Hill Giant" is tapped
    And "Grizzly Bears" is tapped
    And "Craw Wurm" is untapped

  @cr26:601.2c.8
  Scenario: Landbound Frost needs three targets while Alice controls three lands, and taps all three creatures if no land leaves
    Given Alice controls "Island", "Forest" and "Swamp"
    And Alice has "Landbound Frost" in hand
    And Alice has {1}{U} in the mana pool
    And Bob controls "Hill Giant", "Grizzly Bears" and "Craw Wurm"
    Then Alice can play "Landbound Frost" targeting "Hill Giant", "Grizzly Bears" and "Craw Wurm"
    And Alice can't play "Landbound Frost" targeting "Hill Giant" and "Grizzly Bears" by rule 601.2c
    When Alice plays "Landbound Frost" targeting "Hill Giant", "Grizzly Bears" and "Craw Wurm"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Grizzly Bears" is tapped
    And "Craw Wurm" is tapped
