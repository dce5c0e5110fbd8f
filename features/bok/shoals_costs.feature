Feature: What a Shoal costs

  @bok:alternate-costs-spells.1
  Scenario: The card to remove is named as the Shoal is announced and removed with the other costs
    Given Alice controls "Grizzly Bears" and "Sphere of Resistance"
    And Alice has "Blazing Shoal" and "Hill Giant" in hand
    And Alice can pay {1}
    When Alice plays "Blazing Shoal" with X = 4 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    Then the total cost of "Blazing Shoal" is {1}
    And the mana cost of "Sphere of Resistance" is {2}
    And "Sphere of Resistance" is colorless
    And "Sphere of Resistance" has exactly the type "artifact"
    And it happened in this order that "Grizzly Bears" was targeted, then "Hill Giant" was removed from the game
    And "Hill Giant" is removed from the game
    When the stack resolves
    Then "Grizzly Bears" is 6/2

  @bok:alternate-costs-spells.1
  Scenario: The card stays in hand if the other costs can't be paid
    Given Alice controls "Grizzly Bears"
    And Bob controls "Sphere of Resistance"
    And Alice has "Blazing Shoal" and "Hill Giant" in hand
    And Bob has "Boomerang" in hand and can pay {1}{U}{U}
    When Alice tries to play "Blazing Shoal" with X = 4 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    Then the attempt is refused
    And nothing has changed
    When Bob plays "Boomerang" targeting "Sphere of Resistance"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    When Alice tries to play "Blazing Shoal" with X = 4 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    Then the attempt succeeds
    And "Hill Giant" is removed from the game
    When the stack resolves
    Then "Grizzly Bears" is 6/2

  @bok:alternate-costs-spells.2
  Scenario: The card that is spliced onto a Shoal is then removed to pay for it
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" and "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Blazing Shoal" with X = 2 splicing "Glacial Ray" removing "Glacial Ray" instead of its mana cost targeting "Grizzly Bears" then "Hill Giant" for "Glacial Ray"
    Then the total cost of "Blazing Shoal" is {1}{R}
    And one card is spliced onto "Blazing Shoal"
    And "Glacial Ray" is removed from the game
    When the stack resolves
    Then "Grizzly Bears" is 4/2
    And "Hill Giant" has 2 damage marked
    And "Blazing Shoal" has dealt 2 damage to "Hill Giant"

  @bok:alternate-costs-spells.2
  Scenario: The card that was removed doesn't pay for its own splicing
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal", "Glacial Ray" and "Mountain" in hand and can pay {R}
    And Bob controls "Hill Giant"
    Then Alice can play "Blazing Shoal" with X = 2 removing "Glacial Ray" instead of its mana cost targeting "Grizzly Bears"
    And Alice can't play "Blazing Shoal" with X = 2 splicing "Glacial Ray" removing "Glacial Ray" instead of its mana cost targeting "Grizzly Bears" then "Hill Giant" for "Glacial Ray"
    When Alice plays the land "Mountain"
    And Alice plays "Blazing Shoal" with X = 2 splicing "Glacial Ray" removing "Glacial Ray" instead of its mana cost targeting "Grizzly Bears" then "Hill Giant" for "Glacial Ray"
    Then "Glacial Ray" is removed from the game
    When the stack resolves
    Then "Grizzly Bears" is 4/2
    And "Hill Giant" has 2 damage marked

  @bok:alternate-costs-spells.3
  Scenario Outline: A Shoal for which a card was removed counts its X on the stack: <outcome>
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" and "Hill Giant" in hand
    And Bob has "Disrupting Shoal" in hand and can pay <mana>
    When Alice plays "Blazing Shoal" with X = 4 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    Then the total cost of "Blazing Shoal" is {0}
    And the converted mana cost of "Blazing Shoal" is 6
    When Bob plays "Disrupting Shoal" with X = <X> targeting "Blazing Shoal"
    And the stack resolves
    Then "Blazing Shoal" <fate>
    And "Grizzly Bears" is <size>

    Examples:
      | outcome                       | X | mana      | fate          | size |
      | it is a spell of six          | 6 | {6}{U}{U} | was countered | 2/2  |
      | it isn't what was paid for it | 0 | {U}{U}    | has resolved  | 6/2  |
      | it isn't its X alone          | 4 | {4}{U}{U} | has resolved  | 6/2  |
      | it isn't its colours alone    | 2 | {2}{U}{U} | has resolved  | 6/2  |

  @bok:alternate-costs-spells.n1
  Scenario Outline: A card of the Shoal's colour may be removed instead of paying: <Shoal>
    Given Alice controls "Grizzly Bears"
    And Alice has "<Shoal>", "<card>" and "<other>" in hand
    Then Alice can't play "<Shoal>" with X = 2 removing "<other>" instead of its mana cost <aim>
    And Alice can't play "<Shoal>" with X = 2 <aim>
    And Alice can play "<Shoal>" with X = 2 removing "<card>" instead of its mana cost <aim>
    When Alice plays "<Shoal>" with X = 2 removing "<card>" instead of its mana cost <aim>
    Then the total cost of "<Shoal>" is {0}
    And "<card>" is removed from the game
    And "<other>" is in Alice's hand

    Examples:
      | Shoal           | card             | other         | aim                       |
      | Blazing Shoal   | Goblin Raider    | White Knight  | targeting "Grizzly Bears" |
      | Shining Shoal   | White Knight     | Goblin Raider | targeting "Grizzly Bears" |
      | Sickening Shoal | Nezumi Shortfang | White Knight  | targeting "Grizzly Bears" |

  @bok:alternate-costs-spells.n1
  Scenario: The Blazing Shoal for a red card makes a creature strong
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" and "Goblin Raider" in hand
    When Alice plays "Blazing Shoal" with X = 2 removing "Goblin Raider" instead of its mana cost targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When the game goes on to the second main phase
    Then "Grizzly Bears" is 4/2
    When the turn ends
    Then "Grizzly Bears" is 2/2

  @bok:alternate-costs-spells.n1
  Scenario: The Sickening Shoal for a black card withers a creature
    Given Alice has "Sickening Shoal" and "Nezumi Shortfang" in hand
    And Bob controls "Hill Giant"
    Then "Sickening Shoal" is black
    When Alice plays "Sickening Shoal" with X = 2 removing "Nezumi Shortfang" instead of its mana cost targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 1/1
    When the game goes on to the second main phase
    Then "Hill Giant" is 1/1
    When the turn ends
    Then "Hill Giant" is 3/3

  @bok:alternate-costs-spells.n1
  Scenario: The Nourishing Shoal gives life for a green card, not for a card of another colour
    Given Alice has "Nourishing Shoal", "Trained Armodon" and "Serra Angel" in hand
    Then Alice can't play "Nourishing Shoal" with X = 5 removing "Serra Angel" instead of its mana cost
    And Alice can play "Nourishing Shoal" with X = 3 removing "Trained Armodon" instead of its mana cost
    When Alice plays "Nourishing Shoal" with X = 3 removing "Trained Armodon" instead of its mana cost
    Then "Trained Armodon" is removed from the game
    When the stack resolves
    Then Alice is at 23 life
    And Bob is at 20 life

  @bok:alternate-costs-spells.n1
  Scenario: A card of two colours is a card of each of them
    Given Alice has "Nourishing Shoal" and "Watchwolf" in hand
    When Alice plays "Nourishing Shoal" with X = 2 removing "Watchwolf" instead of its mana cost
    Then "Watchwolf" is removed from the game
    When the stack resolves
    Then Alice is at 22 life

  @bok:alternate-costs-spells.n2
  Scenario: X is the converted mana cost of the card that is removed, neither more nor less
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" and "Hill Giant" in hand
    Then Alice can't play "Blazing Shoal" with X = 3 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    And Alice can't play "Blazing Shoal" with X = 5 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    And Alice can play "Blazing Shoal" with X = 4 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    When Alice plays "Blazing Shoal" with X = 4 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 6/2

  @bok:alternate-costs-spells.n2
  Scenario: Of two red cards the one that fits X is removed
    Given Alice has "Goblin Raider" and "Hill Giant" in hand
    And Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" in hand
    When Alice plays "Blazing Shoal" with X = 2 removing "Goblin Raider" instead of its mana cost targeting "Grizzly Bears"
    Then "Goblin Raider" is removed from the game
    And "Hill Giant" is in Alice's hand
    When the stack resolves
    Then "Grizzly Bears" is 4/2

  @bok:alternate-costs-spells.n1
  Scenario Outline: The card must be one's own and in hand, and the target a creature: <Shoal>
    Given it is Bob's main phase
    And Alice controls "Mirror Gallery" and "Hill Giant"
    And Alice has "<Shoal>" and "<card>" as "the card in hand" in hand
    And Alice has "<card>" as "the card in the graveyard" in graveyard
    And Bob has "<card>" as "the card in Bob's hand" in hand
    And Bob controls "<card>" as "the creature"
    Then the mana cost of "<Shoal>" is <cost>
    And Alice can target only "Hill Giant" and "the creature" with "<Shoal>"
    And Alice can't play "<Shoal>" with X = 2 removing "the card in Bob's hand" instead of its mana cost targeting "Hill Giant"
    And Alice can't play "<Shoal>" with X = 2 removing "the card in the graveyard" instead of its mana cost targeting "Hill Giant"
    And Alice can play "<Shoal>" with X = 2 removing "the card in hand" instead of its mana cost targeting "Hill Giant"
    When Alice plays "<Shoal>" with X = 2 removing "the card in hand" instead of its mana cost targeting "Hill Giant"
    Then "the card in hand" is removed from the game
    And "<Shoal>" has exactly the types "instant" and "Arcane"

    Examples:
      | Shoal           | cost      | card             |
      | Blazing Shoal   | {X}{R}{R} | Goblin Raider    |
      | Sickening Shoal | {X}{B}{B} | Nezumi Shortfang |

  @bok:alternate-costs-spells.n1
  Scenario: For the Disrupting Shoal the card must be blue, in hand, and one's own
    Given Alice has "Dry Spell" in hand and can pay {1}{B}
    And Alice has "River Kaijin" as "the card in Alice's hand" in hand
    And Bob has "Disrupting Shoal", "Trained Armodon" and "River Kaijin" as "the card in hand" in hand
    When Alice plays "Dry Spell"
    Then Bob can't play "Disrupting Shoal" with X = 3 removing "Trained Armodon" instead of its mana cost targeting "Dry Spell"
    And Bob can't play "Disrupting Shoal" with X = 3 removing "the card in Alice's hand" instead of its mana cost targeting "Dry Spell"
    And Bob can't play "Disrupting Shoal" with X = 2 removing "the card in hand" instead of its mana cost targeting "Dry Spell"
    And Bob can't play "Disrupting Shoal" with X = 4 removing "the card in hand" instead of its mana cost targeting "Dry Spell"
    And Bob can play "Disrupting Shoal" with X = 3 removing "the card in hand" instead of its mana cost targeting "Dry Spell"
    When Bob plays "Disrupting Shoal" with X = 3 removing "the card in hand" instead of its mana cost targeting "Dry Spell"
    Then the mana cost of "Disrupting Shoal" is {X}{U}{U}
    And "Disrupting Shoal" is blue
    And "Disrupting Shoal" has exactly the types "instant" and "Arcane"
    And "the card in hand" is removed from the game

  @bok:alternate-costs-spells.n1
  Scenario: For the Nourishing Shoal the card must be green, in hand, and one's own
    Given it is Bob's main phase
    And Alice has "Nourishing Shoal" and "Trained Armodon" in hand
    And Bob has "Trained Armodon" as "Bob's Armodon" in hand
    Then Alice can't play "Nourishing Shoal" with X = 3 removing "Bob's Armodon" instead of its mana cost
    And Alice can play "Nourishing Shoal" with X = 3 removing "Trained Armodon" instead of its mana cost
    When Alice plays "Nourishing Shoal" with X = 3 removing "Trained Armodon" instead of its mana cost
    Then the mana cost of "Nourishing Shoal" is {X}{G}{G}
    And "Nourishing Shoal" is green
    And "Nourishing Shoal" has exactly the types "instant" and "Arcane"
    And "Trained Armodon" is removed from the game

  @bok:alternate-costs-spells.n2
  Scenario Outline: Neither a cheaper nor a dearer card than X pays for it: <Shoal>
    Given Alice controls "Grizzly Bears"
    And Alice has "<Shoal>" and "<card>" in hand
    Then Alice can't play "<Shoal>" with X = 1 removing "<card>" instead of its mana cost <aim>
    And Alice can't play "<Shoal>" with X = 3 removing "<card>" instead of its mana cost <aim>
    And Alice can play "<Shoal>" with X = 2 removing "<card>" instead of its mana cost <aim>
    When Alice plays "<Shoal>" with X = 2 removing "<card>" instead of its mana cost <aim>
    Then "<card>" is removed from the game

    Examples:
      | Shoal            | card             | aim                       |
      | Shining Shoal    | White Knight     | targeting "Grizzly Bears" |
      | Sickening Shoal  | Nezumi Shortfang | targeting "Grizzly Bears" |
      | Nourishing Shoal | Watchwolf        |                           |
