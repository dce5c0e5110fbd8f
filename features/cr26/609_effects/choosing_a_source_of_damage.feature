Feature: Choosing a source of damage

  @cr26:609.7a
  Scenario: Circle of Protection: Red prevents the damage of the creature that the chosen creature spell becomes
    Given Alice controls "Concordant Crossroads"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Circle of Protection: Red" and can pay {1}
    When Alice plays "Hill Giant"
    And Bob in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    And as it resolves, Bob chooses the source "Hill Giant"
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
    And Bob activates "chill" of "first" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob activates "chill" of "second" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:609.7a.3 @cr26:109.2c.2
  Scenario: Fume Spitter, sacrificed for its ability that is on the stack, can be chosen as a source of damage
    Given Alice controls "Story Circle" and "Hill Giant" and can pay {W}
    And "Story Circle" has the chosen color "black"
    And Bob controls "Fume Spitter" and "Bog Wraith"
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
