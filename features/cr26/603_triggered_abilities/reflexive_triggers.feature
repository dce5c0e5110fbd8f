Feature: Reflexive triggered abilities

  @cr26:603.12a
  Scenario: Alice pays life twice as Toll of Tolls resolves, and its reflexive ability triggers twice
    Given Alice has "Toll of Tolls" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Toll of Tolls"
    And the stack resolves
    And Alice says yes
    And Alice says yes
    And Alice targets "Grizzly Bears"
    And Alice targets "Hill Giant"
    Then Alice is at 18 life
    And "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:603.12a
  Scenario: Alice pays life once as Toll of Tolls resolves, and its reflexive ability triggers once
    Given Alice has "Toll of Tolls" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Toll of Tolls"
    And the stack resolves
    And Alice says yes
    And Alice says no
    And Alice targets "Hill Giant"
    Then Alice is at 19 life
    And "Hill Giant" has 2 damage marked

  @cr26:603.12a.2
  Scenario: Alice pays life twice as Toll of the Gate resolves, and its reflexive ability triggers once
    Given Alice has "Toll of the Gate" in hand and can pay {1}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Toll of the Gate"
    And the top of the stack resolves
    And Alice chooses the number 2
    And Alice says yes
    And Alice says yes
    And Alice targets "Hill Giant" for "Toll of the Gate"
    Then "Toll of the Gate" has triggered once
    When the stack resolves
    Then Alice is at 16 life
    And "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:603.12a.2
  Scenario: Alice pays no life as Toll of the Gate resolves, and its reflexive ability doesn't trigger; she pays once for the next one, and it triggers once
    Given Alice has "Toll of the Gate" as "one" and "Toll of the Gate" as "two" in hand and can pay {1}{B}{1}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "one"
    And the top of the stack resolves
    And Alice chooses the number 0
    Then "one" has triggered never
    When Alice plays "two"
    And the top of the stack resolves
    And Alice chooses the number 1
    And Alice says yes
    And Alice targets "Hill Giant" for "two"
    And the stack resolves
    Then Alice is at 18 life
    And "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:603.12a.2
  Scenario: Alice pays life once as one Toll of the Gate resolves, and not for the next one, whose reflexive ability doesn't trigger
    Given Alice has "Toll of the Gate" as "one" and "Toll of the Gate" as "two" in hand and can pay {1}{B}{1}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "one"
    And the top of the stack resolves
    And Alice chooses the number 1
    And Alice says yes
    And Alice targets "Hill Giant" for "one"
    And the stack resolves
    Then "Hill Giant" was destroyed
    When Alice plays "two"
    And the top of the stack resolves
    And Alice chooses the number 0
    Then "two" has triggered never
    And "Grizzly Bears" is in play
    And Alice is at 18 life

  @cr26:603.12a.2
  Scenario: Alice pays life seven times as Toll of the Gate resolves, and its reflexive ability triggers once
    Given Alice has "Toll of the Gate" in hand and can pay {1}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Toll of the Gate"
    And the top of the stack resolves
    And Alice chooses the number 7
    And Alice says yes
    And Alice says yes
    And Alice says yes
    And Alice says yes
    And Alice says yes
    And Alice says yes
    And Alice says yes
    And Alice targets "Hill Giant" for "Toll of the Gate"
    Then "Toll of the Gate" has triggered once
    And Alice is at 6 life
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:603.12a.2
  Scenario: Alice pays life twice as Toll of the Gate resolves, and its reflexive ability, for which there is one target, triggers once
    Given Alice has "Toll of the Gate" in hand and can pay {1}{B}
    And Bob controls "Hill Giant" and "Forest"
    When Alice plays "Toll of the Gate"
    And the top of the stack resolves
    And Alice chooses the number 2
    And Alice says yes
    And Alice says yes
    Then "Toll of the Gate" has triggered once
    And Alice is at 16 life
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Forest" is in play

  @cr26:603.12
  Scenario: Cold Wager's reflexive ability doesn't trigger for Alice, who pays 3 life, and triggers when she doesn't pay for the next one
    Given Alice has "Cold Wager" as "one" and "Cold Wager" as "two" in hand and can pay {B}{B}
    And Bob controls "Hill Giant" and "Wall of Stone"
    When Alice plays "one"
    And the top of the stack resolves
    And Alice pays
    Then Alice is at 17 life
    And "one" has triggered never
    When Alice plays "two"
    And the top of the stack resolves
    And Alice doesn't pay
    And Alice targets "Hill Giant" for "two"
    Then "two" has triggered once
    And "Hill Giant" has no damage marked
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And Alice is at 17 life

  @cr26:603.12
  Scenario: Cold Wager's reflexive ability triggers for Alice, who doesn't pay 3 life, and deals 2 damage
    Given Alice has "Cold Wager" in hand and can pay {B}
    And Bob controls "Hill Giant" and "Wall of Stone"
    When Alice plays "Cold Wager"
    And the top of the stack resolves
    And Alice doesn't pay
    And Alice targets "Wall of Stone" for "Cold Wager"
    Then "Cold Wager" has triggered once
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Alice is at 20 life

  @cr26:603.12
  Scenario: Cold Wager's reflexive ability deals 2 damage to Bob's only creature if Alice doesn't pay, and doesn't trigger if she pays 3 life
    Given Alice has "Cold Wager" as "one" and "Cold Wager" as "two" in hand and can pay {B}{B}
    And Bob controls "Wall of Stone"
    When Alice plays "one"
    And the stack resolves
    And Alice doesn't pay
    Then "Wall of Stone" has 2 damage marked
    When Alice plays "two"
    And the stack resolves
    And Alice pays
    Then "two" has triggered never
    And "Wall of Stone" has 2 damage marked
    And Alice is at 17 life

  @cr26:603.12.2
  Scenario: Scorched Page's reflexive ability triggers for the land card that is discarded this way, and not for Hill Giant
    Given Alice has "Scorched Page" as "one" and "Scorched Page" as "two" in hand and can pay {R}{R}
    And Alice has "Hill Giant" and "Forest" in hand
    And Bob controls "Wall of Stone" and "Craw Wurm"
    When Alice plays "one"
    And the top of the stack resolves
    And Alice chooses "Hill Giant"
    Then "one" has triggered never
    And "Hill Giant" is in Alice's graveyard
    When Alice plays "two"
    And the top of the stack resolves
    And Alice targets "Wall of Stone" for "two"
    Then "two" has triggered once
    And "one" has triggered never
    And "Forest" is in Alice's graveyard
    When the stack resolves
    Then "Wall of Stone" has 3 damage marked

  @cr26:603.12.2
  Scenario: Scorched Page's reflexive ability triggers for the only card in hand, a land card
    Given Alice has "Scorched Page" in hand and can pay {R}
    And Alice has "Forest" in hand
    And Bob controls "Wall of Stone" and "Craw Wurm"
    When Alice plays "Scorched Page"
    And the top of the stack resolves
    And Alice targets "Wall of Stone" for "Scorched Page"
    Then "Forest" is in Alice's graveyard
    And "Scorched Page" has triggered once
    When the stack resolves
    Then "Wall of Stone" has 3 damage marked
    And "Craw Wurm" has no damage marked

  @cr26:603.12.2
  Scenario: Scorched Page's reflexive ability deals 3 damage to Bob's only creature for Forest, and doesn't trigger for Hill Giant
    Given Alice has "Scorched Page" as "one" and "Scorched Page" as "two" in hand and can pay {R}{R}
    And Alice has "Hill Giant" and "Forest" in hand
    And Bob controls "Wall of Stone"
    When Alice plays "one"
    And the stack resolves
    And Alice chooses "Forest"
    Then "Wall of Stone" has 3 damage marked
    When Alice plays "two"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "two" has triggered never
    And "Wall of Stone" has 3 damage marked

  @cr26:603.12a.3
  Scenario: Alice pays life twice as the ability of one Tollhouse resolves, which triggers twice, and once as that of the other resolves, which triggers once
    Given Alice controls "Tollhouse" as "busy" and "Tollhouse" as "quiet"
    And Bob controls "Grizzly Bears" and "Wall of Stone"
    When Alice activates "busy"
    And the top of the stack resolves
    And Alice says yes
    And Alice says yes
    And Alice targets "Grizzly Bears"
    And Alice targets "Wall of Stone"
    Then it happened twice that "busy" triggered
    And "Grizzly Bears" has no damage marked
    When the stack resolves
    Then Alice is at 18 life
    And "Grizzly Bears" was destroyed
    And "Wall of Stone" has 2 damage marked
    When Alice activates "quiet"
    And the stack resolves
    And Alice says yes
    And Alice says no
    Then it happened once that "quiet" triggered
    And "Wall of Stone" has 4 damage marked
    And Alice is at 17 life

  @cr26:603.12a.3
  Scenario: Alice pays life once as the ability of Tollhouse resolves, which triggers once
    Given Alice controls "Tollhouse"
    And Bob controls "Wall of Stone"
    When Alice activates "Tollhouse"
    And the stack resolves
    And Alice says yes
    And Alice says no
    Then it happened once that "Tollhouse" triggered
    And "Wall of Stone" has 2 damage marked
    And Alice is at 19 life

  @cr26:603.12.3
  Scenario: Open Dare's reflexive ability, which Alice controls, triggers as Bob pays 3 life for one Open Dare, and not as he doesn't pay for the next one
    Given Alice has "Open Dare" as "one" and "Open Dare" as "two" in hand and can pay {B}{B}
    And Bob controls "Hill Giant" and "Wall of Stone"
    When Alice plays "one"
    And the top of the stack resolves
    And Bob pays
    And Alice targets "Hill Giant" for "one"
    Then Bob is at 17 life
    And "one" has triggered once
    And Alice controls the trigger of "one"
    And "Hill Giant" has no damage marked
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    When Alice plays "two"
    And the top of the stack resolves
    And Bob doesn't pay
    Then "two" has triggered never
    And the stack is empty
    And Bob is at 17 life

  @cr26:603.12.3
  Scenario: Open Dare's reflexive ability, which Alice controls, deals 2 damage to Bob's only creature as he pays 3 life
    Given Alice has "Open Dare" in hand and can pay {B}
    And Bob controls "Wall of Stone"
    When Alice plays "Open Dare"
    And the top of the stack resolves
    And Bob pays
    Then "Open Dare" has triggered once
    And Alice controls the trigger of "Open Dare"
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Bob is at 17 life

  @cr26:603.12
  Scenario: Cold Wager's reflexive ability triggers for Alice, who doesn't pay 3 life, and Open Dare's doesn't for Bob, who doesn't pay either
    Given Alice has "Open Dare" and "Cold Wager" in hand and can pay {B}{B}
    And Bob controls "Wall of Stone"
    When Alice plays "Open Dare"
    And the stack resolves
    And Bob doesn't pay
    Then "Open Dare" has triggered never
    When Alice plays "Cold Wager"
    And the top of the stack resolves
    And Alice doesn't pay
    Then "Cold Wager" has triggered once
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Alice is at 20 life
    And Bob is at 20 life
