Feature: Activating abilities

  @cr26:701.2a
  Scenario: The controller of Fountain of Youth can activate its ability, and the opponent can't
    Given Alice controls "Fountain of Youth" as "first" and "Fountain of Youth" as "second" and can pay {2}
    And Bob controls "Drudge Skeletons" and can pay {2}{B}
    Then Alice can't activate "Drudge Skeletons"
    And Alice can activate "first"
    When Alice activates "first"
    And Alice passes
    Then Bob can't activate "second"
    And Bob can activate "Drudge Skeletons"
    When the stack resolves
    Then Alice is at 21 life

  @cr26:701.2a.2
  Scenario: Reassembling Skeleton in a graveyard, where nobody controls it, can be activated by its owner only
    Given Alice has "Reassembling Skeleton" as "hers" in graveyard and can pay {1}{B}
    And Bob has "Reassembling Skeleton" as "his" in graveyard and can pay {1}{B}
    Then Alice can't activate "his"
    And Alice can activate "hers"
    When Alice passes
    Then Bob can't activate "hers"
    And Bob can activate "his"
    When Bob activates "his"
    And the stack resolves
    Then "his" is in play under Bob's control
    And "his" is tapped
    And "hers" is in Alice's graveyard

  @cr26:701.2a.3 @cr26:701.2a @cr26:701.21a.8
  Scenario: Bob activates Alice's Excavation, which any player may activate, and can't activate her Fountain of Youth
    Given Alice controls "Excavation" and "Fountain of Youth"
    And Bob controls "Island" and "Hill Giant" and can pay {1}{2}
    And Bob has "Forest" and "Swamp" on top of library
    When Alice passes
    Then Bob can't activate "Fountain of Youth" by rule 602.2
    And Bob can activate "Excavation" sacrificing "Island"
    When Bob activates "Excavation" sacrificing "Island"
    And the stack resolves
    Then Bob's hand holds "Forest"
    And "Island" was sacrificed
    And "Island" is in Bob's graveyard
    And Alice has drawn no cards

  @cr26:701.21a.8
  Scenario: Alice can sacrifice Dryad Arbor, a land that is also a creature, for Excavation
    Given Alice controls "Excavation" and "Dryad Arbor" and can pay {1}
    And Alice has "Swamp" on top of library
    Then Alice can activate "Excavation" sacrificing "Dryad Arbor"
    When Alice activates "Excavation" sacrificing "Dryad Arbor"
    And the stack resolves
    Then "Dryad Arbor" was sacrificed
    And "Dryad Arbor" is in Alice's graveyard
    And Alice's hand holds "Swamp"

  @cr26:701.2a.4
  Scenario: A player can't activate an ability while the opponent has priority
    Given Alice controls "Fountain of Youth" and can pay {2}
    And Bob controls "Drudge Skeletons" and can pay {B}
    Then Alice can activate "Fountain of Youth"
    When Alice passes
    Then Alice can't activate "Fountain of Youth" by rule 117.1
    And Bob can activate "Drudge Skeletons"
    When Bob activates "Drudge Skeletons"
    And Bob passes
    Then Alice can activate "Fountain of Youth"
    When Alice activates "Fountain of Youth"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:701.2a @cr26:602.2.4
  Scenario: Alice, who controls Bob's Fountain of Youth, can activate its ability, and Bob, who owns it, can't
    Given Alice controls "Fountain of Youth" owned by Bob and can pay {2}
    And Bob controls "Fountain of Youth" as "his" and can pay {2}
    Then Alice can activate "Fountain of Youth"
    When Alice passes
    Then Bob can't activate "Fountain of Youth" by rule 602.2
    And Bob can activate "his"
    When Bob activates "his"
    And Bob passes
    And Alice activates "Fountain of Youth"
    And the stack resolves
    Then Alice is at 21 life
    And Bob is at 21 life

  @cr26:701.2a.5 @cr26:605.1a.7
  Scenario: The ability of Fountain of Youth is put onto the stack as Alice pays {2} and taps it, and she gains life only as the ability resolves
    Given Alice controls "Fountain of Youth" and "Fountain of Youth" as "second"
    And Alice has {C}{C}{C} in the mana pool
    Then Alice can activate "Fountain of Youth"
    When Alice activates "Fountain of Youth"
    Then the stack holds the ability of "Fountain of Youth"
    And "Fountain of Youth" is tapped
    And Alice has {C} in the mana pool
    And Alice can't activate "second" by rule 118.3
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life
