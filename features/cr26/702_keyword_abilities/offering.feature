Feature: Offering

  @cr26:702.48c
  Scenario: Colourless mana in the cost of the offered Fox of Empty Skies reduces {C} of Patron of Empty Skies, and generic mana of Patron of the Kitsune
    Given Alice controls "Fox of Empty Skies" as "first" and "Fox of Empty Skies" as "second"
    And Alice has "Patron of Empty Skies" and "Patron of the Kitsune" in hand and can pay {3}{3}{W}
    When Alice plays "Patron of Empty Skies" offering "first"
    Then the total cost of "Patron of Empty Skies" is {3}
    And "first" was sacrificed
    When the stack resolves
    And Alice plays "Patron of the Kitsune" offering "second"
    Then the total cost of "Patron of the Kitsune" is {3}{W}
    And "second" was sacrificed

  @cr26:702.48c
  Scenario: Patron of Empty Skies costs {C}{1} if Kitsune Palliator with mana cost {2}{W} is sacrificed for its Fox offering, which reduces no colourless mana
    Given Alice controls "Kitsune Palliator"
    And Alice has "Patron of Empty Skies" in hand and can pay {3}{C}{W}
    When Alice plays "Patron of Empty Skies" offering "Kitsune Palliator"
    Then the total cost of "Patron of Empty Skies" is {1}{C}
    And "Kitsune Palliator" was sacrificed
    When the stack resolves
    Then "Patron of Empty Skies" is 4/4

  @cr26:702.48a
  Scenario: Wellspring of Kin, an enchantment with every creature type, is sacrificed for the Fox offering of Patron of the Kitsune
    Given it is Bob's upkeep
    And Alice controls "Wellspring of Kin" and "Grizzly Bears"
    And Alice has "Patron of the Kitsune" in hand and can pay {2}{W}{W}
    Then Alice can't play "Patron of the Kitsune" offering "Grizzly Bears" by rule 117.1a
    And Alice can play "Patron of the Kitsune" offering "Wellspring of Kin"
    When Alice plays "Patron of the Kitsune" offering "Wellspring of Kin"
    Then the total cost of "Patron of the Kitsune" is {2}{W}{W}
    And "Wellspring of Kin" was sacrificed
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @cr26:118.7e
  Scenario Outline: The {2/W} of the offered Fox of Two Tolls reduces the cost of Patron of the Kitsune by two generic mana or by one white mana, to <mana>
    Given Alice controls "Fox of Two Tolls"
    And Alice has "Patron of the Kitsune" in hand and can pay <mana>
    Then Alice can play "Patron of the Kitsune" offering "Fox of Two Tolls"
    When Alice plays "Patron of the Kitsune" offering "Fox of Two Tolls"
    Then the total cost of "Patron of the Kitsune" is <mana>
    And <mana> was spent on "Patron of the Kitsune"
    And "Fox of Two Tolls" was sacrificed
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

    Examples:
      | mana      |
      | {2}{W}{W} |
      | {4}{W}    |

  @cr26:118.7e.2
  Scenario Outline: The {W/U} of the offered Fox of Two Skies reduces the cost of Patron of Two Skies by one white mana or by one blue mana, to <mana>
    Given Alice controls "Fox of Two Skies"
    And Alice has "Patron of Two Skies" in hand and can pay <mana>
    Then Alice can play "Patron of Two Skies" offering "Fox of Two Skies"
    When Alice plays "Patron of Two Skies" offering "Fox of Two Skies"
    Then the total cost of "Patron of Two Skies" is <mana>
    And <mana> was spent on "Patron of Two Skies"
    And "Fox of Two Skies" was sacrificed

    Examples:
      | mana   |
      | {2}{U} |
      | {2}{W} |

  @cr26:118.7f
  Scenario: The {W/P} of the offered Fox of Old Scars reduces the cost of Patron of the Kitsune by one white mana
    Given Alice controls "Fox of Old Scars"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}
    Then Alice can play "Patron of the Kitsune" offering "Fox of Old Scars"
    When Alice plays "Patron of the Kitsune" offering "Fox of Old Scars"
    Then the total cost of "Patron of the Kitsune" is {4}{W}
    And {4}{W} was spent on "Patron of the Kitsune"
    And "Fox of Old Scars" was sacrificed
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And Alice is at 20 life

  @cr26:702.48a.4
  Scenario: Patron of the Kitsune, cast for the cost of Fist of Suns with an offering, costs {U}{B}{R}{G}
    Given Alice controls "Fist of Suns" and "Kitsune Palliator" and can pay {U}{B}{R}{G}
    And Alice has "Patron of the Kitsune" in hand
    Then Alice can't play "Patron of the Kitsune" instead of its mana cost by "suns" by rule 118.3
    And Alice can play "Patron of the Kitsune" offering "Kitsune Palliator" instead of its mana cost by "suns"
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator" instead of its mana cost by "suns"
    Then the total cost of "Patron of the Kitsune" is {U}{B}{R}{G}
    And "Kitsune Palliator" was sacrificed
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @cr26:702.48a.2
  Scenario: Patron of the Kitsune costs {2}{W} if Clone, which is a copy of Kitsune Palliator with mana cost {2}{W}, is sacrificed for its Fox offering
    Given Alice controls "Kitsune Palliator" and has "Clone" in hand and can pay {3}{U}
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Kitsune Palliator" for "Clone"
    And Alice plays "Patron of the Kitsune" offering "Clone"
    Then the total cost of "Patron of the Kitsune" is {2}{W}
    And "Clone" was sacrificed
    And "Kitsune Palliator" is in play

  @cr26:702.48a.3
  Scenario: Alice, who keeps Kitsune Palliator, can cast Patron of the Kitsune for {4}{W}{W} in her main phase, and not in Bob's upkeep
    Given it is Bob's upkeep
    And Alice controls "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    And Alice has 3 "Plains" as "page" as library
    Then Alice can't play "Patron of the Kitsune" by rule 117.1a
    And Alice can play "Patron of the Kitsune" offering "Kitsune Palliator"
    When the game goes on to Alice's main phase
    And Alice plays "Patron of the Kitsune"
    Then the total cost of "Patron of the Kitsune" is {4}{W}{W}
    And {4}{W}{W} was spent on "Patron of the Kitsune"
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And "Kitsune Palliator" is in play
