Feature: Modal spells

  @may01:general.4
  Scenario Outline: Library of Lat-Nam is modal: an opponent chooses its mode as it is cast
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
  Scenario: Alice searches her library with Library of Lat-Nam, because Bob chose that mode as she cast it
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    And Alice has "Forest" and "Hill Giant" on top of library
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
  Scenario: A copy of Healing Salve has the mode that was chosen for Healing Salve
    Given Alice has "Healing Salve" and "Fork" in hand and can pay {W} and can pay {R}{R}
    And Bob controls "Grizzly Bears"
    Then "Healing Salve" is white
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
  Scenario: A copy of Healing Salve that gets a new target still has the mode chosen for Healing Salve
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
  Scenario: Library of Lat-Nam makes Alice draw three cards in the next upkeep, because Bob chose that mode
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
