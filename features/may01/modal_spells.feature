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
    When Alice plays "Library of Lat-Nam"
    Then Bob is asked for a mode by "Library of Lat-Nam" among "later" and "now"
    When Bob chooses the mode "now" for "Library of Lat-Nam"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Library of Lat-Nam"
    Then "Hill Giant" is in Alice's hand
    And Alice has drawn no cards

  @may01:general.4
  Scenario: A copy of a modal spell has the mode that was chosen for the spell
    Given Alice has "Healing Salve" and "Fork" in hand and can pay {W} and can pay {R}{R}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And Alice plays "Fork" targeting "Healing Salve"
    And the top of the stack resolves
    And as it resolves, Alice keeps the targets
    Then "Healing Salve" has the mode "gain"
    And the copy of "Healing Salve" has the mode "gain"
    When the stack resolves
    Then Alice is at 26 life
