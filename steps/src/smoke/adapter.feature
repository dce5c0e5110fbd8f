Feature: Smoke

  # look: setup `in_play` and the probes `object.power_toughness` and `object.tapped`: the permanent is on the battlefield, untapped
  Scenario: A creature on the battlefield has its printed size and is untapped
    Given Alice controls "Grizzly Bears"
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" is untapped

  # look: setup `hand`, the probe `object.zone`, and the player of the zone
  Scenario: A card in hand is in that player's hand
    Given Bob has "Boomerang" in hand
    Then "Boomerang" is in Bob's hand

  # look: the script operation `play_land`, and points: the probe is asked after the operation
  Scenario: A land is played and is on the battlefield
    Given Alice has "Forest" in hand
    When Alice plays the land "Forest"
    Then Alice controls "Forest"

  # look: `can_pay` in the setup (lands for exactly this mana); the operation `play`, after which nobody passes; and the probe `contents` of the stack
  Scenario: A spell waits on the stack
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    Then the stack holds "Grizzly Bears"

  # look: `resolve_all`: all players pass until the stack is empty
  Scenario: A creature spell resolves to a creature
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play under Alice's control

  # look: targets: those that the case names, here a player (`player` in a target); and the probe `life`
  Scenario: A spell deals damage to the player it targets
    Given Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  # look: the starting life total, and whether a case begins from nothing: the case before this one has dealt damage to Bob
  Scenario: Players begin at twenty
    Given Alice controls "Forest"
    Then Bob is at 20 life

  # look: points: a probe is asked when as many operations are done as its `after` says, not before them and not at the end of the case; and the number of the probe in the answer
  Scenario: A life total is observed before a spell resolves and after it
    Given Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 17 life

  # look: targets that are objects (`object` in a target): handles are names that the case gives
  Scenario: A spell returns the permanent it targets
    Given Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand

  # look: aliases: two cards with one name differ only in their handles
  Scenario: A spell returns the targeted one of two creatures with one name
    Given Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears" as "one" and "Grizzly Bears" as "other"
    When Alice plays "Boomerang" targeting "other"
    And the stack resolves
    Then "one" is in play
    And "other" is in Bob's hand

  # look: the controller that `in_play` names, who may be another player than the owner; `object.controller`, and the player of `object.zone`: on the battlefield the controller, in a hand the owner
  Scenario: A permanent is on the battlefield of its controller and returns to the hand of its owner
    Given Alice controls "Grizzly Bears" owned by Bob and has "Boomerang" in hand and can pay {U}{U}
    Then Alice controls "Grizzly Bears"
    And "Grizzly Bears" is in play under Alice's control
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand

  # look: implicit passing: Bob gets priority after Alice's spell because he acts next, and nothing resolves before that
  Scenario: A spell is countered in response
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Grizzly Bears"
    And Bob plays "Counterspell" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  # look: the probe `contents` of the stack, which lists the top first; then `resolve_all`, which goes on below the top
  Scenario: The last spell is on top of the stack, and the whole stack resolves
    Given Alice controls "Grizzly Bears" and has "Lava Spike" in hand and can pay {R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Lava Spike" targeting Bob
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    Then the stack holds "Boomerang" and "Lava Spike"
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And Bob is at 17 life

  # look: `resolve_top`: all players pass once, and one object resolves
  Scenario: The top of the stack resolves, and the spell below it waits
    Given Alice controls "Grizzly Bears" and has "Lava Spike" in hand and can pay {R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Lava Spike" targeting Bob
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And the stack holds "Lava Spike"

  # look: the probe `object.fate`: how a spell left the stack
  Scenario: A spell whose only target is gone is countered on resolution
    Given Alice has "Terror" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Terror" targeting "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Boomerang" has resolved
    And "Terror" was countered on resolution

  # look: `object.power_toughness`: the present size, not the printed one
  Scenario: A creature that a spell makes larger has its present size
    Given Alice controls "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  # look: `attack`: all players pass until the declaration; a permanent of the setup has been there since before the turn
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

  # look: the probe `object.damage_marked`: the damage that was dealt this turn and has not been removed
  Scenario: Damage stays marked on a creature that survives
    Given Alice controls "Grizzly Bears"
    And Bob controls "Craw Wurm"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 2 damage marked

  # look: `can_pay`: lands, not mana in the pool, which a later step would have emptied; and passing from a declaration to a response
  Scenario: Lands pay for a spell after attackers are declared
    Given Alice controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand

  # look: `can_do` and its legality: it is asked of a copy of the game, and an illegal action is no error; also setup `tapped`
  Scenario: A tapped creature can't attack
    Given Alice controls tapped "Grizzly Bears"
    Then Alice can't attack with "Grizzly Bears"

  # look: `can_pay`: the basic land of each color, and a Wastes for each generic mana, which pays for no color; only these lands may pay
  Scenario: The land for generic mana does not pay for blue mana
    Given Alice has "Boomerang" in hand and can pay {1}{U}
    Then Alice can't play "Boomerang"

  # look: `can_do` of an action that is legal: it is tried on a copy, and the game itself stays as it is
  Scenario: A question whether a spell can be cast does not cast it
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    Then Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    Then the stack holds "Grizzly Bears"

  # look: `try` and the probe `tried`: a refused attempt changes nothing, and the script goes on
  Scenario: A refused attempt to cast a spell changes nothing
    Given Alice has "Grizzly Bears" and "Forest" in hand and can pay {1}
    When Alice tries to play "Grizzly Bears"
    Then the attempt is refused
    When Alice plays the land "Forest"
    And Alice plays "Grizzly Bears"
    Then the stack holds "Grizzly Bears"

  # look: `activate`: an activated ability by its source; and the probe `mana_pool`
  Scenario: An elf taps for mana
    Given Alice controls "Llanowar Elves"
    When Alice taps "Llanowar Elves" for mana
    Then "Llanowar Elves" is tapped
    And Alice has {G} in the mana pool

  # look: several objects of one event, and the player of a graveyard, who is the owner of the card
  Scenario: All creatures die at once
    Given Alice controls "Grizzly Bears" and has "Wrath of God" in hand and can pay {2}{W}{W}
    And Bob controls "Hill Giant"
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" is in Bob's graveyard

  # look: `advance_to`: passing on to another player's turn, with its draw; Alice's own draw step is over when the case begins; and the probe `cards_drawn`
  Scenario: The next player draws at the draw step
    Given Alice controls "Forest"
    When the game goes on to Bob's main phase
    Then Bob has drawn 1 card
    And Alice has drawn no cards

  # look: setup `library` and the probe `contents`: both list the top card first, and that card is drawn first
  Scenario: A library is listed from its top, and its top card is drawn
    Given Bob has "Island", "Forest" and "Swamp" as library
    Then Bob's library holds, in order, "Island", "Forest" and "Swamp"
    When the game goes on to Bob's main phase
    Then "Island" is in Bob's hand

  # look: `answer`: it belongs to the operation before it, and answers the question by player and kind (here: which cards to discard at the cleanup step)
  Scenario: A player discards the card that the answer names
    Given Alice has 4 "Forest", "Island" and 3 "Swamp" in hand
    When the game goes on to Bob's upkeep
    And Alice chooses "Island"
    Then "Island" is in Alice's graveyard
