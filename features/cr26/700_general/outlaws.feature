Feature: Outlaws

  @cr26:700.12 @edition:2026-01
  Scenario: Ledger of Knaves counts an Assassin, a Mercenary, a Pirate, a Rogue and a Warlock, and no Rat and no opponent's Pirate
    Given Alice controls "Ledger of Knaves"
    And Alice controls a 1/1 black "Assassin" creature token as "one" and a 1/1 red "Mercenary" creature token as "two"
    And Alice controls a 1/1 blue "Pirate" creature token as "three" and a 1/1 black "Rogue" creature token as "four"
    And Alice controls a 1/1 black "Warlock" creature token as "five" and a 1/1 black "Rat" creature token as "six"
    And Bob controls a 1/1 blue "Pirate" creature token as "theirs"
    When Alice activates "Ledger of Knaves"
    And the stack resolves
    Then Alice is at 25 life

  @cr26:700.12 @edition:2026-01
  Scenario: Ledger of Knaves counts two Rogues twice
    Given Alice controls "Ledger of Knaves"
    And Alice controls a 1/1 black "Rogue" creature token as "one" and a 1/1 black "Rogue" creature token as "two"
    And Alice controls a 1/1 black "Rat" creature token as "three"
    When Alice activates "Ledger of Knaves"
    And the stack resolves
    Then Alice is at 22 life
    And "Ledger of Knaves" is tapped

  @cr26:700.12a @edition:2026-01
  Scenario: Ledger of Knaves doesn't count Massacre Girl, an Assassin card, in the graveyard or the hand
    Given Alice controls "Ledger of Knaves" as "one" and "Ledger of Knaves" as "two"
    And Alice controls "Glasspool Mimic" as "rogue"
    And "rogue" gets +3/+3 until end of turn
    And Alice has "Massacre Girl" as "dead" in graveyard and "Massacre Girl" as "held" in hand
    When Alice activates "one"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:700.12a @edition:2026-01
  Scenario: Ledger of Knaves counts Massacre Girl on the battlefield
    Given Alice controls "Ledger of Knaves" and "Massacre Girl"
    And Alice controls a 1/1 black "Rogue" creature token as "one" and a 1/1 black "Rogue" creature token as "two"
    When Alice activates "Ledger of Knaves"
    And the stack resolves
    Then Alice is at 23 life
    And "Massacre Girl" is untapped

  @cr26:700.12 @edition:2026-01
  Scenario: Ledger of Knaves counts a creature that is a Pirate and a Rogue once
    Given Alice controls "Ledger of Knaves"
    And Alice controls a 1/1 black "Pirate Rogue" creature token as "one" and a 1/1 black "Assassin" creature token as "two"
    And Alice controls a 1/1 black "Warlock" creature token as "three" and a 1/1 black "Rat" creature token as "four"
    When Alice activates "Ledger of Knaves"
    And the stack resolves
    Then "one" has exactly the types "creature", "Pirate" and "Rogue"
    And Alice is at 23 life

  @cr26:700.12 @cr26:700.12a @cr26:700.12a.2 @edition:2026-01
  Scenario: While Alice casts Impulsive Pilferer, a Pirate, Ledger of Knaves doesn't count that spell, and Roll of Knaves, which says that it counts spells, does
    Given Alice controls "Ledger of Knaves", "Roll of Knaves" and "Aladdin"
    And Alice has "Impulsive Pilferer" in hand and can pay {R}
    When Alice plays "Impulsive Pilferer"
    And Alice activates "Ledger of Knaves"
    And the top of the stack resolves
    Then Alice is at 21 life
    And the stack holds "Impulsive Pilferer"
    When Alice activates "Roll of Knaves"
    And the top of the stack resolves
    Then Alice is at 23 life
    When the stack resolves
    Then "Impulsive Pilferer" is 1/1

  @cr26:700.12a.2 @edition:2026-01
  Scenario: While Alice casts Grizzly Bears, which are no outlaws, Roll of Knaves counts only Aladdin and Impulsive Pilferer on the battlefield
    Given Alice controls "Roll of Knaves", "Aladdin" and "Impulsive Pilferer"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And Alice activates "Roll of Knaves"
    And the top of the stack resolves
    Then Alice is at 22 life
    And the stack holds "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is 2/2

  @cr26:700.12.2
  Scenario: Ledger of Knaves counts Wellspring of Kin, an enchantment of all creature types, and nothing after it has been destroyed
    Given Alice controls "Ledger of Knaves" as "one", "Ledger of Knaves" as "two", "Wellspring of Kin" and "Castle"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "one"
    And the stack resolves
    Then Alice is at 21 life
    When Alice plays "Naturalize" targeting "Wellspring of Kin"
    And the stack resolves
    And Alice activates "two"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:700.12a
  Scenario: Ledger of Knaves counts Bob's Massacre Girl that Alice controls, and not her Aladdin and her Impulsive Pilferer that Bob controls
    Given Alice controls "Ledger of Knaves"
    And Alice controls "Massacre Girl" owned by Bob
    And Bob controls "Aladdin" owned by Alice
    And Bob controls "Impulsive Pilferer" owned by Alice
    When Alice activates "Ledger of Knaves"
    And the stack resolves
    Then Alice is at 21 life
    And "Ledger of Knaves" is tapped
