Feature: Keywords of entering permanents that weren't cast

  Scenario Outline: <creature> that Zombify returns, which wasn't cast, enters with <number> <kind> counters
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "<creature>" in graveyard
    When Alice plays "Zombify" targeting "<creature>"
    And the stack resolves
    Then "<creature>" is in play under Alice's control
    And "<creature>" has <number> <kind> counters
    And "<creature>" is <size>

    @cr26:702.32a
    Examples:
      | creature   | number | kind | size |
      | Blastoderm | 3      | fade | 5/5  |

    @cr26:702.63a.3
    Examples:
      | creature  | number | kind | size |
      | Calciderm | 4      | time | 5/5  |

    @cr26:702.43a.2
    Examples:
      | creature         | number | kind  | size |
      | Arcbound Bruiser | 3      | +1/+1 | 3/3  |

    @cr26:702.58a.3
    Examples:
      | creature        | number | kind  | size |
      | Helium Squirter | 3      | +1/+1 | 3/3  |

  @cr26:702.54a
  Scenario: Scab-Clan Mauler that Zombify returns after Lava Spike, which wasn't cast, enters with two +1/+1 counters for bloodthirst
    Given Alice has "Zombify" and "Lava Spike" in hand and can pay {3}{B}{R}
    And Alice has "Scab-Clan Mauler" in graveyard
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Zombify" targeting "Scab-Clan Mauler"
    And the stack resolves
    Then "Scab-Clan Mauler" has 2 +1/+1 counters
    And "Scab-Clan Mauler" is 3/3

  @cr26:702.98a
  Scenario: Rakdos Cackler that Zombify returns, which wasn't cast, may enter with a +1/+1 counter for unleash
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "Rakdos Cackler" in graveyard
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Zombify" targeting "Rakdos Cackler"
    And the stack resolves
    And Alice says yes to "Rakdos Cackler"
    Then "Rakdos Cackler" is 3/3
    When the game goes on to Bob's declare attackers step
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "Rakdos Cackler"
    And Alice can block "Hill Giant" with "Grizzly Bears"

  @cr26:702.104a
  Scenario: Pharagax Giant that Zombify returns, which wasn't cast, gets the counters of tribute from the opponent
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "Pharagax Giant" in graveyard
    When Alice plays "Zombify" targeting "Pharagax Giant"
    And the stack resolves
    And Bob says yes
    Then "Pharagax Giant" is 5/5
    And "Pharagax Giant" has 2 +1/+1 counters
    And the ability "spite" of "Pharagax Giant" has triggered never

  @cr26:702.136a
  Scenario: Zhur-Taa Goblin that Zombify returns, which wasn't cast, may enter with haste for riot
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "Zhur-Taa Goblin" in graveyard
    When Alice plays "Zombify" targeting "Zhur-Taa Goblin"
    And the stack resolves
    And Alice says no to "Zhur-Taa Goblin"
    Then "Zhur-Taa Goblin" is 2/2
    And "Zhur-Taa Goblin" has "haste"
    And Alice can attack with "Zhur-Taa Goblin"
    When Alice attacks with "Zhur-Taa Goblin"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  Scenario Outline: <Equipment> that Sun Titan returns, which wasn't cast, creates a <token> token and is attached to it
    Given Alice controls "Sun Titan"
    And Alice has "<Equipment>" in graveyard
    When Alice attacks with "Sun Titan"
    And the top of the stack resolves
    And Alice says yes to "Sun Titan"
    Then "<Equipment>" is attached to nothing
    When the stack resolves
    Then "<Equipment>" is attached to the first "<token>" token

    @cr26:702.92a
    Examples:
      | Equipment   | token          |
      | Flayer Husk | Phyrexian Germ |

    @cr26:702.163a
    Examples:
      | Equipment             | token |
      | Pennant of the Rising | Rebel |

    @cr26:702.182a
    Examples:
      | Equipment       | token |
      | Trainee's Baton | Hero  |

  @cr26:702.123a
  Scenario: Weaponcraft Enthusiast that Zombify returns, which wasn't cast, creates two Servo tokens
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "Weaponcraft Enthusiast" in graveyard
    When Alice plays "Zombify" targeting "Weaponcraft Enthusiast"
    And the stack resolves
    And Alice says no to "Weaponcraft Enthusiast"
    Then "Weaponcraft Enthusiast" has no +1/+1 counters
    And Alice controls two 1/1 "Servo" artifact creature tokens

  @cr26:702.110a
  Scenario: Sidisi's Faithful that Zombify returns, which wasn't cast, exploits Grizzly Bears
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "Sidisi's Faithful" in graveyard
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Zombify" targeting "Sidisi's Faithful"
    And the stack resolves
    And Alice says yes to "Sidisi's Faithful"
    And Alice chooses "Grizzly Bears"
    And Alice targets "Hill Giant"
    Then "Grizzly Bears" was sacrificed
    And "Hill Giant" is in Bob's hand

  @cr26:702.72a
  Scenario: Nova Chaser that Zombify returns, which wasn't cast, is sacrificed because no other Elemental is there to champion
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "Nova Chaser" in graveyard
    And Alice controls "Grizzly Bears"
    When Alice plays "Zombify" targeting "Nova Chaser"
    And the top of the stack resolves
    Then "Nova Chaser" is in play under Alice's control
    When the stack resolves
    Then "Nova Chaser" was sacrificed
    And "Grizzly Bears" is in play
