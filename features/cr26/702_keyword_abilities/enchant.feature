Feature: Enchant

  @cr26:702.5a
  Scenario: Holy Strength can target Chimeric Staff only while that is a creature, and falls off afterwards
    Given Alice controls "Chimeric Staff" and "Grizzly Bears" and has "Holy Strength" in hand and can pay {3}{W}
    Then Alice can't play "Holy Strength" targeting "Chimeric Staff" by rule 303.4
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then Alice can play "Holy Strength" targeting "Chimeric Staff"
    When Alice plays "Holy Strength" targeting "Chimeric Staff"
    And the stack resolves
    Then "Chimeric Staff" is 4/5
    When the turn ends
    Then "Holy Strength" is in Alice's graveyard

  @cr26:702.5d @cr26:702.5a.3 @cr26:608.3c.2 @cr26:303.4.2 @cr26:303.4a.2 @edition:2026-01
  Scenario: Curse of the Bloody Tome enchants Bob, who mills two cards in his upkeep, and can't target a creature
    Given Alice has "Curse of the Bloody Tome" in hand and can pay {2}{U}
    And Bob controls "Grizzly Bears" and has "Island", "Forest" and "Swamp" as library
    Then Alice can't play "Curse of the Bloody Tome" targeting "Grizzly Bears" by rule 303.4
    And Alice can play "Curse of the Bloody Tome" targeting Bob
    When Alice plays "Curse of the Bloody Tome" targeting Bob
    And the stack resolves
    Then "Curse of the Bloody Tome" is attached to Bob
    And Alice controls "Curse of the Bloody Tome"
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob's graveyard holds "Island" and "Forest"

  @cr26:702.5d @edition:2026-01
  Scenario: Alice may enchant herself with Curse of the Bloody Tome, and mills two cards in each of her upkeeps
    Given Alice has "Curse of the Bloody Tome" in hand and can pay {2}{U}
    And Alice has "Island", "Forest", "Swamp" and "Mountain" as library
    When Alice plays "Curse of the Bloody Tome" targeting Alice
    And the stack resolves
    Then "Curse of the Bloody Tome" is attached to Alice
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice's library holds "Swamp" and "Mountain"

  @cr26:702.5d @cr26:702.5a.3 @edition:2026-01
  Scenario: Replenish can't return Curse of the Bloody Tome attached to a creature, and returns it attached to a player
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice has "Curse of the Bloody Tome" in graveyard
    And Bob controls "Grizzly Bears" and has "Island", "Forest" and "Swamp" as library
    When Alice plays "Replenish"
    And the stack resolves
    Then Alice may choose the player Bob
    And Alice may not choose "Grizzly Bears"
    When Alice chooses the player Bob
    Then "Curse of the Bloody Tome" is attached to Bob
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob's graveyard holds "Island" and "Forest"

  @cr26:702.5c
  Scenario: Gilded Bond with enchant creature and enchant artifact has one target, which is an artifact creature
    Given Alice has "Gilded Bond" in hand and can pay {W}
    And Bob controls "Grizzly Bears", "Ornithopter" and "Sol Ring"
    Then Alice can target only "Ornithopter" with "Gilded Bond"
    And Alice can't play "Gilded Bond" targeting "Grizzly Bears" by rule 303.4
    And Alice can't play "Gilded Bond" targeting "Sol Ring" by rule 303.4
    And Alice can play "Gilded Bond" targeting "Ornithopter"
    When Alice plays "Gilded Bond" targeting "Ornithopter"
    And the stack resolves
    Then "Gilded Bond" is attached to "Ornithopter"
    And "Ornithopter" is 1/4

  @cr26:702.5c
  Scenario: Gilded Bond falls off Chimeric Staff, which is no creature after the turn any longer
    Given Alice controls "Chimeric Staff" and has "Gilded Bond" in hand and can pay {3}{W}
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    And Alice plays "Gilded Bond" targeting "Chimeric Staff"
    And the stack resolves
    Then "Chimeric Staff" is 4/5
    When the turn ends
    Then "Gilded Bond" is in Alice's graveyard
    And "Chimeric Staff" is in play

  @cr26:702.5a.2
  Scenario: Wild Growth with enchant land can target Forest, and neither a creature nor an artifact
    Given Alice controls "Forest", "Grizzly Bears" and "Sol Ring"
    And Alice has "Wild Growth" in hand and has {G} in the mana pool
    Then Alice can target only "Forest" with "Wild Growth"
    And Alice can't play "Wild Growth" targeting "Grizzly Bears" by rule 303.4
    And Alice can play "Wild Growth" targeting "Forest"
    When Alice plays "Wild Growth" targeting "Forest"
    And the stack resolves
    Then "Wild Growth" is attached to "Forest"
    When Alice taps "Forest" for mana
    Then Alice has {G}{G} in the mana pool

  @cr26:702.5c.2 @cr26:303.4c.6 @cr26:704.5m.4
  Scenario: Twice-Bound Curse, which enchants an opponent and a player dealt damage this turn, can target Carol only, and falls off after the turn
    Given Carol is playing too
    And Alice has "Twice-Bound Curse", "Shock" as "one" and "Shock" as "two" in hand and can pay {R}{R}{B}
    When Alice plays "one" targeting Alice
    And the stack resolves
    And Alice plays "two" targeting Carol
    And the stack resolves
    Then Alice can't play "Twice-Bound Curse" targeting Alice by rule 303.4
    And Alice can't play "Twice-Bound Curse" targeting Bob by rule 303.4
    And Alice can play "Twice-Bound Curse" targeting Carol
    When Alice plays "Twice-Bound Curse" targeting Carol
    And the stack resolves
    Then "Twice-Bound Curse" is in play
    And "Twice-Bound Curse" is attached to Carol
    And Alice is at 18 life
    When the turn ends
    Then "Twice-Bound Curse" is in Alice's graveyard
    And Carol is at 18 life

  @cr26:702.5c.2 @cr26:702.5d.3
  Scenario: Twice-Bound Curse can target Bob, an opponent who was dealt damage this turn, and can't target Alice, who is neither
    Given Alice has "Twice-Bound Curse" and "Shock" in hand and can pay {R}{B}
    When Alice plays "Shock" targeting Bob
    And the stack resolves
    Then Alice can't play "Twice-Bound Curse" targeting Alice by rule 303.4
    And Alice can play "Twice-Bound Curse" targeting Bob
    When Alice plays "Twice-Bound Curse" targeting Bob
    And the stack resolves
    Then "Twice-Bound Curse" is attached to Bob
    And Bob is at 18 life

  @cr26:702.5d.2 @edition:2026-01
  Scenario: Passed Burden can't move Curse of the Bloody Tome from Bob to Hill Giant, and moves it to Alice
    Given Alice has "Curse of the Bloody Tome", "Passed Burden" as "one" and "Passed Burden" as "two" in hand and can pay {2}{U}{B}{B}
    And Alice controls "Hill Giant"
    And Alice has "Island", "Forest", "Swamp" and "Mountain" as library
    When Alice plays "Curse of the Bloody Tome" targeting Bob
    And the stack resolves
    And Alice plays "one" targeting "Curse of the Bloody Tome" then "Hill Giant"
    And the stack resolves
    Then "Curse of the Bloody Tome" is attached to Bob
    When Alice plays "two" targeting "Curse of the Bloody Tome" then Alice
    And the stack resolves
    Then "Curse of the Bloody Tome" is attached to Alice
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice's library holds "Swamp" and "Mountain"

  @cr26:702.5a.4
  Scenario: Animate Dead can target Hill Giant in Bob's graveyard and enchants it there, and can target neither a creature on the battlefield nor an instant card
    Given Bob controls "Grizzly Bears" and has "Hill Giant" and "Shock" in graveyard
    And Alice has "Animate Dead" in hand and can pay {1}{B}
    Then Alice can't play "Animate Dead" targeting "Grizzly Bears" by rule 303.4
    And Alice can't play "Animate Dead" targeting "Shock" by rule 303.4
    And Alice can play "Animate Dead" targeting "Hill Giant"
    When Alice plays "Animate Dead" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Animate Dead" is attached to "Hill Giant"
    And "Hill Giant" is in Bob's graveyard
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 2/3

  @cr26:702.5d.3
  Scenario: Twice-Bound Curse can target Bob, and not Wall of Stone, which was dealt damage this turn, too, and Passed Burden can't move it to Wall of Stone
    Given Alice has "Twice-Bound Curse", "Passed Burden", "Shock" as "one" and "Shock" as "two" in hand and can pay {R}{R}{B}{B}
    And Bob controls "Wall of Stone"
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice plays "two" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Alice can't play "Twice-Bound Curse" targeting "Wall of Stone" by rule 303.4
    And Alice can play "Twice-Bound Curse" targeting Bob
    When Alice plays "Twice-Bound Curse" targeting Bob
    And the stack resolves
    And Alice plays "Passed Burden" targeting "Twice-Bound Curse" then "Wall of Stone"
    And the stack resolves
    Then "Twice-Bound Curse" is attached to Bob
    And "Wall of Stone" is in play

  @cr26:702.5a.3 @cr26:702.5d @cr26:608.3c.2 @cr26:115.1b.4 @cr26:303.4.2
  Scenario: Settling Curse, which can enchant a player, can target Bob and Alice, is attached to Bob, and can target neither Grizzly Bears nor Sol Ring
    Given Alice has "Settling Curse" in hand and can pay {B}
    And Bob controls "Grizzly Bears" and "Sol Ring"
    Then Alice can't play "Settling Curse" targeting "Grizzly Bears" by rule 303.4
    And Alice can't play "Settling Curse" targeting "Sol Ring" by rule 303.4
    And Alice can play "Settling Curse" targeting Alice
    And Alice can play "Settling Curse" targeting Bob
    When Alice plays "Settling Curse" targeting Bob
    Then "Settling Curse" targets Bob
    When the stack resolves
    Then "Settling Curse" is attached to Bob
    And "Settling Curse" has triggered never
    And Alice controls "Settling Curse"

  @cr26:702.5d.2
  Scenario: Passed Burden can't move Settling Curse from Bob to Hill Giant, and moves it to Alice, who gains 1 life
    Given Alice has "Settling Curse", "Passed Burden" as "one" and "Passed Burden" as "two" in hand and can pay {B}{B}{B}
    And Alice controls "Hill Giant"
    When Alice plays "Settling Curse" targeting Bob
    And the stack resolves
    And Alice plays "one" targeting "Settling Curse" then "Hill Giant"
    And the stack resolves
    Then "Settling Curse" is attached to Bob
    When Alice plays "two" targeting "Settling Curse" then Alice
    And the stack resolves
    Then "Settling Curse" is attached to Alice
    And Alice is at 21 life

  @cr26:702.5c
  Scenario: Passed Burden can't move Gilded Bond from Ornithopter to Grizzly Bears, and moves it to Steel Wall
    Given Alice has "Gilded Bond", "Passed Burden" as "one" and "Passed Burden" as "two" in hand and can pay {W}{B}{B}
    And Bob controls "Ornithopter", "Grizzly Bears" and "Steel Wall"
    When Alice plays "Gilded Bond" targeting "Ornithopter"
    And the stack resolves
    And Alice plays "one" targeting "Gilded Bond" then "Grizzly Bears"
    And the stack resolves
    Then "Gilded Bond" is attached to "Ornithopter"
    When Alice plays "two" targeting "Gilded Bond" then "Steel Wall"
    And the stack resolves
    Then "Gilded Bond" is attached to "Steel Wall"
    And "Steel Wall" is 1/6
