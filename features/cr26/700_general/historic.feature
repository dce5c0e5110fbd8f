Feature: Historic objects

  @cr26:700.6 @edition:2026-01
  Scenario Outline: With Jhoira's Familiar, <spell>, which is historic, costs <cost>, and Gray Ogre costs {2}{R}
    Given Alice controls "Jhoira's Familiar"
    And Alice has "<spell>" in hand and can pay <mana>
    And Alice has "Gray Ogre" in hand and can pay {2}{R}
    When Alice plays "<spell>"
    Then the total cost of "<spell>" is <cost>
    And the mana value of "<spell>" is <value>
    When the stack resolves
    And Alice plays "Gray Ogre"
    Then the total cost of "Gray Ogre" is {2}{R}

    Examples:
      | spell               | mana       | cost       | value |
      | History of Benalia  | {1}{W}{W}  | {W}{W}     | 3     |
      | Teysa Karlov        | {2}{W}{B}  | {1}{W}{B}  | 4     |
      | Howling Mine        | {2}        | {1}        | 2     |

  @cr26:700.6 @edition:2026-01
  Scenario: With Jhoira's Familiar, Castle, an enchantment that is no Saga, costs {3}{W}, and Howling Mine costs {1}
    Given Alice controls "Jhoira's Familiar"
    And Alice has "Castle" and "Howling Mine" in hand and can pay {3}{W}{1}
    When Alice plays "Castle"
    Then the total cost of "Castle" is {3}{W}
    When the stack resolves
    And Alice plays "Howling Mine"
    Then the total cost of "Howling Mine" is {1}
    When the stack resolves
    Then "Castle" and "Howling Mine" are in play
