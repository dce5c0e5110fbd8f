Feature: Two alternative costs for one spell

  @chk:bushido.1
  Scenario: A spell with two alternative costs
    Given Alice controls "Fist of Suns" and has "Mulldrifter" in hand and can pay {W}{U}{B}{R}{G}
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke" instead of its mana cost by "suns"
    Then Alice has drawn 2 cards
