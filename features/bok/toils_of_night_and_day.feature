Feature: Toils of Night and Day

  @bok:toils-of-night-and-day.1
  Scenario: Toils of Night and Day needs two different targets; its controller chooses to tap or untap each as it resolves
    Given Alice controls a tapped "Forest"
    And Alice has "Toils of Night and Day" in hand and can pay {2}{U}
    And Bob controls "Grizzly Bears"
    Then Alice can't play "Toils of Night and Day" targeting "Grizzly Bears" then "Grizzly Bears"
    And Alice can't play "Toils of Night and Day" targeting "Grizzly Bears" then nothing
    And Alice can play "Toils of Night and Day" targeting "Grizzly Bears" then "Forest"
    And Alice can play "Toils of Night and Day" targeting "Forest" then "Grizzly Bears"
    When Alice plays "Toils of Night and Day" targeting "Grizzly Bears" then "Forest"
    Then "Toils of Night and Day" targets "Grizzly Bears" and "Forest"
    And "Grizzly Bears" is untapped
    And "Forest" is tapped
    When the stack resolves
    And as it resolves, Alice chooses the option "tap" for "Toils of Night and Day"
    And as it resolves, Alice chooses the option "untap" for "Toils of Night and Day"
    Then "Grizzly Bears" is tapped
    And "Forest" is untapped

  @bok:toils-of-night-and-day.1
  Scenario: Alice untaps a target of Toils of Night and Day that Bob tapped in response
    Given Alice has "Toils of Night and Day" in hand and can pay {2}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Psychic Puppetry" in hand and can pay {1}{U}
    When Alice plays "Toils of Night and Day" targeting "Grizzly Bears" then "Hill Giant"
    And Bob plays "Psychic Puppetry" targeting "Grizzly Bears"
    And the top of the stack resolves
    And as it resolves, Bob says yes to "Psychic Puppetry"
    And as it resolves, Bob chooses the option "tap" for "Psychic Puppetry"
    Then "Grizzly Bears" is tapped
    When the stack resolves
    And as it resolves, Alice chooses the option "untap" for "Toils of Night and Day"
    And as it resolves, Alice chooses the option "tap" for "Toils of Night and Day"
    Then "Grizzly Bears" is untapped
    And "Hill Giant" is tapped

  @bok:toils-of-night-and-day.1 @edition:2026-01
  Scenario: Today, Alice may choose neither to tap nor to untap a target of Toils of Night and Day
    Given Alice controls "Forest"
    And Alice has "Toils of Night and Day" in hand and can pay {2}{U}
    And Bob controls "Grizzly Bears"
    When Alice casts "Toils of Night and Day" targeting "Forest" then "Grizzly Bears"
    And the stack resolves
    Then Alice may choose the option "tap" for "Toils of Night and Day"
    And Alice may choose the option "untap" for "Toils of Night and Day"
    And Alice may choose the option "neither" for "Toils of Night and Day"
    When Alice chooses the option "neither" for "Toils of Night and Day"
    Then Alice may choose the option "neither" for "Toils of Night and Day"
    When Alice chooses the option "tap" for "Toils of Night and Day"
    Then "Forest" is untapped
    And "Grizzly Bears" is tapped
