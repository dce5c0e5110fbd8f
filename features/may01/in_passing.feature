Feature: What cards say besides what is asked of them elsewhere, in rulings of our own

  @may01:ours.64
  Scenario Outline: What flies is not blocked by what walks
    Given Alice controls "<flier>"
    And Bob controls "Grizzly Bears" and "Serra Angel" as "the guard"
    When Alice attacks with "<flier>"
    Then Bob can't block "<flier>" with "Grizzly Bears" because of the ability "flying" of "<flier>"
    And Bob can block "<flier>" with "the guard"

    Examples:
      | flier            |
      | Aura Thief       |
      | Iridescent Drake |
      | Serra Angel      |

  @may01:ours.64
  Scenario: A Wall that flies blocks what flies, and one on the ground doesn't
    Given Alice controls "Serra Angel"
    And Bob controls "Wall of Air" and "Wall of Stone"
    When Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "Wall of Stone" because of the ability "flying" of "Serra Angel"
    When Bob blocks "Serra Angel" with "Wall of Air"
    And combat damage is dealt
    Then "Wall of Air" has 4 damage marked
    And Bob is at 20 life

  @may01:ours.65
  Scenario Outline: Who strikes first lives to tell
    Given Alice controls "<striker>"
    And Bob controls "<victim>"
    When Alice attacks with "<striker>"
    And Bob blocks "<striker>" with "<victim>"
    And combat damage is dealt
    Then "<victim>" was destroyed
    And "<striker>" is in play

    Examples:
      | striker               | victim         |
      | Battering Craghorn    | Hill Giant     |
      | Thunderscape Familiar | Llanowar Elves |

  @may01:ours.66
  Scenario: The Wraith walks through a Swamp
    Given Alice controls "Bog Wraith"
    And Bob controls "Grizzly Bears" and "Swamp"
    When Alice attacks with "Bog Wraith"
    Then Bob can't block "Bog Wraith" with "Grizzly Bears" because of the ability "swampwalk" of "Bog Wraith"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @may01:ours.66
  Scenario: The Wraith walks through the Swamp of who is attacked, not through its own player's
    Given Alice controls "Bog Wraith" and "Swamp" as "the near Swamp"
    And Bob controls "Grizzly Bears" and "Forest" and has "Swamp" as "the far Swamp" in hand
    When Alice attacks with "Bog Wraith"
    Then Bob can block "Bog Wraith" with "Grizzly Bears"
    When Bob doesn't block
    And the game goes on to Bob's main phase
    And Bob plays the land "the far Swamp"
    And the game goes on to Alice's main phase
    And Alice attacks with "Bog Wraith"
    Then Bob can't block "Bog Wraith" with "Grizzly Bears" because of the ability "swampwalk" of "Bog Wraith"

  @may01:ours.67
  Scenario: The Diamond comes tapped, and makes its mana from the next turn on
    Given Alice has "Charcoal Diamond" in hand and can pay {2}
    When Alice plays "Charcoal Diamond"
    And the stack resolves
    Then "Charcoal Diamond" is tapped
    When the game goes on to Bob's upkeep
    And the game goes on to Alice's upkeep
    Then "Charcoal Diamond" is untapped
    And Alice can tap "Charcoal Diamond" for mana making {B}

  @may01:ours.68
  Scenario: A golem that fights makes peace
    Given Alice controls "Karn, Silver Golem"
    And Bob controls "Hill Giant"
    When Alice attacks with "Karn, Silver Golem"
    And Bob blocks "Karn, Silver Golem" with "Hill Giant"
    And the stack resolves
    Then "Karn, Silver Golem" is 0/8
    When combat damage is dealt
    Then "Hill Giant" is in play
    And "Karn, Silver Golem" has 3 damage marked

  @may01:ours.68
  Scenario: A golem at peace hurts nobody
    Given Alice controls "Karn, Silver Golem"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Karn, Silver Golem"
    And Bob blocks "Karn, Silver Golem" with "Grizzly Bears"
    And the stack resolves
    And combat damage is dealt
    Then "Karn, Silver Golem" has dealt no combat damage
    And "Karn, Silver Golem" has 2 damage marked
    And "Grizzly Bears" is in play

  @may01:ours.69
  Scenario: A prayer counts one namesake as one
    Given Alice controls "Aven Shrine"
    And Alice has "Lava Spike" as "the first" in hand and can pay {R}
    And Bob has "Lava Spike" as "the second" in the graveyard
    When Alice plays "the first" targeting Bob
    Then "Aven Shrine" has triggered once
    When the stack resolves
    Then Alice is at 21 life
    And Bob is at 17 life

  @may01:ours.69
  Scenario: A prayer for each namesake in a graveyard, whoever has it there
    Given Alice controls "Aven Shrine"
    And Alice has "Lava Spike" as "the first" in hand and can pay {R}
    And Alice has "Lava Spike" as "the second" in the graveyard
    And Bob has "Lava Spike" as "the third" in the graveyard
    When Alice plays "the first" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 17 life

  @may01:ours.70
  Scenario: The Liege spreads Forests for as long as it stays
    Given Alice controls "Gaea's Liege" and "Forest" as "home"
    And Bob controls "Island"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "spread" of "Gaea's Liege" targeting "Island"
    And the stack resolves
    Then "Island" has the type "Forest"
    And "Island" doesn't have the type "Island"
    When Bob plays "Boomerang" targeting "Gaea's Liege"
    And the stack resolves
    Then "Island" has the type "Island"
    And "Island" doesn't have the type "Forest"

  @may01:ours.71
  Scenario: What the Salve keeps from Bob is nothing that Alice drains
    Given Alice has "Drain Life" in hand and can pay {1}{B}{B}{B}{B}{B}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Drain Life" with X = 4 targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And Alice is at 21 life

  @may01:ours.71
  Scenario: What is left of the damage drains a creature of its toughness
    Given Alice has "Drain Life" in hand and can pay {1}{B}{B}{B}{B}{B}{B}
    And Bob controls "Grizzly Bears"
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Drain Life" with X = 5 targeting "Grizzly Bears"
    And Bob plays "Healing Salve" choosing "prevent" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice is at 22 life
