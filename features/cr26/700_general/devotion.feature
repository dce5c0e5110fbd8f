Feature: Devotion

  @cr26:700.5
  Scenario: Gray Merchant of Asphodel's own mana symbols count for devotion to black, and an opponent's permanents don't
    Given Alice has "Gray Merchant of Asphodel" in hand and can pay {3}{B}{B}
    And Alice controls "Vampire Nighthawk" and "Hill Giant"
    And Bob controls "Bog Wraith"
    And Carol is playing too
    When Alice casts "Gray Merchant of Asphodel"
    And the stack resolves
    Then Bob is at 16 life
    And Carol is at 16 life
    And Alice is at 28 life

  @cr26:700.5
  Scenario: Devotion doesn't count Gray Merchant of Asphodel if it left the battlefield before its ability resolves
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

  @cr26:700.5
  Scenario: A black token without a mana cost doesn't count for devotion to black
    Given Alice has "Gray Merchant of Asphodel" in hand and can pay {3}{B}{B}
    And Alice controls a 1/1 black "Rat" creature token
    When Alice casts "Gray Merchant of Asphodel"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life
    And Alice controls 2 "creature" permanents

  @cr26:700.5.2
  Scenario: Green-white hybrid symbols count for devotion to white
    Given Alice controls "Nykthos, Shrine to Nyx", "Kitchen Finks" and "Watchwolf"
    And Alice has {C}{C} in the mana pool
    When Alice activates "shrine" of "Nykthos, Shrine to Nyx"
    And Alice chooses the color "white"
    Then Alice has {W}{W}{W} in the mana pool
    And the stack is empty

  @cr26:700.5.2
  Scenario: Green-white hybrid symbols count for devotion to green
    Given Alice controls "Nykthos, Shrine to Nyx", "Kitchen Finks" and "Watchwolf"
    And Alice has {C}{C} in the mana pool
    When Alice activates "shrine" of "Nykthos, Shrine to Nyx"
    And Alice chooses the color "green"
    Then Alice has {G}{G}{G} in the mana pool
    And the stack is empty

  @cr26:700.5.2
  Scenario: Green-white hybrid symbols don't count for devotion to black
    Given Alice controls "Nykthos, Shrine to Nyx", "Kitchen Finks" and "Watchwolf"
    And Alice has {C}{C} in the mana pool
    When Alice activates "shrine" of "Nykthos, Shrine to Nyx"
    And Alice chooses the color "black"
    Then Alice has no mana in the mana pool
    And "Nykthos, Shrine to Nyx" is tapped
    And Alice controls 2 "creature" permanents

  @cr26:700.5.3
  Scenario: Alice's devotion to green and white is six, with two hybrid symbols of Kitchen Finks, two symbols of Watchwolf and two of Serra Angel
    Given Alice controls "Kitchen Finks", "Watchwolf", "Hill Giant" and "Serra Angel"
    And Bob controls "Llanowar Elves"
    And Alice has "Twofold Faith" in hand and can pay {W}
    When Alice plays "Twofold Faith"
    And the stack resolves
    Then Alice is at 26 life

  @cr26:700.5.3
  Scenario: Alice's devotion to green and white is four, with two symbols of Watchwolf and two of Serra Angel
    Given Alice controls "Watchwolf", "Hill Giant" and "Serra Angel"
    And Bob controls "Llanowar Elves"
    And Alice has "Twofold Faith" in hand and can pay {W}
    When Alice plays "Twofold Faith"
    And the stack resolves
    Then Alice is at 24 life

  @cr26:700.5.4
  Scenario: The Phyrexian mana symbol of Birthing Pod counts for devotion to green, and its generic symbol counts for no colour
    Given Alice controls "Nykthos, Shrine to Nyx", "Birthing Pod" and "Llanowar Elves"
    And Bob controls "Grizzly Bears"
    And Alice has {C}{C} in the mana pool
    When Alice activates "shrine" of "Nykthos, Shrine to Nyx"
    And Alice chooses the color "green"
    Then Alice has {G}{G} in the mana pool
    And the stack is empty

  @cr26:700.5
  Scenario: Bob's Vampire Nighthawk that Alice controls counts for her devotion to black, and her own Bog Wraith that Bob controls doesn't
    Given Alice has "Gray Merchant of Asphodel" in hand and can pay {3}{B}{B}
    And Alice controls "Vampire Nighthawk" owned by Bob
    And Bob controls "Bog Wraith" owned by Alice
    When Alice casts "Gray Merchant of Asphodel"
    And the stack resolves
    Then Bob is at 16 life
    And Alice is at 24 life
    And Bob controls "Bog Wraith"

  @cr26:700.5.5
  Scenario: The two symbols {2/B} of Pale Scrivener count for devotion to black
    Given Alice has "Gray Merchant of Asphodel" in hand and can pay {3}{B}{B}
    And Alice controls "Pale Scrivener" and "Hill Giant"
    When Alice casts "Gray Merchant of Asphodel"
    And the stack resolves
    Then Bob is at 16 life
    And Alice is at 24 life

  @cr26:700.5.6
  Scenario: Kiki-Jiki's token copy of Vampire Nighthawk counts for devotion to black as Vampire Nighthawk does
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Vampire Nighthawk"
    And Alice has "Gray Merchant of Asphodel" in hand and can pay {3}{B}{B}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Vampire Nighthawk"
    And the stack resolves
    And Alice casts "Gray Merchant of Asphodel"
    And the stack resolves
    Then Bob is at 14 life
    And Alice is at 26 life

  @cr26:700.5
  Scenario: Face-down Grinning Demon, which has no mana cost, doesn't count for devotion to black, and counts once it is face up
    Given Alice has 2 "Gray Merchant of Asphodel" as "merchant" in hand and can pay {3}{B}{B}{3}{B}{B}
    And Alice controls a face-down "Grinning Demon" as "mask" and can pay {2}{B}{B}
    When Alice casts "merchant 1"
    And the stack resolves
    Then Bob is at 18 life
    When Alice turns "mask" face up
    And Alice casts "merchant 2"
    And the stack resolves
    Then Bob is at 12 life
    And Alice is at 28 life
