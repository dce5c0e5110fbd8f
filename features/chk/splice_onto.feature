Feature: Arcane spells that can be spliced onto
  @chk:502.40a
  Scenario Outline: A card with splice onto Arcane can be spliced onto Lava Spike, an Arcane spell, but not onto Terror
    Given Alice has "<spliced>", "Terror" and "Lava Spike" in hand
    And Alice can pay {1}{B} and can pay {R} and can pay {1}{G}{R}
    And Bob controls "Grizzly Bears"
    Then Alice can play "Terror" targeting "Grizzly Bears"
    And Alice can play "Lava Spike" splicing "<spliced>" targeting Bob then "Grizzly Bears"
    And Alice can't play "Terror" splicing "<spliced>" targeting "Grizzly Bears" then "Grizzly Bears"
    When Alice plays "Lava Spike" splicing "<spliced>" targeting Bob then "Grizzly Bears"
    Then 1 card is spliced onto "Lava Spike"
    And the total cost of "Lava Spike" is <cost>
    And "<spliced>" is in Alice's hand

    Examples:
      | spliced        | cost      |
      | Kodama's Might | {R}{G}    |
      | Glacial Ray    | {1}{R}{R} |

  @chk:502.40a
  Scenario: A card with splice onto Arcane can be spliced onto an Arcane sorcery spell
    Given Alice has "Kodama's Reach" and "Glacial Ray" in hand and can pay {2}{G} and can pay {1}{R}
    And Alice has "Forest" as library
    When Alice plays "Kodama's Reach" splicing "Glacial Ray" targeting Bob
    Then 1 card is spliced onto "Kodama's Reach"
    And the total cost of "Kodama's Reach" is {3}{R}{G}
    When the stack resolves
    And Alice chooses nothing
    Then Bob is at 18 life

  @chk:502.40a
  Scenario: A card with splice onto Arcane can be spliced onto an Arcane spell with a target of its own
    Given Alice has "Otherworldly Journey" and "Glacial Ray" in hand and can pay {1}{W} and can pay {1}{R}
    And Alice controls "Grizzly Bears"
    When Alice plays "Otherworldly Journey" splicing "Glacial Ray" targeting "Grizzly Bears" then Bob
    Then 1 card is spliced onto "Otherworldly Journey"
    And the total cost of "Otherworldly Journey" is {2}{W}{R}
    When the stack resolves
    Then Bob is at 18 life

  @chk:502.40a
  Scenario: A card with splice onto Arcane can be spliced onto an Arcane spell that has no target of its own
    Given Alice has "Peer Through Depths" and "Glacial Ray" in hand and can pay {1}{U} and can pay {1}{R}
    And Alice has "Forest" as library
    When Alice plays "Peer Through Depths" splicing "Glacial Ray" targeting Bob
    Then 1 card is spliced onto "Peer Through Depths"
    And the total cost of "Peer Through Depths" is {2}{U}{R}
    When the stack resolves
    Then Bob is at 18 life
