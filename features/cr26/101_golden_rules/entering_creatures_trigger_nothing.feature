Feature: Entering creatures that trigger no abilities

  @cr26:101.1
  Scenario: Alice's Torpor Orb keeps her own Soul Warden from triggering until the Orb has left
    Given Alice controls "Torpor Orb" and "Soul Warden"
    And Alice has "Boomerang", "Grizzly Bears" and "Hill Giant" in hand and can pay {1}{G}{U}{U}{3}{R}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice is at 20 life
    When Alice casts "Boomerang" targeting "Torpor Orb"
    And the stack resolves
    And Alice casts "Hill Giant"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:101.1
  Scenario: Bob's Torpor Orb keeps Alice's Soul Warden from triggering until the Orb has left
    Given Bob controls "Torpor Orb"
    And Alice controls "Soul Warden"
    And Alice has "Grizzly Bears", "Boomerang" and "Hill Giant" in hand and can pay {1}{G}{U}{U}{3}{R}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice is at 20 life
    When Alice casts "Boomerang" targeting "Torpor Orb"
    And the stack resolves
    And Alice casts "Hill Giant"
    And the stack resolves
    Then "Soul Warden" has triggered once
    And Alice is at 21 life

  @cr26:101.1
  Scenario: Torpor Orb stops the trigger of Mogg War Marshal's own entering; a Marshal that enters after the Orb has left triggers
    Given Bob controls "Torpor Orb"
    And Alice has "Mogg War Marshal" as "first", "Mogg War Marshal" as "second" and "Boomerang" in hand
    And Alice can pay {1}{R}{U}{U}{1}{R}
    When Alice casts "first"
    And the stack resolves
    Then "first" is in play
    And Alice controls no "token" permanents
    When Alice casts "Boomerang" targeting "Torpor Orb"
    And the stack resolves
    And Alice casts "second"
    And the stack resolves
    Then "second" has triggered once
    And Alice controls one 1/1 red "Goblin" creature token
