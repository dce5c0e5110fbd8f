Feature: Requirements to attack

  @cr26:508.1d.2
  Scenario: After Gideon Jura's first ability, a creature that enters in the opponent's next turn must attack Gideon, too
    Given Alice has "Gideon Jura" in hand and can pay {3}{W}{W}
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Hill Giant"
    And Bob has "Monastery Swiftspear" and "Grizzly Bears" in hand and can pay {R}{1}{G}
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Gideon Jura"
    And the stack resolves
    And Alice activates "challenge" of "Gideon Jura" targeting Bob
    And the stack resolves
    Then "Gideon Jura" has 8 loyalty counters
    When the game goes on to Bob's main phase
    And Bob casts "Monastery Swiftspear"
    And the stack resolves
    And Bob casts "Grizzly Bears"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "challenge" of "Gideon Jura"
    And Bob can't attack with "Hill Giant" attacking "Gideon Jura" and "Monastery Swiftspear" attacking Alice by rule 508.1d
    When Bob attacks with "Hill Giant" attacking "Gideon Jura" and "Monastery Swiftspear" attacking "Gideon Jura"
    And Alice doesn't block
    And combat damage is dealt
    Then "Gideon Jura" has 4 loyalty counters
    When the game goes on to Bob's next declare attackers step
    Then Bob can attack with nothing

  @cr26:508.1d.2 @edition:2026-01
  Scenario: Gideon Jura's second ability can destroy a creature that had to attack and is tapped, but not an untapped creature
    Given Alice controls "Gideon Jura"
    And Alice has 8 "Plains" as "dune" as library
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has 8 "Mountain" as "peak" as library
    When Alice activates "challenge" of "Gideon Jura" targeting Bob
    And the stack resolves
    And Bob attacks with "Hill Giant" attacking "Gideon Jura" and "Grizzly Bears" attacking "Gideon Jura"
    And Alice doesn't block
    And combat damage is dealt
    Then "Gideon Jura" has 3 loyalty counters
    When the game goes on to Alice's main phase
    Then "Hill Giant" is tapped
    When Alice activates "verdict" of "Gideon Jura" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Gideon Jura" has 1 loyalty counter
    When the game goes on to Alice's next main phase
    Then Alice can't activate "verdict" of "Gideon Jura" targeting "Grizzly Bears" by rule 601.2c
    When Alice activates "stand" of "Gideon Jura"
    And the stack resolves
    Then "Gideon Jura" is 6/6
    And "Gideon Jura" has exactly the types "legendary", "planeswalker", "creature", "Gideon", "Human" and "Soldier"
    When Alice attacks with "Gideon Jura"
    And Bob blocks "Gideon Jura" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" is in Bob's graveyard
    And "Gideon Jura" has 0 damage marked
    And "Gideon Jura" has 1 loyalty counter
    When the game goes on to Bob's main phase
    Then "Gideon Jura" has exactly the types "legendary", "planeswalker" and "Gideon"

  @cr26:508.1d
  Scenario: Until 2013, a creature that must attack and has attacked this turn need not attack in an extra combat phase
    Given Alice controls "Fumiko the Lowblood"
    And it is Bob's main phase
    And Bob controls "Grizzly Bears" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    And the game goes on to Bob's second main phase
    And Bob plays "Relentless Assault"
    And the stack resolves
    Then Bob can attack with nothing
    When Bob attacks with nothing
    And the game goes on to Bob's end step
    Then Alice is at 18 life
    And it happened once that "Grizzly Bears" attacked

  @cr26:508.1d
  Scenario: A creature that must attack each turn and hasn't attacked this turn has to attack
    Given Alice controls "Fumiko the Lowblood"
    And it is Bob's main phase
    And Bob controls "Grizzly Bears"
    Then Bob can attack with "Grizzly Bears"
    And Bob can't attack with nothing
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life

  @cr26:508.1d.today
  Scenario: Today, a creature that must attack and has attacked this turn has to attack in an extra combat phase, too
    Given Alice controls "Fumiko the Lowblood"
    And it is Bob's main phase
    And Bob controls "Grizzly Bears" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    And the game goes on to Bob's second main phase
    And Bob plays "Relentless Assault"
    And the stack resolves
    Then Bob can't attack with nothing by rule 508.1d
    And Bob can attack with "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 16 life

  @cr26:508.1d.5
  Scenario: Reckless Cohort need not attack while Alice controls another Ally, and has to attack after Bob has destroyed the Ally
    Given Alice controls "Reckless Cohort" and "Zulaport Cutthroat"
    And Bob controls "Hill Giant" as "guard"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    Then Alice can attack with nothing
    And Alice can attack with "Reckless Cohort"
    When Bob plays "Murder" targeting "Zulaport Cutthroat"
    And the stack resolves
    Then Alice can't attack with nothing because of "rash" of "Reckless Cohort"
    When Alice attacks with "Reckless Cohort"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1d.5
  Scenario: Reckless Cohort, the only Ally of Alice, has to attack, although Bob controls an Ally
    Given Alice controls "Reckless Cohort" and "Grizzly Bears"
    And Bob controls "Zulaport Cutthroat"
    Then Alice can't attack with nothing because of "rash" of "Reckless Cohort"
    And Alice can't attack with "Grizzly Bears" because of "rash" of "Reckless Cohort"
    When Alice attacks with "Reckless Cohort"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Grizzly Bears" is untapped

  @cr26:508.1d.today @edition:2026-01
  Scenario: Grizzly Bears, which Into the Fray requires to attack this turn, must attack in an extra combat phase, too
    Given Alice controls "Grizzly Bears" and has "Into the Fray" and "Relentless Assault" in hand and can pay {R}{2}{R}{R}
    When Alice plays "Into the Fray" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    Then Alice can't attack with nothing by rule 508.1d
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:508.1d.6
  Scenario: Juggernaut has to attack, because its attack on Carol costs nothing, and may attack Bob, who controls Ghostly Prison, for {2} instead
    Given Carol is playing too
    And Alice controls "Juggernaut" and 2 "Forest" as "wood"
    And Bob controls "Ghostly Prison"
    Then Alice can't attack with nothing because of the first printed ability of "Juggernaut"
    And Alice can attack with "Juggernaut" attacking Bob
    And Alice can attack with "Juggernaut" attacking Carol
    When Alice attacks with "Juggernaut" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 15 life
    And "wood 1" and "wood 2" are untapped

  @cr26:508.1d.7
  Scenario: Beside Fumiko the Lowblood and Silent Arbiter, Tithed Colossus may attack for its cost instead of Hill Giant, and one of the two has to attack
    Given Bob controls "Fumiko the Lowblood" and "Silent Arbiter"
    And Alice controls "Tithed Colossus", "Hill Giant" and "Sol Ring" and has "Island" in hand
    Then Alice can't attack with nothing by rule 508.1d
    And Alice can attack with "Hill Giant"
    And Alice can attack with "Tithed Colossus"
    When Alice attacks with "Tithed Colossus"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And "Island" is in Alice's graveyard

  @cr26:508.1d.8
  Scenario: Hill Giant, which Bob has goaded, may attack him for the {2} of his Propaganda, because an attack on Carol costs {2} as well
    Given it is Bob's main phase
    And Carol is playing too
    And Alice controls "Hill Giant" and can pay {2}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Propaganda" as "his" and has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Carol controls "Propaganda" as "hers"
    And Carol has 9 "Swamp" as "leaf" as library
    When Bob plays "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Alice's main phase
    Then Alice can attack with nothing
    And Alice can attack with "Hill Giant" attacking Bob
    And Alice can attack with "Hill Giant" attacking Carol
    When Alice attacks with "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1d.8
  Scenario: Hill Giant, which has to attack Carol for Alluring Siren, may attack Bob for the {2} of his Propaganda, because an attack on Carol costs {2} as well
    Given it is Alice's main phase
    And Carol is playing too
    And Alice controls "Hill Giant" and can pay {2}
    And Bob controls "Propaganda" as "his"
    And Carol controls "Propaganda" as "hers" and "Alluring Siren"
    When Carol activates "Alluring Siren" targeting "Hill Giant"
    And the stack resolves
    Then Alice can attack with nothing
    And Alice can attack with "Hill Giant" attacking Bob
    And Alice can attack with "Hill Giant" attacking Carol
    When Alice attacks with "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And Alice has no mana in the mana pool

  @cr26:508.1d.9
  Scenario: Juggernaut need not attack Bob while that would cost Alice {2} for his Ghostly Prison, and has to attack once Ghostly Prison is destroyed
    Given Alice controls "Juggernaut" and can pay {2}
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Ghostly Prison"
    Then Alice can attack with nothing
    And Alice can attack with "Juggernaut"
    When Alice plays "Naturalize" targeting "Ghostly Prison"
    And the stack resolves
    Then Alice can't attack with nothing because of the first printed ability of "Juggernaut"
    When Alice attacks with "Juggernaut"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:508.1d.10
  Scenario: Rash Sentinel need not attack while Alice controls no artifact, although Bob controls one, and has to attack once she controls Sol Ring
    Given Alice controls "Rash Sentinel" and "Grizzly Bears"
    And Alice has "Sol Ring" in hand and can pay {1}
    And Bob controls "Lotus Petal"
    Then Alice can attack with nothing
    And Alice can attack with "Grizzly Bears"
    When Alice plays "Sol Ring"
    And the stack resolves
    Then Alice can't attack with nothing because of "rash" of "Rash Sentinel"
    And Alice can't attack with "Grizzly Bears" because of "rash" of "Rash Sentinel"
    When Alice attacks with "Rash Sentinel"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1d.10
  Scenario: Rash Sentinel has to attack while Alice controls Sol Ring, and need not attack any more once Sol Ring is destroyed
    Given Alice controls "Rash Sentinel", "Grizzly Bears" and "Sol Ring"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    Then Alice can't attack with nothing because of "rash" of "Rash Sentinel"
    When Alice plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then Alice can attack with nothing
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Rash Sentinel" is untapped
