Feature: Prodigal Sorcerer and Royal Assassin

  @cr26:302.6.2
  Scenario: A new Prodigal Sorcerer can't deal damage until the next turn of its controller
    Given Alice controls "Prodigal Sorcerer" as "old" and has "Prodigal Sorcerer" as "young" in hand and can pay {2}{U}
    And Bob controls "Hill Giant"
    When Alice plays "young"
    And the stack resolves
    Then Alice can't activate "young" targeting Bob by rule 302.6
    And Alice can activate "old" targeting Bob
    When Alice activates "old" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    When the game goes on to Alice's next main phase
    And Alice activates "young" targeting Bob
    And the stack resolves
    Then Bob is at 19 life

  @cr26:302.6.2
  Scenario: Royal Assassin destroys an attacker that is tapped, can't target an untapped creature, and does nothing while it is new
    Given Bob controls "Royal Assassin" as "old" and new "Royal Assassin" as "young"
    And Alice controls "Hill Giant", "Serra Angel" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Serra Angel"
    Then Bob can target only "Hill Giant" with "old"
    And Bob can't activate "young" targeting "Hill Giant" by rule 302.6
    And Bob can activate "old" targeting "Hill Giant"
    When Bob activates "old" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Serra Angel" is untapped
