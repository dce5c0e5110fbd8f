Feature: Zubera
  @chk:zubera.1
  Scenario: The controller of Silent-Chant Zubera gains life for the Zubera of all players that died this turn
    Given Alice controls "Silent-Chant Zubera"
    And Bob controls "Dripping-Tongue Zubera"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the stack resolves
    Then Alice is at 24 life
    And Bob controls 2 1/1 colorless "Spirit" creature tokens

  @chk:zubera.1
  Scenario: A Zubera's ability doesn't count creatures that aren't Zubera
    Given Alice controls "Silent-Chant Zubera" and "Wandering Ones"
    And Bob controls "Grizzly Bears"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Wandering Ones" is in Alice's graveyard
    And Alice is at 22 life

  @chk:zubera.1
  Scenario: The controller of Floating-Dream Zubera draws cards for the Zubera of all players that died this turn
    Given Alice controls "Floating-Dream Zubera"
    And Bob controls "Silent-Chant Zubera"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Bob is at 24 life

  @chk:zubera.1
  Scenario: Ashen-Skin Zubera makes an opponent discard cards for the Zubera of all players that died this turn
    Given Alice controls "Ashen-Skin Zubera"
    And Bob controls "Silent-Chant Zubera"
    And Bob has "Grizzly Bears", "Hill Giant" and "Craw Wurm" in hand
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    Then "Ashen-Skin Zubera" is 1/2
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then the ability of "Ashen-Skin Zubera" targets Bob
    When the stack resolves
    And as it resolves, Bob chooses "Hill Giant" and "Craw Wurm" for "Ashen-Skin Zubera"
    Then "Hill Giant" and "Craw Wurm" were discarded
    And Bob's hand holds "Grizzly Bears"

  @chk:zubera.1
  Scenario Outline: Ember-Fist Zubera deals damage for the Zubera of all players that died this turn
    Given Alice controls "Ember-Fist Zubera"
    And Bob controls "Floating-Dream Zubera" and "Craw Wurm"
    And Alice has 2 "Terror" as "terror" in hand and can pay {2}{B}{B}
    Then "Ember-Fist Zubera" is 1/2
    When Alice plays "terror 1" targeting "Floating-Dream Zubera"
    And the stack resolves
    Then Bob has drawn 1 card
    When Alice plays "terror 2" targeting "Ember-Fist Zubera"
    And the top of the stack resolves
    And Alice targets <target> for "Ember-Fist Zubera"
    And the stack resolves
    Then "Ember-Fist Zubera" has dealt 2 damage to <target>

    Examples:
      | target      |
      | "Craw Wurm" |
      | Bob         |

  @chk:zubera.1
  Scenario: A Zubera's ability also counts a Zubera token that died this turn
    Given Alice controls "Silent-Chant Zubera"
    And Bob controls a 1/2 black "Zubera" creature token as "rag"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "rag" is gone
    And Alice is at 24 life

  @chk:zubera.2
  Scenario: The ability of a Zubera that dies alone counts that Zubera itself
    Given Alice controls "Silent-Chant Zubera"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Silent-Chant Zubera"
    And the top of the stack resolves
    Then the stack holds the ability of "Silent-Chant Zubera"
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 22 life

  @chk:zubera.2
  Scenario: A Zubera's ability counts another Zubera that dies before the ability resolves
    Given Alice controls "Silent-Chant Zubera"
    And Bob controls "Floating-Dream Zubera"
    And Bob has 2 "Terror" as "terror" in hand and can pay {2}{B}{B}
    When Bob plays "terror 1" targeting "Silent-Chant Zubera"
    And the top of the stack resolves
    Then the stack holds the ability of "Silent-Chant Zubera"
    When Bob plays "terror 2" targeting "Floating-Dream Zubera"
    And the top of the stack resolves
    Then the stack holds the ability of "Floating-Dream Zubera" and the ability of "Silent-Chant Zubera"
    When the stack resolves
    Then Bob has drawn 2 cards
    And Alice is at 24 life

  @chk:zubera.2
  Scenario: A Zubera's ability doesn't count another Zubera that dies after the ability has resolved
    Given Alice controls "Silent-Chant Zubera"
    And Bob controls "Floating-Dream Zubera"
    And Bob has 2 "Terror" as "terror" in hand and can pay {2}{B}{B}
    When Bob plays "terror 1" targeting "Silent-Chant Zubera"
    And the stack resolves
    Then Alice is at 22 life
    When Bob plays "terror 2" targeting "Floating-Dream Zubera"
    And the stack resolves
    Then Bob has drawn 2 cards
    And Alice is at 22 life

  @chk:zubera.2
  Scenario: The abilities of three Zubera that die at the same time each count all three Zubera
    Given Alice controls "Silent-Chant Zubera", "Floating-Dream Zubera" and "Dripping-Tongue Zubera"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    Then "Silent-Chant Zubera", "Floating-Dream Zubera" and "Dripping-Tongue Zubera" are 1/2
    When Alice plays "Wrath of God"
    And the stack resolves
    And Alice puts "Silent-Chant Zubera", "Floating-Dream Zubera" and "Dripping-Tongue Zubera" in this order
    Then Alice is at 26 life
    And Alice has drawn 3 cards
    And Alice controls 3 1/1 colorless "Spirit" creature tokens

  @chk:zubera.2
  Scenario: A Zubera's ability counts a Zubera that died this turn although its card has been exiled since
    Given Alice controls "Silent-Chant Zubera" and "Floating-Dream Zubera"
    And Bob controls "Nezumi Graverobber" and can pay {1}{B}
    And Bob has 2 "Terror" as "terror" in hand and can pay {2}{B}{B}
    When Bob plays "terror 1" targeting "Floating-Dream Zubera"
    And the stack resolves
    Then Alice has drawn 1 card
    When Bob activates "Nezumi Graverobber" targeting "Floating-Dream Zubera"
    And the stack resolves
    Then "Floating-Dream Zubera" is removed from the game
    When Bob plays "terror 2" targeting "Silent-Chant Zubera"
    And the stack resolves
    Then Alice is at 24 life

  @chk:zubera.2
  Scenario: A Zubera's ability doesn't count a Zubera that returned to hand, because it didn't die
    Given Alice controls "Silent-Chant Zubera" and "Floating-Dream Zubera"
    And Bob has "Boomerang" and "Terror" in hand and can pay {U}{U} and can pay {1}{B}
    When Bob plays "Boomerang" targeting "Floating-Dream Zubera"
    And the stack resolves
    And Bob plays "Terror" targeting "Silent-Chant Zubera"
    And the stack resolves
    Then "Floating-Dream Zubera" is in Alice's hand
    And Alice is at 22 life

  @chk:zubera.2
  Scenario: A Zubera's ability doesn't count a Zubera card whose spell was countered, because it didn't die
    Given Alice controls "Silent-Chant Zubera"
    And Alice has "Floating-Dream Zubera" in hand and can pay {1}{U}
    And Bob has "Counterspell" and "Terror" in hand and can pay {U}{U} and can pay {1}{B}
    When Alice plays "Floating-Dream Zubera"
    And Bob plays "Counterspell" targeting "Floating-Dream Zubera"
    And the stack resolves
    And Bob plays "Terror" targeting "Silent-Chant Zubera"
    And the stack resolves
    Then "Floating-Dream Zubera" is in Alice's graveyard
    And Alice is at 22 life
    And the mana cost of "Floating-Dream Zubera" is {1}{U}

  @chk:zubera.2
  Scenario: A Zubera's ability doesn't count a Zubera that died on an earlier turn
    Given Alice controls "Silent-Chant Zubera" and "Floating-Dream Zubera"
    And Bob has 2 "Terror" as "terror" in hand and can pay {2}{B}{B}
    When Bob plays "terror 1" targeting "Floating-Dream Zubera"
    And the stack resolves
    Then Alice has drawn 1 card
    When the game goes on to Bob's upkeep
    And Bob plays "terror 2" targeting "Silent-Chant Zubera"
    And the stack resolves
    Then Alice is at 22 life

  @chk:zubera.1
  Scenario: Five different Zubera that die at the same time each count all five and no other creature
    Given Alice controls "Silent-Chant Zubera", "Floating-Dream Zubera" and "Dripping-Tongue Zubera"
    And Alice controls "Ashen-Skin Zubera", "Ember-Fist Zubera" and "Wandering Ones"
    And Bob controls "Grizzly Bears" and has 6 "Swamp" as "swamp" in hand
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    Then "Silent-Chant Zubera", "Floating-Dream Zubera", "Dripping-Tongue Zubera", "Ashen-Skin Zubera" and "Ember-Fist Zubera" are 1/2
    When Alice plays "Wrath of God"
    And the stack resolves
    And Alice puts "Silent-Chant Zubera", "Floating-Dream Zubera", "Dripping-Tongue Zubera", "Ashen-Skin Zubera" and "Ember-Fist Zubera" in this order
    And Alice targets Bob for "Ember-Fist Zubera"
    And Bob chooses "swamp 1", "swamp 2", "swamp 3", "swamp 4" and "swamp 5" for "Ashen-Skin Zubera"
    Then Alice is at 30 life
    And Bob is at 15 life
    And Alice has drawn 5 cards
    And Bob has drawn no cards
    And Bob's hand holds "swamp 6"
    And Alice controls 5 1/1 colorless "Spirit" creature tokens
