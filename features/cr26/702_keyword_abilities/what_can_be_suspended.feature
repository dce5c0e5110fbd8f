Feature: What can be suspended

  @cr26:702.62a.11
  Scenario: Patient Field, a land card with suspend, can be played as a land and can't be suspended, and Riftwing Cloudskate can
    Given Alice has "Patient Field" and "Riftwing Cloudskate" in hand and can pay {1}{1}{U}
    Then Alice can't activate "suspend" of "Patient Field" by rule 116.2
    And Alice can activate "suspend" of "Riftwing Cloudskate"
    When Alice activates "suspend" of "Riftwing Cloudskate"
    Then "Riftwing Cloudskate" is exiled
    When Alice plays the land "Patient Field"
    Then "Patient Field" is in play under Alice's control

  @cr26:702.62a.12
  Scenario: Riftwing Cloudskate can be suspended before Endless Swarm has resolved, and not afterwards, when Alice can't cast spells
    Given Alice has "Endless Swarm" and "Riftwing Cloudskate" in hand and can pay {5}{G}{G}{G}{1}{U}
    Then Alice can activate "suspend" of "Riftwing Cloudskate"
    When Alice plays "Endless Swarm"
    And the stack resolves
    Then Alice can't activate "suspend" of "Riftwing Cloudskate" by rule 116.2
