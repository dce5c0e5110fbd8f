Feature: Roar of Jukai

  @bok:roar-of-jukai.1
  Scenario: Roar of Jukai gives a blocked creature +2/+2, but does nothing if Alice no longer controls a Forest as it resolves
    Given Alice controls "Craw Wurm", "Hill Giant", "Taiga" and 9 "Llanowar Elves"
    And Alice has "Roar of Jukai" as "the first roar", "Roar of Jukai" as "the second roar" and "Roar of Jukai" as "the third roar" in hand
    And Bob controls "Wall of Stone"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Wurm" and "Hill Giant"
    And Bob blocks "Craw Wurm" with "Wall of Stone"
    And Alice plays "the first roar"
    And the stack resolves
    Then "Craw Wurm" is 8/6
    And "Hill Giant" is 3/3
    And "Wall of Stone" is 0/8
    When Alice plays "the second roar"
    And Bob plays "Boomerang" targeting "Taiga"
    And the stack resolves
    Then "the second roar" has resolved
    And "Craw Wurm" is 8/6
    And Alice can play "the third roar"
    When the game goes on to the second main phase
    Then "Craw Wurm" is 8/6
    When the turn ends
    Then "Craw Wurm" is 6/4

  @bok:roar-of-jukai.1
  Scenario: Alice's Roar of Jukai does nothing if only Bob controls a Forest, and gives +2/+2 once Alice controls a Forest
    Given Alice controls "Craw Wurm", 6 "Llanowar Elves" and "Budoka Gardener"
    And Alice has "Roar of Jukai" as "the first roar", "Roar of Jukai" as "the second roar" and "Forest" in hand
    And Bob controls "Wall of Stone" and "Taiga"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Wall of Stone"
    And Alice plays "the first roar"
    And the stack resolves
    Then "the first roar" has resolved
    And "Craw Wurm" is 6/4
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says yes to "Budoka Gardener"
    And Alice plays "the second roar"
    And the stack resolves
    Then "Craw Wurm" is 8/6

  @bok:roar-of-jukai.1
  Scenario: Roar of Jukai cast before blockers are declared does nothing, and cast afterwards gives +2/+2
    Given Alice controls "Craw Wurm", "Taiga" owned by Bob and 6 "Llanowar Elves"
    And Alice has "Roar of Jukai" as "the early roar" and "Roar of Jukai" as "the timely roar" in hand
    And Bob controls "Wall of Stone"
    When Alice attacks with "Craw Wurm"
    And Alice plays "the early roar"
    And the stack resolves
    Then "the early roar" has resolved
    And "Craw Wurm" is 6/4
    When Bob blocks "Craw Wurm" with "Wall of Stone"
    Then "Craw Wurm" is 6/4
    When Alice plays "the timely roar"
    And the stack resolves
    Then "Craw Wurm" is 8/6

  @bok:alternate-costs-splice.n1
  Scenario: Bob gains 5 life as the splice cost of Roar of Jukai is paid, even if the spell is countered afterwards
    Given Alice controls "Taiga"
    And Alice has "Reach Through Mists" as "the first thought", "Reach Through Mists" as "the second thought" and "Roar of Jukai" in hand
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then "Roar of Jukai" is green
    And Alice can't play "Boomerang" splicing "Roar of Jukai" targeting "Taiga" by rule 502.40b
    And Alice can play "the first thought" splicing "Roar of Jukai"
    When Alice plays "the first thought" splicing "Roar of Jukai"
    Then Bob is at 25 life
    And 1 card is spliced onto "the first thought"
    And {U} was spent on "the first thought"
    When Bob plays "Counterspell" targeting "the first thought"
    And the stack resolves
    Then "the first thought" was countered
    And Alice has drawn no cards
    And Bob is at 25 life
    And "Roar of Jukai" is in Alice's hand
    When Alice plays "the second thought"
    Then Bob is at 25 life
    And no cards are spliced onto "the second thought"

  @bok:alternate-costs-splice.n1
  Scenario: With two opponents, Alice chooses which opponent gains 5 life as the splice cost of Roar of Jukai is paid
    Given Carol is playing too
    And Alice has "Reach Through Mists" and "Roar of Jukai" in hand and can pay {U}
    When Alice plays "Reach Through Mists" splicing "Roar of Jukai"
    And Alice chooses the player Carol for "Roar of Jukai"
    Then Carol is at 25 life
    And Bob is at 20 life
    And Alice is at 20 life
