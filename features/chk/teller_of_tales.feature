Feature: Teller of Tales
  @chk:teller-of-tales.1
  Scenario Outline: The target of Teller of Tales' trigger is chosen as it is put on the stack, but tapping or untapping is chosen on resolution
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and tapped "Hill Giant"
    When Alice plays "Reach Through Mists"
    And Alice targets "<listener>" for "Teller of Tales"
    Then the ability of "Teller of Tales" targets "<listener>"
    And Alice was asked for an option never
    When the top of the stack resolves
    And as it resolves, Alice chooses the option "<option>" for "Teller of Tales"
    Then "Grizzly Bears" is <bears>
    And "Hill Giant" is <giant>
    And "Reach Through Mists" is on the stack

    Examples:
      | listener      | option | bears    | giant    |
      | Grizzly Bears | tap    | tapped   | tapped   |
      | Hill Giant    | untap  | untapped | untapped |

  @chk:teller-of-tales.1
  Scenario: Teller of Tales' trigger can untap a creature that became tapped in response to the trigger
    Given Alice controls "Teller of Tales" and has 2 "Reach Through Mists" as "tale" in hand and can pay {U}{U}
    And Bob controls "Llanowar Elves"
    When Alice plays "tale 1"
    And Alice targets "Llanowar Elves" for "Teller of Tales"
    And Bob taps "Llanowar Elves" for mana
    Then "Llanowar Elves" is tapped
    When the top of the stack resolves
    And as it resolves, Alice chooses the option "untap" for "Teller of Tales"
    Then "Llanowar Elves" is untapped
    When the stack resolves
    And Alice plays "tale 2"
    And Alice targets "Llanowar Elves" for "Teller of Tales"
    And the top of the stack resolves
    And as it resolves, Alice chooses the option "tap" for "Teller of Tales"
    Then "Llanowar Elves" is tapped
    And it happened twice that "Llanowar Elves" was tapped

  @chk:teller-of-tales.1
  Scenario: Teller of Tales triggers for its controller's Spirit spell, but not for Terror or an opponent's Arcane spell
    Given Alice controls "Teller of Tales" and a tapped "Devoted Retainer"
    And Alice has "Terror" and "Shimatsu the Bloodcloaked" in hand
    And Alice can pay {1}{B} and can pay {3}{R}
    And Bob controls "Grizzly Bears" and has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Terror" targeting "Grizzly Bears"
    And Bob plays "Reach Through Mists"
    Then "Teller of Tales" has triggered never
    When the stack resolves
    And Alice plays "Shimatsu the Bloodcloaked"
    And Alice targets "Devoted Retainer" for "Teller of Tales"
    Then "Teller of Tales" has triggered once
    When the top of the stack resolves
    And as it resolves, Alice chooses the option "untap" for "Teller of Tales"
    Then "Devoted Retainer" is untapped

  @chk:teller-of-tales.1
  Scenario: Teller of Tales can't be blocked by a creature without flying, and its controller may untap a creature during combat
    Given Alice controls "Teller of Tales" and "Devoted Retainer" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and a tapped "Hill Giant"
    When Alice attacks with "Teller of Tales" and "Devoted Retainer"
    Then "Hill Giant" is tapped
    And Bob can block "Devoted Retainer" with "Grizzly Bears"
    And Bob can't block "Teller of Tales" with "Grizzly Bears" by rule 502.4 because "Teller of Tales" has "flying"
    When Alice plays "Reach Through Mists"
    And Alice targets "Hill Giant" for "Teller of Tales"
    And the top of the stack resolves
    And as it resolves, Alice chooses the option "untap" for "Teller of Tales"
    Then "Hill Giant" is untapped

  @chk:teller-of-tales.1 @edition:2026-01
  Scenario: Today, Teller of Tales' controller may choose neither to tap nor to untap the target
    Given Alice controls "Teller of Tales" and has 2 "Reach Through Mists" as "tale" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "tale 1"
    And Alice targets "Grizzly Bears" for "Teller of Tales"
    And the top of the stack resolves
    And as it resolves, Alice chooses the option "neither" for "Teller of Tales"
    Then the ability of "Teller of Tales" has resolved
    And "Grizzly Bears" is untapped
    When the stack resolves
    And Alice plays "tale 2"
    And Alice targets "Grizzly Bears" for "Teller of Tales"
    And the top of the stack resolves
    And as it resolves, Alice chooses the option "tap" for "Teller of Tales"
    Then "Grizzly Bears" is tapped

  @chk:teller-of-tales.1 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2004 to 2013, Teller of Tales' controller has to tap or untap the target
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and "Mountain"
    Then "Teller of Tales" is 3/3
    When Alice plays "Reach Through Mists"
    Then Alice is asked for targets by "Teller of Tales" among "Teller of Tales" and "Grizzly Bears"
    When Alice targets "Grizzly Bears" for "Teller of Tales"
    And the top of the stack resolves
    Then Alice may choose the option "tap"
    And Alice may not choose the option "neither"
    When Alice chooses the option "tap"
    Then "Grizzly Bears" is tapped
    And Alice was asked for an option once

  @chk:teller-of-tales.1 @edition:2026-01
  Scenario: Today, Teller of Tales triggers for its controller's Spirit spell, and that player may tap, untap or do neither
    Given Alice controls "Teller of Tales" and has "Terror" and "Kami of Ancient Law" in hand
    And Alice can pay {1}{B} and can pay {1}{W}
    And Bob controls "Grizzly Bears" and "Mountain" and has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Terror" targeting "Grizzly Bears"
    And Bob plays "Reach Through Mists"
    Then "Teller of Tales" has triggered never
    When the stack resolves
    And Alice plays "Kami of Ancient Law"
    Then "Teller of Tales" has triggered once
    And "Teller of Tales" is untapped
    When the top of the stack resolves
    Then Alice may choose the option "neither"
    When Alice chooses the option "tap"
    Then "Teller of Tales" is tapped
