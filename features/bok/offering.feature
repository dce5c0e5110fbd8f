Feature: Offering

  @bok:offering.7
  Scenario: The offering is taken off after an increase has been put on
    Given Alice controls "Sphere of Resistance" and "Fox of Great Age"
    And Alice has "Patron of the Kitsune" in hand
    When Alice plays "Patron of the Kitsune" offering "Fox of Great Age"
    Then the total cost of "Patron of the Kitsune" is {0}
    And "Fox of Great Age" is in Alice's graveyard
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @bok:offering.7
  Scenario: Without an offering the increase stands
    Given Alice controls "Sphere of Resistance" and "Fox of Great Age"
    And Alice has "Patron of the Kitsune" in hand and can pay {5}{W}{W}
    When Alice plays "Patron of the Kitsune"
    Then the total cost of "Patron of the Kitsune" is {5}{W}{W}
    And "Fox of Great Age" is in play

  @bok:offering.7
  Scenario: An offering that is worth just the Patron leaves the increase to be paid
    Given Alice controls "Sphere of Resistance" and "Silverstorm Samurai"
    And Alice has "Patron of the Kitsune" in hand and can pay {1}
    When Alice plays "Patron of the Kitsune" offering "Silverstorm Samurai"
    Then the total cost of "Patron of the Kitsune" is {1}

  @bok:502.42b
  Scenario: The offered Fox is gone before the total cost is determined
    Given Alice controls "Fox at the Toll Gate"
    And Alice has "Patron of the Kitsune" in hand and can pay {3}{W}
    When Alice plays "Patron of the Kitsune" offering "Fox at the Toll Gate"
    Then the total cost of "Patron of the Kitsune" is {3}{W}
    And it happened in this order that "Fox at the Toll Gate" was sacrificed, then a cost was paid

  @bok:502.42b
  Scenario: A Fox that stays in play still raises the total cost
    Given Alice controls "Fox at the Toll Gate" and "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {3}{W}
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then the total cost of "Patron of the Kitsune" is {3}{W}
    And "Kitsune Palliator" was sacrificed
    And "Fox at the Toll Gate" is in play

  @bok:502.42c
  Scenario: Generic mana of the offering covers generic mana, coloured mana its own colour
    Given Alice controls "Kitsune Palliator"
    And Alice has "Patron of the Kitsune" in hand and can pay {2}{W}
    When Alice plays "Patron of the Kitsune" offering "Kitsune Palliator"
    Then the total cost of "Patron of the Kitsune" is {2}{W}

  @bok:502.42c
  Scenario: Coloured mana of a colour that the Patron lacks covers generic mana
    Given Alice controls "Fox of the Red Leaves"
    And Alice has "Patron of the Kitsune" in hand and can pay {2}{W}{W}
    When Alice plays "Patron of the Kitsune" offering "Fox of the Red Leaves"
    Then the total cost of "Patron of the Kitsune" is {2}{W}{W}

  @bok:502.42c @bok:offering.6
  Scenario: Generic mana never covers coloured mana, however much of it there is
    Given Alice controls "Fox of Brass"
    And Alice has "Patron of the Kitsune" in hand and can pay {W}{W}
    When Alice plays "Patron of the Kitsune" offering "Fox of Brass"
    Then the total cost of "Patron of the Kitsune" is {W}{W}

  @bok:502.42c @bok:offering.6
  Scenario: White mana beyond the Patron's own covers generic mana
    Given Alice controls "Fox of Four Dawns"
    And Alice has "Patron of the Kitsune" in hand and can pay {2}
    When Alice plays "Patron of the Kitsune" offering "Fox of Four Dawns"
    Then the total cost of "Patron of the Kitsune" is {2}

  @bok:offering.6
  Scenario: Generic mana beyond the Patron's own is lost
    Given Alice controls "Fox of Six Tails"
    And Alice has "Patron of the Kitsune" in hand and can pay {W}
    When Alice plays "Patron of the Kitsune" offering "Fox of Six Tails"
    Then the total cost of "Patron of the Kitsune" is {W}
