Feature: Tutors

  @cr26:701.23e.2
  Scenario: Demonic Tutor finds any card, which Bob doesn't get to know
    Given Alice has "Demonic Tutor" in hand and can pay {1}{B}
    And Alice has "Forest", "Hill Giant" and "Island" as library
    When Alice plays "Demonic Tutor"
    And the stack resolves
    Then Alice may choose "Forest" for "Demonic Tutor"
    When Alice chooses "Hill Giant" for "Demonic Tutor"
    Then Alice's hand holds "Hill Giant"
    And Bob doesn't know "Hill Giant"
    And Alice has drawn no cards
    And it happened once that Alice shuffled

  @cr26:701.23e.2
  Scenario: Alice can't decline to find a card with Demonic Tutor, because any card may be found
    Given Alice has "Demonic Tutor" in hand and can pay {1}{B}
    And Alice has "Forest" and "Island" as library
    When Alice plays "Demonic Tutor"
    And the stack resolves
    Then Alice may not choose nothing for "Demonic Tutor"
    And Alice may not choose "Forest" and "Island" for "Demonic Tutor"
    And Alice may choose "Island" for "Demonic Tutor"
    When Alice chooses "Forest" for "Demonic Tutor"
    Then Alice's hand holds "Forest"
    And Bob doesn't know "Forest"
    And Alice's library holds, in order, "Island"

  @cr26:701.23e.2
  Scenario: Demonic Tutor finds a card in Alice's library, and none in her graveyard or in Bob's library
    Given Alice has "Demonic Tutor" in hand and can pay {1}{B}
    And Alice has "Craw Wurm" in graveyard and "Forest" and "Island" as library
    And Bob has "Hill Giant" and "Swamp" as library
    When Alice plays "Demonic Tutor"
    And the stack resolves
    Then Alice may choose "Forest" for "Demonic Tutor"
    And Alice may not choose "Craw Wurm" for "Demonic Tutor"
    And Alice may not choose "Hill Giant" for "Demonic Tutor"
    When Alice chooses "Island" for "Demonic Tutor"
    Then Alice's hand holds "Island"
    And Alice's graveyard holds "Craw Wurm" and "Demonic Tutor"
    And it happened never that Bob shuffled

  @cr26:701.24b.3
  Scenario Outline: <tutor> finds <found>, and not <other>, and puts it on top after the shuffle
    Given Alice has "<tutor>" in hand and can pay <cost>
    And Alice has "Forest", "Shock", "Wrath of God", "Sol Ring" and "Humility" as library
    When Alice plays "<tutor>"
    And the stack resolves
    Then Alice may choose "<found>" for "<tutor>"
    And Alice may choose "<second>" for "<tutor>"
    And Alice may not choose "<other>" for "<tutor>"
    And Alice may not choose "Forest" for "<tutor>"
    When Alice chooses "<found>" for "<tutor>"
    Then the top of Alice's library is "<found>"
    And Alice's hand is empty
    And Bob knows "<found>"
    And it happened once that Alice shuffled

    Examples:
      | tutor             | cost | found        | second   | other    |
      | Mystical Tutor    | {U}  | Wrath of God | Shock    | Sol Ring |
      | Enlightened Tutor | {W}  | Humility     | Sol Ring | Shock    |
