Feature: Student of Elements
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Student of Elements flips when it has flying
    Given Alice controls "Student of Elements" and has "Flight" in hand and can pay {U}
    Then "Student of Elements" is 1/1
    And "Student of Elements" has exactly the types "creature", "Human" and "Wizard"
    When Alice plays "Flight" targeting "Student of Elements"
    And the top of the stack resolves
    Then "Student of Elements" has "flying"
    And "Student of Elements" is named "Student of Elements"
    And the stack holds the ability of "Student of Elements"
    When the stack resolves
    Then "Student of Elements" is flipped
    And "Student of Elements" is named "Tobita, Master of Winds"
    And "Student of Elements" is 3/3
    And "Student of Elements" has exactly the types "legendary", "creature", "Human" and "Wizard"
    And "Student of Elements" has triggered once

  @chk:508.1a
  Scenario: Student of Elements flips although it has lost flying before its trigger resolves
    Given Alice controls "Student of Elements" and has "Flight" in hand and can pay {U}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Flight" targeting "Student of Elements"
    And the top of the stack resolves
    And Bob plays "Naturalize" targeting "Flight"
    And the top of the stack resolves
    Then "Student of Elements" doesn't have "flying"
    And "Student of Elements" is unflipped
    When the stack resolves
    Then "Student of Elements" is flipped

  @chk:508.1a
  Scenario: Student of Elements doesn't flip when another creature has flying
    Given Alice controls "Student of Elements" and "Grizzly Bears" and has 2 "Flight" as "flight" in hand and can pay {U}{U}
    When Alice plays "flight 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Student of Elements" has triggered never
    And "Student of Elements" is unflipped
    When Alice plays "flight 2" targeting "Student of Elements"
    And the stack resolves
    Then "Student of Elements" is flipped

  @chk:508.1b
  Scenario: Tobita, the flipped Student of Elements, gives flying to its controller's creatures, itself included
    Given Alice controls "Student of Elements" and "Grizzly Bears" and has "Flight" in hand and can pay {U}
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Hill Giant"
    When Alice plays "Flight" targeting "Student of Elements"
    And the top of the stack resolves
    Then "Grizzly Bears" doesn't have "flying"
    When the stack resolves
    Then "Student of Elements" is named "Tobita, Master of Winds"
    And "Grizzly Bears" has "flying"
    And "Hill Giant" doesn't have "flying"
    When Alice plays "Naturalize" targeting "Flight"
    And the stack resolves
    Then "Flight" is in Alice's graveyard
    And "Student of Elements" has "flying"
