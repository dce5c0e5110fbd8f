Feature: Devotion, in rulings of our own

  @htg:ours.390
  Scenario: The symbols of her own cost count too, and nobody else's do
    Given Alice has "Gray Merchant of Asphodel" in hand and can pay {3}{B}{B}
    And Alice controls "Vampire Nighthawk" and "Hill Giant"
    And Bob controls "Bog Wraith"
    And Carol is playing too
    Then the mana cost of "Gray Merchant of Asphodel" is {3}{B}{B}
    And "Gray Merchant of Asphodel" is black
    And "Gray Merchant of Asphodel" is 2/4
    And "Gray Merchant of Asphodel" has exactly the types "creature" and "Zombie"
    When Alice casts "Gray Merchant of Asphodel"
    And the stack resolves
    Then Bob is at 16 life
    And Carol is at 16 life
    And Alice is at 28 life

  @htg:ours.390
  Scenario: What is gone by the time it resolves no longer counts
    Given Alice has "Gray Merchant of Asphodel" in hand and can pay {3}{B}{B}
    And Alice controls "Vampire Nighthawk"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "Gray Merchant of Asphodel"
    And the top of the stack resolves
    And Bob casts "Boomerang" targeting "Gray Merchant of Asphodel"
    And the stack resolves
    Then "Gray Merchant of Asphodel" is in Alice's hand
    And Bob is at 18 life
    And Alice is at 22 life

  @htg:ours.391
  Scenario: A symbol of two colours is one of either
    Given Alice controls "Nykthos, Shrine to Nyx", "Kitchen Finks" and "Watchwolf"
    And Alice has {C}{C} in the mana pool
    Then "Nykthos, Shrine to Nyx" has exactly the types "legendary" and "land"
    When Alice activates "shrine" of "Nykthos, Shrine to Nyx"
    And Alice chooses the color "white"
    Then Alice has {W}{W}{W} in the mana pool
    And the stack is empty

  @htg:ours.391
  Scenario: Without devotion to a colour there is no mana of it
    Given Alice controls "Nykthos, Shrine to Nyx", "Kitchen Finks" and "Watchwolf"
    And Alice has {C}{C} in the mana pool
    When Alice activates "shrine" of "Nykthos, Shrine to Nyx"
    And Alice chooses the color "black"
    Then Alice has no mana in the mana pool
    And "Nykthos, Shrine to Nyx" is tapped
    And Alice controls 2 "creature" permanents

  @htg:ours.390
  Scenario: A black token counts no symbol, for it costs nothing
    Given Alice has "Gray Merchant of Asphodel" in hand and can pay {3}{B}{B}
    And Alice controls a 1/1 black "Rat" creature token
    When Alice casts "Gray Merchant of Asphodel"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life
    And Alice controls 2 "creature" permanents
