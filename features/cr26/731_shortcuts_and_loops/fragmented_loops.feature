Feature: Fragmented loops

  @cr26:731.3
  Scenario: Alice can't activate the first Updraft Glider again, which Bob has undone, until the second one has changed the position
    Given Alice controls "Updraft Glider" as "one" and "Updraft Glider" as "two"
    And Bob controls "Leaden Anchor"
    When Alice activates "one"
    And the stack resolves
    Then Alice can activate "one"
    When Alice passes
    And Bob activates "Leaden Anchor" targeting "one"
    And the stack resolves
    Then Alice can't activate "one" by rule 731.3
    And Alice can activate "two"
    When Alice activates "two"
    And the stack resolves
    Then "two" has "flying"
    And "one" doesn't have "flying"
    And Alice can activate "one"

  @cr26:731.3.2
  Scenario: In Alice's turn, Bob can't activate Updraft Glider again after Carol's Leaden Anchor has undone it, and Carol can activate Leaden Anchor again
    Given Carol is playing too
    And Bob controls "Updraft Glider"
    And Carol controls "Leaden Anchor"
    When Alice passes
    And Bob activates "Updraft Glider"
    And the stack resolves
    And Alice passes
    And Bob passes
    Then Carol can activate "Leaden Anchor" targeting "Updraft Glider"
    When Carol activates "Leaden Anchor" targeting "Updraft Glider"
    And the stack resolves
    Then "Updraft Glider" doesn't have "flying"
    When Alice passes
    Then Bob can't activate "Updraft Glider" by rule 731.3
    When Bob passes
    Then Carol can activate "Leaden Anchor" targeting "Updraft Glider"

  @cr26:731.3.3
  Scenario: In Alice's turn, Carol can make Grizzly Bears blue again, which Bob has made red, and then Bob can't make them red again
    Given Carol is playing too
    And Bob controls "Two-Tone Brush" as "his" and "Grizzly Bears"
    And Carol controls "Two-Tone Brush" as "hers"
    When Alice passes
    And Bob passes
    And Carol activates "blue" of "hers" targeting "Grizzly Bears"
    And the stack resolves
    And Alice passes
    And Bob activates "red" of "his" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is red
    When Alice passes
    And Bob passes
    Then Carol can activate "blue" of "hers" targeting "Grizzly Bears"
    When Carol activates "blue" of "hers" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is blue
    When Alice passes
    Then Bob can't activate "red" of "his" targeting "Grizzly Bears" by rule 731.3
    And Bob can activate "blue" of "his" targeting "Grizzly Bears"

  @cr26:731.3
  Scenario: Alice can't use Leaden Anchor again on Updraft Glider, to which Bob has given flying once more, and Bob can give it flying again
    Given Alice controls "Leaden Anchor"
    And Bob controls "Updraft Glider"
    When Alice passes
    And Bob activates "Updraft Glider"
    And the stack resolves
    Then Alice can activate "Leaden Anchor" targeting "Updraft Glider"
    When Alice activates "Leaden Anchor" targeting "Updraft Glider"
    And the stack resolves
    And Alice passes
    And Bob activates "Updraft Glider"
    And the stack resolves
    Then "Updraft Glider" has "flying"
    And Alice can't activate "Leaden Anchor" targeting "Updraft Glider" by rule 731.3
    When Alice passes
    Then Bob can activate "Updraft Glider"

  @cr26:731.3.2
  Scenario: In Alice's turn, Bob can't make Grizzly Bears blue again, which Carol has made red, and may do something else
    Given Carol is playing too
    And Bob controls "Two-Tone Brush" as "his", "Grizzly Bears" and "Updraft Glider"
    And Carol controls "Two-Tone Brush" as "hers"
    When Alice passes
    And Bob activates "red" of "his" targeting "Grizzly Bears"
    And the stack resolves
    And Alice passes
    And Bob activates "blue" of "his" targeting "Grizzly Bears"
    And the stack resolves
    And Alice passes
    And Bob passes
    And Carol activates "red" of "hers" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is red
    When Alice passes
    Then Bob can't activate "blue" of "his" targeting "Grizzly Bears" by rule 731.3
    And Bob can activate "Updraft Glider"
    When Bob activates "Updraft Glider"
    And the stack resolves
    Then "Updraft Glider" has "flying"
