Feature: Defender
  @chk:502.41b
  Scenario: A creature with defender can't attack
    Given Alice controls "Steel Wall" and "Grizzly Bears"
    Then Alice can't attack with "Steel Wall" by rule 502.41b because "Steel Wall" has "defender"
    And Alice can attack with "Grizzly Bears"

  @chk:502.41b
  Scenario: A creature with defender can't attack together with another creature
    Given Alice controls "Steel Wall" and "Grizzly Bears"
    Then Alice can't attack with "Grizzly Bears" and "Steel Wall" by rule 502.41b because "Steel Wall" has "defender"
    And Alice can attack with "Grizzly Bears"
