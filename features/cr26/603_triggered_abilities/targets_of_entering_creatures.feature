Feature: Targets that entering creatures must choose

  @cr26:603.3d.3
  Scenario: Flametongue Kavu on an empty battlefield targets itself and dies
    Given Alice has "Flametongue Kavu" as "first" and "Flametongue Kavu" as "second" in hand and can pay {3}{R} and can pay {3}{R}
    When Alice plays "first"
    And the stack resolves
    Then "first" has dealt 4 damage to "first"
    And "first" was destroyed
    When Alice plays "second"
    And the stack resolves
    Then "second" has dealt 4 damage to "second"
    And Alice has 2 cards in graveyard

  @cr26:603.3d.3
  Scenario: Man-o'-War targets Hill Giant, which it returns to Bob's hand, and stays on the battlefield
    Given Bob controls "Hill Giant"
    And Alice has "Man-o'-War" in hand and can pay {2}{U} and can pay {2}{U}
    When Alice plays "Man-o'-War"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Man-o'-War"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Man-o'-War" is in play

  @cr26:603.3d.3
  Scenario: Man-o'-War as the only creature returns to its owner's hand
    Given Alice controls "Forest" and has "Man-o'-War" in hand and can pay {2}{U}
    When Alice plays "Man-o'-War"
    And the stack resolves
    Then "Man-o'-War" is in Alice's hand
    And "Man-o'-War" has triggered once
    And "Forest" is in play
    And Alice controls no "creature" permanents

  @cr26:608.2d.10
  Scenario Outline: <creature> <result>
    Given Alice has "<creature>" in hand and can pay <cost>
    And Alice has "Hill Giant" and "<other>" in graveyard
    And Bob has "Serra Angel" in graveyard
    When Alice plays "<creature>"
    And the top of the stack resolves
    Then Alice may not target "Serra Angel" for "<creature>"
    And Alice may target "Hill Giant" for "<creature>"
    When Alice targets "<target>" for "<creature>"
    And the stack resolves
    And Alice says <answer> to "<creature>"
    Then "<target>" is in Alice's <zone>
    And "<creature>" is <size>

    Examples:
      | creature        | result                        | cost      | other         | target        | answer | zone      | size |
      | Gravedigger     | returns a creature card       | {3}{B}    | Grizzly Bears | Hill Giant    | yes    | hand      | 2/2  |
      | Gravedigger     | leaves its target in place    | {3}{B}    | Grizzly Bears | Grizzly Bears | no     | graveyard | 2/2  |
      | Eternal Witness | returns a sorcery card        | {1}{G}{G} | Wrath of God  | Wrath of God  | yes    | hand      | 2/1  |
      | Eternal Witness | leaves its target in place    | {1}{G}{G} | Wrath of God  | Wrath of God  | no     | graveyard | 2/1  |

  @cr26:608.2d.10
  Scenario: Gravedigger can't target a card that isn't a creature card
    Given Alice has "Gravedigger" in hand and can pay {3}{B}
    And Alice has "Hill Giant", "Wrath of God" and "Grizzly Bears" in graveyard
    When Alice plays "Gravedigger"
    And the top of the stack resolves
    Then Alice may not target "Wrath of God" for "Gravedigger"
    And Alice may target "Hill Giant" for "Gravedigger"
    When Alice targets "Grizzly Bears" for "Gravedigger"
    And the stack resolves
    And Alice says yes to "Gravedigger"
    Then Alice's hand holds "Grizzly Bears"

  @cr26:603.6.3
  Scenario: Solemn Simulacrum finds a tapped Island as it enters, and a card is drawn as it dies
    Given Alice has "Solemn Simulacrum" and "Murder" in hand and can pay {4} and can pay {1}{B}{B}
    And Alice has "Tundra", "Island" and "Forest" as library
    When Alice plays "Solemn Simulacrum"
    And the stack resolves
    And Alice says yes to "Solemn Simulacrum"
    Then Alice may not choose "Tundra" for "Solemn Simulacrum"
    And Alice may choose "Forest" for "Solemn Simulacrum"
    When Alice chooses "Island" for "Solemn Simulacrum"
    Then "Island" is tapped
    And "Island" is in play under Alice's control
    When Alice plays "Murder" targeting "Solemn Simulacrum"
    And the stack resolves
    Then "Solemn Simulacrum" has triggered twice
    When Alice says yes to "Solemn Simulacrum"
    Then Alice has drawn 1 card
    And "Solemn Simulacrum" has triggered twice

  @cr26:603.6.3
  Scenario: The controller of Solemn Simulacrum declines to search and to draw
    Given Alice has "Solemn Simulacrum" and "Murder" in hand and can pay {4} and can pay {1}{B}{B}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Solemn Simulacrum"
    And the stack resolves
    And Alice says no to "Solemn Simulacrum"
    And Alice plays "Murder" targeting "Solemn Simulacrum"
    And the stack resolves
    And Alice says no to "Solemn Simulacrum"
    Then Alice has 2 cards in library
    And it happened never that Alice shuffled
    And "Solemn Simulacrum" has triggered twice

  @cr26:603.7c.2
  Scenario: Flickerwisp exiles a creature that Alice controls and Bob owns, and Bob gets it back at the end of the turn
    Given Alice has "Flickerwisp" and "Threaten" in hand and can pay {1}{W}{W} and can pay {2}{R}
    And Bob controls tapped "Hill Giant" and "Wall of Air"
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Flickerwisp"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Flickerwisp"
    And the stack resolves
    Then "Hill Giant" is exiled
    When the game goes on to Alice's combat phase
    Then "Hill Giant" is exiled
    When the game goes on to the end step
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Hill Giant" is a new object

  @cr26:603.7c.2
  Scenario: Flickerwisp, which flies, can't target itself
    Given Alice has "Flickerwisp" in hand and can pay {1}{W}{W}
    And Bob controls "Forest" and "Hill Giant"
    When Alice plays "Flickerwisp"
    And the top of the stack resolves
    Then Alice may not target "Flickerwisp" for "Flickerwisp"
    And Alice may target "Hill Giant" for "Flickerwisp"
    When Alice targets "Forest" for "Flickerwisp"
    And the stack resolves
    Then "Forest" is exiled
    When the game goes on to Alice's next main phase
    Then "Forest" is in play
    When Alice attacks with "Flickerwisp"
    Then Bob can't block "Flickerwisp" with "Hill Giant" because "Flickerwisp" has "flying"

  @cr26:603.7c.2
  Scenario: A card that Flickerwisp exiled and that Pull from Eternity put into the graveyard does not return at the end of the turn, and another one does
    Given Alice has "Flickerwisp" as "one" and "Flickerwisp" as "two" in hand and can pay {1}{W}{W}{1}{W}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Pull from Eternity" in hand and can pay {W}
    When Alice plays "one"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "one"
    And the stack resolves
    And Alice plays "two"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "two"
    And the stack resolves
    And Bob plays "Pull from Eternity" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is exiled
    When the game goes on to the end step
    And Alice puts "one" and "two" in this order
    And the stack resolves
    Then "one" has triggered twice
    And "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is in play under Bob's control
