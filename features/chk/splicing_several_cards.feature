Feature: Splicing several cards
  @chk:502.40b
  Scenario Outline: The effects of three spliced cards happen one after another in the order that the spell's controller chose
    Given Alice has "Reach Through Mists", "Glacial Ray", "Psychic Puppetry" and "Consuming Vortex" in hand
    And Alice can pay {4}{U}{U}{U}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Reach Through Mists" splicing <order> targeting "Hill Giant" then "Hill Giant" then "Hill Giant"
    Then the total cost of "Reach Through Mists" is {4}{U}{U}{U}{R}
    And 3 cards are spliced onto "Reach Through Mists"
    When the stack resolves
    And as it resolves, Alice says yes to "Reach Through Mists"
    And as it resolves, Alice chooses the option "tap" for "Reach Through Mists"
    Then it happened in this order that Alice drew, then "Hill Giant" <first>, then "Hill Giant" <second>, then "Hill Giant" left play
    And "Hill Giant" is in Bob's hand

    Examples:
      | order                                                     | first           | second          |
      | "Glacial Ray", "Psychic Puppetry" and "Consuming Vortex"  | was dealt damage | was tapped       |
      | "Psychic Puppetry", "Glacial Ray" and "Consuming Vortex"  | was tapped       | was dealt damage |

  @chk:502.40b
  Scenario: If the first of three spliced texts returns a creature to hand, the other two do nothing to that creature
    Given Alice has "Reach Through Mists", "Glacial Ray", "Psychic Puppetry" and "Consuming Vortex" in hand
    And Alice can pay {4}{U}{U}{U}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Reach Through Mists" splicing "Consuming Vortex", "Psychic Puppetry" and "Glacial Ray" targeting "Hill Giant" then "Hill Giant" then "Hill Giant"
    And the stack resolves
    Then it happened in this order that Alice drew, then "Hill Giant" left play
    And it happened never that "Hill Giant" was tapped
    And it happened never that "Hill Giant" was dealt damage
    And "Hill Giant" is in Bob's hand

  @chk:splice-onto-arcane.1
  Scenario: Three spliced cards are revealed at the same time
    Given Alice has "Reach Through Mists", "Glacial Ray", "Psychic Puppetry" and "Consuming Vortex" in hand
    And Alice can pay {4}{U}{U}{U}{R}
    And Bob controls "Hill Giant"
    Then Bob doesn't know "Glacial Ray"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray", "Psychic Puppetry" and "Consuming Vortex" targeting "Hill Giant" then "Hill Giant" then "Hill Giant"
    Then it happened at once that "Glacial Ray" was revealed and "Psychic Puppetry" was revealed
    And it happened at once that "Psychic Puppetry" was revealed and "Consuming Vortex" was revealed
    And Bob knows "Glacial Ray", "Psychic Puppetry" and "Consuming Vortex"

  @chk:splice-onto-arcane.1
  Scenario: A card in hand that isn't spliced isn't revealed
    Given Alice has "Reach Through Mists", "Glacial Ray" and "Kodama's Might" in hand and can pay {1}{U}{R}{G}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then it happened once that "Glacial Ray" was revealed
    And it happened never that "Kodama's Might" was revealed
    And Bob knows "Glacial Ray"
    And Bob doesn't know "Kodama's Might"

  @chk:splice-onto-arcane.1
  Scenario: The same card can't be spliced twice onto one spell
    Given Alice has "Reach Through Mists" and 2 "Glacial Ray" as "ray" in hand and can pay {2}{U}{R}{R}
    Then Alice can't play "Reach Through Mists" splicing "ray 1" and "ray 1" targeting Bob then Bob by rule 502.40b
    And Alice can play "Reach Through Mists" splicing "ray 1" and "ray 2" targeting Bob then Bob
    When Alice plays "Reach Through Mists" splicing "ray 1" targeting Bob
    Then 1 card is spliced onto "Reach Through Mists"
    And it happened once that "ray 1" was revealed
    When the stack resolves
    Then Bob is at 18 life

  @chk:splice-onto-arcane.1
  Scenario: The same card can be spliced onto two different spells, one after the other
    Given Alice has 2 "Reach Through Mists" as "reach" in hand
    And Alice has "Glacial Ray" in hand and can pay {2}{U}{U}{R}{R}
    When Alice plays "reach 1" splicing "Glacial Ray" targeting Bob
    And Alice plays "reach 2" splicing "Glacial Ray" targeting Bob
    Then 1 card is spliced onto "reach 1"
    And 1 card is spliced onto "reach 2"
    When the stack resolves
    Then Bob is at 16 life
    And "Glacial Ray" is in Alice's hand

  @chk:splice-onto-arcane.2
  Scenario: Two cards with the same name are both spliced and both splice costs are paid
    Given Alice has "Reach Through Mists" and 2 "Glacial Ray" as "ray" in hand and can pay {2}{U}{R}{R}
    When Alice plays "Reach Through Mists" splicing "ray 1" and "ray 2" targeting Bob then Alice
    Then the total cost of "Reach Through Mists" is {2}{U}{R}{R}
    And 2 cards are spliced onto "Reach Through Mists"
    And it happened at once that "ray 1" was revealed and "ray 2" was revealed
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 18 life
    And "ray 1" and "ray 2" are in Alice's hand

  @chk:splice-onto-arcane.3
  Scenario: A card can't be spliced onto itself, but it can be spliced onto another spell with the same name
    Given Alice has 2 "Glacial Ray" as "ray" in hand and can pay {2}{R}{R}
    Then Alice can't play "ray 1" splicing "ray 1" targeting Bob then Bob by rule 502.40
    And Alice can play "ray 1" splicing "ray 2" targeting Bob then Bob
    When Alice plays "ray 1" splicing "ray 2" targeting Bob then Bob
    Then "ray 1" is on the stack
    And "ray 2" is in Alice's hand
    And it happened never that "ray 1" was revealed
    When the stack resolves
    Then Bob is at 16 life
