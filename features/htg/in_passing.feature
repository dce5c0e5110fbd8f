Feature: What cards of today say besides what is asked of them elsewhere, in rulings of our own

  @htg:ours.7
  Scenario: What withers stays small
    Given Alice controls "Sickle Ripper"
    And Bob controls "Hill Giant"
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" has 2 -1/-1 counters
    And "Hill Giant" has 0 damage marked
    And "Hill Giant" is 1/1

  @htg:ours.8
  Scenario: The Crusher has to attack, and two permanents go as it does
    Given Alice controls "Ulamog's Crusher"
    And Bob controls "Grizzly Bears", "Forest" and "Island"
    Then Alice can't attack with nothing because of the ability "hunger" of "Ulamog's Crusher"
    When Alice attacks with "Ulamog's Crusher"
    Then the ability "annihilator" of "Ulamog's Crusher" has triggered once
    When the stack resolves
    And Bob chooses "Forest" and "Island"
    Then "Forest" is in Bob's graveyard
    And "Island" is in Bob's graveyard
    And "Grizzly Bears" is in play

  @htg:ours.17
  Scenario: A Blaze that is played for nothing is one for nothing
    Given Alice controls "Omniscience" and has "Blaze" in hand
    Then Alice can't play "Blaze" with X = 3 without paying its mana cost targeting Bob
    And Alice can play "Blaze" with X = 0 without paying its mana cost targeting Bob
    When Alice plays "Blaze" with X = 0 without paying its mana cost targeting Bob
    And the stack resolves
    Then "Blaze" is in Alice's graveyard
    And Bob is at 20 life

  @htg:ours.17
  Scenario: What its mana cost is paid for burns as hot as was paid for
    Given Alice controls "Omniscience" and has "Blaze" in hand and can pay {3}{R}
    When Alice plays "Blaze" with X = 3 targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @htg:ours.18
  Scenario: A Mulldrifter that was evoked draws two cards and is sacrificed
    Given Alice has "Mulldrifter" in hand and can pay {2}{U}
    Then the mana cost of "Mulldrifter" is {4}{U}
    And "Mulldrifter" is blue
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    Then {2}{U} was spent on "Mulldrifter"
    When the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    Then "Mulldrifter" was sacrificed
    And Alice has drawn 2 cards

  @htg:ours.18
  Scenario: One that was paid for in full draws as many, and stays
    Given Alice has "Mulldrifter" in hand and can pay {4}{U}
    When Alice plays "Mulldrifter"
    And the stack resolves
    Then "Mulldrifter" is in play
    And "Mulldrifter" is 2/2
    And "Mulldrifter" has exactly the types "creature" and "Elemental"
    And "Mulldrifter" has exactly "flying" and "evoke"
    And Alice has drawn 2 cards
    And "Mulldrifter" has triggered once
