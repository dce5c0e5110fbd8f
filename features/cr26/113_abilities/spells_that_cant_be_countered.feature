Feature: Spells that can't be countered

  @cr26:113.6g.2
  Scenario: Counterspell targets Abrupt Decay, which resolves all the same
    Given Alice has "Abrupt Decay" in hand and can pay {B}{G}
    And Bob controls "Grizzly Bears" and "Forest" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Abrupt Decay" targeting "Grizzly Bears"
    Then Bob can play "Counterspell" targeting "Abrupt Decay"
    When Bob plays "Counterspell" targeting "Abrupt Decay"
    And the stack resolves
    Then "Counterspell" has resolved
    And "Abrupt Decay" has resolved
    And "Grizzly Bears" was destroyed
    And Bob controls no "creature" permanents

  @cr26:113.6g.2
  Scenario: Counterspell targets Supreme Verdict, which destroys the creatures of both players all the same
    Given Alice controls "Hill Giant" and has "Supreme Verdict" in hand and can pay {1}{W}{W}{U}
    And Bob controls "Grizzly Bears" and "Sol Ring" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Supreme Verdict"
    And Bob plays "Counterspell" targeting "Supreme Verdict"
    And the stack resolves
    Then "Counterspell" has resolved
    And "Grizzly Bears" and "Hill Giant" were destroyed
    And "Sol Ring" is in play
