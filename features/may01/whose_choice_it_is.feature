Feature: Whose choice among effects it is, in rulings of our own

  @may01:ours.204
  Scenario Outline: Whatever the Mirror does first is said: <first>
    Given Alice controls "Mirror of Plenty" and has "Healing Salve" in hand and can pay {W}
    Then the mana cost of "Mirror of Plenty" is {3}
    And "Mirror of Plenty" has exactly the type "artifact"
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    And as it resolves, Alice chooses the ability "<first>" of "Mirror of Plenty"
    Then Alice is at <life> life

    Examples:
      | first | life |
      | more  | 28   |
      | twice | 27   |

  @may01:ours.5
  Scenario: Whoever has the turn says first which Peace exiles what dies
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and 2 "Rest in Peace" as "rest"
    And Bob controls "Hill Giant" and has "Wrath of God" in hand and can pay {2}{W}{W}
    When Bob plays "Wrath of God"
    And the stack resolves
    And as it resolves, Bob applies "rest 1" first
    And as it resolves, Alice applies "rest 2" first
    And as it resolves, Bob applies "rest 1" first
    Then "Grizzly Bears" and "Hill Giant" are exiled
    And "Wrath of God" is exiled
    And it happened in this order that Bob was asked for a replacement, then Alice was asked for a replacement

  @may01:ours.5
  Scenario: Who controls what dies says which Peace exiles it, whoever owns it
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" owned by Bob and 2 "Rest in Peace" as "rest"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Bob applies "rest 1" first
    And as it resolves, Alice applies "rest 2" first
    Then "Grizzly Bears" is exiled
    And "Glacial Ray" is exiled

  @may01:ours.5
  Scenario: Who will control what comes says what it does first as it comes
    Given Alice controls "Ink-Eyes, Servant of Oni"
    And Bob controls "Kismet" and has "Voice of All" in graveyard
    When Alice attacks with "Ink-Eyes, Servant of Oni"
    And Bob doesn't block
    And combat damage is dealt
    And Alice targets "Voice of All" for "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And as it resolves, Alice says yes
    And as it resolves, Alice applies "Kismet" first
    And as it resolves, Alice chooses the color "white"
    Then "Voice of All" is in play under Alice's control
    And "Voice of All" is tapped

  @may01:ours.98
  Scenario: Whom a shield protects says of what it takes
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Healing Salve" in hand and can pay {W}
    When Alice plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And as it resolves, Bob divides 2 to "Hill Giant" and 1 to "Grizzly Bears"
    Then Bob is at 18 life
    And "Hill Giant" has dealt 1 damage to Bob

  @may01:ours.98
  Scenario: What comes to the protected by way of another uses the same shield up
    Given Alice controls "Llanowar Elves" and "Hill Giant"
    And Bob controls "Veteran Bodyguard" and has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Llanowar Elves" and "Hill Giant"
    And Bob blocks "Llanowar Elves" with "Veteran Bodyguard"
    And Bob plays "Healing Salve" choosing "prevent" targeting "Veteran Bodyguard"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 20 life
    And "Veteran Bodyguard" has 1 damage marked
    And "Hill Giant" has dealt 1 damage to "Veteran Bodyguard"

  @may01:ours.205
  Scenario: Of what was meant for three the one who is dealt it is dealt one damage
    Given Alice controls "Grizzly Bears", "Hill Giant" and can pay {2}{W}{W}
    And Alice controls "Ward of Piety" as "first" and "Ward of Piety" as "second"
    And "first" is attached to "Grizzly Bears"
    And "second" is attached to "Hill Giant"
    And Alice has "Dry Spell" in hand and can pay {1}{B}
    When Alice activates "first" targeting Alice
    And Alice activates "second" targeting Alice
    And the stack resolves
    And Alice plays "Dry Spell"
    And the stack resolves
    Then Alice is at 17 life
    And it happened once that Alice was dealt damage
    And "Hill Giant" has no damage marked

  @may01:ours.6
  Scenario: What Kismet adds to how something comes and what its colours add need no order
    Given Alice has "Suntouched Myr" in hand and can pay {W}{U}{B}
    And Bob controls "Kismet"
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" is 3/3
    And "Suntouched Myr" is tapped
    And Alice was asked for a replacement never

  @may01:ours.6 @edition:2026-01
  Scenario: Today it is said first what comes as a copy, and nothing may be said
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls "Kismet" and "Hill Giant"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Clone"
    Then "Clone" is in Alice's graveyard
    And it happened once that "Clone" came into play
    And "Hill Giant" is 3/3
    And Alice was asked for a replacement never
