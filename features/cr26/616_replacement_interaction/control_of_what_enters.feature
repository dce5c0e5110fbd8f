Feature: Entering under another player's control

  @cr26:616.1b
  Scenario: A creature of Bob enters under Alice's control, and Alice's Kismet no longer affects it
    Given it is Bob's main phase
    And Alice controls "Kismet" and has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob has "Hill Giant" as "one" and "Hill Giant" as "two" in hand and can pay {3}{R}{3}{R}
    When Bob plays "one"
    And the stack resolves
    Then "one" is tapped
    When Alice plays "Gather Specimens"
    And the stack resolves
    And Bob plays "two"
    And the stack resolves
    Then Alice controls "two"
    And "two" is untapped
    And Bob was asked for a replacement never
    And Alice was asked for a replacement never

  @cr26:616.1b
  Scenario: A creature of Bob enters under Alice's control, and then Bob's Kismet makes it enter tapped
    Given it is Bob's main phase
    And Bob controls "Kismet"
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob has "Hill Giant" as "one" and "Hill Giant" as "two" in hand and can pay {3}{R}{3}{R}
    When Bob plays "one"
    And the stack resolves
    Then "one" is untapped
    When Alice plays "Gather Specimens"
    And the stack resolves
    And Bob plays "two"
    And the stack resolves
    Then Alice controls "two"
    And "two" is tapped
    And Bob was asked for a replacement never

  @cr26:616.1b
  Scenario: Alice chooses which of two effects on control applies first to her Voice of All, whose own effect is none of the choices and leaves the choice of a colour to Carol
    Given Carol is playing too
    And Bob has "Gather Specimens" as "first" in hand and can pay {3}{U}{U}{U}
    And Carol has "Gather Specimens" as "second" in hand and can pay {3}{U}{U}{U}
    And Alice has "Voice of All" in hand and can pay {2}{W}{W}
    When Alice plays "Voice of All"
    And Bob in response plays "first"
    And the top of the stack resolves
    And Carol in response plays "second"
    And the top of the stack resolves
    And the stack resolves
    Then Alice is asked for a replacement among "first" and "second"
    When Alice applies "first" first
    And Carol chooses the color "red"
    Then Carol controls "Voice of All"
    And Alice was asked for a color never

  @cr26:616.1b
  Scenario: Bob's two Soldier tokens enter under Alice's control because of Gather Specimens, and then Bob's Kismet makes them enter tapped
    Given it is Bob's main phase
    And Bob controls "Kismet"
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob has "Raise the Alarm" as "one" and "Raise the Alarm" as "two" in hand and can pay {1}{W}{1}{W}
    When Bob plays "one"
    And the stack resolves
    Then Bob controls two 1/1 white "Soldier" creature tokens
    And the first "Soldier" token is untapped
    When Alice plays "Gather Specimens"
    And the stack resolves
    And Bob plays "two"
    And the stack resolves
    Then Alice controls two 1/1 white "Soldier" creature tokens
    And the third "Soldier" token is tapped
    And Bob controls 2 "Soldier" permanents
    And Bob was asked for a replacement never

  @cr26:616.1b.before
  Scenario: Until 2006, Bob may apply Alice's Kismet to his creature before it enters under Alice's control
    Given it is Bob's main phase
    And Alice controls "Kismet" and has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Gather Specimens"
    And the stack resolves
    And Bob plays "Hill Giant"
    And the stack resolves
    And Bob applies "Kismet" first
    Then Alice controls "Hill Giant"
    And "Hill Giant" is tapped

  @cr26:616.1b.before @cr26:616.1f.2
  Scenario: Until 2006, Bob may let his creature enter under Alice's control first, and then Alice's Kismet no longer affects it
    Given it is Bob's main phase
    And Alice controls "Kismet" and has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Gather Specimens"
    And the stack resolves
    And Bob plays "Hill Giant"
    And the stack resolves
    And Bob applies "Gather Specimens" first
    Then Alice controls "Hill Giant"
    And "Hill Giant" is untapped

  @cr26:616.1b.2
  Scenario: Alice chooses which of two effects of Bob and Carol changes first under whose control her creature enters
    Given Carol is playing too
    And Bob has "Gather Specimens" as "first" in hand and can pay {3}{U}{U}{U}
    And Carol has "Gather Specimens" as "second" in hand and can pay {3}{U}{U}{U}
    And Alice has "Hill Giant" and "Grizzly Bears" in hand and can pay {3}{R}{1}{G}
    When Alice plays "Hill Giant"
    And Bob in response plays "first"
    And the top of the stack resolves
    And Carol in response plays "second"
    And the top of the stack resolves
    And the stack resolves
    And Alice applies "first" first
    Then Carol controls "Hill Giant"
    And "Hill Giant" is untapped
    And Alice was asked for a replacement once
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice applies "second" first
    Then Bob controls "Grizzly Bears"
    And Alice was asked for a replacement twice

  @cr26:616.1b.3
  Scenario: Alice, under whose control Gather Specimens makes Bob's Clone enter, chooses the creature that Clone copies
    Given it is Bob's main phase
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Clone" in hand and can pay {3}{U}
    When Bob plays "Clone"
    And Alice in response plays "Gather Specimens"
    And the stack resolves
    Then Alice is asked for objects by "Clone" among "Hill Giant" and "Grizzly Bears"
    When Alice chooses "Hill Giant" for "Clone"
    Then Alice controls "Clone"
    And "Clone" is named "Hill Giant"
    And Bob was asked for objects never
    And Bob was asked for a replacement never

  @cr26:616.1b.3
  Scenario: Hill Giant of Bob, which Gather Specimens makes enter under Alice's control, enters as a copy of her Essence of the Wild, and one before it as itself
    Given it is Bob's main phase
    And Alice controls "Essence of the Wild"
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob has "Hill Giant" as "one" and "Hill Giant" as "two" in hand and can pay {3}{R}{3}{R}
    When Bob plays "one"
    And the stack resolves
    Then "one" is named "Hill Giant"
    When Bob plays "two"
    And Alice in response plays "Gather Specimens"
    And the stack resolves
    Then Alice controls "two"
    And "two" is named "Essence of the Wild"
    And Alice was asked for a replacement never
    And Bob was asked for a replacement never

  @cr26:616.1b.4
  Scenario: Kessig Prowler, which Gather Specimens makes enter under Alice's control, enters with its front face up despite Bob's Turned World
    Given it is Bob's main phase
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob controls "Turned World"
    And Bob has "Kessig Prowler" as "one" and "Kessig Prowler" as "two" in hand and can pay {G}{G}
    When Bob plays "one"
    And the stack resolves
    Then "one" is named "Sinuous Predator"
    When Bob plays "two"
    And Alice in response plays "Gather Specimens"
    And the stack resolves
    Then Alice controls "two"
    And "two" is named "Kessig Prowler"
    And Bob was asked for a replacement never
