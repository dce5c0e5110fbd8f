Feature: Symbols in costs

  @cr26:107.4b @cr26:106.1b.2
  Scenario Outline: Mana of <land> pays the generic mana of Sol Ring's cost
    Given Alice controls "<land>"
    And Alice has "Sol Ring" in hand
    Then Alice can play "Sol Ring"
    When Alice plays "Sol Ring"
    Then <mana> was spent on "Sol Ring"
    When the stack resolves
    And Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool
    And "<land>" is tapped

    Examples:
      | land     | mana |
      | Plains   | {W}  |
      | Island   | {U}  |
      | Swamp    | {B}  |
      | Mountain | {R}  |
      | Forest   | {G}  |
      | Wastes   | {C}  |

  @cr26:107.4b
  Scenario: Green mana of Llanowar Elves pays the generic mana of Sol Ring's cost
    Given Alice controls "Llanowar Elves" and has "Sol Ring" in hand
    Then Alice can play "Sol Ring"
    When Alice plays "Sol Ring"
    Then {G} was spent on "Sol Ring"
    And "Llanowar Elves" is tapped
    When the stack resolves
    Then "Sol Ring" is in play

  @cr26:107.4c
  Scenario: {C} in Spatial Contortion's cost can be paid with mana of Wastes, and not with mana of Forest
    Given Alice has "Spatial Contortion" in hand
    And Alice controls 2 "Forest" as "wood"
    And Alice has "Wastes" in hand
    And Bob controls "Hill Giant" and "Craw Wurm"
    Then Alice can't play "Spatial Contortion" targeting "Hill Giant" by rule 118.3
    When Alice plays the land "Wastes"
    Then Alice can play "Spatial Contortion" targeting "Hill Giant"
    When Alice plays "Spatial Contortion" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 9/1
    And "Wastes" is tapped

  @cr26:107.4c @cr26:107.4c.2
  Scenario: Sol Ring, which adds {C}{C}, can pay the {C} of Spatial Contortion's cost, and no mana of the five colours can
    Given Alice controls "Plains", "Island", "Swamp", "Mountain" and "Forest"
    And Alice has "Sol Ring" and "Spatial Contortion" in hand
    And Bob controls "Craw Wurm"
    Then Alice can't play "Spatial Contortion" targeting "Craw Wurm" by rule 118.3
    When Alice plays "Sol Ring"
    And the stack resolves
    And Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool
    And Alice can play "Spatial Contortion" targeting "Craw Wurm"
    When Alice plays "Spatial Contortion" targeting "Craw Wurm"
    Then {C}{C} was spent on "Spatial Contortion"
    When the stack resolves
    Then "Craw Wurm" is 9/1
    And Alice has no mana in the mana pool

  @cr26:107.5 @cr26:118.3
  Scenario: An ability with {T} in its cost can't be activated by a tapped creature or by one that has just come under its controller's control
    Given Alice controls "Frostwielder" as "old", tapped "Frostwielder" as "tapped" and new "Frostwielder" as "new"
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Alice controls new "Sol Ring"
    Then Alice can't activate "tapped" targeting Bob by rule 118.3
    And Alice can't activate "new" targeting Bob by rule 302.6
    And Alice can activate "old" targeting Bob
    And Alice can tap "Sol Ring" for mana
    When Alice activates "old" targeting Bob
    Then "old" is tapped
    And "new" is untapped
    When the stack resolves
    Then Bob is at 19 life
    And Alice can't activate "old" targeting Bob by rule 118.3
    When the game goes on to Bob's upkeep
    Then Alice can't activate "new" targeting Bob by rule 302.6
    When the game goes on to Alice's upkeep
    Then Alice can activate "new" targeting Bob
    And Alice can activate "tapped" targeting Bob

  @cr26:107.7
  Scenario: Loyalty abilities with +2 and -1 put loyalty counters on Jace Beleren and remove them
    Given Alice controls "Jace Beleren"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "share" of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters
    When the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates "gift" of "Jace Beleren" targeting Alice
    Then "Jace Beleren" has 4 loyalty counters

  @cr26:107.7.3
  Scenario: A loyalty ability with 0 changes nothing about the loyalty counters of Gideon Jura
    Given Alice controls "Gideon Jura"
    When Alice activates "stand" of "Gideon Jura"
    Then "Gideon Jura" has 6 loyalty counters
    When the stack resolves
    Then "Gideon Jura" is 6/6
    And "Gideon Jura" has 6 loyalty counters

  @cr26:107.14
  Scenario: Voltaic Brawler's controller pays {E} by removing one of two energy counters
    Given Alice has "Voltaic Brawler" in hand and can pay {R}{G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Voltaic Brawler"
    And the stack resolves
    Then Alice has 2 energy counters
    When the game goes on to Alice's next main phase
    And Alice attacks with "Voltaic Brawler"
    And the stack resolves
    And Alice pays
    Then Alice has 1 energy counter
    And "Voltaic Brawler" is 4/3
    When combat damage is dealt
    Then Bob is at 16 life

  @cr26:107.15b @cr26:714.2c @cr26:107.15a
  Scenario: With Doubling Season, History of Benalia enters with two lore counters, and its ability for chapters I and II triggers twice
    Given Alice controls "Doubling Season"
    And Alice has "History of Benalia" in hand and can pay {1}{W}{W}
    When Alice plays "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" has 2 lore counters
    And "History of Benalia" has triggered twice
    When the stack resolves
    Then Alice controls four 2/2 white "Knight" creature tokens

  @cr26:714.2c
  Scenario: History of Benalia's ability for chapters I and II creates a Knight as the Saga enters and a second one in Alice's next turn
    Given Alice has "History of Benalia" in hand and can pay {1}{W}{W}
    When Alice plays "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" has triggered once
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token
    When the game goes on to Alice's next main phase
    Then "History of Benalia" has 2 lore counters
    And "History of Benalia" has triggered twice
    When the stack resolves
    Then Alice controls two 2/2 white "Knight" creature tokens
    When the game goes on to Alice's next main phase
    And the stack resolves
    Then Alice controls two 4/3 white "Knight" creature tokens
    And the ability "muster" of "History of Benalia" has triggered twice

  @cr26:107.15a @cr26:107.15
  Scenario: Chapter III of History of Benalia triggers as its second lore counter becomes a third one, and not as it gets its second
    Given Alice controls "History of Benalia" with 1 lore counter
    And Alice has 2 "Contentious Plan" as "plan" in hand and can pay {1}{U}{1}{U}
    And Alice has 4 "Plains" as "dune" as library
    And Alice controls a 2/2 white "Knight" creature token as "rider"
    When Alice plays "plan 1"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    And the stack resolves
    Then "History of Benalia" has 2 lore counters
    And "rider" is 2/2
    When Alice plays "plan 2"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 3 lore counters
    And the stack holds the ability "charge" of "History of Benalia"
    And "rider" is 2/2
    When the stack resolves
    Then "rider" is 4/3
    And "History of Benalia" has triggered twice

  @cr26:107.13 @cr26:105.2
  Scenario: The colour indicator of Dryad Arbor, which has no mana cost, makes it green, until Purelace makes it white
    Given Alice has "Dryad Arbor" in hand
    And Alice controls "Bad Moon"
    And Bob has "Purelace" in hand and can pay {W}
    When Alice plays the land "Dryad Arbor"
    Then "Dryad Arbor" is green
    And "Dryad Arbor" is 1/1
    When Bob plays "Purelace" targeting "Dryad Arbor"
    And the stack resolves
    Then "Dryad Arbor" is white
    And "Dryad Arbor" isn't green

  @cr26:107.8a @cr26:107.8b @cr26:107.8
  Scenario: Ridge Climber is 2/3 with one or two level counters, and 4/5 with other abilities with three or more
    Given Alice controls "Ridge Climber" and can pay {G}{G}{G}
    Then "Ridge Climber" is 1/1
    When Alice activates "climb" of "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" is 2/3
    And "Ridge Climber" has exactly "vigilance"
    When Alice activates "climb" of "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" is 2/3
    When Alice activates "climb" of "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" is 4/5
    And "Ridge Climber" has exactly "flying"

  @cr26:107.8a @cr26:107.8b
  Scenario: Ridge Climber with two level counters is 2/3 with vigilance, and attacks without becoming tapped
    Given Alice controls "Ridge Climber" with 1 level counter and can pay {G}
    When Alice activates "climb" of "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" has 2 level counters
    And "Ridge Climber" is 2/3
    When Alice attacks with "Ridge Climber"
    And Bob doesn't block
    And combat damage is dealt
    Then "Ridge Climber" is untapped
    And Bob is at 18 life

  @cr26:107.8b @cr26:107.8a
  Scenario: Giant Growth adds to the base size of Ridge Climber, which a fourth level counter does not change
    Given Alice controls "Ridge Climber" with 2 level counters and can pay {G}{G}{G}
    And Alice has "Giant Growth" in hand
    When Alice plays "Giant Growth" targeting "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" is 5/6
    When Alice activates "climb" of "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" is 7/8
    When Alice activates "climb" of "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" has 4 level counters
    And "Ridge Climber" is 7/8
    And "Ridge Climber" has exactly "flying"

  @cr26:107.8a
  Scenario: Ridge Climber that loses its level counters is 1/1 again, without vigilance
    Given Alice controls "Ridge Climber" with 2 level counters
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    Then "Ridge Climber" is 2/3
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Ridge Climber" is 1/1
    And "Ridge Climber" doesn't have "vigilance"

  @cr26:107.8a @cr26:107.8b
  Scenario: Three charge counters don't change the level of Ridge Climber with two level counters, and a third level counter does
    Given Alice controls "Ridge Climber" with 2 level counters and can pay {G}
    And "Ridge Climber" has 3 charge counters
    Then "Ridge Climber" is 2/3
    And "Ridge Climber" has exactly "vigilance"
    When Alice activates "climb" of "Ridge Climber"
    And the stack resolves
    Then "Ridge Climber" is 4/5
    And "Ridge Climber" has exactly "flying"

  @cr26:107.8b
  Scenario: Ridge Climber that loses its four level counters is 1/1 again, without flying
    Given Alice controls "Ridge Climber" with 4 level counters
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    Then "Ridge Climber" is 4/5
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Ridge Climber" is 1/1
    And "Ridge Climber" doesn't have "flying"

  @cr26:107.14
  Scenario: Alice pays {E} with her only energy counter, and has none to pay with as Voltaic Brawler attacks again
    Given Alice controls "Voltaic Brawler" and has 1 energy counter
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob has 2 energy counters
    When Alice attacks with "Voltaic Brawler"
    And the stack resolves
    And Alice pays
    Then "Voltaic Brawler" is 4/3
    And Alice has no energy counters
    When the game goes on to Alice's next main phase
    And Alice attacks with "Voltaic Brawler"
    And the stack resolves
    Then it happened once that Alice was asked for a payment
    And "Voltaic Brawler" is 3/2
    And "Voltaic Brawler" has triggered twice
    And Bob has 2 energy counters

  @cr26:107.4d.2 @cr26:118.5a.2
  Scenario: Reconnaissance, whose ability costs {0}, is activated without any mana and removes Hill Giant from combat
    Given Alice controls "Reconnaissance", "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    Then Alice can activate "Reconnaissance" targeting "Hill Giant"
    And the stack is empty
    When Alice activates "Reconnaissance" targeting "Hill Giant"
    Then the total cost of the ability of "Reconnaissance" is {0}
    And the stack holds the ability of "Reconnaissance"
    And "Hill Giant" is attacking
    When the stack resolves
    Then "Hill Giant" isn't attacking
    And "Grizzly Bears" is attacking
    When combat damage is dealt
    Then Bob is at 18 life

  @cr26:107.4d.2
  Scenario: Reconnaissance, whose player could also pay {1}, removes Hill Giant from combat and untaps it
    Given Alice controls "Reconnaissance", "Hill Giant" and "Grizzly Bears" and can pay {1}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    Then "Hill Giant" is tapped
    When Alice activates "Reconnaissance" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is untapped
    And "Hill Giant" isn't attacking
    And "Grizzly Bears" is attacking
    When combat damage is dealt
    Then Bob is at 18 life

  @cr26:107.15a
  Scenario: Only the History of Benalia that gets its third lore counter triggers its third chapter, and no charge counter counts as a lore counter
    Given Alice controls "History of Benalia" as "third" with 2 lore counters and "History of Benalia" as "second" with 1 lore counter
    And "second" has 2 charge counters
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has 4 "Plains" as "dune" as library
    And Alice controls a 2/2 white "Knight" creature token as "rider"
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "third"
    Then "third" has triggered once
    And "second" has triggered never
    When the stack resolves
    Then "rider" is 4/3
    And "second" has 1 lore counter

  @cr26:107.15a
  Scenario: History of Benalia with two charge counters triggers its second chapter, and not its third, as it gets its second lore counter
    Given Alice controls "History of Benalia" with 1 lore counter
    And "History of Benalia" has 2 charge counters
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has 4 "Plains" as "dune" as library
    And Alice controls a 2/2 white "Knight" creature token as "rider"
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 2 lore counters
    And "History of Benalia" has 3 charge counters
    And "History of Benalia" has triggered once
    When the stack resolves
    Then "rider" is 2/2
    And Alice controls two 2/2 white "Knight" creature tokens

  @cr26:107.5
  Scenario: Morphling that came under Alice's control this turn can use an ability without {T}, and new Frostwielder can't use the one with {T}
    Given Alice controls new "Morphling", new "Frostwielder" and can pay {1}
    Then Alice can't activate "Frostwielder" targeting Bob by rule 302.6
    And Alice can activate "strong" of "Morphling"
    When Alice activates "strong" of "Morphling"
    And the stack resolves
    Then "Morphling" is 4/2
    And "Morphling" is untapped

  @cr26:107.17 @cr26:107.17a
  Scenario: Alice gets {TK}{TK}{TK} from Prize Booth, pays a ticket cost of 2 with two of her three ticket counters, and can't pay it with the one that is left
    Given Alice controls "Prize Booth"
    And Bob has 2 ticket counters
    Then Alice can't activate "prize" of "Prize Booth" by rule 118.3
    And Alice can activate "win" of "Prize Booth"
    When Alice activates "win" of "Prize Booth"
    And the stack resolves
    Then Alice has 3 ticket counters
    And Alice can activate "prize" of "Prize Booth"
    When Alice activates "prize" of "Prize Booth"
    Then Alice has 1 ticket counter
    And Bob has 2 ticket counters
    When the stack resolves
    Then Alice is at 24 life
    And Alice can't activate "prize" of "Prize Booth" by rule 118.3

  @cr26:107.17
  Scenario: Bob, who has 1 ticket counter, gets {TK}{TK}{TK} from Prize Booth and then has 4, and Alice has none
    Given it is Bob's main phase
    And Bob controls "Prize Booth"
    And Bob has 1 ticket counter
    When Bob activates "win" of "Prize Booth"
    And the stack resolves
    Then Bob has 4 ticket counters
    And Alice has no ticket counters

  @cr26:107.17a
  Scenario: Alice, who has 2 ticket counters, pays a ticket cost of 2 with them once
    Given Alice controls "Prize Booth"
    And Alice has 2 ticket counters
    Then Alice can activate "prize" of "Prize Booth"
    When Alice activates "prize" of "Prize Booth"
    Then Alice has no ticket counters
    And Alice can't activate "prize" of "Prize Booth" by rule 118.3
    When the stack resolves
    Then Alice is at 24 life
