Feature: Modal triggered abilities

  @cr26:603.3c
  Scenario: Each of the three modes of Knight of Autumn's ability can be chosen as the ability goes on the stack
    Given Alice has 3 "Knight of Autumn" as "knight" in hand and can pay {3}{G}{G}{G}{W}{W}{W}
    And Bob controls "Hollow Choir"
    When Alice plays "knight 1"
    And the stack resolves
    And Alice chooses the mode "rest" for "knight 1"
    Then Alice is at 24 life
    And "knight 1" is 2/1
    When Alice plays "knight 2"
    And the stack resolves
    And Alice chooses the mode "break" for "knight 2"
    And Alice targets "Hollow Choir" for "knight 2"
    Then "Hollow Choir" was destroyed
    When Alice plays "knight 3"
    And the stack resolves
    And Alice chooses the mode "grow" for "knight 3"
    Then "knight 3" is 4/3
    And "knight 3" has 2 +1/+1 counters

  @cr26:603.3c @cr26:700.2b
  Scenario: As Knight of Autumn's ability goes on the stack, its player chooses a mode, but can't choose one without a legal target
    Given Alice has "Knight of Autumn" in hand and can pay {1}{G}{W}
    When Alice plays "Knight of Autumn"
    And the top of the stack resolves
    Then Alice may not choose the mode "break" for "Knight of Autumn"
    And Alice may choose the mode "grow" for "Knight of Autumn"
    When Alice chooses the mode "rest" for "Knight of Autumn"
    Then the stack holds the ability of "Knight of Autumn"
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 24 life

  @cr26:603.3c @cr26:700.2b
  Scenario: The ability of Knight of Autumn has its mode while it is on the stack
    Given Alice has "Knight of Autumn" in hand and can pay {1}{G}{W}
    When Alice plays "Knight of Autumn"
    And the top of the stack resolves
    Then Alice is asked for a mode by "Knight of Autumn"
    When Alice chooses the mode "rest" for "Knight of Autumn"
    Then the ability of "Knight of Autumn" has the mode "rest"
    And Alice is at 20 life

  @cr26:603.3c
  Scenario: No mode is chosen for Knight of Autumn, which Counterspell counters, and the only legal one for Envoy of Either
    Given Alice has "Knight of Autumn" and "Envoy of Either" in hand and can pay {1}{G}{W}{2}{W}
    And Bob controls "Castle"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Knight of Autumn"
    And Bob plays "Counterspell" targeting "Knight of Autumn"
    And the stack resolves
    Then "Knight of Autumn" has triggered never
    And Alice was asked for a mode never
    When Alice plays "Envoy of Either"
    And the stack resolves
    Then "Castle" was destroyed

  @cr26:603.3c.2
  Scenario: In Bob's turn, Alice, who controls Knight of Autumn's ability, chooses its mode, and Bob chooses the mode of his own
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Knight of Autumn" as "hers" in hand and can pay {1}{G}{W}
    And Bob has "Knight of Autumn" as "his" in hand and can pay {1}{G}{W}
    When Bob passes
    And Alice plays "hers"
    And the top of the stack resolves
    Then Alice may choose the mode "grow" for "hers"
    When Alice chooses the mode "rest" for "hers"
    And the stack resolves
    Then Alice is at 24 life
    And Bob was asked for a mode never
    When Bob plays "his"
    And the top of the stack resolves
    And Bob chooses the mode "grow" for "his"
    And the stack resolves
    Then "his" is 4/3
    And Alice was asked for a mode once

  @cr26:603.3c.2
  Scenario: Alice, who puts Bob's Knight of Autumn onto the battlefield with Reanimate, chooses the mode of its ability, and Bob, who owns the Knight, doesn't
    Given Alice has "Reanimate" in hand and can pay {B}
    And Bob has "Knight of Autumn" in graveyard
    When Alice plays "Reanimate" targeting "Knight of Autumn"
    And the top of the stack resolves
    Then Alice is at 17 life
    When Alice chooses the mode "rest" for "Knight of Autumn"
    And the stack resolves
    Then Alice is at 21 life
    And Bob is at 20 life
    And Bob was asked for a mode never

  @cr26:603.3c.2
  Scenario: Bob, the active player, and Alice, whose Knights of Autumn Exhume puts onto the battlefield together, each choose the mode of their own
    Given it is Bob's main phase
    And Bob has "Exhume" in hand and can pay {1}{B}
    And Alice has "Knight of Autumn" as "hers" in graveyard
    And Bob has "Knight of Autumn" as "his" in graveyard
    When Bob plays "Exhume"
    And the stack resolves
    And Bob chooses the mode "grow"
    And Alice chooses the mode "rest"
    Then "his" is 4/3
    And "hers" is 2/1
    And Alice is at 24 life
    And Bob is at 20 life

  @cr26:603.3c
  Scenario: A modal triggered ability uses the only mode that has a legal target
    Given Alice has "Envoy of Either" in hand and can pay {2}{W}
    And Bob controls "Castle" and "Grizzly Bears"
    When Alice plays "Envoy of Either"
    And the stack resolves
    Then "Castle" was destroyed
    And "Envoy of Either" is 2/1

  @cr26:603.3c @cr26:700.2b
  Scenario: A modal triggered ability is removed from the stack if no mode has a legal target
    Given Alice has "Envoy of Either" in hand and can pay {2}{W}
    And Bob controls "Grizzly Bears"
    When Alice plays "Envoy of Either"
    And the top of the stack resolves
    Then "Envoy of Either" is 2/1
    And the stack is empty
    And it happened once that "Envoy of Either" triggered
