Feature: Station cards

  @cr26:721.2a @cr26:721.4
  Scenario: Drifting Hulk gives vigilance from two charge counters on, and its station ability can be activated without and with counters
    Given Alice controls "Drifting Hulk", "Elvish Regrower" as "four" and "Grizzly Bears"
    And Alice controls a 1/1 black "Rat" creature token as "rat"
    Then "Drifting Hulk" has 0 charge counters
    When Alice activates "station" of "Drifting Hulk" tapping "rat"
    And the stack resolves
    Then "Drifting Hulk" has 1 charge counter
    And "four" doesn't have "vigilance"
    When Alice activates "station" of "Drifting Hulk" tapping "Grizzly Bears"
    And the stack resolves
    Then "Drifting Hulk" has 3 charge counters
    And "four" has "vigilance"
    And "Drifting Hulk" has exactly the types "artifact" and "Spacecraft"

  @cr26:721.2b @cr26:721.2c @cr26:721.4
  Scenario: Drifting Hulk becomes a 3/4 artifact creature with flying at five charge counters, and has no size in the graveyard or the hand
    Given Alice controls "Drifting Hulk" with 3 charge counters and "Grizzly Bears"
    And Alice has "Giant Growth" and "Drifting Hulk" as "held" in hand and can pay {G}
    And Bob has "Terror" and "Naturalize" in hand and can pay {1}{G}
    When Alice activates "station" of "Drifting Hulk" tapping "Grizzly Bears"
    And the stack resolves
    Then "Drifting Hulk" is 3/4
    And "Drifting Hulk" has exactly the types "artifact", "creature" and "Spacecraft"
    And "Drifting Hulk" has "flying"
    When Alice plays "Giant Growth" targeting "Drifting Hulk"
    And the stack resolves
    Then "Drifting Hulk" is 6/7
    When Bob plays "Naturalize" targeting "Drifting Hulk"
    And the stack resolves
    Then "Drifting Hulk" is in Alice's graveyard
    And "Drifting Hulk" has no power
    And "Drifting Hulk" doesn't have the type "creature"
    And "held" has no power

  @cr26:721.2b
  Scenario: Drifting Hulk with four charge counters is no creature
    Given Alice controls "Drifting Hulk" with 3 charge counters
    And Alice controls a 1/1 black "Rat" creature token as "rat"
    When Alice activates "station" of "Drifting Hulk" tapping "rat"
    And the stack resolves
    Then "Drifting Hulk" has 4 charge counters
    And "Drifting Hulk" has exactly the types "artifact" and "Spacecraft"
    And "Drifting Hulk" doesn't have "flying"
    And "rat" has "vigilance"

  @cr26:721.2a
  Scenario: Drifting Hulk with one charge counter gives no vigilance, and gives it with exactly two
    Given Alice controls "Drifting Hulk" with 1 charge counter and "Hill Giant"
    And Alice controls a 1/1 black "Rat" creature token as "rat"
    Then "Hill Giant" doesn't have "vigilance"
    When Alice activates "station" of "Drifting Hulk" tapping "rat"
    And the stack resolves
    Then "Drifting Hulk" has 2 charge counters
    And "Hill Giant" has "vigilance"
    And "Drifting Hulk" has exactly the types "artifact" and "Spacecraft"

  @cr26:721.2a.2 @cr26:721.2.3
  Scenario: Uthros, Titanic Godcore with 11 charge counters makes only {U}, and with 12 it makes {U}{U}{U} for three artifacts
    Given Alice controls "Uthros, Titanic Godcore" with 11 charge counters, "Island", "Sol Ring", "Howling Mine" and "Charcoal Diamond"
    And Alice controls a 1/1 black "Rat" creature token as "rat"
    Then Alice can tap "core" of "Uthros, Titanic Godcore" for mana
    And Alice can't tap "flow" of "Uthros, Titanic Godcore" for mana by rule 602.2
    When Alice activates "station" of "Uthros, Titanic Godcore" tapping "rat"
    And the stack resolves
    Then "Uthros, Titanic Godcore" has 12 charge counters
    And Alice can tap "core" of "Uthros, Titanic Godcore" for mana
    When Alice taps "flow" of "Uthros, Titanic Godcore" for mana
    Then Alice has {U}{U}{U} in the mana pool
    And "Island" and "Uthros, Titanic Godcore" are tapped

  @cr26:721.2a.2 @cr26:721.2.3
  Scenario: Uthros, Titanic Godcore with 12 charge counters makes {U}{U} for two artifacts
    Given Alice controls "Uthros, Titanic Godcore" with 12 charge counters, "Island", "Howling Mine" and "Charcoal Diamond"
    Then Alice can tap "flow" of "Uthros, Titanic Godcore" for mana
    When Alice taps "flow" of "Uthros, Titanic Godcore" for mana
    Then Alice has {U}{U} in the mana pool
    And "Island" and "Uthros, Titanic Godcore" are tapped

  @cr26:721.2 @cr26:721.2a @cr26:721.2b
  Scenario: Drifting Hulk with seven charge counters is a 3/4 creature that gives vigilance, and is no creature and gives nothing after it has lost its counters
    Given Alice controls "Drifting Hulk" with 4 charge counters and "Hill Giant"
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    Then "Drifting Hulk" doesn't have the type "creature"
    When Alice activates "station" of "Drifting Hulk" tapping "Hill Giant"
    And the stack resolves
    Then "Drifting Hulk" has 7 charge counters
    And "Drifting Hulk" is 3/4
    And "Drifting Hulk" has exactly "station", "flying" and "vigilance"
    And "Hill Giant" has "vigilance"
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Drifting Hulk" has exactly the types "artifact" and "Spacecraft"
    And "Drifting Hulk" has no power
    And "Drifting Hulk" doesn't have "flying"
    And "Hill Giant" doesn't have "vigilance"

  @cr26:721.4.2
  Scenario: Droning Barge's ability above its station symbol gains life without charge counters as with three, which make it a creature with flying
    Given Alice controls "Droning Barge" and "Hill Giant" and can pay {1}{1}
    Then "Droning Barge" doesn't have the type "creature"
    And Alice can activate "drone" of "Droning Barge"
    When Alice activates "drone" of "Droning Barge"
    And the stack resolves
    Then Alice is at 21 life
    And "Droning Barge" doesn't have "flying"
    When Alice activates "station" of "Droning Barge" tapping "Hill Giant"
    And the stack resolves
    Then "Droning Barge" is 2/2
    And "Droning Barge" has "flying"
    When Alice activates "drone" of "Droning Barge"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:721.4.2
  Scenario: Droning Barge with three charge counters attacks for 2 damage as a creature, and its ability gains life, too
    Given Alice controls "Droning Barge" with 3 charge counters and can pay {1}
    When Alice attacks with "Droning Barge"
    And Alice activates "drone" of "Droning Barge"
    And the stack resolves
    Then Alice is at 21 life
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Droning Barge" has 3 charge counters

  @cr26:721.2.2 @cr26:721.2a.3
  Scenario: Humming Ark's triggered ability for three charge counters triggers with three, and not with one
    Given Alice controls "Humming Ark" with 1 charge counter and "Grizzly Bears"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Alice is at 20 life
    When Alice activates "station" of "Humming Ark" tapping "Grizzly Bears"
    And the stack resolves
    Then "Humming Ark" has 3 charge counters
    When Alice plays "two" targeting Bob
    And the stack resolves
    Then Alice is at 21 life
    And "Humming Ark" has triggered once

  @cr26:721.2a.3
  Scenario: Humming Ark with four charge counters triggers for each spell that Alice casts, and not for Bob's
    Given Alice controls "Humming Ark" with 4 charge counters
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Alice is at 21 life
    When Alice plays "two" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    When Bob plays "Shock" targeting Alice
    And the stack resolves
    Then Alice is at 20 life

  @cr26:721.2c
  Scenario: Drifting Hulk that was 3/4 has no size in the hand, on the stack and in the library
    Given Alice controls "Drifting Hulk" with 5 charge counters
    And Alice has "Boomerang" in hand and can pay {U}{U}{3}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    Then "Drifting Hulk" is 3/4
    When Alice plays "Boomerang" targeting "Drifting Hulk"
    And the stack resolves
    Then "Drifting Hulk" is in Alice's hand
    And "Drifting Hulk" has no power
    When Alice plays "Drifting Hulk"
    Then "Drifting Hulk" is on the stack
    And "Drifting Hulk" has no power
    When Bob plays "Memory Lapse" targeting "Drifting Hulk"
    And the stack resolves
    Then the top of Alice's library is "Drifting Hulk"
    And "Drifting Hulk" has no power

  @cr26:721.2c
  Scenario: Drifting Hulk that was 3/4 has no size in exile
    Given Bob controls "Drifting Hulk" with 5 charge counters
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    Then "Drifting Hulk" is 3/4
    When Alice plays "Swords to Plowshares" targeting "Drifting Hulk"
    And the stack resolves
    Then "Drifting Hulk" is exiled
    And "Drifting Hulk" has no power
    And Bob is at 23 life

  @cr26:721.2.4
  Scenario: Drifting Hulk with seven charge counters gives no vigilance and loses flying while it has no abilities, and has both again afterwards
    Given Alice controls "Drifting Hulk" with 7 charge counters and "Hill Giant"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    Then "Drifting Hulk" is 3/4
    And "Hill Giant" has "vigilance"
    When Bob plays "Turn to Frog" targeting "Drifting Hulk"
    And the stack resolves
    Then "Hill Giant" doesn't have "vigilance"
    And "Drifting Hulk" doesn't have "flying"
    And "Drifting Hulk" is 1/1
    And "Drifting Hulk" has 7 charge counters
    When the turn ends
    Then "Hill Giant" has "vigilance"
    And "Drifting Hulk" has "flying"
    And "Drifting Hulk" is 3/4

  @cr26:721.2.4
  Scenario: Drifting Hulk with seven charge counters that Merfolk Trickster makes lose all abilities has no flying and gives no vigilance, and is still a 3/4 creature
    Given Bob controls "Drifting Hulk" with 7 charge counters and "Hill Giant"
    And Alice has "Merfolk Trickster" in hand and can pay {U}{U}
    Then "Drifting Hulk" has exactly "station", "flying" and "vigilance"
    And "Hill Giant" has "vigilance"
    When Alice plays "Merfolk Trickster"
    And the stack resolves
    And Alice targets "Drifting Hulk"
    Then "Drifting Hulk" is tapped
    And "Drifting Hulk" doesn't have "flying"
    And "Hill Giant" doesn't have "vigilance"
    And "Drifting Hulk" has exactly the types "artifact", "creature" and "Spacecraft"
    And "Drifting Hulk" is 3/4
    When the turn ends
    Then "Drifting Hulk" has "flying"
    And "Hill Giant" has "vigilance"

  @cr26:721.2a @cr26:721.2b
  Scenario: Drifting Hulk counts neither its four +1/+1 counters nor the charge counters of Bob's Drifting Hulk, and is 7/8 with six charge counters
    Given Alice controls "Drifting Hulk" as "hulk" and "Elvish Regrower" as "four"
    And "hulk" has 1 charge counter
    And "hulk" has 4 +1/+1 counters
    And Alice controls a 1/1 black "Rat" creature token as "rat"
    And Bob controls "Drifting Hulk" as "his"
    And "his" has 5 charge counters
    Then "his" is 3/4
    And "hulk" has exactly the types "artifact" and "Spacecraft"
    And "four" doesn't have "vigilance"
    When Alice activates "station" of "hulk" tapping "rat"
    And the stack resolves
    Then "hulk" has 2 charge counters
    And "four" has "vigilance"
    And "hulk" has exactly the types "artifact" and "Spacecraft"
    When Alice activates "station" of "hulk" tapping "four"
    And the stack resolves
    Then "hulk" has 6 charge counters
    And "hulk" is 7/8
