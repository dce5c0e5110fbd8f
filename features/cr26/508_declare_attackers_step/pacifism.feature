Feature: Pacifism

  @cr26:508.1c.5
  Scenario: Frostwielder with Pacifism can't attack, and its ability can be activated
    Given Alice controls "Frostwielder" owned by Bob and "Hill Giant"
    And Bob has "Pacifism" in hand and can pay {1}{W}
    And Bob controls "Grizzly Bears"
    And it is Bob's main phase
    When Bob plays "Pacifism" targeting "Frostwielder"
    And the stack resolves
    And the game goes on to Alice's main phase
    Then Alice can't attack with "Frostwielder" because of the ability "peace" of "Pacifism"
    And Alice can attack with "Hill Giant"
    And Alice can activate "Frostwielder" targeting "Grizzly Bears"
    When Alice activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 damage marked

  @cr26:509.1b.10
  Scenario: A creature with Pacifism can't block
    Given Bob controls "Hill Giant" owned by Alice and "Grizzly Bears"
    And Alice controls "Wall of Wood" and "Trained Armodon"
    And Alice has "Pacifism" in hand and can pay {1}{W}
    When Alice plays "Pacifism" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Trained Armodon"
    Then Bob can't block "Trained Armodon" with "Hill Giant" because of the ability "peace" of "Pacifism"
    And Bob can block "Trained Armodon" with "Grizzly Bears"
