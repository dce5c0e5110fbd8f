Feature: Examples of section 208

  @cr26:208.2a.ex1
  Scenario: Lost Order of Jarkeld is 1/1 in hand, 4/4 on the battlefield while the chosen opponent controls three creatures, and 1/1 in the graveyard
    Given Alice has "Lost Order of Jarkeld" and "Terror" in hand and can pay {2}{W}{W}{1}{B}
    And Bob controls "Grizzly Bears", "Hill Giant" and "Watchwolf"
    Then "Lost Order of Jarkeld" is 1/1
    When Alice plays "Lost Order of Jarkeld"
    And the stack resolves
    Then "Lost Order of Jarkeld" is 4/4
    When Alice plays "Terror" targeting "Lost Order of Jarkeld"
    And the stack resolves
    Then "Lost Order of Jarkeld" is in Alice's graveyard
    And "Lost Order of Jarkeld" is 1/1

  @cr26:208.2a.ex1
  Scenario: Lost Order of Jarkeld on the battlefield becomes smaller as a creature of the chosen opponent dies
    Given Alice has "Terror" in hand and can pay {1}{B}
    And Alice controls "Lost Order of Jarkeld" and "Craw Wurm"
    And "Lost Order of Jarkeld" has the chosen opponent Bob
    And Bob controls "Grizzly Bears", "Hill Giant" and "Watchwolf"
    Then "Lost Order of Jarkeld" is 4/4
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Lost Order of Jarkeld" is 3/3

  @cr26:208.3a.ex1 @cr26:301.7
  Scenario: Sky Skiff gets +1/+1 by Convoy Captain while it is no creature yet, and is 3/4 once it is crewed
    Given Alice controls "Sky Skiff" and "Convoy Captain"
    When Alice activates "crew" of "Sky Skiff", tapping "Convoy Captain"
    And the top of the stack resolves
    Then the stack holds the ability "crew" of "Sky Skiff"
    And "Sky Skiff" has exactly the types "artifact" and "Vehicle"
    When the stack resolves
    Then "Sky Skiff" has exactly the types "artifact", "creature" and "Vehicle"
    And "Sky Skiff" is 3/4
    When the turn ends
    Then "Sky Skiff" has exactly the types "artifact" and "Vehicle"

  @cr26:208.3a.ex1
  Scenario: Sky Skiff that is crewed without Convoy Captain is 2/3, and 3/4 after it is crewed again with Convoy Captain
    Given Alice controls "Sky Skiff" and "Grizzly Bears"
    And Alice has "Convoy Captain" in hand and can pay {R}{W}
    When Alice activates "crew" of "Sky Skiff", tapping "Grizzly Bears"
    And the stack resolves
    Then "Sky Skiff" is 2/3
    When Alice plays "Convoy Captain"
    And the stack resolves
    And Alice activates "crew" of "Sky Skiff", tapping "Convoy Captain"
    And the stack resolves
    Then "Sky Skiff" is 3/4
