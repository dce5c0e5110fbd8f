Feature: Day of Judgment and Damnation

  @cr26:701.19c.3
  Scenario Outline: Drudge Skeletons with a regeneration shield are <fate> after <spell>
    Given Bob controls "Drudge Skeletons" and "Hill Giant" and can pay {B}
    And Alice controls "Serra Angel" and has "<spell>" in hand and can pay <cost>
    When Bob activates "Drudge Skeletons"
    And the stack resolves
    And Alice plays "<spell>"
    And the stack resolves
    Then "Hill Giant" and "Serra Angel" were destroyed
    And "Drudge Skeletons" is <fate>
    And Alice controls no "creature" permanents

    Examples:
      | spell           | cost      | fate               |
      | Day of Judgment | {2}{W}{W} | in play            |
      | Damnation       | {2}{B}{B} | in Bob's graveyard |
