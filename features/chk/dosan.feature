Feature: Dosan the Falling Leaf
  @chk:dosan-the-falling-leaf.1
  Scenario: Dosan stops a player from casting spells on another player's turn, but not from activating abilities
    Given Bob controls "Dosan the Falling Leaf" and "Frostwielder"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob can't play "Glacial Ray" targeting Alice by rule 409.4 because of the first printed ability of "Dosan the Falling Leaf"
    And Bob can activate "Frostwielder" targeting Alice
    When Bob activates "Frostwielder" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @chk:dosan-the-falling-leaf.1
  Scenario: Dosan doesn't stop abilities from triggering on another player's turn
    Given Alice controls "Grizzly Bears" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Dosan the Falling Leaf" and "Dingus Staff" and has "Kodama's Might" in hand and can pay {G}
    Then Bob can't play "Kodama's Might" targeting "Grizzly Bears" by rule 409.4 because of the first printed ability of "Dosan the Falling Leaf"
    When Alice plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Dingus Staff" has triggered once
    And Alice is at 18 life

  @chk:dosan-the-falling-leaf.1
  Scenario: Under Dosan each player may cast spells on that player's own turn only; without Dosan any player may
    Given Alice has "Boomerang" as "the wave" and "Boomerang" as "the other wave" in hand and can pay {U}{U}{U}{U}
    And Bob controls "Dosan the Falling Leaf" and has "Glacial Ray" in hand and can pay {1}{R}
    Then Alice can play "the wave" targeting "Dosan the Falling Leaf"
    When the game goes on to Bob's upkeep
    Then Alice can't play "the wave" targeting "Dosan the Falling Leaf" by rule 409.4
    And Bob can play "Glacial Ray" targeting Alice
    When the game goes on to Alice's upkeep
    Then Bob can't play "Glacial Ray" targeting Alice by rule 409.4
    When Alice plays "the wave" targeting "Dosan the Falling Leaf"
    And the stack resolves
    Then Bob can play "Glacial Ray" targeting Alice
