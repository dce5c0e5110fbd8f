Feature: Ninjas that return attackers of a planeswalker

  @cr26:506.3c
  Scenario: A Ninja doesn't attack if the planeswalker that the returned creature attacked has left the battlefield before
    Given Alice controls "Grizzly Bears" and "Frostwielder"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Jace Beleren" with 1 loyalty counter
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And Alice activates "chill" of "Frostwielder" targeting "Jace Beleren"
    And the stack resolves
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And the stack resolves
    Then "Ninja of the Deep Hours" is tapped
    And "Ninja of the Deep Hours" isn't attacking
    When combat damage is dealt
    Then Bob is at 20 life

  @cr26:506.3c
  Scenario: A Ninja doesn't attack if the planeswalker has left the battlefield while the ninjutsu ability is on the stack
    Given Alice controls "Grizzly Bears" and has "Ninja of the Deep Hours" and "Lightning Bolt" in hand and can pay {1}{U}{R}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice in response plays "Lightning Bolt" targeting "Jace Beleren"
    And the stack resolves
    Then "Ninja of the Deep Hours" is tapped
    And "Ninja of the Deep Hours" isn't attacking

  @cr26:506.3c
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
