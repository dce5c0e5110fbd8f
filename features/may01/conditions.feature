Feature: What is allowed on a condition, in rulings of our own

  @may01:ours.28
  Scenario: The Megaliths glow for empty hands alone
    Given Alice controls "Keldon Megaliths" and has "Forest" in hand and can pay {1}{R}
    And Bob controls "Llanowar Elves"
    Then "Keldon Megaliths" has exactly the type "land"
    And Alice can tap "Keldon Megaliths" for mana making {R}
    And Alice can't activate "glow" of "Keldon Megaliths" targeting "Llanowar Elves"
    When Alice plays the land "Forest"
    Then Alice can activate "glow" of "Keldon Megaliths" targeting "Llanowar Elves"
    When Alice activates "glow" of "Keldon Megaliths" targeting "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" was destroyed
    And "Keldon Megaliths" is tapped

  @may01:ours.28
  Scenario: The Megaliths come tapped, and two cards in hand are two too many
    Given Alice has "Keldon Megaliths", "Lava Spike" and "Boomerang" in hand and can pay {1}{R}
    And Bob controls "Llanowar Elves" and "Keldon Megaliths" as "their Megaliths" and can pay {1}{R}
    Then Bob can activate "glow" of "their Megaliths" targeting "Llanowar Elves"
    When Alice plays the land "Keldon Megaliths"
    Then "Keldon Megaliths" is tapped
    When the game goes on to Bob's main phase
    And the game goes on to Alice's upkeep
    Then "Keldon Megaliths" is untapped
    And Alice can't activate "glow" of "Keldon Megaliths" targeting "Llanowar Elves" by rule 403.3

  @may01:ours.29
  Scenario: What flies reaches the Scout
    Given Alice controls "Treetop Scout"
    And Bob controls "Serra Angel" and "Grizzly Bears"
    Then the mana cost of "Treetop Scout" is {G}
    And "Treetop Scout" is green
    And "Treetop Scout" is 1/1
    And "Treetop Scout" has exactly the types "creature", "Elf" and "Scout"
    When Alice attacks with "Treetop Scout"
    Then Bob can block "Treetop Scout" with "Serra Angel"
    And Bob can't block "Treetop Scout" with "Grizzly Bears" because of the ability "treetops" of "Treetop Scout"

  @may01:ours.29
  Scenario: What walks reaches others, and not the Scout
    Given Alice controls "Treetop Scout" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Treetop Scout" and "Hill Giant"
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can't block "Treetop Scout" with "Grizzly Bears" because of the ability "treetops" of "Treetop Scout"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @may01:ours.30
  Scenario: Blockers are one's own creatures in play
    Given Alice controls "Hill Giant" and "Watchwolf"
    And Bob controls "Grizzly Bears" and "Forest"
    And Bob has "Trained Armodon" in hand
    When Alice attacks with "Hill Giant"
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can't block "Hill Giant" with "Watchwolf"
    And Bob can't block "Hill Giant" with "Trained Armodon"
    And Bob can't block "Hill Giant" with "Forest"

  @may01:ours.31
  Scenario: What changes sides in combat leaves it
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Bob attacks with "Hill Giant" and "Grizzly Bears"
    And Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" isn't attacking
    And "Grizzly Bears" is attacking
    And Alice can block "Grizzly Bears" with "Hill Giant"
    When Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And Bob is at 20 life

  @may01:ours.31
  Scenario: A blocker that changes sides leaves what it blocked blocked, and deals it nothing
    Given it is Bob's main phase
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears"
    And Alice controls "Hill Giant" and "Serra Angel"
    When Bob attacks with "Grizzly Bears"
    And Alice blocks "Grizzly Bears" with "Hill Giant"
    And Bob plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" isn't blocking
    And "Grizzly Bears" is blocked
    When combat damage is dealt
    Then Alice is at 20 life
    And "Grizzly Bears" has no damage marked
    And "Hill Giant" has no damage marked
