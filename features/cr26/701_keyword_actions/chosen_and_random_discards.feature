Feature: Chosen and random discards

  @cr26:701.9b.2 @cr26:701.20b.3
  Scenario Outline: <spell> takes Counterspell, may take <other>, and may not take <not>
    Given Alice has "<spell>" in hand and can pay {B}
    And Bob has "Hill Giant", "Grizzly Bears", "Counterspell", "Sol Ring" and "Forest" in hand
    When Alice plays "<spell>" targeting Bob
    And the stack resolves
    Then Alice is asked for objects by "<spell>"
    And Alice may choose "<other>" for "<spell>"
    And Alice may not choose "<not>" for "<spell>"
    And Alice may not choose "Forest" for "<spell>"
    When Alice chooses "Counterspell" for "<spell>"
    Then Bob's graveyard holds "Counterspell"
    And Bob has 4 cards in hand
    And Alice knows "Hill Giant", "Grizzly Bears", "Sol Ring" and "Forest"
    And Alice is at <life> life

    Examples:
      | spell                  | other         | not           | life |
      | Inquisition of Kozilek | Grizzly Bears | Hill Giant    | 20   |
      | Duress                 | Sol Ring      | Grizzly Bears | 20   |

  @cr26:701.9b.2
  Scenario: Thoughtseize takes a creature card with mana value 4, and its player loses 2 life
    Given Alice has "Thoughtseize" in hand and can pay {B}
    And Bob has "Hill Giant", "Counterspell" and "Forest" in hand
    When Alice plays "Thoughtseize" targeting Bob
    And the stack resolves
    Then Alice may choose "Counterspell" for "Thoughtseize"
    And Alice may not choose "Forest" for "Thoughtseize"
    When Alice chooses "Hill Giant" for "Thoughtseize"
    Then Bob's graveyard holds "Hill Giant"
    And Alice knows "Counterspell" and "Forest"
    And Alice is at 18 life
    And Bob is at 20 life

  @cr26:701.9b.2
  Scenario: Thoughtseize can target its own player, and Duress only an opponent
    Given Alice has "Thoughtseize", "Duress" and "Hill Giant" in hand and can pay {B}
    Then Alice can target only Bob with "Duress"
    When Alice plays "Thoughtseize" targeting Alice
    And the stack resolves
    And Alice chooses "Hill Giant" for "Thoughtseize"
    Then Alice is at 18 life
    And Alice's hand holds "Duress"

  @cr26:701.9b.3
  Scenario: Hymn to Tourach makes Bob discard two of three cards at random
    Given Alice has "Hymn to Tourach" in hand and can pay {B}{B}
    And Bob has "Hill Giant", "Counterspell" and "Forest" in hand
    When Alice plays "Hymn to Tourach" targeting Bob
    And the stack resolves
    Then Bob is asked for a random pick by "Hymn to Tourach"
    When Bob picks "Hill Giant" and "Forest" at random for "Hymn to Tourach"
    Then Bob's graveyard holds "Hill Giant" and "Forest"
    And Bob's hand holds "Counterspell"
    And Bob was asked for objects never

  @cr26:701.9b.3
  Scenario: Bob, who has only two cards in hand, discards both for Hymn to Tourach, so nothing is left to chance
    Given Alice has "Hymn to Tourach" in hand and can pay {B}{B}
    And Bob has "Hill Giant" and "Counterspell" in hand
    When Alice plays "Hymn to Tourach" targeting Bob
    And the stack resolves
    Then Bob's graveyard holds "Hill Giant" and "Counterspell"
    And Bob has 0 cards in hand

  @cr26:701.9b.4
  Scenario: Bob chooses the card that he discards for Ravenous Rats
    Given Alice has "Ravenous Rats" in hand and can pay {1}{B}
    And Bob has "Hill Giant", "Counterspell" and "Forest" in hand
    When Alice plays "Ravenous Rats"
    And the stack resolves
    Then Bob is asked for objects by "Ravenous Rats"
    When Bob chooses "Forest" for "Ravenous Rats"
    Then Bob's graveyard holds "Forest"
    And Bob's hand holds "Hill Giant" and "Counterspell"
    And Bob was asked for objects by "Ravenous Rats" once
