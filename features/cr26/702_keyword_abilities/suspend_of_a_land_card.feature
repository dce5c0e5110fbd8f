Feature: Suspend of a land card

  @cr26:702.62a.11
  Scenario: Patient Field, a land card with suspend, can be played as a land and can't be suspended, and Riftwing Cloudskate can
    Given Alice has "Patient Field" and "Riftwing Cloudskate" in hand and can pay {1}{1}{U}
    Then Alice can't activate "suspend" of "Patient Field" by rule 116.2
    And Alice can activate "suspend" of "Riftwing Cloudskate"
    When Alice activates "suspend" of "Riftwing Cloudskate"
    Then "Riftwing Cloudskate" is exiled
    When Alice plays the land "Patient Field"
    Then "Patient Field" is in play under Alice's control
