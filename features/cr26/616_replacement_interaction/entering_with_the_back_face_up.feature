Feature: Effects by which a card enters with its back face up

  @cr26:616.1d
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
