Feature: Permanent cards and permanent spells

  @cr26:110.4a @cr26:110.4.3
  Scenario: Nature's Spiral can return an artifact, creature, enchantment, land or planeswalker card, and no instant, sorcery or kindred instant card
    Given Alice has "Sol Ring", "Grizzly Bears", "Crusade", "Forest", "Jace Beleren", "Lightning Bolt", "Lava Spike" and "Crib Swap" in graveyard
    And Alice has "Nature's Spiral" in hand and can pay {1}{G}
    Then Alice can target only "Sol Ring", "Grizzly Bears", "Crusade", "Forest" and "Jace Beleren" with "Nature's Spiral"
    When Alice plays "Nature's Spiral" targeting "Forest"
    And the stack resolves
    Then "Forest" is in Alice's hand
    And "Sol Ring" is in Alice's graveyard
    
  @cr26:110.4a
  Scenario: Nature's Spiral returns Grizzly Bears, and can't target the instant card Lightning Bolt
    Given Alice has "Grizzly Bears" and "Lightning Bolt" in graveyard
    And Alice has "Nature's Spiral" in hand and can pay {1}{G}
    Then Alice can target only "Grizzly Bears" with "Nature's Spiral"
    When Alice plays "Nature's Spiral" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Lightning Bolt" is in Alice's graveyard

  @cr26:110.4a.2
  Scenario: Nature's Spiral returns Test Siege, a battle card, which is a permanent card, and can't target the sorcery card Lava Spike
    Given Alice has "Test Siege" and "Lava Spike" in graveyard
    And Alice has "Nature's Spiral" in hand and can pay {1}{G}
    Then Alice can target only "Test Siege" with "Nature's Spiral"
    When Alice plays "Nature's Spiral" targeting "Test Siege"
    And the stack resolves
    Then "Test Siege" is in Alice's hand
    And "Lava Spike" is in Alice's graveyard

  @cr26:110.4b
  Scenario Outline: Lithoform Engine's ability for permanent spells can target <spell>, and not an instant spell, and copies nothing once <spell> is countered
    Given Alice controls "Lithoform Engine" and can pay {4}
    And Alice has "<spell>" and "Lightning Bolt" in hand and can pay <cost> and can pay {R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "<spell>"
    And Alice in response plays "Lightning Bolt" targeting Bob
    Then Alice can target only "<spell>" with "permanent" of "Lithoform Engine"
    When Alice activates "permanent" of "Lithoform Engine" targeting "<spell>"
    And Bob in response plays "Counterspell" targeting "<spell>"
    And the stack resolves
    Then "<spell>" was countered
    And Alice controls no "token" permanents
    And Bob is at 17 life
    Examples:
      | spell         | cost      |
      | Sol Ring      | {1}       |
      | Grizzly Bears | {1}{G}    |
      | Crusade       | {W}{W}    |
      | Jace Beleren  | {1}{U}{U} |

  @cr26:707.10f.2 @cr26:111.13.4
  Scenario Outline: Lithoform Engine copies <spell>, which is a permanent spell, and can't copy an instant spell as one
    Given Alice controls "Lithoform Engine" and can pay {4}
    And Alice has "<spell>" and "Lightning Bolt" in hand and can pay <cost> and can pay {R}
    When Alice plays "<spell>"
    And Alice in response plays "Lightning Bolt" targeting Bob
    Then Alice can target only "<spell>" with "permanent" of "Lithoform Engine"
    When Alice activates "permanent" of "Lithoform Engine" targeting "<spell>"
    And the stack resolves
    Then "<spell>" is in play
    And Alice controls 1 "token" permanent
    And Bob is at 17 life
    Examples:
      | spell | cost |
      | Sol Ring | {1} |
      | Grizzly Bears | {1}{G} |
      | Crusade | {W}{W} |

  @cr26:110.4b.2
  Scenario: Lithoform Engine copies Jace Beleren, a planeswalker spell, as a permanent spell, and the legend rule leaves one of the two
    Given Alice controls "Lithoform Engine" and can pay {4}
    And Alice has "Jace Beleren" and "Lightning Bolt" in hand and can pay {1}{U}{U}{R}
    When Alice plays "Jace Beleren"
    And Alice in response plays "Lightning Bolt" targeting Bob
    Then Alice can target only "Jace Beleren" with "permanent" of "Lithoform Engine"
    When Alice activates "permanent" of "Lithoform Engine" targeting "Jace Beleren"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And Alice controls 2 "planeswalker" permanents
    When Alice keeps "Jace Beleren"
    Then "Jace Beleren" is in play
    And Alice controls no "token" permanents
    And "Jace Beleren" has 3 loyalty counters
    And Bob is at 17 life

  @cr26:110.5
  Scenario: Crusade, an enchantment, is untapped, unflipped and face up; Toils of Night and Day taps it, and it untaps in Bob's untap step
    Given it is Alice's end step
    And Alice has "Toils of Night and Day" in hand and can pay {2}{U}
    And Bob controls "Crusade" and "Hill Giant"
    Then "Crusade" is untapped
    And "Crusade" isn't flipped
    And "Crusade" is face up
    When Alice plays "Toils of Night and Day" targeting "Crusade" then "Hill Giant"
    And the stack resolves
    And Alice chooses the option "tap" for "Toils of Night and Day"
    And Alice chooses the option "tap" for "Toils of Night and Day"
    Then "Crusade" is tapped
    And "Hill Giant" is tapped
    When the game goes on to Bob's upkeep
    Then "Crusade" is untapped

  @cr26:110.5
  Scenario: Toils of Night and Day untaps Bob's tapped Hill Giant in Alice's upkeep and taps his untapped Forest, which untaps in his untap step
    Given it is Bob's end step
    And Alice has "Toils of Night and Day" in hand and can pay {2}{U}
    And Bob controls tapped "Hill Giant" and "Forest"
    When the game goes on to Alice's upkeep
    Then "Hill Giant" is tapped
    And "Forest" is untapped
    When Alice plays "Toils of Night and Day" targeting "Hill Giant" then "Forest"
    And the stack resolves
    And Alice chooses the option "untap" for "Toils of Night and Day"
    And Alice chooses the option "tap" for "Toils of Night and Day"
    Then "Hill Giant" is untapped
    And "Forest" is tapped
    When the game goes on to Bob's upkeep
    Then "Forest" is untapped

  @cr26:110.5a @cr26:110.5a.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: A Clone that copies a tapped and flipped Kitsune Mystic is untapped, unflipped and 2/3
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls a tapped flipped "Kitsune Mystic" as "Autumn-Tail"
    Then "Autumn-Tail" is 4/5
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Autumn-Tail"
    Then "Clone" is 2/3
    And "Clone" is untapped
    And "Clone" isn't flipped
    And "Autumn-Tail" is tapped

  @cr26:110.5a
  Scenario: A Clone that copies a tapped Hill Giant is untapped and 3/3
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls a tapped "Hill Giant"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant"
    Then "Clone" is 3/3
    And "Clone" is untapped
    And "Hill Giant" is tapped

  @cr26:110.5a.3 @cr26:110.5b.4
  Scenario: Serra Angel, which Veiled Summons puts onto the battlefield face down, is a 2/2 creature without flying
    Given Alice has "Veiled Summons" in hand and can pay {1}{W}
    And Alice has "Serra Angel" on top of library
    When Alice plays "Veiled Summons"
    And the stack resolves
    Then "Serra Angel" is in play under Alice's control
    And "Serra Angel" is face down
    And "Serra Angel" is 2/2
    And "Serra Angel" is colorless
    And "Serra Angel" has exactly the types "creature"
    And "Serra Angel" doesn't have "flying"
    And "Serra Angel" doesn't have "vigilance"

  @cr26:110.5b.4
  Scenario: Veiled Summons puts only the top card of Alice's library onto the battlefield, untapped and under her control
    Given Alice has "Veiled Summons" in hand and can pay {1}{W}
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    When Alice plays "Veiled Summons"
    And the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" is untapped
    And the top of Alice's library is "Hill Giant"

  @cr26:110.5a.3
  Scenario: Hill Giant, which Veiled Summons puts onto the battlefield face down, is a colourless 2/2 creature
    Given Alice has "Veiled Summons" in hand and can pay {1}{W}
    And Alice has "Hill Giant" on top of library
    When Alice plays "Veiled Summons"
    And the stack resolves
    Then "Hill Giant" is face down
    And "Hill Giant" is 2/2
    And "Hill Giant" is colorless
    And "Hill Giant" has exactly the types "creature"
