Feature: Mana with spending restrictions

  @may01:general.5
  Scenario Outline: Food Chain's mana can pay an additional cost and an alternative cost of a creature spell: <mana>
    Given Alice controls "Food Chain" and "Craw Wurm"
    And Alice has "Kavu of the High Road" in hand
    Then "Kavu of the High Road" has exactly the types "creature" and "Kavu"
    And "Kavu of the High Road" is 3/3
    And "Kavu of the High Road" is red
    When Alice activates "Food Chain" removing "Craw Wurm" making {R}{R}{R}{R}{R}{R}{R}
    And Alice plays "Kavu of the High Road"<how>
    Then <mana> was spent on "Kavu of the High Road"
    And Alice has <rest> in the mana pool
    When the stack resolves
    Then "Kavu of the High Road" is in play under Alice's control

    Examples:
      | how                       | mana               | rest         |
      |                           | {R}{R}{R}{R}{R}{R} | {R}          |
      |  instead of its mana cost | {R}{R}{R}          | {R}{R}{R}{R} |

  @may01:general.5
  Scenario: Food Chain's mana pays the kicker of Kavu Aggressor
    Given Alice controls "Food Chain", "Craw Wurm" and "Wall of Air"
    And Alice has "Kavu Aggressor" in hand
    And Bob controls "Hill Giant"
    When Alice activates "Food Chain" removing "Craw Wurm" making {R}{R}{R}{R}{R}{R}{R}
    And Alice plays "Kavu Aggressor" kicked
    Then {R}{R}{R}{R}{R}{R}{R} was spent on "Kavu Aggressor"
    When the stack resolves
    Then "Kavu Aggressor" is 4/3
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "Kavu Aggressor" because of the second printed ability of "Kavu Aggressor"
    And Alice can block "Hill Giant" with "Wall of Air"

  @may01:general.5
  Scenario: Food Chain's mana pays for Kavu Aggressor without kicker, which then enters without its counter
    Given Alice controls "Food Chain" and "Grizzly Bears"
    And Alice has "Kavu Aggressor" in hand
    When Alice activates "Food Chain" removing "Grizzly Bears" making {R}{R}{R}
    And Alice plays "Kavu Aggressor"
    Then {R}{R}{R} was spent on "Kavu Aggressor"
    When the stack resolves
    Then "Kavu Aggressor" is 3/2

  @may01:general.5
  Scenario: Food Chain's mana pays the {1} that Sphere of Resistance adds to the cost of a creature spell
    Given Alice controls "Food Chain" and "Grizzly Bears" as "the elder bear" owned by Bob
    And Alice has "Grizzly Bears" as "the younger bear" in hand
    And Bob controls "Sphere of Resistance"
    When Alice activates "Food Chain" removing "the elder bear" making {G}{G}{G}
    And Alice plays "the younger bear"
    Then {G}{G}{G} was spent on "the younger bear"
    And the total cost of "the younger bear" is {2}{G}

  @may01:general.5
  Scenario: Food Chain's mana can't pay for Naturalize, which isn't a creature spell
    Given Alice controls "Food Chain", "Mirror Gallery" and "Grizzly Bears" as "the elder bear"
    And Alice has "Grizzly Bears" as "the younger bear" and "Naturalize" in hand
    When Alice activates "Food Chain" removing "the elder bear" making {G}{G}{G}
    Then Alice has {G}{G}{G} in the mana pool
    And Alice can play "the younger bear"
    And Alice can't play "Naturalize" targeting "Mirror Gallery" by rule 409.1f
    When Alice plays "the younger bear"
    Then {G}{G} was spent on "the younger bear"
    And Alice has {G} in the mana pool

  @may01:general.5
  Scenario: Food Chain's mana can't pay for an activated ability of a creature
    Given Alice controls "Food Chain", "Grizzly Bears" and "Elvish Piper"
    And Alice has "Hill Giant", "Llanowar Elves" and "Forest" in hand
    When Alice activates "Food Chain" removing "Grizzly Bears" making {G}{G}{G}
    Then Alice can't activate "Elvish Piper" by rule 409.1f
    When Alice plays the land "Forest"
    Then Alice can activate "Elvish Piper"
    When Alice plays "Llanowar Elves"
    Then {G} was spent on "Llanowar Elves"

  @may01:general.5
  Scenario Outline: Food Chain exiles only its controller's creatures, and its mana pays only for creature spells: <mana>
    Given Alice controls "Food Chain", "Mirror Gallery" and "Grizzly Bears" as "the elder bear"
    And Bob controls "Hill Giant"
    And Alice has "<creature>" and "Aura Barbs" in hand
    Then Alice can't activate "Food Chain" removing "Mirror Gallery" making <mana> by rule 409.1f
    And Alice can't activate "Food Chain" removing "Hill Giant" making <mana> by rule 409.1f
    And Alice can activate "Food Chain" removing "the elder bear" making <mana>
    When Alice activates "Food Chain" removing "the elder bear" making <mana>
    Then Alice has <mana> in the mana pool
    And Alice can play "<creature>"
    And Alice can't play "Aura Barbs" by rule 409.1f
    When Alice plays "<creature>"
    Then <mana> was spent on "<creature>"

    Examples:
      | mana      | creature          |
      | {W}{W}{W} | Kitsune Palliator |
      | {U}{U}{U} | Wall of Air       |
      | {B}{B}{B} | Ogre Marauder     |
