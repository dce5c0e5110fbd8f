Feature: Examples of section 510

  @cr26:510.1c.ex1
  Scenario Outline: Elvish Regrower, a 4/3 creature blocked by two creatures, deals <spawn> damage to Vampire Spawn and <hunter> damage to Helpful Hunter
    Given Alice controls "Elvish Regrower"
    And Bob controls "Vampire Spawn" and "Helpful Hunter"
    When Alice attacks with "Elvish Regrower"
    And Bob blocks "Elvish Regrower" with "Vampire Spawn" and "Helpful Hunter"
    And combat damage is dealt
    Then Alice is asked for a division
    When Alice divides <spawn> to "Vampire Spawn" and <hunter> to "Helpful Hunter"
    Then "Elvish Regrower" has dealt <spawn> damage to "Vampire Spawn"
    And "Elvish Regrower" has dealt <hunter> damage to "Helpful Hunter"
    And "Vampire Spawn" is <spawn place>
    And "Helpful Hunter" is <hunter place>
    And "Elvish Regrower" was destroyed
    And Bob is at 20 life

    Examples:
      | spawn | hunter | spawn place        | hunter place       |
      | 0     | 4      | in play            | in Bob's graveyard |
      | 1     | 3      | in play            | in Bob's graveyard |
      | 2     | 2      | in play            | in Bob's graveyard |
      | 3     | 1      | in Bob's graveyard | in Bob's graveyard |
      | 4     | 0      | in Bob's graveyard | in play            |

  @cr26:510.1c.ex1
  Scenario: Elvish Regrower with haste is blocked by Vampire Spawn and Helpful Hunter, which have just been cast, and deals them 1 and 3 damage
    Given it is Bob's main phase
    And Alice controls "Hammer of Purphoros"
    And Alice has "Elvish Regrower" in hand and can pay {2}{G}{G}
    And Alice has "Grizzly Bears" in graveyard
    And Alice has 4 "Forest" as "grove" as library
    And Bob has "Vampire Spawn" and "Helpful Hunter" in hand and can pay {2}{B}{1}{W}
    And Bob has 4 "Swamp" as "bog" as library
    When Bob plays "Vampire Spawn"
    And the stack resolves
    Then Bob is at 22 life
    And Alice is at 18 life
    When Bob plays "Helpful Hunter"
    And the stack resolves
    Then Bob has drawn 1 card
    When the game goes on to Alice's main phase
    And Alice plays "Elvish Regrower"
    And the stack resolves
    And Alice targets "Grizzly Bears" for "Elvish Regrower"
    Then "Grizzly Bears" is in Alice's hand
    When Alice attacks with "Elvish Regrower"
    And Bob blocks "Elvish Regrower" with "Vampire Spawn" and "Helpful Hunter"
    And combat damage is dealt
    Then Alice is asked for a division
    When Alice divides 1 to "Vampire Spawn" and 3 to "Helpful Hunter"
    Then "Vampire Spawn" has 1 damage marked
    And "Helpful Hunter" was destroyed
