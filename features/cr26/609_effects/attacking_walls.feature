Feature: Walls that attack

  @cr26:609.4.2
  Scenario: With Rolling Stones, a Wall of Stone can attack, but a tapped one and a new one can't
    Given Alice controls "Wall of Stone" as "old", new "Wall of Stone" as "fresh" and tapped "Wall of Stone" as "tired"
    And Alice has "Rolling Stones" in hand and can pay {1}{W}
    When Alice plays "Rolling Stones"
    And the stack resolves
    Then Alice can attack with "old"
    And Alice can't attack with "fresh" by rule 302.6
    And Alice can't attack with "tired" by rule 508.1a
    When Alice attacks with "old"
    Then "old" is attacking
    And "old" is tapped

  @cr26:609.4.2
  Scenario: With Rolling Stones, a Wall of Stone can attack together with Hill Giant, and new Grizzly Bears can't
    Given Alice controls "Wall of Stone", "Hill Giant" and new "Grizzly Bears"
    And Alice has "Rolling Stones" in hand and can pay {1}{W}
    Then Alice can attack with "Hill Giant"
    And Alice can't attack with "Grizzly Bears" by rule 302.6
    When Alice plays "Rolling Stones"
    And the stack resolves
    And Alice attacks with "Wall of Stone" and "Hill Giant"
    Then "Wall of Stone" is attacking
