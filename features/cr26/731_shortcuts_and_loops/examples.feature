Feature: Examples of section 731

  @cr26:731.2a.ex1
  Scenario: Presence of Gond and Intruder Alarm create a token each time that their sequence is repeated
    Given Alice controls "Grizzly Bears" and "Presence of Gond"
    And "Presence of Gond" is attached to "Grizzly Bears"
    And Bob controls "Intruder Alarm"
    When Alice activates "gond" of "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is tapped
    And the stack holds the ability of "Intruder Alarm"
    And Bob controls the ability of "Intruder Alarm"
    When the top of the stack resolves
    Then "Grizzly Bears" is untapped
    And Alice has priority
    And Alice controls 1 "Elf" permanent
    When Alice activates "gond" of "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice activates "gond" of "Grizzly Bears"
    And the top of the stack resolves
    Then Alice controls three 1/1 green "Elf Warrior" creature tokens
    And Alice has priority
    And "Grizzly Bears" is tapped
    And the stack holds the third trigger of "Intruder Alarm"

  @cr26:731.2a.ex1
  Scenario: A player who controls both Presence of Gond and Intruder Alarm can repeat their sequence, too
    Given Alice controls "Grizzly Bears", "Presence of Gond" and "Intruder Alarm"
    And "Presence of Gond" is attached to "Grizzly Bears"
    When Alice activates "gond" of "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is tapped
    And the stack holds the ability of "Intruder Alarm"
    When the top of the stack resolves
    Then "Grizzly Bears" is untapped
    When Alice activates "gond" of "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is untapped
    And Alice controls two 1/1 green "Elf Warrior" creature tokens

  @cr26:731.2b.ex1
  Scenario: The nonactive player casts a spell in the beginning of combat step although the active player wants to do nothing in the turn
    Given it is Alice's draw step
    And Alice controls "Grizzly Bears"
    And Bob has "Into the Fray" in hand and can pay {R}
    When the game goes on to Alice's beginning of combat
    And Alice passes
    Then Bob has priority
    When Bob casts "Into the Fray" targeting "Grizzly Bears"
    And the stack resolves
    Then it is Alice's beginning of combat step
    And Alice has priority
    And Alice can't attack with nothing by rule 508.1d
    And Alice can attack with "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:731.2b.ex1
  Scenario: A spell that the nonactive player casts on a tapped creature in the beginning of combat step requires no attack
    Given it is Alice's draw step
    And Alice controls tapped "Grizzly Bears" and "Hill Giant"
    And Bob has "Into the Fray" in hand and can pay {R}
    When the game goes on to Alice's beginning of combat
    And Alice passes
    And Bob casts "Into the Fray" targeting "Grizzly Bears"
    And the stack resolves
    Then it is Alice's beginning of combat step
    And "Into the Fray" is in Bob's graveyard
    And Alice can't attack with "Grizzly Bears" by rule 508.1a
    And Alice can attack with nothing
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Grizzly Bears" is tapped

  @cr26:731.3.ex1
  Scenario: The active player can't activate an ability again that another player's ability undid and that would repeat a position
    Given Alice controls "Updraft Glider"
    And Bob controls "Leaden Anchor"
    When Alice activates "Updraft Glider"
    And the stack resolves
    Then "Updraft Glider" has "flying"
    When Alice passes
    And Bob activates "Leaden Anchor" targeting "Updraft Glider"
    And the stack resolves
    Then "Updraft Glider" doesn't have "flying"
    And Alice has priority
    And Alice can't activate "Updraft Glider" by rule 731.3

  @cr26:731.3.ex1
  Scenario: The nonactive player decides whether a creature has flying that its controller gives it and the nonactive player removes
    Given Alice controls "Updraft Glider"
    And Bob controls "Leaden Anchor" and "Grizzly Bears"
    When Alice activates "Updraft Glider"
    And the stack resolves
    And Alice attacks with "Updraft Glider"
    Then Bob can't block "Updraft Glider" with "Grizzly Bears" by rule 702.9
    When Bob activates "Leaden Anchor" targeting "Updraft Glider"
    And the stack resolves
    Then "Updraft Glider" doesn't have "flying"
    And Bob can block "Updraft Glider" with "Grizzly Bears"
    When Bob blocks "Updraft Glider" with "Grizzly Bears"
    And combat damage is dealt
    Then "Updraft Glider" was destroyed

  @cr26:731.5.ex1
  Scenario: A player may end a mandatory loop by sacrificing Seal of Cleansing, and a loop that the player doesn't end makes the game a draw
    Given Alice has "Swamp" exiled
    And Alice controls "Knell of Dust" as "knell"
    And Alice has "Ghost of No Rest" and "Knell of Dust" as "other knell" in hand and can pay {1}{B}{2}
    And Bob controls "Seal of Cleansing" as "one" and "Seal of Cleansing" as "two"
    When Alice casts "Ghost of No Rest"
    And the top of the stack resolves
    And the top of the stack resolves
    And Bob activates "one" targeting "knell"
    And the stack resolves
    Then "knell" was destroyed
    And "Ghost of No Rest" is in play
    And "Ghost of No Rest" is 1/1
    And Alice is still in the game
    When Alice casts "other knell"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game
    And "two" is in play
    And it happened never that "two" was sacrificed

  @cr26:731.5.ex1
  Scenario: A player ends a mandatory loop with the only Seal of Cleansing, and the loop that begins later makes the game a draw
    Given Alice has "Swamp" exiled
    And Alice controls "Knell of Dust" as "knell"
    And Alice has "Ghost of No Rest" and "Knell of Dust" as "other knell" in hand and can pay {1}{B}{2}
    And Bob controls "Seal of Cleansing"
    When Alice casts "Ghost of No Rest"
    And the top of the stack resolves
    And the top of the stack resolves
    And Bob activates "Seal of Cleansing" targeting "knell"
    And the stack resolves
    Then "knell" was destroyed
    And "Ghost of No Rest" is 1/1
    And Alice is still in the game
    When Alice casts "other knell"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game
