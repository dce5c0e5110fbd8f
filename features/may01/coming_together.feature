Feature: What comes at the same time, in rulings of our own

  @may01:ours.3 @edition:2006-10 @edition:2026-01
  Scenario: Humility came first, and Opalescence makes it four by four
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    And Alice has "Humility" and "Opalescence" in graveyard
    Then "Replenish" has exactly the type "sorcery"
    And "Replenish" is white
    When Alice plays "Replenish"
    And the stack resolves
    And as it resolves, Alice puts "Humility" and "Opalescence" in this order
    Then "Humility" is 4/4
    And "Grizzly Bears" is 1/1

  @may01:ours.3 @edition:2001-07 @edition:2006-10 @edition:2026-01
  Scenario: Opalescence came first, and Humility makes itself one by one
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    And Alice has "Humility" and "Opalescence" in graveyard and has "Forest" in graveyard
    And Bob has "Kismet" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    And as it resolves, Alice puts "Opalescence" and "Humility" in this order
    Then "Humility" is 1/1
    And "Grizzly Bears" is 1/1
    And "Forest" is in Alice's graveyard
    And "Kismet" is in Bob's graveyard
    And Alice has 2 cards in graveyard

  @may01:ours.3
  Scenario: Of two colours that come together the later one stays
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    And Alice has "Shifting Sky" as "sky" and "Celestial Dawn" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    And as it resolves, Alice chooses the color "blue"
    And as it resolves, Alice puts "Celestial Dawn" and "sky" in this order
    Then "Grizzly Bears" is blue

  @may01:ours.3
  Scenario: Of the same two colours the other one stays if it is said the other way round
    Given Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Shifting Sky" as "sky" and "Celestial Dawn" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    And as it resolves, Alice chooses the color "blue"
    And as it resolves, Alice puts "sky" and "Celestial Dawn" in this order
    Then "Grizzly Bears" is white
    And "Hill Giant" is white

  @may01:ours.4
  Scenario: A newer world takes the older one's place
    Given Alice controls "Concordant Crossroads" as "old"
    And Alice controls new "Hill Giant"
    And Bob controls "Vedalken Orrery" and has "Concordant Crossroads" as "fresh" in hand and can pay {G}
    Then "fresh" has exactly the types "world" and "enchantment"
    And "fresh" is green
    And the mana cost of "fresh" is {G}
    When Bob plays "fresh"
    And the stack resolves
    Then "old" is in Alice's graveyard
    And "fresh" is in play under Bob's control
    And Alice can attack with "Hill Giant"

  @may01:ours.4
  Scenario: Worlds of two names are worlds all the same
    Given Alice controls "Concordant Crossroads" and new "Hill Giant"
    And Alice has "Gravity Sphere" in hand and can pay {2}{R}
    Then "Hill Giant" has "haste"
    When Alice plays "Gravity Sphere"
    And the stack resolves
    Then "Concordant Crossroads" is in Alice's graveyard
    And "Gravity Sphere" is in play
    And "Hill Giant" doesn't have "haste"

  @may01:ours.4
  Scenario: Of worlds that came together none stays, nor an older one
    Given Alice controls "Concordant Crossroads" as "old"
    And Alice has "Replenish" in hand and can pay {3}{W}
    And Alice has "Concordant Crossroads" as "one" and "Concordant Crossroads" as "two" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    Then "old" is in Alice's graveyard
    And "one" and "two" are in Alice's graveyard
    And it happened once that "one" left play
    And it happened once that "old" left play
    And Alice has 4 cards in graveyard

  @may01:ours.13
  Scenario: The Angel that loses flying keeps vigilance
    Given Alice controls "Serra Angel"
    And Bob controls "Grizzly Bears"
    And Alice has "Gravity Sphere" in hand and can pay {2}{R}
    Then "Gravity Sphere" has exactly the types "world" and "enchantment"
    And "Gravity Sphere" is red
    And the mana cost of "Gravity Sphere" is {2}{R}
    And "Serra Angel" has "flying" and "vigilance"
    When Alice plays "Gravity Sphere"
    And the stack resolves
    Then "Serra Angel" has exactly "vigilance"
    When Alice attacks with "Serra Angel"
    Then "Serra Angel" is untapped
    And Bob can block "Serra Angel" with "Grizzly Bears"
