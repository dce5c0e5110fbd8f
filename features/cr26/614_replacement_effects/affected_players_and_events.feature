Feature: Players and events that a replacement effect applies to

  @cr26:614.1
  Scenario: Boon Reflection doubles its controller's life gain and not an opponent's
    Given Alice controls "Boon Reflection" and "Soul Warden" as "ours"
    And Bob controls "Soul Warden" as "theirs"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 21 life

  @cr26:614.1 @cr26:614.16.2
  Scenario: Doubling Season doubles counters put on its controller's artifact, but not counters put on an opponent's creature
    Given Alice controls "Doubling Season", "Hardened Scales" and "Baku Altar"
    And Bob controls "Petalmane Baku" and "Grizzly Bears"
    And Alice has "Lava Spike" in hand and can pay {R}
    And Bob has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Lava Spike" targeting Bob
    And the top of the stack resolves
    And as it resolves, Alice says yes to "Baku Altar"
    Then "Baku Altar" has 2 ki counters
    When Bob plays "Kodama's Might" targeting "Grizzly Bears"
    And the top of the stack resolves
    And as it resolves, Bob says yes to "Petalmane Baku"
    Then "Petalmane Baku" has 1 ki counter
    And Alice was asked for a replacement never

  @cr26:614.1 @cr26:614.16.2
  Scenario: Doubling Season doubles its controller's tokens and not an opponent's
    Given Alice controls "Doubling Season" and "Baku Altar" as "our altar" and can pay {2}
    And "our altar" has 1 ki counter
    And Bob controls "Baku Altar" as "their altar" and can pay {2}
    And "their altar" has 1 ki counter
    When Bob activates "their altar"
    And the stack resolves
    Then Bob controls a 1/1 "Spirit" creature token
    When Alice activates "our altar"
    And the stack resolves
    Then Alice controls two 1/1 "Spirit" creature tokens

  @cr26:614.1
  Scenario: Rest in Peace exiles both graveyards when it enters, and then every card that would go to a graveyard
    Given Alice has "Rest in Peace" in hand and can pay {1}{W}
    And Alice has "Forest" in graveyard
    And Bob has "Island" in graveyard and has "Terror" in hand and can pay {1}{B}
    And Alice controls "Grizzly Bears" and a 1/1 green "Snake" creature token as "snake"
    And Bob controls "Furnace of Rath" and "Urza's Armor"
    When Alice plays "Rest in Peace"
    And the stack resolves
    Then "Forest" and "Island" are exiled
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" and "Terror" are exiled

  @cr26:614.17c
  Scenario: A gain of life that Platinum Emperion makes impossible isn't replaced by drawing cards
    Given Alice controls "Breath of Learning"
    And Alice has 2 "Renewed Faith" as "faith" in hand and can pay {2}{W}{2}{W}
    And Alice has "Act of Treason" in hand and can pay {2}{R}
    And Bob controls "Platinum Emperion"
    And Alice has 9 "Island" as "page" as library
    When Alice casts "faith 1"
    And the stack resolves
    Then Alice has drawn 6 cards
    When Alice casts "Act of Treason" targeting "Platinum Emperion"
    And the stack resolves
    And Alice casts "faith 2"
    And the stack resolves
    Then Alice has drawn 6 cards
    And Alice is at 20 life

  @cr26:614.1
  Scenario: With Rest in Peace, a destroyed token is exiled, so nothing triggers on its death
    Given Alice controls "Rest in Peace"
    And Bob controls "Dingus Staff" and a 2/2 black "Zombie" creature token as "zombie"
    And Alice has "Pyroclasm" in hand and can pay {1}{R}
    When Alice plays "Pyroclasm"
    And the stack resolves
    Then Bob controls no "token" permanents
    And "Pyroclasm" is exiled
    And "Dingus Staff" has triggered never
    And Bob is at 20 life

  @cr26:614.17c.3
  Scenario: A player whom Spirit of the Labyrinth lets draw no second card can't dredge Greater Mossdog instead
    Given Alice controls "Spirit of the Labyrinth"
    And Alice has "Reach Through Mists" and "Reach Through Mists" as "more" in hand and can pay {U}{U}
    And Alice has "Greater Mossdog" in graveyard
    And Alice has 6 "Plains" as library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice says no to "Greater Mossdog"
    Then Alice has drawn 1 card
    When Alice plays "more"
    And the stack resolves
    Then nobody is asked anything
    And "more" is in Alice's graveyard
    And "Greater Mossdog" is in Alice's graveyard
    And Alice has 5 cards in library
    And Alice has 1 card in hand

  @cr26:614.17c.3
  Scenario: Words of Worship replaces no draw that Spirit of the Labyrinth makes impossible
    Given Alice controls "Spirit of the Labyrinth" and "Words of Worship"
    And Alice has "Reach Through Mists" as "first", "Reach Through Mists" as "second" and "Reach Through Mists" as "third" in hand
    And Alice can pay {1}{1}{U}{U}{U}
    And Alice has 6 "Plains" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "first"
    And the stack resolves
    Then Alice is at 25 life
    And Alice has drawn no cards
    When Alice plays "second"
    And the stack resolves
    Then Alice has drawn 1 card
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "third"
    And the stack resolves
    Then Alice is at 25 life
    And Alice has drawn 1 card

  @cr26:614.1
  Scenario: Boon Reflection doubles no gain of life that happens after it was destroyed, even if the spell was cast before
    Given Alice controls "Boon Reflection"
    And Alice has "Healing Salve" as "one" and "Healing Salve" as "two" in hand and can pay {W}{W}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "one" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 26 life
    When Alice plays "two" choosing "gain" targeting Alice
    And Bob in response plays "Naturalize" targeting "Boon Reflection"
    And the stack resolves
    Then Alice is at 29 life

  @cr26:614.16.2
  Scenario: Doubling Season doubles the tokens that Raise the Alarm creates and the counter that Hunger of the Howlpack puts on Grizzly Bears
    Given Alice controls "Doubling Season" and "Grizzly Bears"
    And Alice has "Raise the Alarm" and "Hunger of the Howlpack" in hand and can pay {1}{W}{G}
    When Alice plays "Raise the Alarm"
    And the stack resolves
    Then Alice controls four 1/1 white "Soldier" creature tokens
    When Alice plays "Hunger of the Howlpack" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
