Feature: Masako the Humorless
  @chk:masako-the-humorless.1
  Scenario: A tapped creature can block while Masako is on the battlefield, but not after Masako has left
    Given Alice controls "Devoted Retainer" and has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Masako the Humorless" and a tapped "Grizzly Bears"
    When Alice attacks with "Devoted Retainer"
    Then Bob can block "Devoted Retainer" with "Grizzly Bears"
    When Alice plays "Boomerang" targeting "Masako the Humorless"
    And the stack resolves
    Then "Masako the Humorless" is in Bob's hand
    And Bob can't block "Devoted Retainer" with "Grizzly Bears" by rule 309.2a

  @chk:masako-the-humorless.1
  Scenario: A tapped creature that blocks because of Masako stays tapped
    Given Alice controls "Devoted Retainer"
    And Bob controls "Masako the Humorless" and a tapped "Grizzly Bears"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Grizzly Bears"
    Then "Grizzly Bears" is blocking "Devoted Retainer"
    And "Grizzly Bears" is tapped

  @chk:masako-the-humorless.1
  Scenario: Even with Masako, a tapped creature without flying can't block a creature with flying
    Given Alice controls "Hikari, Twilight Guardian" and "Devoted Retainer"
    And Bob controls "Masako the Humorless" and a tapped "Grizzly Bears"
    When Alice attacks with "Hikari, Twilight Guardian" and "Devoted Retainer"
    Then Bob can block "Devoted Retainer" with "Grizzly Bears"
    And Bob can't block "Hikari, Twilight Guardian" with "Grizzly Bears" by rule 502.4 because "Hikari, Twilight Guardian" has "flying"

  @chk:masako-the-humorless.1
  Scenario: Even with Masako, a tapped creature can't block if its own ability says that it can't block
    Given Alice controls "Devoted Retainer"
    And Bob controls "Masako the Humorless", a tapped "Goblin Raider" and a tapped "Grizzly Bears"
    When Alice attacks with "Devoted Retainer"
    Then Bob can block "Devoted Retainer" with "Grizzly Bears"
    And Bob can't block "Devoted Retainer" with "Goblin Raider" by rule 500.1 because of the first printed ability of "Goblin Raider"

  @chk:masako-the-humorless.1
  Scenario: If Masako is cast during the declare attackers step, a tapped creature can block in that combat
    Given Alice controls "Devoted Retainer"
    And Bob controls a tapped "Grizzly Bears" and has "Masako the Humorless" in hand and can pay {2}{W}
    When Alice attacks with "Devoted Retainer"
    Then Bob can't block "Devoted Retainer" with "Grizzly Bears" by rule 309.2a
    When Bob plays "Masako the Humorless"
    And the stack resolves
    Then Bob can block "Devoted Retainer" with "Grizzly Bears"
    When Bob blocks "Devoted Retainer" with "Grizzly Bears"
    Then "Grizzly Bears" is blocking "Devoted Retainer"

  @chk:masako-the-humorless.1
  Scenario: Tapped creatures of Masako's controller can block, but an opponent's tapped creatures can't
    Given Alice controls "Devoted Retainer" and "Masako the Humorless"
    And Bob controls a tapped "Grizzly Bears" and "Hill Giant"
    Then "Masako the Humorless" is 2/1
    When Alice attacks with "Devoted Retainer"
    Then Bob can block "Devoted Retainer" with "Hill Giant"
    And Bob can't block "Devoted Retainer" with "Grizzly Bears"

  @chk:masako-the-humorless.1
  Scenario: A tapped creature that Masako's controller controls can block even if another player owns it
    Given Alice controls "Devoted Retainer" and has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Masako the Humorless" and a tapped "Grizzly Bears" owned by Alice
    When Alice attacks with "Devoted Retainer"
    Then Bob can block "Devoted Retainer" with "Grizzly Bears"
    When Alice plays "Boomerang" targeting "Masako the Humorless"
    And the stack resolves
    Then Bob can't block "Devoted Retainer" with "Grizzly Bears"
