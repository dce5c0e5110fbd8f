Feature: Lifelink, hexproof and menace, in rulings of our own

  @htg:ours.14
  Scenario: Each of two Nighthawks that fight gains its controller as much as it deals
    Given Alice controls "Vampire Nighthawk" as "hunter"
    And Bob controls "Vampire Nighthawk" as "watcher"
    Then the mana cost of "hunter" is {1}{B}{B}
    And "hunter" is black
    And "hunter" is 2/3
    And "hunter" has exactly the types "creature", "Vampire" and "Shaman"
    And "hunter" has exactly "flying", "deathtouch" and "lifelink"
    When Alice attacks with "hunter"
    And Bob blocks "hunter" with "watcher"
    And combat damage is dealt
    Then Alice is at 22 life
    And Bob is at 22 life
    And "hunter" and "watcher" were destroyed

  @htg:ours.14
  Scenario: What it gains comes with the damage, and doesn't wait for who is at no life
    Given Bob is at 2 life
    And Bob controls "Vampire Nighthawk"
    And Alice controls "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Vampire Nighthawk"
    And combat damage is dealt
    Then Bob is at 1 life
    And Bob is still in the game
    And "Vampire Nighthawk" has 2 damage marked
    And "Vampire Nighthawk" has triggered never

  @htg:ours.14
  Scenario: It is life gained like any other, and may be twice as much
    Given Alice controls "Vampire Nighthawk" and "Boon Reflection"
    When Alice attacks with "Vampire Nighthawk"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And Alice is at 24 life

  @htg:ours.14
  Scenario: Who can't gain life gains none by it, and the other does
    Given Alice controls "Vampire Nighthawk" as "hunter"
    And Bob controls "Vampire Nighthawk" as "watcher"
    And Bob has "Flames of the Blood Hand" in hand and can pay {2}{R}
    When Bob in response plays "Flames of the Blood Hand" targeting Alice
    And the stack resolves
    And Alice attacks with "hunter"
    And Bob blocks "hunter" with "watcher"
    And combat damage is dealt
    Then Bob is at 22 life
    And Alice is at 16 life

  @htg:ours.15
  Scenario: A scout is no target for the other side
    Given Alice controls "Gladecover Scout"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then the mana cost of "Gladecover Scout" is {G}
    And "Gladecover Scout" is green
    And "Gladecover Scout" is 1/1
    And "Gladecover Scout" has exactly the types "creature", "Elf" and "Scout"
    And Bob can't play "Boomerang" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"

  @htg:ours.15
  Scenario: A scout is a target for its own side
    Given Alice controls "Gladecover Scout"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    Then Alice can target "Gladecover Scout" with "Boomerang"
    When Alice plays "Boomerang" targeting "Gladecover Scout"
    And the stack resolves
    Then "Gladecover Scout" is in Alice's hand

  @htg:ours.16
  Scenario: A Brute isn't blocked by one
    Given Alice controls "Boggart Brute" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    Then the mana cost of "Boggart Brute" is {2}{R}
    And "Boggart Brute" is red
    And "Boggart Brute" is 3/2
    And "Boggart Brute" has exactly the types "creature", "Goblin" and "Warrior"
    When Alice attacks with "Boggart Brute" and "Hill Giant"
    Then Bob can't block "Boggart Brute" with "Grizzly Bears" because "Boggart Brute" has "menace"
    And Bob can't block "Boggart Brute" with "Grizzly Bears" and "Hill Giant" with "Watchwolf" because "Boggart Brute" has "menace"
    When Bob blocks "Hill Giant" with "Grizzly Bears" and "Watchwolf"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf"
    Then Bob is at 17 life
    And "Hill Giant" was destroyed

  @htg:ours.16
  Scenario: A Brute is blocked by two
    Given Alice controls "Boggart Brute" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Watchwolf"
    When Alice attacks with "Boggart Brute" and "Hill Giant"
    Then Bob can't block "Boggart Brute" with "Watchwolf" because "Boggart Brute" has "menace"
    When Bob blocks "Boggart Brute" with "Grizzly Bears" and "Watchwolf"
    And combat damage is dealt
    And Alice divides 3 to "Watchwolf"
    Then "Watchwolf" was destroyed
    And "Boggart Brute" was destroyed
    And Bob is at 17 life
