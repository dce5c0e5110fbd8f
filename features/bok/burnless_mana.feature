Feature: Mana that doesn't cause mana burn

  @bok:burnless-mana.n1
  Scenario: Until 2006, mana from Shizuko lasts until the turn ends and causes no mana burn, while mana from a Forest burns
    Given Alice controls "Shizuko, Caller of Autumn"
    And Bob controls "Forest"
    Then "Shizuko, Caller of Autumn" is 2/3
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob taps "Forest" for mana
    Then Bob has {G}{G}{G}{G} in the mana pool
    When the game goes on to Bob's main phase
    Then Bob has {G}{G}{G} in the mana pool
    And Bob is at 19 life
    When the game goes on to Bob's end step
    Then Bob has {G}{G}{G} in the mana pool
    When the turn ends
    Then Bob has no mana in the mana pool
    And Bob is at 19 life
    And it happened once that Bob burned for mana

  @bok:burnless-mana.n1
  Scenario: Until 2006, mana from Sakura-Tribe Springcaller pays for a spell in a later phase; unspent mana from a Forest burns
    Given it is Bob's end step
    And Alice controls "Sakura-Tribe Springcaller" and "Forest"
    And Alice has "Naturalize" in hand and can pay {1}
    And Bob controls "Mirror Gallery"
    Then "Sakura-Tribe Springcaller" is 2/4
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice taps "Forest" for mana
    Then Alice has {G}{G} in the mana pool
    When the game goes on to Alice's second main phase
    Then Alice has {G} in the mana pool
    And Alice is at 19 life
    When Alice plays "Naturalize" targeting "Mirror Gallery"
    Then Alice has no mana in the mana pool
    And {1}{G} was spent on "Naturalize"
    When the game goes on to Bob's upkeep
    Then "Sakura-Tribe Springcaller" has triggered once

  @bok:burnless-mana.n1
  Scenario: Until 2006, mana from Sakiko lasts after combat, while mana from a Forest burns as the combat phase ends
    Given Alice controls "Sakiko, Mother of Summer", "Grizzly Bears" and "Forest"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Alice taps "Forest" for mana
    Then Alice has {G}{G}{G} in the mana pool
    When the game goes on to the end of combat step
    Then Alice has {G}{G}{G} in the mana pool
    When the game goes on to the second main phase
    Then Alice has {G}{G} in the mana pool
    And Alice is at 19 life
    When the turn ends
    Then Alice has no mana in the mana pool
    And Alice is at 19 life

  @bok:burnless-mana.n1
  Scenario: Sakiko makes mana only when a creature of Sakiko's controller deals combat damage to a player
    Given Alice controls "Sakiko, Mother of Summer", "Frostwielder" and "Grizzly Bears"
    And Alice controls "Forest"
    And Bob controls "Hill Giant"
    Then "Sakiko, Mother of Summer" is 3/3
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Sakiko, Mother of Summer" has triggered never
    When Alice taps "Forest" for mana
    And Alice attacks with "Grizzly Bears"
    Then Alice is at 19 life
    When Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And the game goes on to the second main phase
    Then Alice has {G}{G} in the mana pool
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 16 life
    And "Sakiko, Mother of Summer" has triggered once
    And Alice has no mana in the mana pool

  @bok:burnless-mana.n1
  Scenario: Until 2006, mana from Mark of Sakiko lasts after combat, while mana from a Forest burns as the combat phase ends
    Given Alice controls "Grizzly Bears" and "Mark of Sakiko" attached to "Grizzly Bears"
    And Alice controls "Forest"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Alice taps "Forest" for mana
    Then Alice has {G}{G}{G} in the mana pool
    When the game goes on to the second main phase
    Then Alice has {G}{G} in the mana pool
    And Alice is at 19 life
    When the turn ends
    Then Alice has no mana in the mana pool
    And Alice is at 19 life

  @bok:burnless-mana.n1
  Scenario: Mark of Sakiko makes mana only when the enchanted creature deals combat damage to a player
    Given Alice controls "Frostwielder", "Mirror Gallery" and "Plains"
    And Alice has "Mark of Sakiko" in hand and can pay {1}{G}
    Then Alice can target only "Frostwielder" with "Mark of Sakiko"
    When Alice plays "Mark of Sakiko" targeting "Frostwielder"
    And the stack resolves
    Then "Mark of Sakiko" is attached to "Frostwielder"
    And "Mark of Sakiko" has the type "enchantment"
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Frostwielder" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Frostwielder"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Alice taps "Plains" for mana
    And the game goes on to the second main phase
    Then Alice has {G} in the mana pool
    And Alice is at 19 life

  @bok:burnless-mana.n1
  Scenario Outline: <maker> makes mana for combat damage dealt to a player, and none for combat damage dealt to a creature
    Given Alice controls "Grizzly Bears" and "Hill Giant" owned by Bob
    And Alice controls "<maker>" <where>
    And Bob controls "Wall of Stone"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Wall of Stone"
    And combat damage is dealt
    And the game goes on to the second main phase
    Then Alice has <mana> in the mana pool
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And the game goes on to the second main phase
    Then Alice has {G}{G} in the mana pool

    Examples:
      | maker                    | where                       | mana      |
      | Mark of Sakiko           | attached to "Grizzly Bears" | no mana   |
      | Sakiko, Mother of Summer |                             | {G}{G}{G} |

  @bok:burnless-mana.n1.today
  Scenario: Today, no unspent mana causes mana burn, and mana from Shizuko lasts through steps and phases until the turn ends
    Given Alice controls "Shizuko, Caller of Autumn"
    And Bob controls "Forest"
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob taps "Forest" for mana
    Then Bob has {G}{G}{G}{G} in the mana pool
    When the game goes on to Bob's draw step
    Then Bob has {G}{G}{G} in the mana pool
    And Bob is at 20 life
    When the game goes on to Bob's end step
    Then Bob has {G}{G}{G} in the mana pool
    When the turn ends
    Then Bob has no mana in the mana pool
    And Bob is at 20 life

  @bok:burnless-mana.n1.today
  Scenario Outline: Today, mana from a Forest is lost as the combat damage step ends, and mana from <maker> stays
    Given Alice controls "Grizzly Bears" and "Forest"
    And Alice controls "<maker>" <where>
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Alice taps "Forest" for mana
    Then Alice has {G}{G}{G} in the mana pool
    When the game goes on to the end of combat step
    Then Alice has {G}{G} in the mana pool
    And Alice is at 20 life

    Examples:
      | maker                    | where                       |
      | Mark of Sakiko           | attached to "Grizzly Bears" |
      | Sakiko, Mother of Summer |                             |

  @bok:burnless-mana.n1.today
  Scenario: Today, mana from Sakura-Tribe Springcaller lasts from the upkeep to the second main phase
    Given it is Bob's end step
    And Alice controls "Sakura-Tribe Springcaller" and "Forest"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice taps "Forest" for mana
    Then Alice has {G}{G} in the mana pool
    When the game goes on to Alice's draw step
    Then Alice has {G} in the mana pool
    And Alice is at 20 life
    When the game goes on to Alice's second main phase
    Then Alice has {G} in the mana pool
    And it happened never that Alice burned for mana

  @bok:burnless-mana.n1
  Scenario: Until 2006, a player whose only unspent mana is from Sakiko suffers no mana burn
    Given Alice controls "Sakiko, Mother of Summer" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And the game goes on to the end step
    Then Alice has {G}{G} in the mana pool
    And it happened never that Alice lost life
    And it happened never that Alice burned for mana
    When the turn ends
    Then it happened never that Alice lost life

  @bok:burnless-mana.n1
  Scenario: Until 2006, a player who spends Shizuko's mana on a spell suffers mana burn for unspent mana of a Forest
    Given Alice controls "Shizuko, Caller of Autumn"
    And Bob controls "Forest" and "Grizzly Bears"
    And Bob has "Kodama's Might" in hand
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob taps "Forest" for mana
    And Bob plays "Kodama's Might" targeting "Grizzly Bears" paying {G} with "Shizuko, Caller of Autumn"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob has {G}{G} in the mana pool
    And Bob is at 19 life

  @bok:burnless-mana.n1
  Scenario: Until 2006, a player who spends a Forest's mana on a spell still has Shizuko's mana later and suffers no mana burn
    Given Alice controls "Shizuko, Caller of Autumn"
    And Bob controls "Forest" and "Grizzly Bears"
    And Bob has "Kodama's Might" in hand
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob taps "Forest" for mana
    And Bob plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob has {G}{G}{G} in the mana pool
    And Bob is at 20 life
