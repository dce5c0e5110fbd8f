Feature: Hybrid mana symbols

  @cr26:107.4e.2
  Scenario Outline: Spectral Procession, which costs {2/W}{2/W}{2/W}, can be cast for <mana>
    Given Alice has "Spectral Procession" in hand and can pay <mana>
    When Alice plays "Spectral Procession"
    Then <mana> was spent on "Spectral Procession"
    When the stack resolves
    Then Alice controls three 1/1 white "Spirit" creature tokens

    Examples:
      | mana         |
      | {W}{W}{W}    |
      | {2}{W}{W}    |
      | {4}{W}       |
      | {4}{U}{U}    |

  @cr26:107.4e
  Scenario: Mirrorweave, which costs {2}{W/U}{W/U}, can be cast for {W}, {U} and two other mana, and is white and blue
    Given Alice has {U}{R}{R}{R} in the mana pool
    And Alice has "Mirrorweave" and "Plains" in hand
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can't play "Mirrorweave" targeting "Grizzly Bears" by rule 118.3
    When Alice plays the land "Plains"
    Then Alice can play "Mirrorweave" targeting "Grizzly Bears"
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    Then Alice has {R} in the mana pool
    And "Mirrorweave" is white and blue
    When the stack resolves
    Then "Hill Giant" is 2/2

  @cr26:107.4e
  Scenario Outline: Mirrorweave, which costs {2}{W/U}{W/U}, can be cast for <mana>
    Given Alice has "Mirrorweave" in hand and can pay <mana>
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    Then <mana> was spent on "Mirrorweave"
    When the stack resolves
    Then "Hill Giant" is 2/2

    Examples:
      | mana      |
      | {2}{W}{W} |
      | {2}{U}{U} |

  @cr26:107.4e.2
  Scenario: Spectral Procession can't be cast for {W} and three other mana, and can be cast for {W} and four other mana
    Given Alice has {W}{U}{R}{C} in the mana pool
    And Alice has "Spectral Procession" and "Wastes" in hand
    Then Alice can't play "Spectral Procession" by rule 118.3
    When Alice plays the land "Wastes"
    Then Alice can play "Spectral Procession"
    When Alice plays "Spectral Procession"
    Then Alice has no mana in the mana pool
    And "Wastes" is tapped

  @cr26:107.4e.2
  Scenario: Spectral Procession is white even if no white mana is spent on it
    Given Alice has "Spectral Procession" in hand and can pay {4}{U}{U}
    When Alice plays "Spectral Procession"
    Then {4}{U}{U} was spent on "Spectral Procession"
    And "Spectral Procession" is white
