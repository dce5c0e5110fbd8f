Feature: Nature's Will
  @chk:natures-will.1
  Scenario: Two creatures that deal combat damage at the same time trigger Nature's Will once
    Given Alice controls "Nature's Will", 2 "Grizzly Bears" as "bear" and a tapped "Forest"
    And Bob controls "Island"
    When Alice attacks with "bear 1" and "bear 2"
    And combat damage is dealt
    Then Bob is at 16 life
    And "Nature's Will" has triggered once
    And "Island" is untapped
    When the stack resolves
    Then "Island" is tapped
    And "Forest" is untapped

  @chk:natures-will.1
  Scenario: Nature's Will triggers on first-strike damage and again on regular combat damage
    Given Alice controls "Nature's Will", "White Knight", 2 "Grizzly Bears" as "bear" and a tapped "Forest"
    And Alice has "Kodama's Might" in hand
    And Bob controls "Island"
    When Alice attacks with "White Knight", "bear 1" and "bear 2"
    And first-strike damage is dealt
    Then "Nature's Will" has triggered once
    When the stack resolves
    Then "Forest" is untapped
    And "Island" is tapped
    When Alice plays "Kodama's Might" targeting "bear 1"
    And the stack resolves
    Then "Forest" is tapped
    When combat damage is dealt
    Then "Nature's Will" has triggered twice
    And Bob is at 12 life
    When the stack resolves
    Then "Forest" is untapped

  @chk:natures-will.1
  Scenario: Nature's Will triggers again in a second combat phase
    Given Alice controls "Nature's Will", "Godo, Bandit Warlord" and "Grizzly Bears"
    And Bob controls "Island"
    When Alice attacks with "Godo, Bandit Warlord" and "Grizzly Bears"
    And combat damage is dealt
    Then "Nature's Will" has triggered once
    When Alice attacks with "Godo, Bandit Warlord"
    And combat damage is dealt
    Then "Nature's Will" has triggered twice
    And "Island" is tapped

  @chk:natures-will.1
  Scenario: Nature's Will doesn't trigger for noncombat damage or for combat damage dealt to a blocker
    Given Alice controls "Nature's Will", "Frostwielder" and 3 "Grizzly Bears" as "bear"
    And Bob controls "Steel Wall"
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Nature's Will" has triggered never
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob blocks "bear 1" with "Steel Wall"
    And combat damage is dealt
    Then "Nature's Will" has triggered once
    And Bob is at 15 life

  @chk:natures-will.1
  Scenario: A creature with double strike triggers Nature's Will twice, and another attacker adds no third trigger
    Given Alice controls "Nature's Will", a flipped "Bushi Tenderfoot" as "Kenzo", "Grizzly Bears" and a tapped "Forest"
    And Alice has "Kodama's Might" in hand
    And Bob controls "Island"
    When Alice attacks with "Kenzo" and "Grizzly Bears"
    And first-strike damage is dealt
    Then "Nature's Will" has triggered once
    When the stack resolves
    Then "Forest" is untapped
    And "Island" is tapped
    When Alice plays "Kodama's Might" targeting "Kenzo"
    Then "Forest" is tapped
    When the stack resolves
    And combat damage is dealt
    Then "Nature's Will" has triggered twice
    And Bob is at 10 life
    When the stack resolves
    Then "Forest" is untapped

  @chk:natures-will.1
  Scenario: Nature's Will triggers for its controller's creatures only, and taps and untaps lands only
    Given Alice controls "Nature's Will", 2 "Grizzly Bears" as "bear" and "Forest"
    And Bob controls "Hill Giant", "Llanowar Elves" and "Island" owned by Alice
    When Alice attacks with "bear 1" and "bear 2"
    And combat damage is dealt
    And the stack resolves
    Then "Nature's Will" has triggered once
    And "Island" is tapped
    And "Llanowar Elves" is untapped
    And it happened never that "Forest" was tapped
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    And combat damage is dealt
    Then Alice is at 17 life
    And "Nature's Will" has triggered once

  @chk:natures-will.1
  Scenario: Nature's Will triggers once on combat damage of two creatures redirected to its own controller, and untaps the lands it taps
    Given Alice controls "Nature's Will", 2 "Grizzly Bears" as "bear" and a tapped "Forest"
    And Bob controls "Island" and has 2 "Shining Shoal" as "shoal" in hand and can pay {4}{W}{W}{W}{W}
    When Alice attacks with "bear 1" and "bear 2"
    And Bob plays "shoal 1" with X = 2 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "bear 1"
    And Bob plays "shoal 2" with X = 2 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "bear 2"
    And combat damage is dealt
    Then Alice is at 16 life
    And Bob is at 20 life
    And "Nature's Will" has triggered once
    When the stack resolves
    Then "Forest" and "Island" are untapped
