Feature: What is told apart, in rulings of our own

  @may01:ours.101
  Scenario: Lightning arcs to as many as it is divided among
    Given Alice has "Arc Lightning" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Arc Lightning" is {2}{R}
    And "Arc Lightning" is red
    And "Arc Lightning" has exactly the type "sorcery"
    When Alice plays "Arc Lightning" targeting "Grizzly Bears" and Bob dividing 2 to "Grizzly Bears" and 1 to Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Grizzly Bears" was destroyed

  @may01:ours.101
  Scenario: Thunder rolls over as many as X lets it
    Given Alice has "Rolling Thunder" in hand and can pay {3}{R}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Rolling Thunder" is {X}{R}{R}
    And "Rolling Thunder" is red
    And "Rolling Thunder" has exactly the type "sorcery"
    When Alice plays "Rolling Thunder" with X = 3 targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 1 to "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 1 damage marked

  @may01:ours.102
  Scenario: The eye discerns what is new, what is enchanted, and what shows its face
    Given Alice controls 3 "Discerning Eye" as "eye", "Watchwolf" and new "Hill Giant"
    And Bob controls "Grizzly Bears" and a face-down "Battering Craghorn" as "mask"
    And Alice controls "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    Then the mana cost of "eye 1" is {3}
    And "eye 1" has exactly the type "artifact"
    And Alice can target only "Hill Giant" with "new" of "eye 1"
    And Alice can target only "Grizzly Bears" with "dressed" of "eye 1"
    And Alice can target only "Hill Giant", "Watchwolf" and "Grizzly Bears" with "plain" of "eye 1"
    When Alice activates "plain" of "eye 1" targeting "Watchwolf"
    And the stack resolves
    And Alice activates "dressed" of "eye 2" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "new" of "eye 3" targeting "Hill Giant"
    And the stack resolves
    Then "Watchwolf", "Grizzly Bears" and "Hill Giant" are tapped

  @may01:ours.103
  Scenario: A circle that is told another colour keeps off that
    Given Alice controls "Circle of Protection: Red" and can pay {1}
    And Alice has "Sleight of Mind" in hand and can pay {U}
    And Bob controls "Frostwielder", "Grizzly Bears" and "Llanowar Elves"
    Then the mana cost of "Sleight of Mind" is {U}
    And "Sleight of Mind" is blue
    And "Sleight of Mind" has exactly the type "instant"
    And the text of "Circle of Protection: Red" says "red"
    When Alice plays "Sleight of Mind" targeting "Circle of Protection: Red"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice chooses the color "green"
    Then the text of "Circle of Protection: Red" says "green"
    And the text of "Circle of Protection: Red" doesn't say "red"
    When Alice activates "Circle of Protection: Red"
    And the stack resolves
    Then Alice may choose the source "Grizzly Bears"
    And Alice may not choose the source "Frostwielder"
    When Alice chooses the source "Grizzly Bears"
    Then the stack is empty

  @may01:ours.104
  Scenario: The needle drops where it has hurt before
    Given Alice has "Needle Drop" in hand and can pay {R}
    And Alice has "Island" as library
    And Alice controls "Frostwielder" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    Then the mana cost of "Needle Drop" is {R}
    And "Needle Drop" is red
    And "Needle Drop" has exactly the type "instant"
    When Alice activates "chill" of "Frostwielder" targeting Bob
    And the stack resolves
    Then Alice can target only Bob with "Needle Drop"
    When Alice plays "Needle Drop" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And Alice has drawn 1 card
