Feature: The Shoals

  @bok:alternate-costs-spells.4
  Scenario: Blazing Shoal has mana value 2 in hand, and mana value 4 on the stack with X = 2
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" as "the played Shoal" and "Blazing Shoal" as "the removed Shoal" in hand
    Then the converted mana cost of "the removed Shoal" is 2
    And the converted mana cost of "the played Shoal" is 2
    And Alice can't play "the played Shoal" with X = 4 removing "the removed Shoal" instead of its mana cost targeting "Grizzly Bears"
    And Alice can't play "the played Shoal" with X = 0 removing "the removed Shoal" instead of its mana cost targeting "Grizzly Bears"
    And Alice can play "the played Shoal" with X = 2 removing "the removed Shoal" instead of its mana cost targeting "Grizzly Bears"
    When Alice plays "the played Shoal" with X = 2 removing "the removed Shoal" instead of its mana cost targeting "Grizzly Bears"
    Then the converted mana cost of "the played Shoal" is 4
    And the converted mana cost of "the removed Shoal" is 2
    And "the removed Shoal" is removed from the game
    When the stack resolves
    Then "Grizzly Bears" is 4/2
    And the converted mana cost of "the played Shoal" is 2

  @bok:alternate-costs-spells.1 @cr26:604.5.2
  Scenario: The card to exile for Blazing Shoal is chosen as the spell is announced, and exiled as costs are paid
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
  Scenario: The card to exile for Blazing Shoal stays in hand if another cost can't be paid
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
  Scenario: Glacial Ray is spliced onto Blazing Shoal and then exiled to pay for it
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
  Scenario: Exiling Glacial Ray to cast Blazing Shoal doesn't pay the splice cost of Glacial Ray
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
  Scenario Outline: Blazing Shoal cast with X = 4 by exiling a card has mana value 6: <outcome>
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
      | outcome                                 | X | mana      | fate          | size |
      | Disrupting Shoal with X = 6 counters it | 6 | {6}{U}{U} | was countered | 2/2  |
      | Disrupting Shoal with X = 0 doesn't     | 0 | {U}{U}    | has resolved  | 6/2  |
      | Disrupting Shoal with X = 4 doesn't     | 4 | {4}{U}{U} | has resolved  | 6/2  |
      | Disrupting Shoal with X = 2 doesn't     | 2 | {2}{U}{U} | has resolved  | 6/2  |

  @bok:alternate-costs-spells.n1
  Scenario Outline: <Shoal> can be cast by exiling a card of its colour instead of paying mana
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
  Scenario: Blazing Shoal cast by exiling a red card gives a creature +2/+0 until end of turn
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
  Scenario: Sickening Shoal cast by exiling a black card gives a creature -2/-2 until end of turn
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
  Scenario: Nourishing Shoal can be cast by exiling a green card, and not a white one, and its controller gains X life
    Given Alice has "Nourishing Shoal", "Trained Armodon" and "Serra Angel" in hand
    Then Alice can't play "Nourishing Shoal" with X = 5 removing "Serra Angel" instead of its mana cost
    And Alice can play "Nourishing Shoal" with X = 3 removing "Trained Armodon" instead of its mana cost
    When Alice plays "Nourishing Shoal" with X = 3 removing "Trained Armodon" instead of its mana cost
    Then "Trained Armodon" is removed from the game
    When the stack resolves
    Then Alice is at 23 life
    And Bob is at 20 life

  @bok:alternate-costs-spells.n1
  Scenario: A card that is both green and white can be exiled to cast Nourishing Shoal
    Given Alice has "Nourishing Shoal" and "Watchwolf" in hand
    When Alice plays "Nourishing Shoal" with X = 2 removing "Watchwolf" instead of its mana cost
    Then "Watchwolf" is removed from the game
    When the stack resolves
    Then Alice is at 22 life

  @bok:alternate-costs-spells.n2
  Scenario: X of Blazing Shoal must equal the mana value of the exiled card
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" and "Hill Giant" in hand
    Then Alice can't play "Blazing Shoal" with X = 3 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    And Alice can't play "Blazing Shoal" with X = 5 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    And Alice can play "Blazing Shoal" with X = 4 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    When Alice plays "Blazing Shoal" with X = 4 removing "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 6/2

  @bok:alternate-costs-spells.n2
  Scenario: Blazing Shoal with X = 2 exiles the red card with mana value 2, and not the one with mana value 4
    Given Alice has "Goblin Raider" and "Hill Giant" in hand
    And Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" in hand
    When Alice plays "Blazing Shoal" with X = 2 removing "Goblin Raider" instead of its mana cost targeting "Grizzly Bears"
    Then "Goblin Raider" is removed from the game
    And "Hill Giant" is in Alice's hand
    When the stack resolves
    Then "Grizzly Bears" is 4/2

  @bok:alternate-costs-spells.n1
  Scenario Outline: Only a card in Alice's own hand can be exiled to cast <Shoal>, which can target only a creature
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
  Scenario: Only a blue card with mana value X in Bob's own hand can be exiled for Disrupting Shoal
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
  Scenario: Only a card in Alice's own hand can be exiled to cast Nourishing Shoal
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
  Scenario Outline: A card with a mana value other than X can't be exiled for <Shoal>
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
