Feature: Tribute

  @cr26:702.104a
  Scenario: Pharagax Giant enters with two counters and deals no damage if the opponent pays tribute
    Given Alice has "Pharagax Giant" in hand and can pay {4}{R}
    When Alice plays "Pharagax Giant"
    And the stack resolves
    Then "Pharagax Giant" isn't in play
    When Bob says yes
    Then "Pharagax Giant" is 5/5
    And Bob is at 20 life
    And the ability "spite" of "Pharagax Giant" has triggered never

  @cr26:702.104a.2
  Scenario: Fanatic of Xenagos with tribute 1 enters with one +1/+1 counter if the opponent pays tribute
    Given Alice has "Fanatic of Xenagos" in hand and can pay {1}{R}{G}
    When Alice plays "Fanatic of Xenagos"
    And the stack resolves
    And Bob says yes
    Then "Fanatic of Xenagos" has 1 +1/+1 counter
    And "Fanatic of Xenagos" is 4/4
    And "Fanatic of Xenagos" doesn't have "haste"

  @cr26:702.104a.2
  Scenario: Fanatic of Xenagos gets +1/+1 and haste until end of turn if the opponent doesn't pay tribute
    Given Alice has "Fanatic of Xenagos" in hand and can pay {1}{R}{G}
    When Alice plays "Fanatic of Xenagos"
    And the stack resolves
    And Bob says no
    Then "Fanatic of Xenagos" is 4/4
    And "Fanatic of Xenagos" has "haste"
    And "Fanatic of Xenagos" has no +1/+1 counters
    And Alice can attack with "Fanatic of Xenagos"
    When the turn ends
    Then "Fanatic of Xenagos" is 3/3

  @cr26:702.104a @cr26:702.104b
  Scenario: Pharagax Giant enters without counters and deals 5 damage to the opponent who doesn't pay tribute
    Given Alice has "Pharagax Giant" in hand and can pay {4}{R}
    When Alice plays "Pharagax Giant"
    And the stack resolves
    And Bob says no
    Then "Pharagax Giant" is 3/3
    And Bob is at 15 life
    And the ability "spite" of "Pharagax Giant" has triggered once

  @cr26:702.104a @cr26:702.104b @cr26:702.104a.2
  Scenario: Of two Pharagax Giants, the one for which the opponent paid tribute deals no damage, and the other one deals 5
    Given Alice has "Pharagax Giant" as "paid" and "Pharagax Giant" as "unpaid" in hand and can pay {4}{R}{4}{R}
    When Alice plays "paid"
    And the stack resolves
    And Bob says yes
    Then "paid" is 5/5
    And the ability "spite" of "paid" has triggered never
    When Alice plays "unpaid"
    And the stack resolves
    And Bob says no
    Then "unpaid" is 3/3
    And the ability "spite" of "unpaid" has triggered once
    And Bob is at 15 life
    And Bob was asked for yes or no twice
    And "paid" has 2 +1/+1 counters

  @cr26:702.104a @cr26:702.104b
  Scenario: Alice chooses which of two opponents may put the counters of tribute on Pharagax Giant
    Given Carol is playing too
    And Alice has "Pharagax Giant" in hand and can pay {4}{R}
    When Alice plays "Pharagax Giant"
    And the stack resolves
    Then Alice may choose the player Bob
    And Alice may not choose the player Alice
    When Alice chooses the player Carol
    And Carol says yes
    Then "Pharagax Giant" is 5/5
    And Bob was asked for yes or no never
    And the ability "spite" of "Pharagax Giant" has triggered never

  @cr26:702.104b
  Scenario: Pharagax Giant, which enters with a +1/+1 counter from riot and none from tribute, deals 5 damage to the opponent who didn't pay tribute
    Given Alice controls "Rhythm of the Wild" and has "Pharagax Giant" in hand and can pay {4}{R}
    When Alice plays "Pharagax Giant"
    And the stack resolves
    And Alice chooses the ability "tribute" of "Pharagax Giant"
    And Bob says no
    And Alice says yes to "Pharagax Giant"
    Then "Pharagax Giant" has 1 +1/+1 counter
    And the ability "spite" of "Pharagax Giant" has triggered once
    And Bob is at 15 life

  @cr26:702.104b.2
  Scenario: Pharagax Giant deals 5 damage to Bob, who chose to put the counters on it, if Still Ground keeps them off
    Given Bob controls "Still Ground"
    And Alice has "Pharagax Giant" in hand and can pay {4}{R}
    When Alice plays "Pharagax Giant"
    And the stack resolves
    And Bob says yes
    Then "Pharagax Giant" is 3/3
    And the ability "spite" of "Pharagax Giant" has triggered once
    And Bob is at 15 life

  @cr26:702.104b.2
  Scenario: Fanatic of Xenagos has haste although Bob chose to put the counter on it, because Still Ground keeps it off
    Given Bob controls "Still Ground"
    And Alice has "Fanatic of Xenagos" in hand and can pay {1}{R}{G}
    When Alice plays "Fanatic of Xenagos"
    And the stack resolves
    And Bob says yes
    Then "Fanatic of Xenagos" has no +1/+1 counters
    And "Fanatic of Xenagos" has "haste"
    And "Fanatic of Xenagos" is 4/4

  @cr26:702.104a.3
  Scenario: Pharagax Giant, to which Rhythm of the Wild gives riot, enters with the two +1/+1 counters of tribute and that of riot
    Given Alice controls "Rhythm of the Wild" and has "Pharagax Giant" in hand and can pay {4}{R}
    When Alice plays "Pharagax Giant"
    And the stack resolves
    And Alice chooses the ability "tribute" of "Pharagax Giant"
    And Bob says yes
    And Alice says yes to "Pharagax Giant"
    Then "Pharagax Giant" has 3 +1/+1 counters
    And "Pharagax Giant" is 6/6
    And the ability "spite" of "Pharagax Giant" has triggered never
