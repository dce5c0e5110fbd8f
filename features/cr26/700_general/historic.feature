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

  @cr26:700.6.2 @edition:2026-01
  Scenario: Guardians of Koilos can return a legendary land, a legendary creature, an artifact or a Saga of Alice, and neither Castle nor Grizzly Bears nor Bob's artifact
    Given Alice controls "Boseiju, Who Shelters All", "Isamaru, Hound of Konda", "Howling Mine", "History of Benalia", "Castle" and "Grizzly Bears"
    And Bob controls "Sol Ring"
    And Alice has "Guardians of Koilos" in hand and can pay {5}
    When Alice plays "Guardians of Koilos"
    And the top of the stack resolves
    Then Alice may target "Boseiju, Who Shelters All"
    And Alice may target "Isamaru, Hound of Konda"
    And Alice may target "Howling Mine"
    And Alice may target "History of Benalia"
    And Alice may not target "Castle"
    And Alice may not target "Grizzly Bears"
    And Alice may not target "Sol Ring"
    And Alice may not target "Guardians of Koilos"
    When Alice targets "Boseiju, Who Shelters All" for "Guardians of Koilos"
    And the stack resolves
    And Alice says yes to "Guardians of Koilos"
    Then Alice's hand holds "Boseiju, Who Shelters All"
    And "Howling Mine" is in play

  @cr26:700.6.2 @edition:2026-01
  Scenario: Guardians of Koilos returns Alice's only other historic permanent, Ornithopter, and leaves her five basic lands
    Given Alice controls "Ornithopter" and has "Guardians of Koilos" in hand and can pay {5}
    And Bob controls "Isamaru, Hound of Konda"
    When Alice plays "Guardians of Koilos"
    And the stack resolves
    And Alice says yes to "Guardians of Koilos"
    Then "Ornithopter" is in Alice's hand
    And Alice controls 5 "Wastes" permanents
    And "Guardians of Koilos" is 4/4
    And "Isamaru, Hound of Konda" is in play
