Feature: Splice

  @cr26:702.47a
  Scenario: Blessed Breath spliced onto Reach Through Mists costs {W} more and gives Grizzly Bears protection from red
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Reach Through Mists" and "Blessed Breath" in hand and can pay {U}{W}
    When Alice plays "Reach Through Mists" splicing "Blessed Breath" targeting "Grizzly Bears"
    Then {U}{W} was spent on "Reach Through Mists"
    When the stack resolves
    And as it resolves, Alice chooses the color "red" for "Reach Through Mists"
    Then "Grizzly Bears" has "protection from red"
    And "Hill Giant" doesn't have "protection from red"
    And "Blessed Breath" is in Alice's hand

  @cr26:702.47a
  Scenario: Blessed Breath stays in hand, and the spell that it is spliced onto goes to the graveyard
    Given Alice controls "Grizzly Bears"
    And Alice has "Reach Through Mists" and "Blessed Breath" in hand and can pay {U}{W}
    When Alice plays "Reach Through Mists" splicing "Blessed Breath" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Alice chooses the color "black" for "Reach Through Mists"
    Then "Blessed Breath" is in Alice's hand
    And "Reach Through Mists" is in Alice's graveyard
    And "Grizzly Bears" has "protection from black"

  @cr26:702.47a.2
  Scenario: Everdream is spliced onto Lightning Bolt, which isn't Arcane, and can't be spliced onto a creature spell
    Given Alice has "Everdream", "Lightning Bolt" and "Grizzly Bears" in hand and can pay {2}{U}{R} and can pay {1}{G}
    And Alice has "Island" and "Forest" on top of library
    Then Alice can't play "Grizzly Bears" splicing "Everdream" by rule 702.47
    And Alice can play "Lightning Bolt" splicing "Everdream" targeting Bob
    When Alice plays "Lightning Bolt" splicing "Everdream" targeting Bob
    Then the total cost of "Lightning Bolt" is {2}{U}{R}
    When the stack resolves
    Then Bob is at 17 life
    And Alice's hand holds "Everdream", "Grizzly Bears" and "Island"

  @cr26:702.47a.2
  Scenario: Everdream is spliced onto Reach Through Mists, which is an Arcane instant, and draws a second card
    Given Alice has "Everdream" and "Reach Through Mists" in hand and can pay {2}{U}{U}
    And Alice has "Island", "Forest" and "Swamp" on top of library
    When Alice plays "Reach Through Mists" splicing "Everdream"
    And the stack resolves
    Then Alice's hand holds "Everdream", "Island" and "Forest"
    And "Reach Through Mists" is in Alice's graveyard

  @cr26:702.47a.3
  Scenario: Torrent of Stone is spliced onto Reach Through Mists for {U} and two sacrificed Mountains, and not for one Mountain and a Forest
    Given Alice controls 2 "Mountain" as "peak" and "Forest"
    And Alice has "Reach Through Mists" and "Torrent of Stone" in hand and can pay {U}
    And Bob controls "Wall of Stone"
    Then Alice can't play "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "peak 1" for "Torrent of Stone" by rule 118.3
    And Alice can't play "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "peak 1" and "Forest" for "Torrent of Stone" by rule 118.3
    And Alice can play "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "peak 1" and "peak 2" for "Torrent of Stone"
    When Alice plays "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "peak 1" and "peak 2" for "Torrent of Stone"
    Then "peak 1" and "peak 2" were sacrificed
    And {U} was spent on "Reach Through Mists"
    When the stack resolves
    Then "Wall of Stone" has 4 damage marked
    And "Forest" is in play

  @cr26:702.47a
  Scenario: Sphere of Resistance adds {1} once to the cost of Reach Through Mists onto which Blessed Breath is spliced
    Given Bob controls "Sphere of Resistance"
    And Alice controls "Grizzly Bears"
    And Alice has "Reach Through Mists" and "Blessed Breath" in hand and can pay {1}{U}{W}
    When Alice plays "Reach Through Mists" splicing "Blessed Breath" targeting "Grizzly Bears"
    Then the total cost of "Reach Through Mists" is {1}{U}{W}
    When the stack resolves
    And as it resolves, Alice chooses the color "red" for "Reach Through Mists"
    Then "Grizzly Bears" has "protection from red"

  @cr26:702.47a.2
  Scenario: Everdream is spliced onto Divination, a sorcery without a subtype, and draws a third card, and can't be spliced onto Sol Ring
    Given Alice has "Everdream", "Divination" and "Sol Ring" in hand and can pay {2}{U}{2}{U}
    And Alice has "Island", "Forest", "Swamp" and "Plains" as library
    Then Alice can't play "Sol Ring" splicing "Everdream" by rule 702.47
    And Alice can play "Divination" splicing "Everdream"
    When Alice plays "Divination" splicing "Everdream"
    Then the total cost of "Divination" is {4}{U}{U}
    When the stack resolves
    Then Alice's hand holds "Everdream", "Sol Ring", "Island", "Forest" and "Swamp"
    And Alice's library holds "Plains"

  @cr26:702.47c
  Scenario: Reach Through Mists onto which Elder Refrain, a legendary instant Trap, is spliced gains neither that supertype nor that subtype
    Given Alice has "Reach Through Mists" and "Elder Refrain" in hand and can pay {U}{G}
    Then "Elder Refrain" has exactly the types "legendary", "instant", "Arcane" and "Trap"
    When Alice plays "Reach Through Mists" splicing "Elder Refrain"
    Then 1 card is spliced onto "Reach Through Mists"
    And "Reach Through Mists" has exactly the types "instant" and "Arcane"
    When the stack resolves
    Then Alice is at 22 life
    And Alice has drawn 1 card

  @cr26:702.47c
  Scenario: Elder Refrain onto which another Elder Refrain is spliced has the supertype and the subtypes that it has itself
    Given Alice controls "Atalya, Samite Master"
    And Alice has "Elder Refrain" as "sung" and "Elder Refrain" as "echo" in hand and can pay {G}{G}
    When Alice plays "sung" splicing "echo"
    Then 1 card is spliced onto "sung"
    And "sung" has exactly the types "legendary", "instant", "Arcane" and "Trap"
    When the stack resolves
    Then Alice is at 24 life
    And "echo" is in Alice's hand
