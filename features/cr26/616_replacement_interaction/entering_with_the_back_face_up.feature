Feature: Effects by which a card enters with its back face up

  @cr26:616.1d @cr26:614.1d.3
  Scenario: Kessig Prowler enters as Sinuous Predator, which isn't green, so Verdant Welcome doesn't give it a counter
    Given Alice controls "Verdant Welcome" and "Turned World"
    And Alice has "Kessig Prowler" and "Grizzly Bears" in hand and can pay {G}{1}{G}
    When Alice plays "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" has no +1/+1 counters
    And "Kessig Prowler" is 4/4
    And Alice was asked for a replacement never
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3

  @cr26:616.1d
  Scenario: Hue Seeker enters as Hue Speaker before Alice chooses among the other effects, of which Verdant Welcome is none
    Given Alice controls "Turned World", "Verdant Welcome" and "Torpid Warden"
    And Alice has "Hue Seeker" in hand and can pay {1}{G}
    When Alice plays "Hue Seeker"
    And the stack resolves
    Then Alice is asked for a replacement among "Torpid Warden" and "Hue Seeker"
    When Alice applies "Hue Seeker" first
    And Alice chooses the color "blue"
    Then "Hue Seeker" is named "Hue Speaker"
    And "Hue Seeker" is blue
    And "Hue Seeker" is tapped
    And "Hue Seeker" has no +1/+1 counters
    And "Hue Seeker" is 4/5

  @cr26:616.1d
  Scenario: Turned World can't turn over Grizzly Bears, which has one face, and Verdant Welcome gives it a counter
    Given Alice controls "Turned World" and "Verdant Welcome"
    And Bob controls "Hill Giant"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3
    And "Grizzly Bears" is named "Grizzly Bears"
    And "Hill Giant" has no +1/+1 counters
    And Alice was asked for a replacement never

  @cr26:616.1d.2
  Scenario: Moonlit Rebirth, which returns Kessig Prowler with its back face up, applies before Rest in Peace as Kessig Prowler would die, and Alice chooses for Grizzly Bears
    Given Alice controls "Moonlit Rebirth", "Rest in Peace", "Kessig Prowler" and "Grizzly Bears"
    And Bob has 2 "Terror" as "terror" in hand and can pay {1}{B}{1}{B}
    And it is Bob's main phase
    When Bob plays "terror 1" targeting "Kessig Prowler"
    And the stack resolves
    Then nobody is asked anything
    And "Kessig Prowler" is in play
    And "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4
    And Alice was asked for a replacement never
    When Bob plays "terror 2" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice is asked for a replacement among "Moonlit Rebirth" and "Rest in Peace"
    When Alice applies "Rest in Peace" first
    Then "Grizzly Bears" is in exile
    And "Kessig Prowler" is in play

  @cr26:616.1d.2
  Scenario: As Grizzly Bears, which has one face, would die, Alice chooses Moonlit Rebirth before Rest in Peace, and the card stays in exile
    Given Alice controls "Moonlit Rebirth", "Rest in Peace" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    And it is Bob's main phase
    When Bob plays "one" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice is asked for a replacement among "Moonlit Rebirth" and "Rest in Peace"
    When Alice applies "Moonlit Rebirth" first
    Then "Grizzly Bears" is in exile
    When Bob plays "two" targeting "Hill Giant"
    And the stack resolves
    Then nobody is asked anything
    And "Hill Giant" is in exile

  @cr26:616.1c.3
  Scenario: Faceless Pilgrim becomes a copy of Hill Giant before Turned World could turn its back face up, and one that copies nothing enters as Empty Vestment
    Given Alice controls "Turned World" and "Hill Giant"
    And Alice has "Faceless Pilgrim" as "one" and "Faceless Pilgrim" as "two" in hand and can pay {3}{U}{3}{U}
    When Alice plays "one"
    And the stack resolves
    And Alice chooses "Hill Giant" for "one"
    Then "one" is named "Hill Giant"
    And "one" is 3/3
    When Alice plays "two"
    And the stack resolves
    And Alice chooses nothing for "two"
    Then "two" is named "Empty Vestment"
    And "two" is 4/4
    And Alice was asked for a replacement never

  @cr26:616.1c.3
  Scenario: Alice chooses which of two effects makes Faceless Pilgrim enter as a copy, and Turned World, which could turn its back face up, is none of the choices
    Given Alice controls "Turned World" and "Essence of the Wild"
    And Alice has "Faceless Pilgrim" in hand and can pay {3}{U}
    When Alice plays "Faceless Pilgrim"
    And the stack resolves
    Then Alice is asked for a replacement among "Faceless Pilgrim" and "Essence of the Wild"
    When Alice applies "Essence of the Wild" first
    Then "Faceless Pilgrim" is named "Essence of the Wild"
    And "Faceless Pilgrim" is 6/6

  @cr26:616.1c.3
  Scenario: Faceless Pilgrim becomes a copy of Hill Giant while Turned World of Bob affects only his creatures, and one that copies nothing enters with its front face up and dies
    Given Bob controls "Turned World" and "Hill Giant"
    And Alice has "Faceless Pilgrim" as "one" and "Faceless Pilgrim" as "two" in hand and can pay {3}{U}{3}{U}
    When Alice plays "one"
    And the stack resolves
    And Alice chooses "Hill Giant" for "one"
    Then "one" is named "Hill Giant"
    And "one" is 3/3
    When Alice plays "two"
    And the stack resolves
    And Alice chooses nothing for "two"
    Then "two" is in Alice's graveyard
    And Alice was asked for a replacement never

  @cr26:616.1d
  Scenario: Pale Envoy, a modal double-faced card, enters as Envoy's Sovereign under Turned World
    Given Alice controls "Turned World"
    And Alice has "Pale Envoy" in hand and can pay {1}{W}
    When Alice plays "Pale Envoy"
    And the stack resolves
    Then "Pale Envoy" is named "Envoy's Sovereign"
    And "Pale Envoy" is 7/7

  @cr26:616.1d.3
  Scenario: Alice chooses which of two Turned Worlds makes Kessig Prowler enter as Sinuous Predator, and Verdant Welcome, which adds a counter to a green creature, is none of the choices
    Given Alice controls "Turned World" as "near", "Turned World" as "far" and "Verdant Welcome"
    And Alice has "Kessig Prowler" in hand and can pay {G}
    When Alice plays "Kessig Prowler"
    And the stack resolves
    Then Alice is asked for a replacement among "near" and "far"
    When Alice applies "far" first
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" has no +1/+1 counters
