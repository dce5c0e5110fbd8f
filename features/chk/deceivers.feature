Feature: Deceivers
  @chk:deceivers.1
  Scenario Outline: A Deceiver's reveal ability activated this turn can't be activated again that turn by a new controller
    Given Bob controls "<Deceiver>" and has "Forest" on top of library and can pay {2}
    And Alice has "Threaten" in hand and can pay {4}{R}
    When Bob activates the second printed ability of "<Deceiver>"
    And the stack resolves
    Then it happened once that "Forest" was revealed
    When Alice plays "Threaten" targeting "<Deceiver>"
    And the stack resolves
    Then Alice controls "<Deceiver>"
    And Alice can't activate the second printed ability of "<Deceiver>" by rule 403.3
    And Alice can activate the first printed ability of "<Deceiver>"

    Examples:
      | Deceiver         |
      | Brutal Deceiver  |
      | Callous Deceiver |
      | Cruel Deceiver   |
      | Feral Deceiver   |
      | Harsh Deceiver   |

  @chk:deceivers.1
  Scenario Outline: A Deceiver's reveal ability not yet activated this turn can be activated once by a new controller
    Given Bob controls "<Deceiver>"
    And Alice has "Threaten" in hand and can pay {6}{R}
    When Alice plays "Threaten" targeting "<Deceiver>"
    And the stack resolves
    Then Alice can activate the second printed ability of "<Deceiver>"
    When Alice activates the second printed ability of "<Deceiver>"
    Then Alice can't activate the second printed ability of "<Deceiver>" by rule 403.3
    When the stack resolves
    Then Alice can't activate the second printed ability of "<Deceiver>" by rule 403.3
    When the game goes on to Bob's main phase
    Then Bob controls "<Deceiver>"

    Examples:
      | Deceiver         |
      | Brutal Deceiver  |
      | Callous Deceiver |
      | Cruel Deceiver   |
      | Feral Deceiver   |
      | Harsh Deceiver   |

  @chk:deceivers.1
  Scenario: A Deceiver's reveal ability activated on one turn can be activated again on the next turn
    Given Alice controls "Brutal Deceiver" and can pay {4}
    When Alice activates the second printed ability of "Brutal Deceiver"
    And the stack resolves
    Then Alice can't activate the second printed ability of "Brutal Deceiver" by rule 403.3
    When the game goes on to Bob's upkeep
    Then Alice can activate the second printed ability of "Brutal Deceiver"

  @chk:deceivers.1
  Scenario: The once-a-turn limit applies to each Deceiver separately: a second Deceiver's reveal ability can still be activated
    Given Alice controls 2 "Brutal Deceiver" as "brute"
    And Alice can pay {4}
    When Alice activates the second printed ability of "brute 1"
    Then Alice can't activate the second printed ability of "brute 1" by rule 403.3
    And Alice can activate the second printed ability of "brute 2"

  @chk:deceivers.1
  Scenario: A Deceiver that is exiled and returns is a new object, and its reveal ability can be activated again that turn
    Given Alice controls "Brutal Deceiver" and can pay {4}
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    When Alice activates the second printed ability of "Brutal Deceiver"
    And the stack resolves
    Then Alice can't activate the second printed ability of "Brutal Deceiver" by rule 403.3
    When Alice plays "Otherworldly Journey" targeting "Brutal Deceiver"
    And the stack resolves
    And the game goes on to Alice's end of turn
    And the stack resolves
    Then "Brutal Deceiver" is a new object
    And Alice can activate the second printed ability of "Brutal Deceiver"

  @chk:deceivers.1
  Scenario Outline: A Deceiver's controller may look at the top card of the library several times a turn, but may reveal it only once a turn
    Given Alice controls "<Deceiver>" and can pay {4}
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    Then Alice doesn't know "Grizzly Bears"
    When Alice activates the first printed ability of "<Deceiver>"
    And the stack resolves
    Then it happened once that "Grizzly Bears" was looked at
    And it happened never that "Grizzly Bears" was revealed
    And Alice knows "Grizzly Bears"
    And Bob doesn't know "Grizzly Bears"
    When Alice activates the first printed ability of "<Deceiver>"
    And the stack resolves
    Then it happened twice that "Grizzly Bears" was looked at
    And Bob doesn't know "Grizzly Bears"
    When Alice activates the second printed ability of "<Deceiver>"
    And the stack resolves
    Then it happened once that "Grizzly Bears" was revealed
    And Bob knows "Grizzly Bears"
    And the top of Alice's library is "Grizzly Bears"
    And Alice doesn't know "Hill Giant"
    And Alice can't activate the second printed ability of "<Deceiver>" by rule 403.3
    And "<Deceiver>" is <stats>

    Examples:
      | Deceiver         | stats |
      | Brutal Deceiver  | 2/2   |
      | Callous Deceiver | 1/3   |
      | Cruel Deceiver   | 2/1   |
      | Feral Deceiver   | 3/2   |
      | Harsh Deceiver   | 1/4   |

  @chk:deceivers.1
  Scenario Outline: A Deceiver that reveals a land card gets a bonus and a keyword ability until the turn ends
    Given Alice controls "<Deceiver>" and can pay {2}
    And Alice has "Forest" on top of library
    Then "<Deceiver>" is <before>
    And "<Deceiver>" doesn't have "<keyword>"
    When Alice activates the second printed ability of "<Deceiver>"
    And the stack resolves
    Then "<Deceiver>" is <after>
    And "<Deceiver>" has "<keyword>"
    And Alice can't activate the second printed ability of "<Deceiver>" by rule 403.3
    When the turn ends
    Then "<Deceiver>" is <before>
    And "<Deceiver>" doesn't have "<keyword>"

    Examples:
      | Deceiver         | before | after | keyword      |
      | Brutal Deceiver  | 2/2    | 3/2   | first strike |
      | Callous Deceiver | 1/3    | 2/3   | flying       |
      | Feral Deceiver   | 3/2    | 5/4   | trample      |

  @chk:deceivers.1
  Scenario: Harsh Deceiver that reveals a land card gets +1/+1 and untaps
    Given Alice controls a tapped "Harsh Deceiver" and can pay {2}
    And Alice has "Forest" on top of library
    Then "Harsh Deceiver" is tapped
    When Alice activates the second printed ability of "Harsh Deceiver"
    And the stack resolves
    Then "Harsh Deceiver" is 2/5
    And "Harsh Deceiver" is untapped
    And Alice can't activate the second printed ability of "Harsh Deceiver" by rule 403.3
    When the turn ends
    Then "Harsh Deceiver" is 1/4

  @chk:deceivers.1
  Scenario: Cruel Deceiver that revealed a land card destroys a creature that it damages
    Given Alice controls "Cruel Deceiver" and can pay {4}
    And Alice has "Forest" on top of library
    And Bob controls "Craw Wurm"
    When Alice attacks with "Cruel Deceiver"
    And Bob blocks "Cruel Deceiver" with "Craw Wurm"
    And Alice activates the second printed ability of "Cruel Deceiver"
    And the stack resolves
    Then Alice can't activate the second printed ability of "Cruel Deceiver" by rule 403.3
    When combat damage is dealt
    Then "Craw Wurm" is in play
    And the stack holds the trigger of "Cruel Deceiver"
    When the stack resolves
    Then "Craw Wurm" was destroyed
    And "Cruel Deceiver" is in Alice's graveyard

  @chk:deceivers.1
  Scenario: Cruel Deceiver that revealed a nonland card doesn't destroy a creature that it damages
    Given Alice controls "Cruel Deceiver" and can pay {4}
    And Alice has "Grizzly Bears" on top of library
    And Bob controls "Craw Wurm"
    When Alice attacks with "Cruel Deceiver"
    And Bob blocks "Cruel Deceiver" with "Craw Wurm"
    And Alice activates the second printed ability of "Cruel Deceiver"
    And the stack resolves
    Then Alice can't activate the second printed ability of "Cruel Deceiver" by rule 403.3
    When combat damage is dealt
    Then "Craw Wurm" has 2 damage marked
    And the stack is empty
    And "Cruel Deceiver" is in Alice's graveyard

  @chk:deceivers.1
  Scenario Outline: A Deceiver's once-a-turn limit and the effects of revealing a land card end with the turn
    Given Alice controls "<Deceiver>" and can pay {5}
    And Alice has "Forest" on top of library
    And Bob has "Mountain" on top of library
    When Alice activates "peek" of "<Deceiver>"
    Then the total cost of the ability of "<Deceiver>" is {1}
    When the stack resolves
    Then Alice knows "Forest"
    And Alice doesn't know "Mountain"
    And Bob doesn't know "Forest"
    When Alice activates "show" of "<Deceiver>"
    Then the total cost of the second ability of "<Deceiver>" is {2}
    When the stack resolves
    And the game goes on to Alice's second main phase
    Then "<Deceiver>" is <after>
    And "<Deceiver>" <gift>
    And it happened never that "Mountain" was revealed
    And Alice can't activate "show" of "<Deceiver>"
    When the game goes on to Bob's upkeep
    Then "<Deceiver>" is <before>
    And Alice can activate "show" of "<Deceiver>"

    Examples:
      | Deceiver         | before | after | gift                      |
      | Brutal Deceiver  | 2/2    | 3/2   | has "first strike"        |
      | Callous Deceiver | 1/3    | 2/3   | has "flying"              |
      | Cruel Deceiver   | 2/1    | 2/1   | has the ability "cruelty" |
      | Feral Deceiver   | 3/2    | 5/4   | has "trample"             |
      | Harsh Deceiver   | 1/4    | 2/5   | is untapped               |

  @chk:deceivers.1
  Scenario: Cruel Deceiver that revealed a land card doesn't trigger on damage to a player, and loses that ability when the turn ends
    Given Alice controls "Cruel Deceiver" and can pay {4}
    And Alice has "Forest" on top of library
    When Alice activates the second printed ability of "Cruel Deceiver"
    And the stack resolves
    And Alice attacks with "Cruel Deceiver"
    And combat damage is dealt
    Then Bob is at 18 life
    And "Cruel Deceiver" has triggered never
    And Alice can't activate the second printed ability of "Cruel Deceiver"
    When the turn ends
    Then "Cruel Deceiver" doesn't have the ability "cruelty"
    And Alice can activate the second printed ability of "Cruel Deceiver"
