Feature: Activating a mana ability again while its own cost is paid

  @cr26:605.3c
  Scenario: The mana ability of Blood Celebrant can't be activated to pay for its own activation, only before that or afterwards
    Given Alice controls "Blood Celebrant" and "Swamp"
    Then Alice can't activate "mana" of "Blood Celebrant" paying {B} with "Blood Celebrant" making {U} by rule 601.2g
    And Alice can activate "mana" of "Blood Celebrant" making {U}
    When Alice activates "mana" of "Blood Celebrant" making {B}
    And Alice activates "mana" of "Blood Celebrant" making {U}
    Then Alice has {U} in the mana pool
    And Alice is at 18 life

  @cr26:605.3c.before
  Scenario: Blood Celebrant's ability is activated once more to pay for its own activation, and each activation costs 1 life
    Given Alice controls "Blood Celebrant" and "Swamp"
    Then Alice can activate "mana" of "Blood Celebrant" paying {B} with "Blood Celebrant"
    When Alice activates "mana" of "Blood Celebrant" paying {B} with "Blood Celebrant"
    Then Alice has {B} in the mana pool
    And Alice is at 18 life
    And "Swamp" is tapped

  @cr26:605.3a.4
  Scenario: Lotus Petal's mana pays for Blood Celebrant's ability in the middle of casting Sol Ring, which that ability pays for
    Given Alice controls "Blood Celebrant" and "Lotus Petal"
    And Alice has "Sol Ring" in hand
    Then Alice can play "Sol Ring"
    When Alice taps "Lotus Petal" for mana making {B}
    And Alice plays "Sol Ring" paying {U} with "Blood Celebrant"
    Then Alice is at 19 life
