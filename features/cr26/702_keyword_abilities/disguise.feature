Feature: Disguise

  @cr26:702.168a @cr26:702.168a.2 @cr26:702.168b @cr26:708.2.4 @cr26:708.2a.2
  Scenario: A card cast for disguise costs {3} and has ward {2} as a face-down 2/2 creature
    Given Alice has "Nightdrinker Moroii" in hand and can pay {3}
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {2}{B}{B}{2}
    When Alice casts "Nightdrinker Moroii" as "face down"
    Then the total cost of "Nightdrinker Moroii" is {3}
    And Bob doesn't know "Nightdrinker Moroii"
    When the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"
    And "Nightdrinker Moroii" isn't named "Nightdrinker Moroii"
    And "Nightdrinker Moroii" has exactly the types "creature"
    And the mana value of "Nightdrinker Moroii" is 0
    And Alice is at 20 life
    When Bob plays "one" targeting "Nightdrinker Moroii"
    And the top of the stack resolves
    And Bob doesn't pay
    Then "one" is in Bob's graveyard
    And "Nightdrinker Moroii" is 2/2
    When Bob plays "two" targeting "Nightdrinker Moroii"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    Then "Nightdrinker Moroii" is in Alice's graveyard

  @cr26:702.168a
  Scenario: Bob, who has one mana left, can't pay ward {2} of a face-down Nightdrinker Moroii, and Terror is countered
    Given Alice has "Nightdrinker Moroii" in hand and can pay {3}
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}{1}
    And Bob controls "Hill Giant"
    When Alice casts "Nightdrinker Moroii" as "face down"
    And the stack resolves
    And Bob plays "two" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "one" targeting "Nightdrinker Moroii"
    And the top of the stack resolves
    Then nobody is asked anything
    And "one" was countered
    And "Nightdrinker Moroii" is 2/2
    And "Hill Giant" was destroyed

  @cr26:702.168b.2 @cr26:702.168a @cr26:702.168b
  Scenario: Thunderscape Familiar, which makes black spells cost less, doesn't apply to Nightdrinker Moroii that is cast face down
    Given Alice has "Nightdrinker Moroii" as "mask" and "Nightdrinker Moroii" as "face" in hand and can pay {3}{2}{B}{B}{B}
    And Alice controls "Thunderscape Familiar"
    When Alice casts "mask" as "face down"
    Then the total cost of "mask" is {3}
    And "mask" is colorless
    And the mana value of "mask" is 0
    And "mask" has "ward"
    And "mask" is 2/2
    And "mask" has exactly the type "creature"
    And "mask" isn't named "Nightdrinker Moroii"
    And "mask" is face down
    When the stack resolves
    Then "mask" isn't named "Nightdrinker Moroii"
    And "mask" has exactly the type "creature"
    When Alice casts "face"
    Then the total cost of "face" is {2}{B}
    When the stack resolves
    And Alice turns "mask" face up
    Then "mask" is 4/2
    And "mask" doesn't have "ward"

  @cr26:702.168a.2
  Scenario: With Garruk's Horde, Nightdrinker Moroii is cast face down from the top of the library, and is 2/2 with ward {2}
    Given Alice controls "Garruk's Horde" and can pay {3}
    And Alice has "Nightdrinker Moroii" and "Island" on top of library
    When Alice plays "Nightdrinker Moroii" as "face down" from library
    Then the total cost of "Nightdrinker Moroii" is {3}
    When the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"
    And "Nightdrinker Moroii" is face down

  @cr26:702.168d
  Scenario: A permanent with disguise is turned face up for its disguise cost, loses ward, and its enters ability doesn't trigger
    Given Alice has "Nightdrinker Moroii" and "Grizzly Bears" in hand and can pay {3}{B}{B}{1}{G}
    When Alice casts "Nightdrinker Moroii" as "face down"
    And the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"
    And Bob doesn't know "Nightdrinker Moroii"
    When Alice turns "Nightdrinker Moroii" face up
    Then "Nightdrinker Moroii" is 4/2
    And "Nightdrinker Moroii" is named "Nightdrinker Moroii"
    And "Nightdrinker Moroii" is black
    And "Nightdrinker Moroii" has exactly the types "creature" and "Vampire"
    And "Nightdrinker Moroii" has exactly "flying" and "disguise"
    And the mana value of "Nightdrinker Moroii" is 4
    And Bob knows "Nightdrinker Moroii"
    And "Nightdrinker Moroii" doesn't have "ward"
    And the stack is empty
    And Alice is at 20 life
    And Alice can cast "Grizzly Bears"

  @cr26:702.168d.3
  Scenario: Masked Bruiser, which enters with two +1/+1 counters, has none after it was cast face down and turned face up
    Given Alice has "Masked Bruiser" as "mask" and "Masked Bruiser" as "open" in hand and can pay {3}{G}{2}{G}
    When Alice casts "mask" as "face down"
    And the stack resolves
    Then "mask" is 2/2
    When Alice turns "mask" face up
    Then "mask" is 1/1
    And "mask" has no +1/+1 counters
    And "mask" has exactly the types "creature" and "Ogre"
    And the stack is empty
    When the game goes on to Alice's second main phase
    Then "mask" has no +1/+1 counters
    When Alice casts "open"
    And the stack resolves
    Then "open" is 3/3
    And "mask" is 1/1

  @cr26:702.168d.3
  Scenario: Masked Bruiser cast face down is 2/2, and another one cast face up enters as a 3/3 creature
    Given Alice has "Masked Bruiser" as "mask" and "Masked Bruiser" as "open" in hand and can pay {3}{2}{G}
    When Alice casts "mask" as "face down"
    And the stack resolves
    And Alice casts "open"
    And the stack resolves
    Then "mask" is 2/2
    And "mask" is face down
    And "open" is 3/3
    And Bob doesn't know "mask"

  @cr26:702.168d.2
  Scenario: Nightdrinker Moroii can't be turned face up under Humility, and then can be while an ability is on the stack
    Given Alice controls a face-down "Nightdrinker Moroii" and can pay {B}{B}
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Humility" and "Frostwielder"
    Then Alice can't turn "Nightdrinker Moroii" face up by rule 708.7
    When Alice plays "Naturalize" targeting "Humility"
    And the stack resolves
    Then Alice can turn "Nightdrinker Moroii" face up
    When Alice passes
    And Bob activates "Frostwielder" targeting Alice
    And Bob passes
    And Alice turns "Nightdrinker Moroii" face up
    Then the stack holds the ability of "Frostwielder"
    And "Nightdrinker Moroii" is 4/2
    And Alice has priority

  @cr26:702.168c
  Scenario: Nightdrinker Moroii can be cast face down, and Grizzly Bears can't
    Given Alice has "Nightdrinker Moroii" and "Grizzly Bears" in hand and can pay {2}{G}
    Then Alice can't play "Grizzly Bears" as "face down"
    And Alice can play "Nightdrinker Moroii" as "face down"
    When Alice plays "Nightdrinker Moroii" as "face down"
    And the stack resolves
    Then "Nightdrinker Moroii" is 2/2

  @cr26:702.168e
  Scenario: A creature whose disguise cost was paid with X = 2 creates two tokens
    Given Alice has "Masked Ringleader" in hand and can pay {3}{2}{R}
    When Alice casts "Masked Ringleader" as "face down"
    And the stack resolves
    Then "Masked Ringleader" is 2/2
    When Alice turns "Masked Ringleader" face up
    And Alice chooses the number 2
    And the stack resolves
    Then "Masked Ringleader" is 1/1
    And Alice controls two 1/1 red "Goblin" creature tokens

  @cr26:702.168e
  Scenario: A creature whose disguise cost was paid with X = 3 creates three tokens
    Given Alice has "Masked Ringleader" in hand
    And Alice has {C}{C}{C}{C}{C}{C}{C}{R} in the mana pool
    When Alice casts "Masked Ringleader" as "face down"
    And the stack resolves
    And Alice turns "Masked Ringleader" face up
    And Alice chooses the number 3
    Then Alice has {C} in the mana pool
    When the stack resolves
    Then Alice controls three 1/1 red "Goblin" creature tokens

  @cr26:702.168e
  Scenario: A creature whose disguise cost was paid with X = 0 creates no tokens
    Given Alice has "Masked Ringleader" in hand
    And Alice has {C}{C}{C}{C}{C}{R} in the mana pool
    When Alice casts "Masked Ringleader" as "face down"
    And the stack resolves
    Then "Masked Ringleader" is 2/2
    When Alice turns "Masked Ringleader" face up
    And Alice chooses the number 0
    Then Alice has {C}{C} in the mana pool
    And "Masked Ringleader" has triggered once
    When the stack resolves
    Then "Masked Ringleader" is 1/1
    And Alice controls 1 "Goblin" permanent

  @cr26:702.168b.3
  Scenario: Clone that enters as a copy of a face-down Nightdrinker Moroii is a 2/2 creature with ward {2}
    Given Alice has "Nightdrinker Moroii" and "Clone" in hand and can pay {3}{3}{U}
    And Bob has "Terror" in hand and has {C}{C}{C}{C}{B} in the mana pool
    When Alice casts "Nightdrinker Moroii" as "face down"
    And the stack resolves
    And Alice casts "Clone"
    And the stack resolves
    And Alice chooses "Nightdrinker Moroii" for "Clone"
    Then "Clone" is 2/2
    And "Clone" has exactly "ward"
    And "Clone" has exactly the types "creature"
    And "Clone" isn't named "Nightdrinker Moroii"
    When Bob plays "Terror" targeting "Clone"
    And the top of the stack resolves
    And Bob pays
    Then Bob has {C} in the mana pool
    When the stack resolves
    Then "Clone" was destroyed

  @cr26:702.168b.4
  Scenario: Under Nevermore that names Nightdrinker Moroii, the card can be cast face down, and not face up
    Given Alice has "Nightdrinker Moroii" in hand and can pay {3}{B}
    And Bob controls "Nevermore"
    And "Nevermore" has the chosen card name "Nightdrinker Moroii"
    Then Alice can't cast "Nightdrinker Moroii" because of "ban" of "Nevermore"
    And Alice can cast "Nightdrinker Moroii" as "face down"
    When Alice casts "Nightdrinker Moroii" as "face down"
    And the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"
    And Alice is at 20 life

  @cr26:702.168b.5
  Scenario: With Experimental Frenzy, Nightdrinker Moroii is cast face down from the top of a library
    Given Alice controls "Experimental Frenzy" and can pay {3}
    And Alice has "Nightdrinker Moroii" and "Island" on top of library
    Then Alice can cast "Nightdrinker Moroii" from library as "face down"
    When Alice casts "Nightdrinker Moroii" from library as "face down"
    And the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"
    And the top of Alice's library is "Island"

  @cr26:702.168b.2 @cr26:708.4.4
  Scenario: With a permission for spells of mana value 2 or less from the library, Nightdrinker Moroii can be cast from there face down, and not face up
    Given Alice controls "Lens of Small Things" and can pay {3}{3}{B}
    And Alice has "Nightdrinker Moroii" and "Island" on top of library
    Then Alice can't play "Nightdrinker Moroii" from library by rule 601.3
    And Alice can play "Nightdrinker Moroii" as "face down" from library
    When Alice plays "Nightdrinker Moroii" as "face down" from library
    Then the mana value of "Nightdrinker Moroii" is 0
    When the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"
    And Alice is at 20 life

  @cr26:702.168d
  Scenario: Alice, who controls Nightdrinker Moroii that Bob owns, turns it face up for {B}{B}, which Bob can't do
    Given it is Bob's main phase
    And Alice controls a face-down "Nightdrinker Moroii" as "lent" owned by Bob
    And Alice controls a face-down "Nightdrinker Moroii" as "other"
    And Alice has {B}{B}{B} in the mana pool
    And Bob controls a face-down "Nightdrinker Moroii" as "his" and can pay {B}{B}
    Then Bob can't turn "lent" face up by rule 708.7
    And Bob can turn "his" face up
    When Bob passes
    And Alice turns "lent" face up
    Then "lent" is 4/2
    And Alice has {B} in the mana pool
    And Alice can't turn "other" face up by rule 118.3
    And "other" is 2/2

  @cr26:702.168b.2
  Scenario: Sphere of Resistance makes Nightdrinker Moroii that is cast face down cost {4}
    Given Bob controls "Sphere of Resistance"
    And Alice has "Nightdrinker Moroii" in hand and can pay {4}
    When Alice casts "Nightdrinker Moroii" as "face down"
    Then the total cost of "Nightdrinker Moroii" is {4}
    When the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"

  @cr26:702.168b.6 @cr26:708.4.4
  Scenario: Under Threshold of Worth, which forbids spells of mana value 1 or less, Nightdrinker Moroii can be cast face up, and face down only later
    Given Alice has "Nightdrinker Moroii" and "Naturalize" in hand and can pay {3}{B} and can pay {1}{G}
    And Bob controls "Threshold of Worth"
    Then Alice can't cast "Nightdrinker Moroii" as "face down" because of "worth" of "Threshold of Worth"
    And Alice can cast "Nightdrinker Moroii"
    When Alice plays "Naturalize" targeting "Threshold of Worth"
    And the stack resolves
    And Alice casts "Nightdrinker Moroii" as "face down"
    Then the mana value of "Nightdrinker Moroii" is 0
    When the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"

  @cr26:702.168d.2
  Scenario: Bob, who has passed, can't turn Nightdrinker Moroii face up while Alice has priority, and can in response to her spell
    Given it is Bob's main phase
    And Bob controls a face-down "Nightdrinker Moroii" and 2 "Swamp" as "marsh"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Bob passes
    Then Alice has priority
    And Bob can't turn "Nightdrinker Moroii" face up by rule 117.1
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    Then Bob can turn "Nightdrinker Moroii" face up
    When Bob turns "Nightdrinker Moroii" face up
    Then "Nightdrinker Moroii" is 4/2
    And the stack holds "Lightning Bolt"

  @cr26:702.168b
  Scenario: Nightdrinker Moroii costs {3} face down although Omniscience lets Alice cast spells for nothing, and another one is cast face up for {0}
    Given Alice controls "Omniscience"
    And Alice has "Nightdrinker Moroii" as "mask" and "Nightdrinker Moroii" as "open" in hand
    And Alice has {C}{C}{C}{C} in the mana pool
    Then Alice can cast "mask" without paying its mana cost
    And Alice can't cast "mask" as "face down" without paying its mana cost by rule 118.9
    When Alice plays "open" without paying its mana cost
    Then the total cost of "open" is {0}
    When the stack resolves
    Then "open" is 4/2
    And "open" doesn't have "ward"
    When Alice casts "mask" as "face down"
    Then the total cost of "mask" is {3}
    And Alice has {C} in the mana pool
    When the stack resolves
    Then "mask" is 2/2
    And "mask" has "ward"
    And Alice is at 17 life

  @cr26:702.168a.2 @cr26:702.168b.5
  Scenario: With Yawgmoth's Will, Nightdrinker Moroii is cast face down from the graveyard, and can't be cast from exile
    Given Alice has "Yawgmoth's Will" in hand and can pay {2}{B}{3}
    And Alice has "Nightdrinker Moroii" as "buried" in graveyard and "Nightdrinker Moroii" as "away" exiled
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can't play "away" as "face down" from exile by rule 601.3
    And Alice can play "buried" as "face down" from graveyard
    When Alice plays "buried" as "face down" from graveyard
    Then the total cost of "buried" is {3}
    When the stack resolves
    Then "buried" is 2/2
    And "buried" has "ward"
    And "buried" is face down

  @cr26:702.168a.2
  Scenario: Nightdrinker Moroii that Light Up the Stage lets Alice play is cast face down for {3} from exile
    Given Alice has "Light Up the Stage" in hand and can pay {2}{R}{3}
    And Alice has "Nightdrinker Moroii" and "Island" as library
    When Alice plays "Light Up the Stage"
    And the stack resolves
    Then "Nightdrinker Moroii" is exiled
    When Alice plays "Nightdrinker Moroii" as "face down" from exile
    Then the total cost of "Nightdrinker Moroii" is {3}
    When the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" has "ward"
    And "Nightdrinker Moroii" is face down

  @cr26:702.168b.7 @cr26:708.2.5
  Scenario: Double Major's copy of a face-down Nightdrinker Moroii spell becomes a 2/2 token with ward, without a name or a colour
    Given Alice has "Nightdrinker Moroii" and "Double Major" in hand and can pay {3}{G}{U}
    And Bob has "Terror" in hand and has {C}{C}{C}{C}{B} in the mana pool
    When Alice casts "Nightdrinker Moroii" as "face down"
    And Alice casts "Double Major" targeting "Nightdrinker Moroii"
    And the top of the stack resolves
    Then the mana value of the copy of "Nightdrinker Moroii" is 0
    And the copy of "Nightdrinker Moroii" is colorless
    When the stack resolves
    Then the copy of "Nightdrinker Moroii" is 2/2
    And the copy of "Nightdrinker Moroii" has exactly "ward"
    And the copy of "Nightdrinker Moroii" has exactly the type "creature"
    And the copy of "Nightdrinker Moroii" isn't named "Nightdrinker Moroii"
    And Alice controls 2 "creature" permanents
    And Alice is at 20 life
    When Bob plays "Terror" targeting the copy of "Nightdrinker Moroii"
    And the top of the stack resolves
    And Bob pays
    Then Bob has {C} in the mana pool
    When the stack resolves
    Then Alice controls 1 "creature" permanent
