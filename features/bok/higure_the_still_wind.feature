Feature: Higure, the Still Wind

  @bok:higure-the-still-wind.2
  Scenario: A Ninja that Higure finds after first-strike damage can enter by ninjutsu in time to deal regular damage
    Given Alice controls "Higure, the Still Wind" and "Hill Giant"
    And "Higure, the Still Wind" has "first strike"
    And Alice has "Ninja of the Deep Hours" on top of library and can pay {1}{U}
    When Alice attacks with "Higure, the Still Wind" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 17 life
    When the stack resolves
    And as it resolves, Alice says yes to "Higure, the Still Wind"
    And as it resolves, Alice chooses "Ninja of the Deep Hours"
    Then "Ninja of the Deep Hours" is in Alice's hand
    And "Hill Giant" has dealt no damage
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then "Ninja of the Deep Hours" has dealt 2 combat damage to Bob
    And "Hill Giant" has dealt no damage
    And Bob is at 15 life

  @bok:higure-the-still-wind.2
  Scenario: A Ninja that Higure finds after regular damage and that replaces Hill Giant at once deals no damage
    Given Alice controls "Higure, the Still Wind" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" on top of library and can pay {1}{U}
    When Alice attacks with "Higure, the Still Wind" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    When the stack resolves
    And as it resolves, Alice says yes to "Higure, the Still Wind"
    And as it resolves, Alice chooses "Ninja of the Deep Hours"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Hill Giant"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    When the game goes on to the second main phase
    Then "Ninja of the Deep Hours" has dealt no damage
    And Bob is at 14 life

  @bok:higure-the-still-wind.1
  Scenario Outline: A Ninja that Higure finds can replace <attacker> by ninjutsu in the end of combat step, but deals no damage
    Given Alice controls "Higure, the Still Wind" and "Hill Giant"
    And Alice has "Ninja of the Deep Hours" on top of library and can pay {1}{U}
    When Alice attacks with "Higure, the Still Wind" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    When the stack resolves
    And as it resolves, Alice says yes to "Higure, the Still Wind"
    And as it resolves, Alice chooses "Ninja of the Deep Hours"
    Then "Ninja of the Deep Hours" is in Alice's hand
    And Alice can use ninjutsu with "Ninja of the Deep Hours" returning "<attacker>"
    When the game goes on to the end of combat step
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "<attacker>"
    And the stack resolves
    Then "<attacker>" is in Alice's hand
    And "Ninja of the Deep Hours" is attacking
    When the game goes on to the second main phase
    Then "Ninja of the Deep Hours" has dealt no damage
    And Bob is at 14 life

    Examples:
      | attacker               |
      | Higure, the Still Wind |
      | Hill Giant             |

  @bok:higure-the-still-wind.1
  Scenario: The ninjutsu of a Ninja that Higure found can't be activated after combat
    Given Alice controls "Higure, the Still Wind"
    And Alice has "Ninja of the Deep Hours" on top of library and can pay {1}{U}
    When Alice attacks with "Higure, the Still Wind"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says yes to "Higure, the Still Wind"
    And as it resolves, Alice chooses "Ninja of the Deep Hours"
    Then Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    When the game goes on to the second main phase
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    And "Ninja of the Deep Hours" is in Alice's hand

  @bok:higure-the-still-wind.1
  Scenario: Higure's search can find at most one card, which must be a Ninja card and is revealed
    Given Alice controls "Higure, the Still Wind"
    And Alice has "Ninja of the Deep Hours", "Hill Giant" and "Ninja of the Deep Hours" as "another Ninja" on top of library
    And Alice can pay {1}{U}
    Then "Higure, the Still Wind" is 3/4
    When Alice attacks with "Higure, the Still Wind"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says yes to "Higure, the Still Wind"
    Then Alice may choose nothing
    And Alice may not choose "Hill Giant"
    And Alice may not choose "Ninja of the Deep Hours" and "another Ninja"
    When Alice chooses "Ninja of the Deep Hours"
    Then Bob knows "Ninja of the Deep Hours"
    And it happened once that Alice shuffled
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
    And Bob is at 17 life

  @bok:higure-the-still-wind.1
  Scenario: Higure makes a Ninja unblockable, and the unblocked Ninja can be returned for ninjutsu
    Given Alice controls "Higure, the Still Wind" and "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {3}{U}
    And Bob controls "Hill Giant"
    Then Alice can't target "Grizzly Bears" with the third printed ability of "Higure, the Still Wind"
    When Alice activates the third printed ability of "Higure, the Still Wind" targeting "Higure, the Still Wind"
    Then {2} was spent on the ability of "Higure, the Still Wind"
    When the stack resolves
    And Alice attacks with "Higure, the Still Wind" and "Grizzly Bears"
    Then Bob can't block "Higure, the Still Wind" with "Hill Giant" by rule 500.1
    And Bob can block "Grizzly Bears" with "Hill Giant"
    When Bob blocks "Grizzly Bears" with "Hill Giant"
    Then Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    And Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking

  @bok:higure-the-still-wind.1
  Scenario: Higure that made itself unblockable can be blocked again in its controller's next turn
    Given Alice controls "Higure, the Still Wind" and can pay {3}{U}
    And Alice has "Ninja of the Deep Hours" on top of library
    And Alice has "Ninja of the Deep Hours" as "the Ninja in hand" in hand
    And Bob controls "Hill Giant"
    When Alice activates the third printed ability of "Higure, the Still Wind" targeting "Higure, the Still Wind"
    And the stack resolves
    And Alice attacks with "Higure, the Still Wind"
    Then Bob can't block "Higure, the Still Wind" with "Hill Giant" by rule 500.1
    When Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says no to "Higure, the Still Wind"
    Then "Higure, the Still Wind" has triggered once
    And it happened never that Alice searched
    And Alice can use ninjutsu with "the Ninja in hand" returning "Higure, the Still Wind"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Higure, the Still Wind"
    Then Bob can block "Higure, the Still Wind" with "Hill Giant"
    When Bob doesn't block
    And Alice uses ninjutsu with "the Ninja in hand" returning "Higure, the Still Wind"
    And the stack resolves
    Then "the Ninja in hand" is attacking

  @bok:higure-the-still-wind.1
  Scenario: Noncombat damage of Higure doesn't trigger Higure's search, and ninjutsu can't be activated outside combat
    Given Alice controls "Pandemonium"
    And Alice has "Higure, the Still Wind" and "Ninja of the Deep Hours" in hand
    And Alice can pay {4}{U}{U}{U}
    When Alice plays "Higure, the Still Wind"
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    And as it resolves, Alice says yes to "Pandemonium"
    Then "Higure, the Still Wind" has dealt 3 damage to Bob
    And "Higure, the Still Wind" has triggered never
    And Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Higure, the Still Wind"
    And Bob doesn't block
    Then Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"

  @bok:higure-the-still-wind.2
  Scenario: A Ninja found after the first damage of a Higure with double strike can replace Higure and deal regular damage
    Given Alice controls "Higure, the Still Wind" and "Hill Giant"
    And "Higure, the Still Wind" has "double strike"
    And Alice has "Ninja of the Deep Hours" on top of library and can pay {1}{U}
    When Alice attacks with "Higure, the Still Wind" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 17 life
    When the stack resolves
    And as it resolves, Alice says yes to "Higure, the Still Wind"
    And as it resolves, Alice chooses "Ninja of the Deep Hours"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    And the stack resolves
    And combat damage is dealt
    Then "Higure, the Still Wind" has dealt 3 combat damage to Bob
    And "Ninja of the Deep Hours" has dealt 2 combat damage to Bob
    And "Hill Giant" has dealt 3 combat damage to Bob
    And Bob is at 12 life

  @bok:higure-the-still-wind.1
  Scenario: Higure enters by ninjutsu for {2}{U}{U}, damages Bob and finds a Ninja
    Given Alice controls "Grizzly Bears"
    And Alice has "Higure, the Still Wind" in hand and can pay {3}{U}{U}{U}
    And Alice has "Ninja of the Deep Hours" on top of library
    And Bob controls "Wall of Stone"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And Alice uses ninjutsu with "Higure, the Still Wind" returning "Grizzly Bears"
    Then the total cost of the ninjutsu ability of "Higure, the Still Wind" is {2}{U}{U}
    When the stack resolves
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says yes to "Higure, the Still Wind"
    And as it resolves, Alice chooses "Ninja of the Deep Hours"
    Then it happened once that Alice shuffled
    And it happened never that Bob shuffled
    And it happened never that Bob searched
    When Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking

  @bok:higure-the-still-wind.1
  Scenario: Higure's search doesn't trigger when Higure is blocked
    Given Alice controls "Higure, the Still Wind"
    And Alice has "Forest" and "Ninja of the Deep Hours" on top of library and can pay {1}{U}
    And Bob controls "Wall of Stone"
    When Alice attacks with "Higure, the Still Wind"
    And Bob blocks "Higure, the Still Wind" with "Wall of Stone"
    And combat damage is dealt
    Then "Higure, the Still Wind" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Higure, the Still Wind"
    And Bob doesn't block
    And combat damage is dealt
    Then "Higure, the Still Wind" has triggered once
    When the stack resolves
    And as it resolves, Alice says yes to "Higure, the Still Wind"
    And as it resolves, Alice chooses "Ninja of the Deep Hours"
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Higure, the Still Wind"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking

  @bok:higure-the-still-wind.1
  Scenario: The Ninja that Higure targets can't be blocked in any combat of the turn
    Given Alice controls "Higure, the Still Wind" and "Okiba-Gang Shinobi"
    And Alice has "Ninja of the Deep Hours" and "Relentless Assault" in hand and can pay {5}{U}{R}{R}
    And Bob controls "Wall of Stone"
    When Alice activates the third printed ability of "Higure, the Still Wind" targeting "Okiba-Gang Shinobi"
    And the stack resolves
    And Alice attacks with "Higure, the Still Wind" and "Okiba-Gang Shinobi"
    Then Bob can't block "Okiba-Gang Shinobi" with "Wall of Stone" by rule 500.1
    And Bob can block "Higure, the Still Wind" with "Wall of Stone"
    When Bob blocks "Higure, the Still Wind" with "Wall of Stone"
    And the game goes on to the second main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Okiba-Gang Shinobi"
    Then Bob can't block "Okiba-Gang Shinobi" with "Wall of Stone" by rule 500.1
    When Bob doesn't block
    And Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Okiba-Gang Shinobi"
    And the stack resolves
    Then "Ninja of the Deep Hours" is attacking
