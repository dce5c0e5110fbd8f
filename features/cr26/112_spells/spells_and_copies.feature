Feature: Copies of spells, owners and controllers of spells

  @cr26:112.1a
  Scenario: A copy of Lightning Bolt is a spell, so Counterspell counters it, and Lightning Bolt itself resolves
    Given Alice has "Lightning Bolt" and "Fork" in hand and can pay {R}{R}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice plays "Fork" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    Then Bob can target the copy of "Lightning Bolt" with "Counterspell"
    When Bob plays "Counterspell" targeting the copy of "Lightning Bolt"
    And the stack resolves
    Then "Counterspell" has resolved
    And Bob is at 17 life

  @cr26:112.2 @cr26:405.4.5 @cr26:400.3.4 @cr26:404.1.4
  Scenario: Alice controls a spell that she casts from Bob's graveyard, and Bob owns it
    Given Alice controls "Strangers' Graves"
    And Alice can pay {R}
    And Bob has "Lava Spike" in graveyard
    When Alice plays "Lava Spike" from graveyard targeting Bob
    Then Alice controls "Lava Spike"
    And Bob owns "Lava Spike"
    When the stack resolves
    Then Bob is at 17 life
    And "Lava Spike" is in Bob's graveyard

  @cr26:112.1b
  Scenario: The copy of Lightning Bolt that is cast with Isochron Scepter is a spell, so Counterspell can counter it
    Given Alice has "Isochron Scepter", "Lightning Bolt" and "Boomerang" in hand and can pay {4}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    And Alice controls "Hill Giant"
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Lightning Bolt" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the top of the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And as it resolves, Alice targets Bob
    Then the stack holds the copy of "Lightning Bolt"
    And Bob can target the copy of "Lightning Bolt" with "Counterspell"
    When Bob plays "Counterspell" targeting the copy of "Lightning Bolt"
    And the stack resolves
    Then Bob is at 20 life
    And the copy of "Lightning Bolt" was countered
    And "Lightning Bolt" is removed from the game

  @cr26:112.4.2
  Scenario: The ability of Blind Seer makes the creature spell Hill Giant green, and the creature is green until end of turn
    Given Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Blind Seer" and can pay {1}{U}
    When Alice plays "Hill Giant"
    And Bob activates "Blind Seer" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob chooses the color "green"
    Then the stack holds "Hill Giant"
    And "Hill Giant" is green
    When the stack resolves
    Then "Hill Giant" is on the battlefield under Alice's control
    And "Hill Giant" is green
    When the turn ends
    Then "Hill Giant" is red

  @cr26:112.4.3
  Scenario: Magical Hack turns the swampwalk of the creature spell Bog Wraith into plainswalk, and the creature has plainswalk, also in later turns
    Given Alice has "Bog Wraith" in hand and can pay {3}{B}
    And Alice has "Magical Hack" in hand and can pay {U}
    And Bob controls "Swamp" and "Hill Giant"
    When Alice plays "Bog Wraith"
    And Alice plays "Magical Hack" targeting "Bog Wraith"
    And the top of the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Plains"
    Then the stack holds "Bog Wraith"
    When the stack resolves
    And the game goes on to Alice's next main phase
    Then the text of "Bog Wraith" says "plains"
    And the text of "Bog Wraith" doesn't say "swamp"
    When Alice attacks with "Bog Wraith"
    Then Bob can block "Bog Wraith" with "Hill Giant"

  @cr26:112.4.2
  Scenario: The ability of Blind Seer makes the artifact spell Sol Ring red, and the artifact is red
    Given Alice has "Sol Ring" in hand and can pay {1}
    And Bob controls "Blind Seer" and can pay {1}{U}
    When Alice plays "Sol Ring"
    And Bob activates "Blind Seer" targeting "Sol Ring"
    And the top of the stack resolves
    And Bob chooses the color "red"
    And the stack resolves
    Then "Sol Ring" is on the battlefield under Alice's control
    And "Sol Ring" is red

  @cr26:112.1 @cr26:112.1.2
  Scenario: Lightning Bolt, which Shell of the Last Kappa exiles, leaves the stack without resolving and without being countered
    Given Alice has "Lightning Bolt" as "aimed" and "Lightning Bolt" as "later" in hand and can pay {R}{R}
    And Bob controls "Shell of the Last Kappa" and can pay {3}
    When Alice plays "aimed" targeting Bob
    And Bob in response activates "seal" of "Shell of the Last Kappa" targeting "aimed"
    And the top of the stack resolves
    Then "aimed" is exiled
    And "aimed" wasn't countered
    And the stack is empty
    And Bob is at 20 life
    When Alice plays "later" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "later" is in Alice's graveyard

  @cr26:112.3.2 @cr26:112.3
  Scenario: The spell Serra Angel has the name, mana cost, colour, types, size and abilities of its card, except the colour that Blind Seer's ability changes
    Given Alice has "Serra Angel" in hand and can pay {3}{W}{W}
    And Bob has "Essence Scatter" in hand and can pay {1}{U}
    And Bob controls "Blind Seer" and can pay {1}{U}
    When Alice plays "Serra Angel"
    And Bob activates "Blind Seer" targeting "Serra Angel"
    And the top of the stack resolves
    And Bob chooses the color "green"
    Then "Serra Angel" is green
    And "Serra Angel" is named "Serra Angel"
    And the mana cost of "Serra Angel" is {3}{W}{W}
    And "Serra Angel" has exactly the types "creature" and "Angel"
    And "Serra Angel" is 4/4
    And "Serra Angel" has exactly "flying" and "vigilance"
    When Bob plays "Essence Scatter" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" was countered
    And "Serra Angel" is white

  @cr26:112.4.4
  Scenario: Sol Ring has convoke as a spell by Chief Engineer's static ability, and not as the artifact that the spell becomes
    Given Alice controls "Chief Engineer" and has "Sol Ring" in hand and can pay {1}
    When Alice plays "Sol Ring"
    Then "Sol Ring" has "convoke"
    When the stack resolves
    Then "Sol Ring" is on the battlefield under Alice's control
    And "Sol Ring" doesn't have "convoke"

  @cr26:112.2.2
  Scenario: Alice owns the copy that her Twincast makes of Bob's Lightning Bolt, so her Recalled Word can target the copy and Bob's can't
    Given it is Bob's main phase
    And Bob has "Lightning Bolt" and "Recalled Word" as "his" in hand and can pay {R}{U}
    And Alice has "Twincast" and "Recalled Word" as "hers" in hand and can pay {U}{U}{U}
    When Bob plays "Lightning Bolt" targeting Alice
    And Alice in response plays "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice keeps the targets
    Then Alice can target only the copy of "Lightning Bolt" with "hers"
    And Bob can target only "Lightning Bolt" with "his"
    When Bob in response plays "his" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" was countered
    When the stack resolves
    Then Alice is at 17 life

  @cr26:112.2.2
  Scenario: Alice's Recalled Word can target her own Lightning Bolt, and not Bob's
    Given Alice has "Lightning Bolt" as "hers" and "Recalled Word" in hand and can pay {R}{U}
    And Bob has "Lightning Bolt" as "his" in hand and can pay {R}
    When Alice plays "hers" targeting Bob
    And Bob in response plays "his" targeting Alice
    Then Alice can target only "hers" with "Recalled Word"
    When Alice in response plays "Recalled Word" targeting "hers"
    And the stack resolves
    Then "hers" was countered
    And Bob is at 20 life
    And Alice is at 17 life
