Feature: Who has to block, in rulings of our own

  @may01:ours.92
  Scenario: Whoever is lured blocks, and blocks nothing else
    Given Alice controls "Grizzly Bears" and "Hill Giant" and "Craw Wurm"
    And Alice has "Lure" in hand and can pay {1}{G}{G}
    And Bob controls "Watchwolf", "Wall of Stone" and tapped "Goblin Raider"
    Then the mana cost of "Lure" is {1}{G}{G}
    And "Lure" is green
    And "Lure" has exactly the types "enchantment" and "Aura"
    When Alice plays "Lure" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears" and "Hill Giant"
    Then Bob can't not block because of the second printed ability of "Lure"
    And Bob can't block "Grizzly Bears" with "Watchwolf" because of the second printed ability of "Lure"
    And Bob can't block "Grizzly Bears" with "Watchwolf" and "Hill Giant" with "Wall of Stone" because of the second printed ability of "Lure"
    When Bob blocks "Grizzly Bears" with "Watchwolf" and "Wall of Stone"
    And combat damage is dealt
    And Alice divides 2 to "Watchwolf" and 0 to "Wall of Stone"
    Then Bob is at 17 life

  @may01:ours.93
  Scenario: The Protector is blocked by somebody, whoever that is
    Given Alice controls "Gaea's Protector" and "Hill Giant"
    And Bob controls "Watchwolf" and "Grizzly Bears"
    Then the mana cost of "Gaea's Protector" is {3}{G}
    And "Gaea's Protector" is green
    And "Gaea's Protector" is 4/2
    And "Gaea's Protector" has exactly the types "creature", "Elemental" and "Warrior"
    When Alice attacks with "Gaea's Protector" and "Hill Giant"
    Then Bob can't not block because of the first printed ability of "Gaea's Protector"
    And Bob can't block "Hill Giant" with "Watchwolf" because of the first printed ability of "Gaea's Protector"
    And Bob can block "Gaea's Protector" with "Watchwolf"
    And Bob can block "Gaea's Protector" with "Grizzly Bears" and "Hill Giant" with "Watchwolf"
    When Bob blocks "Gaea's Protector" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 17 life

  @may01:ours.94
  Scenario: The Sentry blocks whatever it can
    Given Alice controls "Hill Giant" and "Serra Angel"
    And Bob controls "Restless Sentry" and "Grizzly Bears"
    Then the mana cost of "Restless Sentry" is {W}
    And "Restless Sentry" is white
    And "Restless Sentry" is 1/3
    And "Restless Sentry" has exactly the types "creature" and "Soldier"
    When Alice attacks with "Hill Giant" and "Serra Angel"
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    And Bob can't block "Hill Giant" with "Grizzly Bears" because of the first printed ability of "Restless Sentry"
    When Bob blocks "Hill Giant" with "Restless Sentry"
    And combat damage is dealt
    Then Bob is at 16 life

  @may01:ours.95
  Scenario: Whoever blocks pays for each that does
    Given Alice controls "Bridge Toll", "Hill Giant" and "Grizzly Bears"
    And Bob controls "Watchwolf" and "Wall of Stone" and can pay {1}
    Then the mana cost of "Bridge Toll" is {1}{W}
    And "Bridge Toll" is white
    And "Bridge Toll" has exactly the type "enchantment"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    Then Bob can't block "Hill Giant" with "Watchwolf" and "Wall of Stone" because of the first printed ability of "Bridge Toll"
    When Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 18 life

  @may01:ours.96
  Scenario: Whom the Basilisk has met dies as combat ends, and Walls don't
    Given Alice controls "Thicket Basilisk"
    And Bob controls "Hill Giant", "Wall of Stone" and "Watchwolf"
    Then the mana cost of "Thicket Basilisk" is {3}{G}{G}
    And "Thicket Basilisk" is green
    And "Thicket Basilisk" is 2/4
    And "Thicket Basilisk" has exactly the types "creature" and "Basilisk"
    When Alice attacks with "Thicket Basilisk"
    And Bob blocks "Thicket Basilisk" with "Hill Giant" and "Wall of Stone"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 0 to "Hill Giant" and 2 to "Wall of Stone"
    Then "Hill Giant" is in play
    And "Thicket Basilisk" has triggered once
    When the game goes on to Alice's second main phase
    Then "Hill Giant" was destroyed
    And "Wall of Stone" and "Watchwolf" are in play

  @may01:ours.96
  Scenario: So does whoever is blocked by it
    Given Alice controls "Hill Giant" and "Watchwolf"
    And Bob controls "Thicket Basilisk"
    When Alice attacks with "Hill Giant" and "Watchwolf"
    And Bob blocks "Hill Giant" with "Thicket Basilisk"
    And the stack resolves
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then "Hill Giant" was destroyed
    And "Watchwolf" is in play
    And Bob is at 17 life

  @may01:ours.97
  Scenario: The Bodyguard takes what nobody has blocked, while untapped
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob controls "Veteran Bodyguard" and "Wall of Stone"
    Then the mana cost of "Veteran Bodyguard" is {3}{W}{W}
    And "Veteran Bodyguard" is white
    And "Veteran Bodyguard" is 2/5
    And "Veteran Bodyguard" has exactly the types "creature" and "Human"
    When Alice attacks with "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob blocks "Watchwolf" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 20 life
    And "Veteran Bodyguard" was destroyed
    And "Hill Giant" has dealt 3 damage to "Veteran Bodyguard"
    And "Grizzly Bears" has dealt 2 damage to "Veteran Bodyguard"

  @may01:ours.97
  Scenario: A Bodyguard who is tapped guards nobody
    Given Alice controls "Hill Giant"
    And Bob controls tapped "Veteran Bodyguard" as "sleeper" and "Veteran Bodyguard" as "waker"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    And "waker" has 3 damage marked
    And "sleeper" has no damage marked

  @may01:ours.98
  Scenario: One shield takes of three who strike at once no more than it can
    Given Alice controls "Llanowar Elves", "Goblin Raider" and "Fume Spitter"
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Llanowar Elves", "Goblin Raider" and "Fume Spitter"
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    And Bob divides 1 to "Llanowar Elves" and 1 to "Goblin Raider" and 1 to "Fume Spitter" for "Healing Salve"
    Then Bob is at 19 life
