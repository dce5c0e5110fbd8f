Feature: Smoke

  # look: setup `in_play` and the probe `object.power_toughness`: the permanent is in play, untapped, under its controller
  Scenario: A creature that lies there has its printed size
    Given Alice controls "Grizzly Bears"
    Then "Grizzly Bears" is 2/2

  # look: the probe `object.zone` and the player of the zone
  Scenario: A card in hand is in that player's hand
    Given Bob has "Boomerang" in hand
    Then "Boomerang" is in Bob's hand

  # look: the probe `life` and the starting life total
  Scenario: Players begin at twenty
    Given Alice controls "Forest"
    Then Bob is at 20 life

  # look: the script operation `play_land`
  Scenario: A land is played and lies there
    Given Alice has "Forest" in hand
    When Alice plays the land "Forest"
    Then Alice controls "Forest"

  # look: `can_pay` in the setup (lands for exactly this mana), the operation `play`, and points: a probe is asked after that number of operations
  Scenario: A spell waits on the stack
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    Then the stack holds "Grizzly Bears"

  # look: `resolve_all`: all players pass until the stack is empty
  Scenario: A creature spell resolves to a creature
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice controls "Grizzly Bears"

  # look: targets that are players, and `player` in a target
  Scenario: A spell deals damage to the player it targets
    Given Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  # look: targets that are objects: handles are names that the case gives
  Scenario: A spell returns the permanent it targets
    Given Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand

  # look: aliases: two cards with one name differ only in their handles
  Scenario: Of two creatures of one name the one that is meant is returned
    Given Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears" as "one" and "Grizzly Bears" as "other"
    When Alice plays "Boomerang" targeting "other"
    And the stack resolves
    Then "one" is in play
    And "other" is in Bob's hand

  # look: implicit passing: Bob gets priority after Alice's spell because he acts next, and nothing resolves before that
  Scenario: A spell is countered in response
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Grizzly Bears"
    And Bob plays "Counterspell" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  # look: the probe `object.fate`: how a spell left the stack
  Scenario: A spell without a legal target left does nothing
    Given Alice has "Terror" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Terror" targeting "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Terror" was countered on resolution

  # look: `attack`: the declaration goes on to its step, with all players passing
  Scenario: A creature attacks and is tapped
    Given Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is tapped

  # look: `combat_damage`: all players pass until all combat damage is dealt, with an empty declaration of blockers
  Scenario: An unblocked creature deals its damage
    Given Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 18 life

  # look: `block`, and damage that destroys
  Scenario: The smaller of two creatures dies
    Given Alice controls "Grizzly Bears"
    And Bob controls "Craw Wurm"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Craw Wurm"
    And combat damage is dealt
    Then "Grizzly Bears" is in Alice's graveyard
    And Bob is at 20 life

  # look: `can_do` and its legality: it is asked of a copy of the game, and an illegal action is no error
  Scenario: A tapped creature can't attack
    Given Alice controls tapped "Grizzly Bears"
    Then Alice can't attack with "Grizzly Bears"

  # look: `can_do` again: the same question with the other answer
  Scenario: An untapped creature can attack
    Given Alice controls "Grizzly Bears"
    Then Alice can attack with "Grizzly Bears"

  # look: mana: only the lands of `can_pay` may pay
  Scenario: A spell that can't be paid can't be played
    Given Alice has "Grizzly Bears" in hand and can pay {G}
    Then Alice can't play "Grizzly Bears"

  # look: `activate`: an activated ability by its source
  Scenario: An elf taps for mana
    Given Alice controls "Llanowar Elves"
    When Alice taps "Llanowar Elves" for mana
    Then "Llanowar Elves" is tapped
    And Alice has {G} in the mana pool

  # look: several objects of one event, and graveyards of two players
  Scenario: All creatures die at once
    Given Alice controls "Grizzly Bears" and has "Wrath of God" in hand and can pay {2}{W}{W}
    And Bob controls "Hill Giant"
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" is in Bob's graveyard

  # look: `advance_to`: passing on to another player's turn, with its draw
  Scenario: The next player draws at the draw step
    Given Alice controls "Forest"
    When the game goes on to Bob's main phase
    Then Bob has drawn 1 card
