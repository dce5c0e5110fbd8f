Feature: Stream of Consciousness

  @bok:stream-of-consciousness.1
  Scenario Outline: Stream of Consciousness can target up to four cards in Bob's graveyard: <row>
    Given Alice has "Stream of Consciousness" in hand and can pay {1}{U}
    And Bob has "Grizzly Bears", "Craw Wurm", "Hill Giant", "Serra Angel" and "Glacial Ray" in graveyard
    And Bob has "Island" as library
    Then Alice can play "Stream of Consciousness" targeting Bob then <targets>
    When Alice plays "Stream of Consciousness" targeting Bob then <targets>
    And the stack resolves
    Then Bob's library holds <library>
    And Bob has <left> in graveyard
    And it happened once that Bob shuffled
    And it happened never that Alice shuffled

    Examples:
      | row   | targets                                                       | library                                                                | left    |
      | none  | nothing                                                       | "Island"                                                               | 5 cards |
      | one   | "Craw Wurm"                                                   | "Craw Wurm" and "Island"                                               | 4 cards |
      | two   | "Craw Wurm" and "Glacial Ray"                                 | "Craw Wurm", "Glacial Ray" and "Island"                                | 3 cards |
      | three | "Craw Wurm", "Hill Giant" and "Serra Angel"                   | "Craw Wurm", "Hill Giant", "Serra Angel" and "Island"                  | 2 cards |
      | four  | "Grizzly Bears", "Craw Wurm", "Hill Giant" and "Serra Angel"  | "Grizzly Bears", "Craw Wurm", "Hill Giant", "Serra Angel" and "Island" | 1 card  |

  @bok:stream-of-consciousness.1
  Scenario: Stream of Consciousness can't target five cards, or a card in another player's graveyard
    Given Alice has "Stream of Consciousness" in hand and can pay {1}{U}
    And Alice has "White Knight" in graveyard
    And Bob has "Grizzly Bears", "Craw Wurm", "Hill Giant", "Serra Angel" and "Glacial Ray" in graveyard
    Then Alice can play "Stream of Consciousness" targeting Bob then "Grizzly Bears", "Craw Wurm", "Hill Giant" and "Serra Angel"
    And Alice can't play "Stream of Consciousness" targeting Bob then "Grizzly Bears", "Craw Wurm", "Hill Giant", "Serra Angel" and "Glacial Ray"
    And Alice can't play "Stream of Consciousness" targeting Bob then "White Knight"
    When Alice plays "Stream of Consciousness" targeting Alice then "White Knight"
    And the stack resolves
    Then "White Knight" is in Alice's library
    And Bob doesn't know "White Knight"
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled

  @bok:stream-of-consciousness.2
  Scenario: Stream of Consciousness targets a player, who shuffles even if no card is targeted
    Given Alice has "Stream of Consciousness" in hand and can pay {1}{U}
    And Bob has "Grizzly Bears" in graveyard
    And Bob controls "Hill Giant"
    Then Alice can play "Stream of Consciousness" targeting Bob then nothing
    And Alice can't play "Stream of Consciousness" targeting nothing
    And Alice can't play "Stream of Consciousness" targeting "Hill Giant" then nothing
    When Alice plays "Stream of Consciousness" targeting Bob then nothing
    Then "Stream of Consciousness" targets Bob
    When the stack resolves
    Then it happened once that Bob shuffled
    And "Grizzly Bears" is in Bob's graveyard

  @bok:stream-of-consciousness.2
  Scenario: The target player of Stream of Consciousness shuffles although the targeted card has left
    Given Alice has "Stream of Consciousness" in hand and can pay {1}{U}
    And Bob controls "Nezumi Graverobber" and can pay {1}{B}
    And Alice has "Grizzly Bears" in graveyard
    And Alice has "Island" as library
    When Alice plays "Stream of Consciousness" targeting Alice then "Grizzly Bears"
    And Bob activates "Nezumi Graverobber" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is removed from the game
    And "Stream of Consciousness" has resolved
    And Alice's library holds "Island"
    And it happened once that Alice shuffled
