Feature: Saddle

  @cr26:702.171b
  Scenario: A saddled Quilled Charger gets +1/+2 and menace as it attacks
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    When Alice activates "Quilled Charger" tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Grizzly Bears" is tapped
    And "Quilled Charger" is 5/5
    And "Quilled Charger" has "menace"

  @cr26:702.171b
  Scenario: Quilled Charger isn't saddled any more on the next turn
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    When Alice activates "Quilled Charger" tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the game goes on to Alice's next main phase
    And Alice attacks with "Quilled Charger"
    Then "Quilled Charger" has triggered once
    And "Quilled Charger" is 4/3

  @cr26:702.171c
  Scenario: Trail Pilot triggers as it is tapped to saddle Quilled Charger, before the saddle ability resolves, and not as Hill Giant is tapped for it
    Given Alice controls "Quilled Charger", "Trail Pilot" and "Hill Giant"
    When Alice activates "saddle" of "Quilled Charger", tapping "Hill Giant"
    Then "Trail Pilot" has triggered never
    When the stack resolves
    And Alice activates "saddle" of "Quilled Charger", tapping "Trail Pilot"
    And the top of the stack resolves
    Then Alice is at 21 life
    And the stack holds the second activation of "Quilled Charger"
    When the stack resolves
    Then "Trail Pilot" has triggered once

  @cr26:702.171b.2
  Scenario: Clone that enters as a copy of a saddled Quilled Charger isn't saddled as both attack
    Given Alice controls "Quilled Charger" as "first" and "Grizzly Bears"
    And Alice has "Clone" and "Crimson Wisps" in hand and can pay {3}{U}{R}
    And Alice has "Island" as library
    When Alice activates "first" tapping "Grizzly Bears"
    And the stack resolves
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "first"
    And Alice plays "Crimson Wisps" targeting "Clone"
    And the stack resolves
    And Alice attacks with "first" and "Clone"
    And the stack resolves
    Then "first" is 5/5
    And "Clone" is 4/3
    And "Clone" has triggered never

  @cr26:702.171b.2
  Scenario: Clone of a saddled Quilled Charger, which attacks alone, doesn't trigger and deals 4 damage
    Given Alice controls "Quilled Charger" as "first" and "Grizzly Bears"
    And Alice has "Clone" and "Crimson Wisps" in hand and can pay {3}{U}{R}
    And Alice has "Island" as library
    When Alice activates "first" tapping "Grizzly Bears"
    And the stack resolves
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "first"
    And Alice plays "Crimson Wisps" targeting "Clone"
    And the stack resolves
    And Alice attacks with "Clone"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And "Clone" is 4/3
    And "Clone" has triggered never

  @cr26:702.171b.2
  Scenario: Saddled Quilled Charger that goes to hand and is cast again isn't saddled as it attacks, and another saddled one is
    Given Alice controls "Quilled Charger" as "first", "Quilled Charger" as "second", "Grizzly Bears" and "Hill Giant"
    And Alice has "Crimson Wisps" in hand and can pay {R}{3}{R}
    And Alice has "Island" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "first" tapping "Grizzly Bears"
    And the stack resolves
    And Alice activates "second" tapping "Hill Giant"
    And the stack resolves
    And Bob plays "Boomerang" targeting "first"
    And the stack resolves
    And Alice plays "first"
    And the stack resolves
    And Alice plays "Crimson Wisps" targeting "first"
    And the stack resolves
    And Alice attacks with "first" and "second"
    And the stack resolves
    Then "first" is 4/3
    And "first" has triggered never
    And "second" is 5/5

  @cr26:702.171a
  Scenario: A creature with power 1 can't saddle Quilled Charger with saddle 2 alone, and two such creatures can
    Given Alice controls "Quilled Charger", "Young Wolf" and "Llanowar Elves"
    Then Alice can't activate "saddle" of "Quilled Charger", tapping "Young Wolf" by rule 118.3
    And Alice can activate "saddle" of "Quilled Charger", tapping "Young Wolf" and "Llanowar Elves"
    When Alice activates "saddle" of "Quilled Charger", tapping "Young Wolf" and "Llanowar Elves"
    And the stack resolves
    Then "Young Wolf" and "Llanowar Elves" are tapped
    When Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Quilled Charger" is 5/5

  @cr26:702.171a.2
  Scenario: Quilled Charger can't be saddled in Bob's turn, while a spell is on the stack or in a combat phase
    Given it is Bob's main phase
    And Alice controls "Quilled Charger" and "Hill Giant" and "Grizzly Bears"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has 4 "Plains" as "page" as library
    When Bob passes
    Then Alice can't activate "saddle" of "Quilled Charger", tapping "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's main phase
    And Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "saddle" of "Quilled Charger", tapping "Grizzly Bears" by rule 602.5d
    When the stack resolves
    And Alice attacks with "Hill Giant"
    Then Alice can't activate "saddle" of "Quilled Charger", tapping "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's second main phase
    Then Alice can activate "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    When Alice activates "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    Then "Grizzly Bears" is tapped

  @cr26:702.171a
  Scenario: Quilled Charger is saddled neither by itself nor by a tapped or an opponent's creature, and only until end of turn
    Given Alice controls "Quilled Charger", "Grizzly Bears", "Sol Ring" and a tapped "Hill Giant"
    And Bob controls "Craw Wurm"
    Then Alice can't activate "saddle" of "Quilled Charger", tapping "Quilled Charger" by rule 118.3
    And Alice can't activate "saddle" of "Quilled Charger", tapping "Hill Giant" by rule 118.3
    And Alice can't activate "saddle" of "Quilled Charger", tapping "Craw Wurm" by rule 118.3
    And Alice can't activate "saddle" of "Quilled Charger", tapping "Grizzly Bears" and "Sol Ring" by rule 118.3
    And Alice can activate "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    When Alice activates "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Quilled Charger" is 5/5
    When the game goes on to Alice's next main phase
    And Alice attacks with "Quilled Charger"
    Then the stack is empty
    And "Quilled Charger" is 4/3

  @cr26:702.171a
  Scenario: Hill Giant, whose power is greater than needed, saddles Quilled Charger with saddle 2
    Given Alice controls "Quilled Charger", "Hill Giant" and "Young Wolf"
    Then Alice can't activate "saddle" of "Quilled Charger", tapping "Young Wolf" by rule 118.3
    And Alice can activate "saddle" of "Quilled Charger", tapping "Hill Giant"
    When Alice activates "saddle" of "Quilled Charger", tapping "Hill Giant"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Quilled Charger" is 5/5

  @cr26:702.171a.3 @cr26:702.171a
  Scenario: Seraphic Steed with saddle 4 is saddled by Hill Giant and Llanowar Elves together, and not by Hill Giant alone
    Given Alice controls "Seraphic Steed", "Hill Giant" and "Llanowar Elves"
    Then Alice can't activate "saddle" of "Seraphic Steed", tapping "Hill Giant" by rule 118.3
    And Alice can activate "saddle" of "Seraphic Steed", tapping "Hill Giant" and "Llanowar Elves"
    When Alice activates "saddle" of "Seraphic Steed", tapping "Hill Giant" and "Llanowar Elves"
    And the stack resolves
    And Alice attacks with "Seraphic Steed"
    And the stack resolves
    Then Alice controls one 3/3 white "Angel" creature token
    And the first "Angel" token has exactly "flying"
    When combat damage is dealt
    Then Alice is at 22 life
    And Bob is at 18 life

  @cr26:702.171a.3
  Scenario: Seraphic Steed that isn't saddled attacks without an Angel, and with first strike it survives its block by Grizzly Bears
    Given Alice controls "Seraphic Steed" and "Craw Wurm"
    And Bob controls "Grizzly Bears"
    Then Alice can activate "saddle" of "Seraphic Steed", tapping "Craw Wurm"
    When Alice attacks with "Seraphic Steed"
    And Bob blocks "Seraphic Steed" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Seraphic Steed" has no damage marked
    And "Seraphic Steed" has triggered never
    And Alice is at 22 life

  @cr26:702.171a
  Scenario: Grizzly Bears that has just entered can be tapped to saddle Quilled Charger
    Given Alice controls "Quilled Charger" and "Quilled Charger" as "other"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice can activate "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    When Alice activates "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger" and "other"
    And the stack resolves
    Then "Quilled Charger" is 5/5
    And "other" is 4/3
    And "Grizzly Bears" is tapped

  @cr26:702.171b
  Scenario: Quilled Charger, which was saddled before the first combat phase of the turn, is still saddled in the second one
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice activates "Quilled Charger" tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the game goes on to Alice's second main phase
    Then "Quilled Charger" is 5/5
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Quilled Charger" is 6/7

  @cr26:702.171b
  Scenario: Quilled Charger that is returned to hand in response to saddle isn't saddled as it attacks after it was cast again, and the one that stayed is
    Given Alice controls "Quilled Charger" and "Grizzly Bears" and "Hill Giant"
    And Alice controls "Quilled Charger" as "stayed"
    And Alice has "Crimson Wisps" in hand and can pay {R}{3}{R}
    And Alice has "Island" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "saddle" of "stayed", tapping "Hill Giant"
    And the stack resolves
    And Alice activates "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    And Bob in response plays "Boomerang" targeting "Quilled Charger"
    And the stack resolves
    And Alice plays "Quilled Charger"
    And the stack resolves
    And Alice plays "Crimson Wisps" targeting "Quilled Charger"
    And the stack resolves
    And Alice attacks with "Quilled Charger" and "stayed"
    Then "Quilled Charger" is 4/3
    And "Quilled Charger" has triggered never
    And "stayed" has triggered once

  @cr26:702.171b
  Scenario: Quilled Charger that was a Forest without abilities for a while after it was saddled is still saddled
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    And the stack resolves
    And Alice plays "Song of the Dryads" targeting "Quilled Charger"
    And the stack resolves
    Then "Quilled Charger" has exactly the types "land" and "Forest"
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Quilled Charger" is 5/5

  @cr26:702.171b
  Scenario: Saddled Quilled Charger of which Bob gains control, and then Alice again, is still saddled as it attacks
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    And Alice has "Sudden Claim" as "hers" and "Crimson Wisps" in hand and can pay {U}{R}
    And Alice has "Island" as library
    And Bob has "Sudden Claim" as "his" in hand and can pay {U}
    When Alice activates "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    And the stack resolves
    And Bob plays "his" targeting "Quilled Charger"
    And the stack resolves
    Then Bob controls "Quilled Charger"
    When Alice plays "hers" targeting "Quilled Charger"
    And the stack resolves
    And Alice plays "Crimson Wisps" targeting "Quilled Charger"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Quilled Charger" is 5/5
    And "Quilled Charger" has triggered once
