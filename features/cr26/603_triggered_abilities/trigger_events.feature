Feature: Trigger events

  @cr26:603.2
  Scenario: Oyobi triggers on each Spirit or Arcane spell its controller casts, and on no other spell
    Given Alice controls "Oyobi, Who Split the Heavens"
    And Alice has "Kami of Ancient Law", "Reach Through Mists" and "Healing Salve" in hand and can pay {1}{W}{U}{W}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kami of Ancient Law"
    And the stack resolves
    Then Alice controls 1 3/3 white "Spirit" creature token
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice controls two 3/3 white "Spirit" creature tokens
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    And Bob plays "Boomerang" targeting "Kami of Ancient Law"
    And the stack resolves
    Then Alice controls two 3/3 white "Spirit" creature tokens
    And Alice is at 23 life

  @cr26:603.2
  Scenario: Paradise Plume, for which red was chosen, triggers on the red spell of each player, and not on the green spell
    Given Alice controls "Paradise Plume" and "Grizzly Bears"
    And "Paradise Plume" has the chosen color "red"
    And Alice has "Lava Spike" and "Giant Growth" in hand and can pay {R}{G}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    Then "Paradise Plume" has triggered never
    When the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    Then "Paradise Plume" has triggered once
    And Alice was asked for yes or no never
    And Alice is at 20 life
    When the stack resolves
    And Alice says yes to "Paradise Plume"
    And Alice passes
    And Bob plays "Lightning Bolt" targeting Alice
    Then "Paradise Plume" has triggered twice
    And Alice is at 21 life

  @cr26:603.2.2
  Scenario: Grave Titan triggers when it enters from the graveyard
    Given Alice has "Grave Titan" in graveyard
    And Alice has "Zombify" in hand and can pay {3}{B}
    When Alice plays "Zombify" targeting "Grave Titan"
    And the stack resolves
    Then "Grave Titan" is in play
    And "Grave Titan" has triggered once
    And Alice controls two 2/2 black "Zombie" creature tokens

  @cr26:603.2.2
  Scenario: Grave Titan triggers when it enters after it was cast
    Given Alice has "Grave Titan" in hand and can pay {4}{B}{B}
    When Alice plays "Grave Titan"
    And the stack resolves
    Then Alice controls two 2/2 black "Zombie" creature tokens
    And "Grave Titan" is 6/6

  @cr26:603.2.2
  Scenario: Grave Titan triggers each time it attacks
    Given Alice controls "Grave Titan"
    When Alice attacks with "Grave Titan"
    And the stack resolves
    Then Alice controls two 2/2 black "Zombie" creature tokens
    When the game goes on to Bob's main phase
    And the game goes on to Alice's main phase
    And Alice attacks with "Grave Titan"
    And the stack resolves
    Then Alice controls four 2/2 black "Zombie" creature tokens

  @cr26:603.2.3
  Scenario: If a third card is drawn before Improbable Alliance's trigger resolves, the trigger still creates its token
    Given it is Alice's main phase
    And Alice controls "Improbable Alliance"
    And Alice has "Grizzly Bears", "Hill Giant", "Smite" and "Terror" on top of library
    And Alice has "Reach Through Mists" as "one", "Reach Through Mists" as "two" and "Reach Through Mists" as "three" in hand
    And Alice can pay {U}{U}{U}
    When Alice plays "one"
    And the stack resolves
    Then "Improbable Alliance" has triggered never
    When Alice plays "two"
    And the top of the stack resolves
    Then "Improbable Alliance" has triggered once
    And Alice controls no "token" permanents
    When Alice plays "three"
    And the stack resolves
    Then "Smite" is in Alice's hand
    And "Improbable Alliance" has triggered once
    And Alice controls a 1/1 blue "Faerie" creature token
    And the first "Faerie" token has "flying"

  @cr26:603.2.3
  Scenario: Improbable Alliance triggers when its own ability draws the second card of the turn
    Given it is Alice's main phase
    And Alice controls "Improbable Alliance"
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    And Alice has "Reach Through Mists" and "Smite" in hand
    And Alice can pay {U} and can pay {4}{U}{R}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Improbable Alliance" has triggered never
    When Alice activates "sift" of "Improbable Alliance"
    And the top of the stack resolves
    And as it resolves, Alice chooses "Smite"
    Then "Smite" is in Alice's graveyard
    And "Hill Giant" is in Alice's hand
    And "Improbable Alliance" has triggered once
    When the stack resolves
    Then Alice controls a 1/1 blue "Faerie" creature token
