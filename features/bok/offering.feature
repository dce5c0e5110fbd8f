Feature: Offering

  @bok:offering.7
  Scenario: An offering can also reduce the {1} that Sphere of Resistance adds to the cost of Patron of the Kitsune
    Given Alice controls "Sphere of Resistance" and "Fox of Great Age"
    And Alice has "Patron of the Kitsune" in hand
    Then the mana cost of "Fox of Great Age" is {5}{W}{W}
    And "Fox of Great Age" is white
    And "Fox of Great Age" is 2/2
    And "Fox of Great Age" has exactly the types "creature" and "Fox"
    When Alice plays "Patron of the Kitsune" offering "Fox of Great Age"
    Then the total cost of "Patron of the Kitsune" is {0}
    And "Fox of Great Age" is in Alice's graveyard
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @bok:offering.7
  Scenario: Alice, who could pay {1}, pays no mana if an offering also reduces the {1} that Sphere of Resistance adds
    Given Alice controls "Sphere of Resistance" and "Fox of Great Age"
    And Alice has "Patron of the Kitsune" in hand and can pay {1}
    When Alice plays "Patron of the Kitsune" offering "Fox of Great Age"
    Then the total cost of "Patron of the Kitsune" is {0}
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And "Patron of the Kitsune" is 5/6

  @bok:offering.7
  Scenario: Without an offering, Patron of the Kitsune costs {1} more under Sphere of Resistance
    Given Alice controls "Sphere of Resistance" and "Fox of Great Age"
    And Alice has "Patron of the Kitsune" in hand and can pay {5}{W}{W}
    When Alice plays "Patron of the Kitsune"
    Then the total cost of "Patron of the Kitsune" is {5}{W}{W}
    And "Fox of Great Age" is in play

  @bok:offering.7
  Scenario: If an offered Fox has the mana cost of Patron of the Kitsune, only the {1} that Sphere of Resistance adds must be paid
    Given Alice controls "Sphere of Resistance" and "Silverstorm Samurai"
    And Alice has "Patron of the Kitsune" in hand and can pay {1}
    When Alice plays "Patron of the Kitsune" offering "Silverstorm Samurai"
    Then the total cost of "Patron of the Kitsune" is {1}

  @bok:502.42b
  Scenario: Until 2013, an offered Fox that makes spells cost {1} more is sacrificed before the cost is determined, and adds nothing
    Given Alice controls "Fox at the Toll Gate"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}
    Then "Fox at the Toll Gate" is white
    And "Fox at the Toll Gate" is 2/2
    And "Fox at the Toll Gate" has exactly the types "creature" and "Fox"
    When Alice plays "Patron of the Kitsune" offering "Fox at the Toll Gate"
    Then the total cost of "Patron of the Kitsune" is {3}{W}
    And it happened in this order that "Fox at the Toll Gate" was sacrificed, then a cost was paid

  @bok:offering.7
  Scenario: A Fox that makes spells cost {1} more increases the cost of Patron of the Kitsune if another Fox is offered
    Given Alice controls "Fox at the Toll Gate" and "Sensei Golden-Tail"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}
    And Bob has "Reach Through Mists" in hand and can pay {1}{U}
    When Alice plays "Patron of the Kitsune" offering "Sensei Golden-Tail"
    Then the total cost of "Patron of the Kitsune" is {4}{W}
    And "Sensei Golden-Tail" was sacrificed
    And "Fox at the Toll Gate" is in play
    When Bob in response plays "Reach Through Mists"
    Then the total cost of "Reach Through Mists" is {1}{U}

  @bok:502.42b.today
  Scenario: Today, an offered Fox that makes spells cost {1} more still increases the cost of Patron of the Kitsune
    Given Alice controls "Fox at the Toll Gate"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}
    Then Alice can play "Patron of the Kitsune" offering "Fox at the Toll Gate"
    When Alice plays "Patron of the Kitsune" offering "Fox at the Toll Gate"
    Then the total cost of "Patron of the Kitsune" is {4}{W}
    And "Fox at the Toll Gate" was sacrificed

  @bok:502.42c @bok:offering.6
  Scenario Outline: <ruling>
    Given Alice controls "<Fox>"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    Then the mana cost of "<Fox>" is <worth>
    And "<Fox>" is <size>
    And "<Fox>" is <color>
    And "<Fox>" has exactly the types <types>
    When Alice plays "Patron of the Kitsune" offering "<Fox>"
    Then the total cost of "Patron of the Kitsune" is <left>
    And "<Fox>" was sacrificed

    Examples:
      | ruling                                                                    | Fox                   | worth                 | left      | size | color         | types                            |
      | Generic mana of the offered Fox reduces generic mana, white reduces white | Kitsune Palliator     | {2}{W}                | {2}{W}    | 0/2  | white         | "creature", "Fox" and "Cleric"   |
      | Red and green mana of the Fox reduces generic mana, not white mana        | Fox of the Red Leaves | {R}{G}                | {2}{W}{W} | 2/2  | red and green | "creature" and "Fox"             |
      | White mana of the Fox reduces white mana, red mana reduces generic mana   | Fox of Two Banners    | {W}{R}                | {3}{W}    | 2/2  | white and red | "creature" and "Fox"             |
      | White mana of the Fox beyond the Patron's white mana reduces generic mana | Fox of Four Dawns     | {W}{W}{W}{W}          | {2}       | 2/2  | white         | "creature" and "Fox"             |
      | Generic mana of the Fox beyond the Patron's generic mana reduces nothing  | Fox of Six Tails      | {5}{W}                | {W}       | 2/2  | white         | "creature" and "Fox"             |
      | Generic mana of the Fox never reduces coloured mana                       | Fox of Brass          | {7}                   | {W}{W}    | 2/2  | colorless     | "artifact", "creature" and "Fox" |
      | A Fox with the Patron's own mana cost reduces the cost to nothing         | Silverstorm Samurai   | {4}{W}{W}             | {0}       | 3/3  | white         | "creature", "Fox" and "Samurai"  |
      | White mana of the Fox beyond the Patron's whole cost reduces nothing      | Fox of Seven Suns     | {W}{W}{W}{W}{W}{W}{W} | {0}       | 2/2  | white         | "creature" and "Fox"             |

  @bok:502.42a
  Scenario: Patron of the Kitsune is cast in Bob's upkeep by offering a Fox
    Given it is Bob's upkeep
    And Alice controls "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    Then Alice can't play "Patron of the Kitsune" by rule 408.1d
    And Alice can play "Patron of the Kitsune" offering "Kitsune Palliator"
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then "Kitsune Palliator" was sacrificed
    And the total cost of "Patron of the Kitsune" is {2}{W}
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And it is Bob's upkeep

  @bok:502.42a
  Scenario: Patron of the Kitsune is cast in response to Boomerang by offering the targeted Fox
    Given Alice controls "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Kitsune Palliator"
    Then Alice can't play "Patron of the Kitsune" by rule 408.1d
    When Alice in response plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then the stack holds "Patron of the Kitsune" and "Boomerang"
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And "Boomerang" was countered on resolution
    And "Kitsune Palliator" is in Alice's graveyard

  @bok:502.42a
  Scenario: Only Alice's own Fox can be offered for Patron of the Kitsune
    Given it is Bob's upkeep
    And Alice controls "Kitsune Palliator" and "Goblin Raider"
    And Bob controls "Silverstorm Samurai"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    Then Alice can play "Patron of the Kitsune" offering "Kitsune Palliator"
    And Alice can't play "Patron of the Kitsune" offering "Silverstorm Samurai" by rule 408.1d
    And Alice can't play "Patron of the Kitsune" offering "Goblin Raider" by rule 408.1d
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then "Kitsune Palliator" was sacrificed
    And "Silverstorm Samurai" and "Goblin Raider" are in play

  @bok:offering.1
  Scenario: No player gets priority between the sacrifice of the Fox and Patron of the Kitsune being on the stack
    Given it is Bob's upkeep
    And Alice controls "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {2}{W}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Bob can play "Boomerang" targeting "Kitsune Palliator"
    When Bob passes
    And Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then "Kitsune Palliator" is in Alice's graveyard
    And the stack holds "Patron of the Kitsune"
    And Bob can't play "Boomerang" targeting "Kitsune Palliator" by rule 415.5
    And it happened never that Bob got priority
    When Alice passes
    Then Bob has priority
    And it happened once that Bob got priority

  @bok:offering.3
  Scenario: A player who can't cast creature spells because of Steel Golem can't make an offering
    Given Alice controls "Kitsune Palliator" and "Steel Golem"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    Then Alice can't play "Patron of the Kitsune" offering "Kitsune Palliator" because of the first printed ability of "Steel Golem"
    And Alice can't play "Patron of the Kitsune" because of "solitude" of "Steel Golem"
    And "Kitsune Palliator" is in play

  @bok:offering.3
  Scenario: Patron of the Kitsune can be cast by offering a Fox once Steel Golem, which forbids creature spells, has left
    Given Alice controls "Kitsune Palliator" and "Steel Golem"
    And Alice has "Patron of the Kitsune" and "Boomerang" in hand
    And Alice can pay {2}{W}{U}{U}
    Then Alice can't play "Patron of the Kitsune" offering "Kitsune Palliator"
    When Alice plays "Boomerang" targeting "Steel Golem"
    And the stack resolves
    Then Alice can play "Patron of the Kitsune" offering "Kitsune Palliator"
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    And the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @bok:offering.4
  Scenario: An offering reduces the total cost after Sphere of Resistance has increased it and Pearl Medallion has reduced it
    Given Alice controls "Pearl Medallion", "Sphere of Resistance" and "Sensei Golden-Tail"
    And Alice has "Patron of the Kitsune" in hand and can pay {3}{W}
    Then Alice can't play "Patron of the Kitsune"
    And Alice can play "Patron of the Kitsune" offering "Sensei Golden-Tail"
    When Alice plays "Patron of the Kitsune" offering "Sensei Golden-Tail"
    Then the total cost of "Patron of the Kitsune" is {3}{W}
    And "Sensei Golden-Tail" was sacrificed

  @bok:offering.4
  Scenario: An offering reduces coloured mana of the total cost, which Pearl Medallion never does
    Given Alice controls 5 "Pearl Medallion" and "Fox of Four Dawns"
    And Alice has "Patron of the Kitsune" in hand
    Then Alice can't play "Patron of the Kitsune"
    And Alice can play "Patron of the Kitsune" offering "Fox of Four Dawns"
    When Alice plays "Patron of the Kitsune" offering "Fox of Four Dawns"
    Then the total cost of "Patron of the Kitsune" is {0}

  @bok:offering.5
  Scenario: Patron of the Kitsune can be cast in Bob's upkeep for its full cost by offering a Fox with mana value 0
    Given it is Bob's upkeep
    And Alice controls "Fox of No Price"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    Then the mana cost of "Fox of No Price" is {0}
    And "Fox of No Price" is colorless
    And "Fox of No Price" is 2/2
    And "Fox of No Price" has exactly the types "creature" and "Fox"
    And Alice can't play "Patron of the Kitsune" by rule 408.1d
    And Alice can play "Patron of the Kitsune" offering "Fox of No Price"
    When Alice plays "Patron of the Kitsune" offering "Fox of No Price"
    Then the total cost of "Patron of the Kitsune" is {4}{W}{W}
    And "Fox of No Price" was sacrificed
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @bok:offering.5
  Scenario: A player who is one mana short can't cast Patron of the Kitsune by offering a Fox with mana value 0
    Given it is Bob's upkeep
    And Alice controls "Fox of No Price" and "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {3}{W}{W}
    Then Alice can't play "Patron of the Kitsune" offering "Fox of No Price"
    And Alice can play "Patron of the Kitsune" offering "Kitsune Palliator"
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    And the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And "Fox of No Price" is in play

  @bok:offering.5
  Scenario: A Fox token without a mana cost can be offered and reduces nothing
    Given it is Bob's upkeep
    And Alice controls a 1/1 white "Fox" creature token as "the cub"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    When Alice plays "Patron of the Kitsune" offering "the cub"
    Then the total cost of "Patron of the Kitsune" is {4}{W}{W}
    And "the cub" is gone
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @bok:offering.8
  Scenario: Patron of the Kitsune cast with an offering has mana value 6, so Disrupting Shoal with X = 6 counters it
    Given Alice controls "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {2}{W}
    And Bob has "Disrupting Shoal" in hand and can pay {6}{U}{U}
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then the total cost of "Patron of the Kitsune" is {2}{W}
    And the converted mana cost of "Patron of the Kitsune" is 6
    When Bob plays "Disrupting Shoal" with X = 6 targeting "Patron of the Kitsune"
    And the stack resolves
    Then "Patron of the Kitsune" was countered

  @bok:offering.8
  Scenario: Disrupting Shoal with X = 3 doesn't counter Patron of the Kitsune cast for {2}{W}, whose mana value is still 6
    Given Alice controls "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {2}{W}
    And Bob has "Disrupting Shoal" in hand and can pay {3}{U}{U}
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then {2}{W} was spent on "Patron of the Kitsune"
    When Bob plays "Disrupting Shoal" with X = 3 targeting "Patron of the Kitsune"
    And the stack resolves
    Then "Disrupting Shoal" has resolved
    And "Patron of the Kitsune" is in play under Alice's control

  @bok:offering.2
  Scenario: Only one Fox is sacrificed to cast Patron of the Kitsune; another Fox stays on the battlefield
    Given Alice controls "Kitsune Palliator" and "Sensei Golden-Tail"
    And Alice has "Patron of the Kitsune" in hand and can pay {2}{W}
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then the total cost of "Patron of the Kitsune" is {2}{W}
    And "Kitsune Palliator" is in Alice's graveyard
    And "Sensei Golden-Tail" is in play

  @bok:offering.2
  Scenario: Two Foxes can't be offered together, and the attempt changes nothing
    Given Alice controls "Kitsune Palliator" and "Sensei Golden-Tail"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    Then Alice can play "Patron of the Kitsune" offering "Kitsune Palliator"
    And Alice can't play "Patron of the Kitsune" offering "Kitsune Palliator" and "Sensei Golden-Tail"
    When Alice tries to play "Patron of the Kitsune" offering "Kitsune Palliator" and "Sensei Golden-Tail"
    Then the attempt is refused
    And nothing has changed
    When Alice tries to play "Patron of the Kitsune" offering "Kitsune Palliator"
    Then the attempt succeeds
    And "Kitsune Palliator" was sacrificed
    And "Sensei Golden-Tail" is in play
    And the total cost of "Patron of the Kitsune" is {2}{W}

  @bok:502.42a
  Scenario: Patron of the Kitsune is cast with an offering from the top of the library
    Given it is Bob's upkeep
    And Alice controls "Shrine of Things to Come" and "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" and "Hill Giant" on top of library
    And Alice can pay {2}{W}
    Then Alice can't play "Patron of the Kitsune" from library by rule 408.1d
    And Alice can play "Patron of the Kitsune" from library offering "Kitsune Palliator"
    When Alice plays "Patron of the Kitsune" from library offering "Kitsune Palliator"
    Then the total cost of "Patron of the Kitsune" is {2}{W}
    And "Kitsune Palliator" was sacrificed
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And the top of Alice's library is "Hill Giant"
