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
    Then Alice can play "Twofold Tithe" with X = 2 instead of its mana cost
    When Alice plays "Twofold Tithe" with X = 2 instead of its mana cost
    Then the total cost of "Twofold Tithe" is {1}{G}
    When the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 22 life

  @cr26:118.8.2
  Scenario: Wort gives Lightning Bolt conspire, and its optional cost of tapping two creatures is paid for one of two Bolts only
    Given Alice controls "Wort, the Raidmother", "Hill Giant" and "Goblin Raider"
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    When Alice plays "bolt 1" targeting Bob
    Then "Hill Giant" and "Goblin Raider" are untapped
    When the stack resolves
    Then Bob is at 17 life
    And Alice can play "bolt 2" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    When Alice plays "bolt 2" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then "Hill Giant" and "Goblin Raider" are tapped
    And the total cost of "bolt 2" is {R}
    When the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 11 life

  @cr26:118.8.2
  Scenario: Alice casts Lightning Bolt with Wort and her two Goblin tokens in play and doesn't pay the optional cost that Wort gives it, so the Goblins stay untapped
    Given Alice has "Wort, the Raidmother" and "Lightning Bolt" in hand and can pay {4}{R}{R}{R}
    When Alice plays "Wort, the Raidmother"
    And the stack resolves
    Then Alice controls two 1/1 red and green "Goblin Warrior" creature tokens
    When Alice plays "Lightning Bolt" targeting Bob
    Then the total cost of "Lightning Bolt" is {R}
    And the first "Goblin Warrior" token is untapped
    And the stack holds "Lightning Bolt"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:118.6a.3
  Scenario: Unpriced Spark, which has no mana cost, can't be cast with the conspire cost of Wort, and can be without paying its mana cost
    Given Alice controls "Wort, the Raidmother", "Hill Giant" and "Goblin Raider"
    And Alice has "Unpriced Spark" and "Omniscience" in hand and can pay {7}{U}{U}{U}
    Then Alice can't play "Unpriced Spark" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob by rule 118.6
    And Alice can't play "Unpriced Spark" targeting Bob by rule 118.6
    When Alice plays "Omniscience"
    And the stack resolves
    Then Alice can play "Unpriced Spark" without paying its mana cost targeting Bob
    When Alice plays "Unpriced Spark" without paying its mana cost paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then "Hill Giant" and "Goblin Raider" are tapped
    And the total cost of "Unpriced Spark" is {0}
    When the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 14 life

  @cr26:118.13b.4
  Scenario Outline: As Levy Bell's ability resolves, Alice, who tapped <land> for mana, pays {B/G} of Jund Hackblade's mana cost with that mana
    Given Alice has "Jund Hackblade" in hand
    And Alice has {B}{R} in the mana pool
    And Alice controls "Swamp", "Forest" and "Mountain"
    And Bob controls "Levy Bell"
    When Alice plays "Jund Hackblade"
    Then Alice has no mana in the mana pool
    When Alice taps "<land>" for mana
    And the top of the stack resolves
    And Alice pays
    Then "Mountain" is tapped
    And "<other>" is untapped
    And Alice has no mana in the mana pool
    When the stack resolves
    Then "Jund Hackblade" is in play
    Examples:
      | land   | other  |
      | Swamp  | Forest |
      | Forest | Swamp  |
