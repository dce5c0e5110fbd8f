Feature: What keeps something from being done

  @mine:effect.1
  Scenario: A spell that has resolved
    Given Alice has "Hush" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Hush" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can't attack with "Grizzly Bears" because of "hush" of "Hush"

  @mine:effect.2
  Scenario: A spell that has resolved, by its only ability
    Given Alice has "Hush" in hand and can pay {W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Hush" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can't attack with "Grizzly Bears" because of "Hush"
    And Alice can attack with "Hill Giant"

  @mine:effect.3
  Scenario: Which of several abilities isn't said
    Given Alice controls "Grizzly Bears"
    And Bob controls "Toll Gate"
    Then Alice can't attack with "Grizzly Bears" because of "Toll Gate"

  @mine:toll.1
  Scenario: Attacking costs, by the rule that has it paid
    Given Alice controls "Grizzly Bears"
    And Bob controls "Toll Gate"
    Then Alice can't attack with "Grizzly Bears" by rule 508.1j because of "toll" of "Toll Gate"

  @mine:toll.2
  Scenario: Blocking costs, by the rule that has it paid
    Given Alice controls "Grizzly Bears" and "Toll Gate"
    And Bob controls "Hill Giant"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Hill Giant" by rule 509.1f because of "bar" of "Toll Gate"

  @mine:text
  Scenario: Land types are words of a text
    Given Alice controls "Bog Wraith"
    And Bob has "Hush" in hand and can pay {W}
    When Bob plays "Hush" targeting "Bog Wraith"
    And the stack resolves
    Then the text of "Bog Wraith" says "Swamp"
    And the text of "Bog Wraith" doesn't say "island"
    And "Hush" was countered
