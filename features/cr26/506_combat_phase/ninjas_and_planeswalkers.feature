Feature: Ninjas that return attackers of a planeswalker

  @cr26:506.3c
  Scenario: A Ninja doesn't attack if the planeswalker that the returned creature attacked has left the battlefield before
    Given Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And Alice plays "Boomerang" targeting "Jace Beleren"
    And the stack resolves
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And the stack resolves
    Then "Ninja of the Deep Hours" is tapped
    And "Ninja of the Deep Hours" isn't attacking
    When combat damage is dealt
    Then Bob is at 20 life

  @cr26:506.3c @cr26:508.4a.2
  Scenario: A Ninja doesn't attack if the planeswalker has left the battlefield while the ninjutsu ability is on the stack
    Given Alice controls "Grizzly Bears" and has "Ninja of the Deep Hours" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice in response plays "Boomerang" targeting "Jace Beleren"
    And the stack resolves
    Then "Ninja of the Deep Hours" is tapped
    And "Ninja of the Deep Hours" isn't attacking

  @cr26:508.4
  Scenario: A Ninja attacks the planeswalker that the returned creature attacked
    Given Alice controls "Grizzly Bears" and has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    When combat damage is dealt
    Then Bob is at 20 life
    And "Jace Beleren" has 1 loyalty counter

  @cr26:506.3c.2 @cr26:508.4a
  Scenario: A Ninja doesn't attack if the player whom the returned creature attacked has lost the game while the ninjutsu ability is on the stack
    Given Carol is playing too
    And Carol is at 3 life
    And Alice controls "Grizzly Bears" and has "Ninja of the Deep Hours" and "Lightning Bolt" in hand and can pay {1}{U}{R}
    When Alice attacks with "Grizzly Bears" attacking Carol
    And Carol doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice in response plays "Lightning Bolt" targeting Carol
    And the top of the stack resolves
    Then Carol has lost the game
    When the stack resolves
    Then "Ninja of the Deep Hours" is tapped
    And "Ninja of the Deep Hours" isn't attacking
    When the game goes on to Alice's postcombat main phase
    Then Bob is at 20 life

  @cr26:506.3c @cr26:508.4a.2
  Scenario: A Ninja doesn't attack if the planeswalker that the returned creature attacked is no longer a planeswalker
    Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
    And Alice has "Ninja of the Deep Hours" and "Song of the Dryads" in hand and can pay {1}{U}{2}{G}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice in response plays "Song of the Dryads" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" doesn't have the type "planeswalker"
    And "Ninja of the Deep Hours" is tapped
    And "Ninja of the Deep Hours" isn't attacking

  @cr26:508.4a.3
  Scenario: A Ninja doesn't attack if its controller has gained control of the planeswalker that the returned creature attacked
    Given Alice controls "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" and "Sudden Claim" in hand and can pay {1}{U}{U}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice in response plays "Sudden Claim" targeting "Jace Beleren"
    And the stack resolves
    Then Alice controls "Jace Beleren"
    And "Ninja of the Deep Hours" is tapped
    And "Ninja of the Deep Hours" isn't attacking
    When combat damage is dealt
    Then "Jace Beleren" has 3 loyalty counters
