Feature: Ward

  @cr26:702.21a
  Scenario: Ward counters an opponent's spell if the ward cost isn't paid, and doesn't counter the controller's own spell
    Given Alice controls "Waterfall Aerialist" and has "Flight" in hand and can pay {U}
    And Bob has "Terror" as "one" in hand and can pay {1}{B}
    When Alice plays "Flight" targeting "Waterfall Aerialist"
    And the stack resolves
    Then "Flight" has resolved
    When Bob plays "one" targeting "Waterfall Aerialist"
    And the stack resolves
    Then "one" was countered

  @cr26:702.21a
  Scenario: Ward triggers for each spell of an opponent, and a spell for which the ward cost is paid resolves
    Given Alice controls "Waterfall Aerialist"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {4}{B}{B}
    When Bob plays "one" targeting "Waterfall Aerialist"
    And the top of the stack resolves
    And Bob says no to "Waterfall Aerialist"
    Then "one" was countered
    When Bob plays "two" targeting "Waterfall Aerialist"
    And the stack resolves
    And Bob says yes to "Waterfall Aerialist"
    Then "Waterfall Aerialist" was destroyed
    And "Waterfall Aerialist" has triggered twice

  @cr26:702.21a
  Scenario: Ward counters an opponent's ability if the ward cost isn't paid, and not if it is paid
    Given Alice controls "Waterfall Aerialist"
    And Bob controls "Frostwielder" as "first" and "Frostwielder" as "second" and can pay {2}
    When Bob activates "first" targeting "Waterfall Aerialist"
    And the top of the stack resolves
    And Bob says no to "Waterfall Aerialist"
    Then the ability of "first" was countered
    And "Waterfall Aerialist" has no damage marked
    When Bob activates "second" targeting "Waterfall Aerialist"
    And the stack resolves
    And Bob says yes to "Waterfall Aerialist"
    Then "second" has dealt 1 damage to "Waterfall Aerialist"
    And "Waterfall Aerialist" is exiled

  @cr26:702.21a
  Scenario: Bob, who has one mana left, can't pay ward {2} of Waterfall Aerialist, and Terror is countered
    Given Alice controls "Waterfall Aerialist" and "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}{1}
    When Bob plays "Terror" targeting "Waterfall Aerialist"
    And the top of the stack resolves
    Then nobody is asked anything
    And "Terror" was countered
    And "Waterfall Aerialist" is in play
    And "Waterfall Aerialist" has triggered once

  @cr26:702.21b
  Scenario: A player pays 5 life for ward when Giant Growth makes the creature 5/5 after ward has triggered
    Given Alice controls "Warden of the Rising Toll" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's main phase
    When Bob plays "Boomerang" targeting "Warden of the Rising Toll"
    And Alice in response plays "Giant Growth" targeting "Warden of the Rising Toll"
    And the stack resolves
    And Bob says yes to "Warden of the Rising Toll"
    Then Bob is at 15 life
    And "Warden of the Rising Toll" is in Alice's hand

  @cr26:702.21b @cr26:702.21a.3
  Scenario: A player pays 2 life for ward that costs as much life as the power of a 2/2 creature
    Given Alice controls "Warden of the Rising Toll"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's main phase
    When Bob plays "Boomerang" targeting "Warden of the Rising Toll"
    And the stack resolves
    And Bob says yes to "Warden of the Rising Toll"
    Then Bob is at 18 life
    And "Warden of the Rising Toll" is in Alice's hand

  @cr26:702.21a
  Scenario: Carol, not Bob, is asked to pay for ward of Waterfall Aerialist that Carol's Terror targets
    Given Carol is playing too
    And Alice controls "Waterfall Aerialist"
    And Bob can pay {2}
    And Carol has "Terror" in hand and can pay {2}{1}{B}
    When Carol plays "Terror" targeting "Waterfall Aerialist"
    And the top of the stack resolves
    Then Carol is asked for a payment by "Waterfall Aerialist"
    When Carol pays for "Waterfall Aerialist"
    And the stack resolves
    Then "Waterfall Aerialist" was destroyed
    And it happened never that Bob was asked for a payment

  @cr26:702.21b
  Scenario: Bob pays 5 life for the ward of Warden of the Rising Toll, which was 5/5 as it left before its ward ability resolves
    Given Alice controls "Warden of the Rising Toll" and has "Giant Growth" and "Boomerang" as "own" in hand and can pay {G}{U}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's main phase
    When Bob plays "Boomerang" targeting "Warden of the Rising Toll"
    And Alice in response plays "Giant Growth" targeting "Warden of the Rising Toll"
    And the top of the stack resolves
    And Alice in response plays "own" targeting "Warden of the Rising Toll"
    And the top of the stack resolves
    Then "Warden of the Rising Toll" is in Alice's hand
    When the top of the stack resolves
    And Bob says yes to "Warden of the Rising Toll"
    Then Bob is at 15 life

  @cr26:702.21a.2
  Scenario: Ward of Idol of Dues, an artifact, counters Naturalize for which Bob doesn't pay, and not Boomerang for which he does
    Given Alice controls "Idol of Dues"
    And Bob has "Naturalize" and "Boomerang" in hand and can pay {1}{G}{U}{U}{2}
    When Bob plays "Naturalize" targeting "Idol of Dues"
    And the top of the stack resolves
    And Bob doesn't pay for "Idol of Dues"
    Then "Naturalize" was countered
    And "Idol of Dues" is in play
    When Bob plays "Boomerang" targeting "Idol of Dues"
    And the top of the stack resolves
    And Bob pays for "Idol of Dues"
    And the stack resolves
    Then "Idol of Dues" is in Alice's hand
    And "Idol of Dues" has triggered twice

  @cr26:702.21a.2
  Scenario: Ward of Idol of Dues, an artifact, counters the ability of Aladdin for which Bob doesn't pay
    Given it is Bob's main phase
    And Alice controls "Idol of Dues"
    And Bob controls "Aladdin" and can pay {1}{R}{R}{2}
    When Bob activates "Aladdin" targeting "Idol of Dues"
    And the top of the stack resolves
    And Bob doesn't pay for "Idol of Dues"
    Then "Idol of Dues" is in play under Alice's control
    And "Idol of Dues" has triggered once
    And the stack is empty

  @cr26:702.21a
  Scenario: Ward of Waterfall Aerialist that Bob owns and Alice controls triggers for Bob's spell and not for Alice's
    Given Alice controls "Waterfall Aerialist" owned by Bob
    And Alice has "Giant Growth" in hand and can pay {G}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Giant Growth" targeting "Waterfall Aerialist"
    And the stack resolves
    Then "Waterfall Aerialist" is 6/4
    And "Waterfall Aerialist" has triggered never
    When Bob plays "Terror" targeting "Waterfall Aerialist"
    And the stack resolves
    Then "Terror" was countered
    And "Waterfall Aerialist" has triggered once

  @cr26:702.21a
  Scenario: Ward of Waterfall Aerialist triggers as Redirect makes it the new target of Bob's Lightning Bolt, which is countered
    Given Alice controls "Waterfall Aerialist" and "Hill Giant"
    And Bob has "Lightning Bolt" and "Redirect" in hand and can pay {R}{U}{U}
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And Bob plays "Redirect" targeting "Lightning Bolt"
    Then "Waterfall Aerialist" has triggered never
    When the top of the stack resolves
    And Bob targets "Waterfall Aerialist" for "Redirect"
    Then "Waterfall Aerialist" has triggered once
    When the stack resolves
    Then "Lightning Bolt" was countered
    And "Waterfall Aerialist" has no damage marked

  @cr26:702.21a.4
  Scenario: Ward of Waterfall Aerialist counters Shock that Alice has taken from Bob with Aethersnatch, since Bob doesn't pay
    Given it is Bob's main phase
    And Alice controls "Waterfall Aerialist" and has "Aethersnatch" in hand and can pay {4}{U}{U}
    And Bob has "Shock" in hand and can pay {R}{2}
    When Bob casts "Shock" targeting "Waterfall Aerialist"
    And Alice in response casts "Aethersnatch" targeting "Shock"
    And the top of the stack resolves
    And Alice keeps the targets
    Then Alice controls "Shock"
    When the top of the stack resolves
    Then Bob is asked for a payment by "Waterfall Aerialist"
    When Bob says no
    Then "Shock" was countered
    And "Waterfall Aerialist" is in play under Alice's control

  @cr26:702.21a.4
  Scenario: Bob, and not Carol, who has taken his Shock with Aethersnatch, is asked to pay for ward of Waterfall Aerialist
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Waterfall Aerialist"
    And Carol has "Aethersnatch" in hand and can pay {4}{U}{U}{2}
    And Bob has "Shock" in hand and can pay {R}{2}
    When Bob casts "Shock" targeting "Waterfall Aerialist"
    And Carol in response casts "Aethersnatch" targeting "Shock"
    And the top of the stack resolves
    And Carol keeps the targets
    And the top of the stack resolves
    Then Bob is asked for a payment by "Waterfall Aerialist"
    When Bob pays for "Waterfall Aerialist"
    And the stack resolves
    Then "Waterfall Aerialist" was destroyed
    And it happened never that Carol was asked for a payment

  @cr26:702.21a
  Scenario: Ward of Waterfall Aerialist counters the triggered ability of Bob's first Pestermite, for which he doesn't pay, and not that of his second one
    Given it is Bob's main phase
    And Alice controls "Waterfall Aerialist"
    And Bob has 2 "Pestermite" as "sprite" in hand and can pay {2}{U}{2}{U}{2}
    When Bob plays "sprite 1"
    And the top of the stack resolves
    And Bob targets "Waterfall Aerialist" for "sprite 1"
    Then "Waterfall Aerialist" has triggered once
    When the top of the stack resolves
    And Bob says no to "Waterfall Aerialist"
    Then the ability of "sprite 1" was countered
    And "Waterfall Aerialist" is untapped
    When Bob plays "sprite 2"
    And the top of the stack resolves
    And Bob targets "Waterfall Aerialist" for "sprite 2"
    And the top of the stack resolves
    And Bob says yes to "Waterfall Aerialist"
    And the stack resolves
    And Bob chooses the option "tap"
    Then "Waterfall Aerialist" is tapped

  @cr26:702.21a
  Scenario: Ward of each of two Waterfall Aerialists triggers for one Arc Lightning, which is countered unless Bob pays for both
    Given it is Bob's main phase
    And Alice controls 2 "Waterfall Aerialist" as "djinn"
    And Bob has "Arc Lightning" as "one" and "Arc Lightning" as "two" in hand and can pay {2}{R}{2}{R}{2}{2}{2}
    When Bob plays "one" targeting "djinn 1" and "djinn 2" dividing 1 to "djinn 1" and 2 to "djinn 2"
    And Alice puts "djinn 1" and "djinn 2" in this order
    And the top of the stack resolves
    And Bob says yes
    And the top of the stack resolves
    And Bob says no
    Then "one" was countered
    And "djinn 1" and "djinn 2" are in play
    When Bob plays "two" targeting "djinn 1" and "djinn 2" dividing 1 to "djinn 1" and 2 to "djinn 2"
    And Alice puts "djinn 1" and "djinn 2" in this order
    And the top of the stack resolves
    And Bob says yes
    And the top of the stack resolves
    And Bob says yes
    And the stack resolves
    Then "djinn 1" and "djinn 2" were destroyed
