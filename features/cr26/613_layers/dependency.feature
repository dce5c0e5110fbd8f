Feature: Dependency of continuous effects

  @cr26:613.8 @cr26:613.3.4
  Scenario: Aura Thief's ability gives its controller Threads of Disloyalty and so the creature that Threads of Disloyalty enchants
    Given Alice controls "Aura Thief" and "Grizzly Bears"
    And Bob controls "Threads of Disloyalty" and "Hill Giant"
    And "Threads of Disloyalty" is attached to "Grizzly Bears"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob controls "Grizzly Bears"
    When Alice plays "Glacial Ray" targeting "Aura Thief"
    And the stack resolves
    Then Alice controls "Threads of Disloyalty"
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"

  @cr26:613.8 @cr26:613.4 @cr26:613.4.2
  Scenario: A bonus for creatures with power 1 or less applies after a newer bonus that gives a creature power 2 or more
    Given Alice controls "Comfort of the Small", "Llanowar Elves" and "Grizzly Bears"
    And Alice has "Rising Tide" in hand and can pay {1}{W}
    Then "Llanowar Elves" is 2/2
    And "Grizzly Bears" is 2/2
    When Alice plays "Rising Tide"
    And the stack resolves
    Then "Llanowar Elves" is 2/1
    And "Grizzly Bears" is 3/2

  @cr26:613.4.2
  Scenario: A bonus for creatures with power 1 or less applies to a creature that has power 1 by a newer bonus
    Given Alice controls "Comfort of the Small" and "Ornithopter"
    And Alice has "Rising Tide" in hand and can pay {1}{W}
    Then "Ornithopter" is 1/3
    When Alice plays "Rising Tide"
    And the stack resolves
    Then "Ornithopter" is 2/3

  @cr26:613.8a
  Scenario: Sol Ring that Song of the Dryads makes a Forest is a 1/1 creature under an older Living Plane
    Given Alice controls "Living Plane"
    And Bob controls "Sol Ring"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    Then "Sol Ring" doesn't have the type "creature"
    When Alice plays "Song of the Dryads" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" has the types "land", "creature" and "Forest"
    And "Sol Ring" is 1/1

  @cr26:613.8b
  Scenario: Forests that are Islands and Islands that are Forests form a loop, so the newer of the two effects applies last
    Given Alice controls "Drowned Wood", "Forest" and "Island"
    And Alice has "Magical Hack" and "Risen Reef" in hand and can pay {U}{1}{R}
    When Alice plays "Risen Reef"
    And Alice plays "Magical Hack" targeting "Risen Reef"
    And the top of the stack resolves
    And Alice chooses the land type "Mountain"
    And Alice chooses the land type "Forest"
    And the stack resolves
    Then "Forest" has the type "Forest"
    And "Island" has the type "Forest"
    And "Island" doesn't have the type "Island"

  @cr26:613.8b
  Scenario: In the loop of Forests that are Islands and Islands that are Forests, Drowned Wood applies last if it is the newer one
    Given Alice controls "Risen Reef", "Forest" and "Island"
    And Alice has "Magical Hack" and "Drowned Wood" in hand
    And Alice has {U}{1}{U} in the mana pool
    When Alice plays "Magical Hack" targeting "Risen Reef"
    And the stack resolves
    And Alice chooses the land type "Mountain"
    And Alice chooses the land type "Forest"
    Then "Island" has the type "Forest"
    When Alice plays "Drowned Wood"
    And the stack resolves
    Then "Forest" has the type "Island"
    And "Island" has the type "Island"
    And "Island" doesn't have the type "Forest"

  @cr26:613.8b.2
  Scenario: A creature that Flight makes fly, under Sleep of the High and a newer Watch of the High, has vigilance
    Given Alice controls "Sleep of the High", "Serra Angel" and "Grizzly Bears"
    And Alice has "Watch of the High" and "Flight" in hand and can pay {1}{W}{U}
    When Alice plays "Watch of the High"
    And the stack resolves
    And Alice plays "Flight" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Grizzly Bears" has "vigilance"
    And "Serra Angel" has "vigilance"

  @cr26:613.8b.2
  Scenario: A creature that Flight makes fly, under Watch of the High and a newer Sleep of the High, has no vigilance
    Given Alice controls "Watch of the High", "Serra Angel" and "Grizzly Bears"
    And Alice has "Sleep of the High" and "Flight" in hand and can pay {1}{B}{U}
    When Alice plays "Sleep of the High"
    And the stack resolves
    And Alice plays "Flight" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Grizzly Bears" doesn't have "vigilance"
    And "Serra Angel" doesn't have "vigilance"

  @cr26:613.8c
  Scenario: A Swamp that Sprouting Bog makes a Forest becomes an Island by Drowned Wood and then a Mountain by the older Risen Reef
    Given Alice controls "Sprouting Bog", "Risen Reef" and "Swamp"
    And Alice has "Drowned Wood" in hand
    And Alice has {1}{U} in the mana pool
    Then "Swamp" has the type "Forest"
    When Alice plays "Drowned Wood"
    And the stack resolves
    Then "Swamp" has the type "Mountain"
    And "Swamp" doesn't have the type "Island"

  @cr26:613.8c.2
  Scenario: White Knight, which flies by Flight already, loses to Lance School the vigilance that the older Watch of the High gives it
    Given Alice controls "White Knight" and "Flight" attached to "White Knight"
    And Alice controls "Watch of the High"
    And Alice has "Lance School" in hand and can pay {1}{W}
    Then "White Knight" has "vigilance"
    When Alice plays "Lance School"
    And the stack resolves
    Then "White Knight" has "flying"
    And "White Knight" doesn't have "vigilance"

  @cr26:613.8c.2
  Scenario: White Knight, which flies only by Lance School, has the vigilance that the older Watch of the High gives it after that
    Given Alice controls "White Knight"
    And Alice controls "Watch of the High"
    And Alice has "Lance School" in hand and can pay {1}{W}
    Then "White Knight" doesn't have "vigilance"
    When Alice plays "Lance School"
    And the stack resolves
    Then "White Knight" has "flying"
    And "White Knight" has "vigilance"

  @cr26:613.8b.3
  Scenario: White Knight, which flies by Flight, loses to the newer Lowered Lances the vigilance that the oldest effect, of Watch of the High, gives it
    Given Alice controls "Watch of the High", "White Knight" and "Grizzly Bears"
    And Alice has "Flight" as "one", "Flight" as "two" and "Lowered Lances" in hand and can pay {U}{U}{W}
    When Alice plays "one" targeting "White Knight"
    And the stack resolves
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "White Knight" has "vigilance"
    When Alice plays "Lowered Lances"
    And the stack resolves
    Then "White Knight" has "flying"
    And "White Knight" doesn't have "vigilance"
    And "Grizzly Bears" has "vigilance"

  @cr26:613.8b.4
  Scenario: Watch of the High waits for two Auras that give flying, and applies to both creatures
    Given Alice controls "Watch of the High", "Grizzly Bears" and "Hill Giant"
    And Alice has "Flight" as "one" and "Flight" as "two" in hand and can pay {U}{U}
    When Alice plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" has "vigilance"
    And "Hill Giant" has "vigilance"

  @cr26:613.8a.4
  Scenario: Ashaya that enters under an older Blood Moon is a 0/0 Mountain and dies, and Llanowar Elves stays
    Given Bob controls "Blood Moon"
    And Alice controls "Llanowar Elves"
    And Alice has "Ashaya, Soul of the Wild" in hand and can pay {3}{G}{G}
    When Alice plays "Ashaya, Soul of the Wild"
    And the stack resolves
    Then "Ashaya, Soul of the Wild" is in Alice's graveyard
    And "Ashaya, Soul of the Wild" wasn't destroyed
    And "Llanowar Elves" is 1/1
    And "Llanowar Elves" doesn't have the type "land"

  @cr26:613.8a.4
  Scenario: Under Blood Moon, Ashaya that Glorious Anthem keeps alive is a 1/1 Mountain, and Llanowar Elves are a Mountain, too
    Given Bob controls "Blood Moon"
    And Alice controls "Glorious Anthem" and "Llanowar Elves"
    And Alice has "Ashaya, Soul of the Wild" in hand and can pay {3}{G}{G}
    When Alice plays "Ashaya, Soul of the Wild"
    And the stack resolves
    Then "Ashaya, Soul of the Wild" is 1/1
    And "Llanowar Elves" has exactly the types "creature", "land", "Elf", "Druid" and "Mountain"
    And "Llanowar Elves" doesn't have the ability "mana"

  @cr26:613.8a.4
  Scenario: Blood Moon that enters after Ashaya makes Ashaya a 0/0 Mountain, and Ashaya dies
    Given it is Bob's main phase
    And Alice controls "Ashaya, Soul of the Wild", "Llanowar Elves" and 3 "Forest"
    And Bob has "Blood Moon" in hand and can pay {2}{R}
    Then "Ashaya, Soul of the Wild" is 5/5
    And "Llanowar Elves" has the type "land"
    When Bob plays "Blood Moon"
    And the stack resolves
    Then "Ashaya, Soul of the Wild" is in Alice's graveyard
    And "Llanowar Elves" is 1/1
    And "Llanowar Elves" doesn't have the type "land"

  @cr26:613.9
  Scenario: Conspiracy makes Grizzly Bears and Hill Giant Frogs, so Coat of Arms gives each of them +1/+1 until Conspiracy is gone
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Coat of Arms"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    And Bob has "Disenchant" in hand and can pay {1}{W}
    Then "Grizzly Bears" is 2/2
    When Alice plays "Conspiracy"
    And the stack resolves
    And Alice chooses the creature type "Frog" for "Conspiracy"
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is 4/4
    When Bob plays "Disenchant" targeting "Conspiracy"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Hill Giant" is 3/3
