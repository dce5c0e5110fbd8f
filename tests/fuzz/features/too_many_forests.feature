Feature: a
  @edition:2026-01 @cr26:702.108a
  Scenario: b
    Given Alice controls 4294967295 "Forest" as ""
    And it is Bob's upkeep
    And it is Alice's upkeep
    Then Alice is at 20 life
