Feature: Siege-Gang Commander

  @cr26:602.1a.2
  Scenario: Siege-Gang Commander creates three Goblins, and it and one of them are sacrificed for 4 damage
    Given Alice has "Siege-Gang Commander" in hand and can pay {3}{R}{R} and can pay {1}{R} and can pay {1}{R}
    And Alice controls "Hill Giant"
    When Alice plays "Siege-Gang Commander"
    And the stack resolves
    Then Alice controls three 1/1 red "Goblin" creature tokens
    And Alice can't activate "Siege-Gang Commander" sacrificing "Hill Giant" targeting Bob by rule 118.3
    And Alice can activate "Siege-Gang Commander" sacrificing "Siege-Gang Commander" targeting Bob
    When Alice activates "Siege-Gang Commander" sacrificing the first "Goblin" token targeting Bob
    And Alice activates "Siege-Gang Commander" sacrificing "Siege-Gang Commander" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And Alice controls 2 "token" permanents
    And "Siege-Gang Commander" was sacrificed

  @cr26:602.1a.2
  Scenario: Goblin Raider, which is not a token, is sacrificed for Siege-Gang Commander, and a Goblin of Bob can't be
    Given Alice controls "Siege-Gang Commander" and "Goblin Raider" as "mine" and can pay {1}{R}
    And Bob controls "Goblin Raider" as "theirs" and "Wall of Stone"
    Then Alice can't activate "Siege-Gang Commander" sacrificing "theirs" targeting Bob by rule 118.3
    And Alice can activate "Siege-Gang Commander" sacrificing "mine" targeting Bob
    When Alice activates "Siege-Gang Commander" sacrificing "mine" targeting "Wall of Stone"
    Then "mine" was sacrificed
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "Siege-Gang Commander" is in play
