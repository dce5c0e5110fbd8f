Feature: Tribute

  @cr26:702.104a
  Scenario: Pharagax Giant enters with two counters and deals no damage if the opponent pays tribute
    Given Alice has "Pharagax Giant" in hand and can pay {4}{R}
    When Alice plays "Pharagax Giant"
    And the stack resolves
    And Bob says yes
    Then "Pharagax Giant" is 5/5
    And Bob is at 20 life
    And the ability "spite" of "Pharagax Giant" has triggered never

  @cr26:702.104a @cr26:702.104b
  Scenario: Pharagax Giant enters without counters and deals 5 damage to the opponent who doesn't pay tribute
    Given Alice has "Pharagax Giant" in hand and can pay {4}{R}
    When Alice plays "Pharagax Giant"
    And the stack resolves
    And Bob says no
    Then "Pharagax Giant" is 3/3
    And Bob is at 15 life
    And the ability "spite" of "Pharagax Giant" has triggered once
