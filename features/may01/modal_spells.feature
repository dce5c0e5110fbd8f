Feature: Modal spells

  @may01:general.4
  Scenario Outline: Where an opponent makes the choice the spell is modal too, and the choice made as it is played
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    And Alice has "Forest" and "Hill Giant" on top of library
    When Alice plays "Library of Lat-Nam"
    And Bob chooses the mode "<mode>" for "Library of Lat-Nam"
    Then "Library of Lat-Nam" is on the stack
    And "Library of Lat-Nam" has the mode "<mode>"

    Examples:
      | mode  |
      | now   |
      | later |

  @may01:general.4
  Scenario: The choice that Bob made as the spell was played is followed as it resolves
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    And Alice has "Forest" and "Hill Giant" on top of library
    Then the mana cost of "Library of Lat-Nam" is {4}{U}
    And "Library of Lat-Nam" has exactly the type "sorcery"
    And "Library of Lat-Nam" is blue
    When Alice plays "Library of Lat-Nam"
    Then Bob is asked for a mode by "Library of Lat-Nam" among "later" and "now"
    When Bob chooses the mode "now" for "Library of Lat-Nam"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Library of Lat-Nam"
    Then "Hill Giant" is in Alice's hand
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled
    And Alice has drawn no cards

  @may01:general.4
  Scenario: A copy of a modal spell has the mode that was chosen for the spell
    Given Alice has "Healing Salve" and "Fork" in hand and can pay {W} and can pay {R}{R}
    And Bob controls "Grizzly Bears"
    Then the mana cost of "Healing Salve" is {W}
    And "Healing Salve" is white
    And the mana cost of "Fork" is {R}{R}
    And "Fork" is red
    And Alice can play "Healing Salve" choosing "gain" targeting Bob
    And Alice can play "Healing Salve" choosing "prevent" targeting "Grizzly Bears"
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And Alice plays "Fork" targeting "Healing Salve"
    And the top of the stack resolves
    And as it resolves, Alice keeps the targets
    Then "Healing Salve" has the mode "gain"
    And the copy of "Healing Salve" has the mode "gain"
    And the copy of "Healing Salve" is red
    When the stack resolves
    Then Alice is at 26 life

  @may01:general.4
  Scenario: A copy that is aimed at another has the mode of the spell all the same
    Given Alice has "Healing Salve" and "Fork" in hand and can pay {W} and can pay {R}{R}
    And Bob has "Silverstorm Samurai" in hand and can pay {4}{W}{W}
    When Bob plays "Silverstorm Samurai"
    And Alice plays "Healing Salve" choosing "gain" targeting Alice
    Then Alice can target only "Healing Salve" with "Fork"
    When Alice plays "Fork" targeting "Healing Salve"
    And the top of the stack resolves
    And as it resolves, Alice targets Bob
    Then the copy of "Healing Salve" has the mode "gain"
    And the copy of "Healing Salve" targets Bob
    When the stack resolves
    Then Alice is at 23 life
    And Bob is at 23 life

  @may01:general.4
  Scenario: With the other mode three cards come in the next upkeep
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    When Alice plays "Library of Lat-Nam"
    And Bob chooses the mode "later" for "Library of Lat-Nam"
    Then "Library of Lat-Nam" has the mode "later"
    When the stack resolves
    Then Alice has drawn no cards
    And it happened never that Alice searched
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Alice has drawn 3 cards
    And Bob has drawn no cards
