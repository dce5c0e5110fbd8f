Feature: Announcing which cost is paid

  @cr26:601.2b
  Scenario Outline: Demand Answers offers two additional costs, and Alice pays only the one that she announces: <way>
    Given Alice has "Demand Answers" and "Hill Giant" in hand and can pay {1}{R}
    And Alice controls "Sol Ring"
    And Alice has "Island" and "Forest" as library
    When Alice plays "Demand Answers" paying the cost "<way>" <with>
    And the stack resolves
    Then "<gone>" is in Alice's graveyard
    And "<kept>" is <where>
    And Alice has <cards> cards in hand

    Examples:
      | way      | with                    | gone       | kept       | where           | cards |
      | artifact | sacrificing "Sol Ring"  | Sol Ring   | Hill Giant | in Alice's hand | 3     |
      | card     | discarding "Hill Giant" | Hill Giant | Sol Ring   | in play         | 2     |

  @cr26:601.2b @cr26:112.1
  Scenario: Demand Answers can't be discarded for its own cost, and an artifact card in hand can't be sacrificed for that cost
    Given Alice has "Demand Answers" and "Sol Ring" in hand and can pay {1}{R}
    And Alice has {1} in the mana pool
    And Alice has "Island" and "Forest" as library
    Then Alice can't play "Demand Answers" paying the cost "card" discarding "Demand Answers" by rule 118.3
    And Alice can't play "Demand Answers" paying the cost "artifact" by rule 118.3
    When Alice plays "Sol Ring"
    And the stack resolves
    Then Alice can play "Demand Answers" paying the cost "artifact" sacrificing "Sol Ring"

  @cr26:601.2b
  Scenario Outline: Crystal Shard's ability, which can be activated for {3} or {U}, is activated for <mana> if Alice announces that cost
    Given Alice controls "Crystal Shard" and can pay <mana>
    And Bob controls "Hill Giant" and can pay {1}
    When Alice activates "Crystal Shard" paying the cost "<way>" targeting "Hill Giant"
    Then <mana> was spent on the ability of "Crystal Shard"
    And "Crystal Shard" is tapped
    When the stack resolves
    And Bob doesn't pay
    Then "Hill Giant" is in Bob's hand

    Examples:
      | way   | mana |
      | three | {3}  |
      | blue  | {U}  |

  @cr26:601.2b.6
  Scenario: Battering Craghorn that Omniscience lets Alice cast for nothing can't also be cast face down for its alternative cost
    Given Alice controls "Omniscience" and has "Battering Craghorn" in hand and can pay {3}
    Then Alice can't play "Battering Craghorn" as "face down" without paying its mana cost by rule 118.9
    And Alice can play "Battering Craghorn" without paying its mana cost
    And Alice can play "Battering Craghorn" as "face down"
    When Alice plays "Battering Craghorn" as "face down"
    Then the total cost of "Battering Craghorn" is {3}
    When the stack resolves
    Then "Battering Craghorn" is 2/2
