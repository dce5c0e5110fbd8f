Feature: Costs that are added to or taken from others leave the mana cost as it is

  @cr26:118.8d.3
  Scenario: Levy Bell's ability asks for the mana cost {2}{R} of Kavu Aggressor, which was kicked for {4}
    Given Alice has "Kavu Aggressor" in hand
    And Alice has {6}{R} in the mana pool
    And Alice controls 3 "Mountain" as "peak" and "Forest"
    And Bob controls "Levy Bell"
    When Alice plays "Kavu Aggressor" kicked
    Then the total cost of "Kavu Aggressor" is {6}{R}
    When the top of the stack resolves
    And Alice pays
    Then "peak 1", "peak 2" and "peak 3" are tapped
    And "Forest" is untapped
    When the stack resolves
    Then "Kavu Aggressor" is 4/3

  @cr26:118.9d.4
  Scenario: Pearl Medallion takes {1} from the alternative cost {2}{G} that Alice pays for Twofold Tithe
    Given Alice controls "Pearl Medallion"
    And Alice has "Twofold Tithe" in hand and can pay {1}{G}
    When Alice plays "Twofold Tithe" with X = 2 instead of its mana cost
    Then the total cost of "Twofold Tithe" is {1}{G}
    When the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 22 life
