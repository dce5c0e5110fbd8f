Feature: What players ask judges about, in rulings of our own

  @htg:ours.477
  Scenario: A spell of the chosen type is targeted by what would counter it, and resolves
    Given Alice has "Cavern of Souls" and "Grizzly Bears" in hand
    And Alice controls "Forest"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then "Cavern of Souls" has exactly the type "land"
    When Alice plays the land "Cavern of Souls"
    And Alice chooses the creature type "Bear"
    And Alice taps "kindred" of "Cavern of Souls" for mana making {G}
    And Alice plays "Grizzly Bears"
    And Bob in response plays "Counterspell" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Counterspell" has resolved
    And the stack holds "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in play

  @htg:ours.477
  Scenario: Creatures of other types have none of that mana
    Given Alice controls "Cavern of Souls" and "Forest"
    And "Cavern of Souls" has the chosen creature type "Bear"
    And Alice has "Goblin Raider" and "Grizzly Bears" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then Alice can't play "Goblin Raider" by rule 118.3
    And Alice can play "Grizzly Bears"
    When Alice taps "kindred" of "Cavern of Souls" for mana making {G}
    And Alice plays "Grizzly Bears"
    And Bob in response plays "Counterspell" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play

  @htg:ours.478
  Scenario: Overloaded it has no target, and hexproof keeps nothing from it
    Given Alice has "Cyclonic Rift" in hand and can pay {6}{U}
    And Alice controls "Grizzly Bears"
    And Bob controls "Gladecover Scout", "Hill Giant" and "Forest"
    Then the mana cost of "Cyclonic Rift" is {1}{U}
    And "Cyclonic Rift" is blue
    And "Cyclonic Rift" has exactly the type "instant"
    And Alice can't play "Cyclonic Rift" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    And Alice can play "Cyclonic Rift" targeting "Hill Giant"
    When Alice plays "Cyclonic Rift" instead of its mana cost by "overload"
    Then "Cyclonic Rift" targets nothing
    When the stack resolves
    Then "Gladecover Scout" and "Hill Giant" are in Bob's hand
    And "Grizzly Bears" and "Forest" are in play

  @htg:ours.478
  Scenario: For its mana cost it returns its target alone
    Given Alice has "Cyclonic Rift" in hand and can pay {1}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Cyclonic Rift" targeting "Hill Giant"
    Then {1}{U} was spent on "Cyclonic Rift"
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is in play

  @htg:ours.479
  Scenario: Damage of two at one time triggers it once, and the player never gains life again
    Given Alice controls "Screaming Nemesis"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Renewed Faith" in hand and can pay {2}{W}
    Then the mana cost of "Screaming Nemesis" is {3}{R}
    And "Screaming Nemesis" is red
    And "Screaming Nemesis" is 3/3
    And "Screaming Nemesis" has exactly the types "creature" and "Spirit"
    And "Screaming Nemesis" has exactly "haste"
    When Alice attacks with "Screaming Nemesis"
    And Bob blocks "Screaming Nemesis" with "Hill Giant" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 3 to "Hill Giant"
    And Alice targets Bob for "Screaming Nemesis"
    Then "Screaming Nemesis" is in Alice's graveyard
    When the stack resolves
    Then "Screaming Nemesis" has triggered once
    And Bob is at 15 life
    When the game goes on to Bob's main phase
    And Bob plays "Renewed Faith"
    And the stack resolves
    Then Bob is at 15 life

  @htg:ours.479
  Scenario: It targets anything but itself
    Given Alice controls "Screaming Nemesis"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Screaming Nemesis"
    And Bob blocks "Screaming Nemesis" with "Hill Giant" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 3 to "Hill Giant"
    Then Alice may target "Grizzly Bears"
    And Alice may target Alice
    And Alice may not target "Hill Giant"
    When Alice targets "Grizzly Bears" for "Screaming Nemesis"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Screaming Nemesis" has triggered once
