Feature: Choosing a source of damage

  @cr26:609.7a @cr26:120.7.2
  Scenario: Circle of Protection: Red prevents the damage of the creature that the chosen creature spell becomes
    Given Alice controls "Concordant Crossroads" and "Goblin Raider"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Circle of Protection: Red" and can pay {1}
    When Alice plays "Hill Giant"
    And Bob in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    Then Bob may choose the source "Hill Giant"
    When Bob chooses the source "Hill Giant"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    And "Hill Giant" is tapped

  @cr26:609.7a
  Scenario: Circle of Protection: Red doesn't prevent the damage of another creature with the chosen spell's name
    Given Alice controls "Concordant Crossroads" and "Hill Giant" as "elder"
    And Alice has "Hill Giant" as "younger" in hand and can pay {3}{R}
    And Bob controls "Circle of Protection: Red" and can pay {1}
    When Alice plays "younger"
    And Bob in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    And as it resolves, Bob chooses the source "younger"
    And the stack resolves
    And Alice attacks with "elder" and "younger"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:609.7a.2
  Scenario: For Story Circle with red chosen, Alice can choose a red source, but not a green source
    Given Alice has "Story Circle" in hand and can pay {1}{W}{W}{W}
    And Bob controls "Frostwielder", "Goblin Raider" and "Grizzly Bears"
    When Alice plays "Story Circle"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
    And Bob activates "chill" of "Frostwielder" targeting Alice
    And Alice in response activates "Story Circle"
    And the top of the stack resolves
    Then Alice may choose the source "Goblin Raider"
    And Alice may not choose the source "Grizzly Bears"
    When Alice chooses the source "Frostwielder"
    And the stack resolves
    Then Alice is at 20 life

  @cr26:609.7a.2
  Scenario: Story Circle prevents the damage of the chosen source, but not the damage of another red source
    Given Alice controls "Story Circle" and can pay {W}
    And "Story Circle" has the chosen color "red"
    And it is Bob's main phase
    And Bob controls "Frostwielder" as "first" and "Frostwielder" as "second"
    When Alice activates "Story Circle"
    And the stack resolves
    And as it resolves, Alice chooses the source "first"
    And Bob activates "chill" of "second" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    When Bob activates "chill" of "first" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    And "first" is tapped

  @cr26:609.7a.3 @cr26:109.2c.2 @cr26:120.7.3
  Scenario: Fume Spitter, sacrificed for its ability that is on the stack, can be chosen as a source of damage
    Given Alice controls "Story Circle" and "Hill Giant" and can pay {W}{W}
    And "Story Circle" has the chosen color "black"
    And Bob controls "Fume Spitter", "Bog Wraith" and "Drudge Skeletons"
    When Alice passes
    And Bob activates "Fume Spitter" targeting "Hill Giant"
    And Alice in response activates "Story Circle"
    And the top of the stack resolves
    Then "Fume Spitter" is in Bob's graveyard
    And Alice may choose the source "Fume Spitter"
    And Alice may choose the source "Bog Wraith"
    And Alice may not choose the source "Hill Giant"
    When Alice chooses the source "Bog Wraith"
    And the stack resolves
    Then "Hill Giant" is 2/2
    When Alice activates "Story Circle"
    And the stack resolves
    Then Alice may not choose the source "Fume Spitter"
    And Alice may choose the source "Drudge Skeletons"
    When Alice chooses the source "Drudge Skeletons"
    Then "Fume Spitter" is in Bob's graveyard

  @cr26:109.2.5
  Scenario: For Circle of Protection: Artifacts, a sacrificed artifact whose ability is on the stack can be chosen as well as one in play
    Given Bob controls "Circle of Protection: Artifacts", "Sol Ring" and "Hill Giant" and can pay {2}
    And Alice controls "Brittle Reliquary" and can pay {1}
    When Alice activates "Brittle Reliquary" targeting "Hill Giant"
    And Bob in response activates "Circle of Protection: Artifacts"
    And the top of the stack resolves
    Then "Brittle Reliquary" is in Alice's graveyard
    And Bob may choose the source "Brittle Reliquary"
    And Bob may choose the source "Sol Ring"
    And Bob may not choose the source "Hill Giant"
    When Bob chooses the source "Sol Ring"
    And the stack resolves
    Then "Hill Giant" is in play

  @cr26:109.2.5
  Scenario: Circle of Protection: Artifacts prevents the combat damage of an artifact creature in play that Bob chooses, and not that of Hill Giant
    Given Bob controls "Circle of Protection: Artifacts" and can pay {2}
    And Alice controls "Bronze Sable" and "Hill Giant"
    When Alice attacks with "Bronze Sable" and "Hill Giant"
    And Bob activates "Circle of Protection: Artifacts"
    And the stack resolves
    And Bob chooses the source "Bronze Sable"
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:120.7.4
  Scenario: Goblin Raider, exiled by Otherworldly Journey, whose delayed trigger waits for it, can be chosen as a source, and another exiled Raider can't
    Given Alice controls "Circle of Protection: Red" and can pay {1}
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    And Bob controls "Goblin Raider", "Hill Giant" and "Gray Ogre"
    And Bob has "Goblin Raider" as "away" exiled
    When Alice plays "Otherworldly Journey" targeting "Goblin Raider"
    And the stack resolves
    And Alice activates "Circle of Protection: Red"
    And the stack resolves
    Then "Goblin Raider" is exiled
    And Alice may choose the source "Goblin Raider"
    And Alice may not choose the source "away"
    When Alice chooses the source "Hill Giant"
    Then "Hill Giant" is in play

  @cr26:120.7.5
  Scenario: Goblin Raider in a graveyard can be chosen as a source while an earlier shield against it waits, and another Raider there can't
    Given Alice controls "Circle of Protection: Red" and can pay {1}{1}
    And Alice has "Terror" in hand and can pay {1}{B}
    And Bob controls "Goblin Raider", "Hill Giant" and "Gray Ogre"
    And Bob has "Goblin Raider" as "dead" in graveyard
    When Alice activates "Circle of Protection: Red"
    And the stack resolves
    And Alice chooses the source "Goblin Raider"
    And Alice plays "Terror" targeting "Goblin Raider"
    And the stack resolves
    And Alice activates "Circle of Protection: Red"
    And the stack resolves
    Then "Goblin Raider" is in Bob's graveyard
    And Alice may choose the source "Goblin Raider"
    And Alice may not choose the source "dead"
    When Alice chooses the source "Hill Giant"
    Then "Hill Giant" is in play
