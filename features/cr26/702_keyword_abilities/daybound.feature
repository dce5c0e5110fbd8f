Feature: Daybound and nightbound

  @cr26:702.145b @cr26:702.145d
  Scenario: A card with daybound enters transformed while it is night
    Given Alice controls "The Celestus"
    And Alice has "Tavern Ruffian" in hand and can pay {3}{3}{R}
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice casts "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is named "Tavern Smasher"
    And "Tavern Ruffian" is 6/5
    And it happened never that "Tavern Ruffian" transformed

  @cr26:702.145b
  Scenario: A card with daybound enters with its front face up while it is day
    Given Alice controls "The Celestus" and "Tavern Ruffian" as "elder"
    And Alice has "Tavern Ruffian" as "younger" in hand and can pay {3}{3}{R}
    When Alice casts "younger"
    And the stack resolves
    Then "younger" is 2/5
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice says no
    Then "younger" is 6/5

  @cr26:702.145b.3 @cr26:702.145b
  Scenario: Body Double that enters at night as a copy of Tavern Ruffian in a graveyard isn't transformed, because no double-faced card represents it
    Given Alice controls "The Celestus" and "Tavern Ruffian" as "live"
    And Alice has "Tavern Ruffian" as "dead" in graveyard
    And Alice has "Body Double" in hand and can pay {3}{4}{U}
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice says no
    Then "live" is 6/5
    When Alice casts "Body Double"
    And the stack resolves
    And Alice chooses "dead" for "Body Double"
    Then "Body Double" is named "Tavern Ruffian"
    And "Body Double" is 2/5

  @cr26:702.145b.2
  Scenario: Moonmist transforms Delver of Secrets but not Tavern Ruffian, whose daybound lets it transform in no other way
    Given Alice controls "Tavern Ruffian" and "Delver of Secrets"
    And Alice has "Moonmist" in hand and can pay {1}{G}
    When Alice casts "Moonmist"
    And the stack resolves
    Then "Delver of Secrets" is 3/2
    And "Tavern Ruffian" is 2/5
    And it happened once that "Delver of Secrets" transformed
    And it happened never that "Tavern Ruffian" transformed

  @cr26:702.145c @cr26:702.145f @cr26:702.145e
  Scenario: A permanent with daybound transforms at once as it becomes night, and back at once as it becomes day
    Given Alice controls "The Celestus" as "dusk", "Tavern Ruffian" and "Mirror Gallery"
    And Alice controls "The Celestus" as "dawn" and can pay {6}
    And Bob controls "Tavern Ruffian" as "his"
    When Alice activates "turn" of "dusk"
    And the top of the stack resolves
    And Alice puts "dusk" and "dawn" in this order
    Then "Tavern Ruffian" is 6/5
    And "his" is 6/5
    When the stack resolves
    And Alice says no
    And Alice says no
    And Alice activates "turn" of "dawn"
    And the top of the stack resolves
    And Alice puts "dusk" and "dawn" in this order
    Then "Tavern Ruffian" is 2/5
    And "his" is 2/5

  @cr26:702.145c @cr26:702.145f
  Scenario: Tavern Ruffian transforms before the rest of the spell that makes it night or day, which counts the new power
    Given Alice controls "Tavern Ruffian" and "The Celestus"
    And Alice has "Turn of the Hours" as "one" and "Turn of the Hours" as "two" in hand and can pay {2}{W}{W}
    When Alice plays "one" targeting "Tavern Ruffian"
    And the top of the stack resolves
    Then Alice is at 26 life
    When the stack resolves
    And Alice says no
    And Alice plays "two" targeting "Tavern Ruffian"
    And the top of the stack resolves
    Then Alice is at 29 life

  @cr26:702.145c
  Scenario: Tavern Ruffian transforms as Turn of the Hours makes it night, and Hill Giant, whose power that spell counts, does not
    Given Alice controls "Tavern Ruffian" and "Hill Giant"
    And Alice has "Turn of the Hours" in hand and can pay {1}{W}
    When Alice plays "Turn of the Hours" targeting "Hill Giant"
    And the stack resolves
    Then Alice is at 23 life
    And "Tavern Ruffian" is 6/5
    And "Hill Giant" is 3/3

  @cr26:702.145e.2
  Scenario: Waxing Moon doesn't transform Tavern Smasher, whose nightbound lets it transform in no other way
    Given Alice controls "The Celestus", "Tavern Ruffian" and "Kessig Prowler" and can pay {3}{1}{G}{1}{G}
    And Alice has "Waxing Moon" as "one" and "Waxing Moon" as "two" in hand
    When Alice activates "turn" of "The Celestus"
    And the top of the stack resolves
    Then "Tavern Ruffian" is 6/5
    When the stack resolves
    And Alice says no
    And Alice plays "one" targeting "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is 6/5
    And it happened once that "Tavern Ruffian" transformed
    When Alice plays "two" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is 4/4

  @cr26:702.145d @cr26:730.1.2
  Scenario: The first permanent with daybound makes it day as it enters, and so a turn without spells makes it night
    Given Alice has "Tavern Ruffian" in hand and can pay {3}{R}
    And Alice controls "The Celestus"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice casts "Tavern Ruffian"
    And the stack resolves
    Then "The Celestus" has triggered never
    And "Tavern Ruffian" is 2/5
    When the game goes on to Bob's main phase
    And the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 6/5

  @cr26:702.145g
  Scenario: A permanent with nightbound makes it night if it is neither day nor night and nothing has daybound
    Given Alice controls transformed "Tavern Ruffian" as "old"
    And Alice has "Tavern Ruffian" as "young" in hand and can pay {3}{R}
    When Alice casts "young"
    And the stack resolves
    Then "young" is 6/5
    And "old" is 6/5

  @cr26:702.145g @cr26:730.1.3
  Scenario: With one permanent with nightbound and one with daybound it becomes day, and not night
    Given Alice controls "Humility" and transformed "Tavern Ruffian" as "old"
    And Alice has "Tavern Ruffian" as "young" and "Naturalize" in hand and can pay {3}{R}{1}{G}
    When Alice casts "young"
    And the stack resolves
    Then "young" is named "Tavern Ruffian"
    And "old" is named "Tavern Smasher"
    When Alice casts "Naturalize" targeting "Humility"
    And the stack resolves
    Then "old" is 2/5
    And "young" is 2/5

  @cr26:702.145c
  Scenario: Tavern Ruffian, which was phased out as it became night, transforms as it phases in at night
    Given Alice controls "The Celestus", "Tavern Ruffian" and "Hill Giant"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Alice can pay {3}
    And Bob controls "Tavern Ruffian" as "his"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "turn" of "The Celestus"
    And Alice casts "Reality Ripple" targeting "Tavern Ruffian"
    And the top of the stack resolves
    Then "Tavern Ruffian" is phased out
    When the stack resolves
    And Alice says no
    Then "his" is 6/5
    When the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 6/5

  @cr26:702.145d
  Scenario: Tavern Ruffian that Zombify puts onto the battlefield under Bob's control makes it day, and so a turn without spells makes it night
    Given it is Bob's main phase
    And Bob has "Zombify" in hand and can pay {3}{B}
    And Bob has "Tavern Ruffian" in graveyard
    And Alice controls "The Celestus"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Bob plays "Zombify" targeting "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is 2/5
    When the game goes on to Alice's main phase
    And the game goes on to Bob's next upkeep
    Then "Tavern Ruffian" is 6/5

  @cr26:702.145b
  Scenario: Tavern Ruffian that Zombify returns at night, which wasn't cast, enters transformed
    Given Alice controls "The Celestus"
    And Alice has "Zombify" in hand and can pay {3}{3}{B}
    And Alice has "Tavern Ruffian" in graveyard
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice plays "Zombify" targeting "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is named "Tavern Smasher"
    And "Tavern Ruffian" is 6/5
    And it happened never that "Tavern Ruffian" transformed

  @cr26:702.145d @cr26:702.145g
  Scenario: As Humility leaves, Bob's Tavern Ruffian makes it day, although Alice controls a permanent with nightbound
    Given it is Bob's main phase
    And Alice controls "Humility" and transformed "Tavern Ruffian" as "hers"
    And Bob has "Tavern Ruffian" as "his" in hand and can pay {3}{R}
    And Alice has "Naturalize" in hand and can pay {1}{G}
    When Bob casts "his"
    And the stack resolves
    Then "his" is named "Tavern Ruffian"
    And "hers" is named "Tavern Smasher"
    When Alice casts "Naturalize" targeting "Humility"
    And the stack resolves
    Then "hers" is 2/5
    And "his" is 2/5

  @cr26:702.145g
  Scenario: As Humility leaves, Alice's permanent with nightbound makes it night, so that Tavern Ruffian enters transformed
    Given Alice controls "Humility" and transformed "Tavern Ruffian" as "old"
    And Alice has "Tavern Ruffian" as "young" and "Naturalize" in hand and can pay {1}{G}{3}{R}
    When Alice casts "Naturalize" targeting "Humility"
    And the stack resolves
    And Alice casts "young"
    And the stack resolves
    Then "young" is 6/5
    And "old" is 6/5
    And "young" is named "Tavern Smasher"

  @cr26:702.145g
  Scenario: In Alice's turn, Bob's permanent with nightbound makes it night, so that her Tavern Ruffian enters transformed
    Given Bob controls transformed "Tavern Ruffian" as "his"
    And Alice has "Tavern Ruffian" as "hers" in hand and can pay {3}{R}
    When Alice casts "hers"
    And the stack resolves
    Then "hers" is 6/5
    And "hers" is named "Tavern Smasher"
    And "his" is 6/5
