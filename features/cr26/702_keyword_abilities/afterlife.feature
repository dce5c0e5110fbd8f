Feature: Afterlife

  @cr26:702.135a
  Scenario: Two Spirit tokens with flying are created when a creature with afterlife 2 dies
    Given Alice controls "Ministrant of Obligation" and "Grizzly Bears"
    And Bob has 2 "Terror" as "terror" in hand and can pay {1}{B}{1}{B}
    When Bob plays "terror 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Ministrant of Obligation" has triggered never
    When Bob plays "terror 2" targeting "Ministrant of Obligation"
    And the top of the stack resolves
    Then the stack holds the ability of "Ministrant of Obligation"
    And Alice controls no "token" permanents
    When the stack resolves
    Then Alice controls two 1/1 white and black "Spirit" creature tokens
    And the first "Spirit" token has exactly "flying"
    And the second "Spirit" token has exactly "flying"

  @cr26:702.135a
  Scenario: The player who last controlled Ministrant of Obligation creates the Spirits, not its owner
    Given Bob controls "Ministrant of Obligation"
    And Alice has "Threaten" and "Terror" in hand and can pay {2}{R}{1}{B}
    When Alice plays "Threaten" targeting "Ministrant of Obligation"
    And the stack resolves
    And Alice plays "Terror" targeting "Ministrant of Obligation"
    And the stack resolves
    Then "Ministrant of Obligation" is in Bob's graveyard
    And Alice controls two 1/1 white and black "Spirit" creature tokens
    And Bob controls no "token" permanents

  @cr26:702.135a.2 @cr26:702.135a
  Scenario: Sol Ring with afterlife 1 leaves one Spirit when it is destroyed, and Ministrant of Obligation leaves none when it is exiled
    Given Alice controls "Sol Ring" and "Ministrant of Obligation"
    And "Sol Ring" has "afterlife 1"
    And Bob has "Naturalize" and "Swords to Plowshares" in hand and can pay {1}{G}{W}
    When Bob plays "Swords to Plowshares" targeting "Ministrant of Obligation"
    And the stack resolves
    Then "Ministrant of Obligation" is exiled
    And Alice controls no "token" permanents
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in Alice's graveyard
    And Alice controls one 1/1 white and black "Spirit" creature token

  @cr26:702.135b
  Scenario: Ministrant of Obligation with afterlife 2 and afterlife 1 leaves three Spirits when it dies
    Given Alice controls "Ministrant of Obligation"
    And "Ministrant of Obligation" has "afterlife 1"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Ministrant of Obligation"
    And the top of the stack resolves
    Then "Ministrant of Obligation" has triggered twice
    When Alice puts the first trigger of "Ministrant of Obligation" and the second trigger of "Ministrant of Obligation" in this order
    And the stack resolves
    Then Alice controls three 1/1 white and black "Spirit" creature tokens

  @cr26:702.135a
  Scenario: Ministrant of Obligation that is countered leaves no Spirits, and one that dies leaves two
    Given Alice controls "Ministrant of Obligation" as "living" and has "Ministrant of Obligation" as "cast" in hand and can pay {2}{W}
    And Bob has "Counterspell" and "Terror" in hand and can pay {U}{U}{1}{B}
    When Alice plays "cast"
    And Bob plays "Counterspell" targeting "cast"
    And the stack resolves
    Then "cast" is in Alice's graveyard
    And Alice controls no "token" permanents
    When Bob plays "Terror" targeting "living"
    And the stack resolves
    Then Alice controls two 1/1 white and black "Spirit" creature tokens
    And Alice controls 2 "token" permanents
