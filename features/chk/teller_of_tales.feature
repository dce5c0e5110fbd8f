Feature: Teller of Tales

  @chk:teller-of-tales.1
  Scenario Outline: The target is chosen as the tale begins, tapping or untapping as it ends
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and tapped "Hill Giant"
    When Alice plays "Reach Through Mists"
    And Alice targets "<listener>" for "Teller of Tales"
    Then the ability of "Teller of Tales" targets "<listener>"
    And Alice was asked for an option never
    When the top of the stack resolves
    Then Alice is asked for an option by "Teller of Tales"
    And Alice may choose the option "tap"
    And Alice may choose the option "untap"
    And Alice may not choose the option "neither"
    When Alice chooses the option "<option>"
    Then "Grizzly Bears" is <bears>
    And "Hill Giant" is <giant>
    And "Reach Through Mists" is on the stack

    Examples:
      | listener      | option | bears    | giant    |
      | Grizzly Bears | tap    | tapped   | tapped   |
      | Hill Giant    | untap  | untapped | untapped |

  @chk:teller-of-tales.1
  Scenario: What the listener is when the ability resolves is what counts for the choice
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Llanowar Elves"
    When Alice plays "Reach Through Mists"
    And Alice targets "Llanowar Elves" for "Teller of Tales"
    And Bob taps "Llanowar Elves" for mana
    Then "Llanowar Elves" is tapped
    When the top of the stack resolves
    And Alice chooses the option "untap"
    Then "Llanowar Elves" is untapped
    And it happened once that "Llanowar Elves" was tapped
    And it happened once that "Llanowar Elves" was untapped

  @chk:teller-of-tales.1
  Scenario: A Spirit is a tale, another spell and an opponent's are none
    Given Alice controls "Teller of Tales" and has "Terror" and "Shimatsu the Bloodcloaked" in hand
    And Alice can pay {1}{B} and can pay {3}{R}
    And Bob controls "Grizzly Bears" and has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Terror" targeting "Grizzly Bears"
    And Bob plays "Reach Through Mists"
    Then "Teller of Tales" has triggered never
    When the stack resolves
    And Alice plays "Shimatsu the Bloodcloaked"
    And Alice targets "Teller of Tales" for "Teller of Tales"
    Then "Teller of Tales" has triggered once
    When the top of the stack resolves
    And Alice chooses the option "tap"
    Then "Teller of Tales" is tapped

  @chk:teller-of-tales.1
  Scenario: The Teller flies over what doesn't
    Given Alice controls "Teller of Tales" and "Devoted Retainer" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and a tapped "Hill Giant"
    When Alice attacks with "Teller of Tales" and "Devoted Retainer"
    Then "Hill Giant" is tapped
    And Bob can block "Devoted Retainer" with "Grizzly Bears"
    And Bob can't block "Teller of Tales" with "Grizzly Bears" because "Teller of Tales" has "flying"
    When Alice plays "Reach Through Mists"
    And Alice targets "Hill Giant" for "Teller of Tales"
    And the top of the stack resolves
    And Alice chooses the option "untap"
    Then "Hill Giant" is untapped

  @chk:teller-of-tales.1.today
  Scenario: Today the tale may also be told for nothing
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Reach Through Mists"
    And Alice targets "Grizzly Bears" for "Teller of Tales"
    And the top of the stack resolves
    Then Alice is asked for an option by "Teller of Tales"
    And Alice may choose the option "tap"
    And Alice may choose the option "neither"
    When Alice chooses the option "neither"
    Then "Grizzly Bears" is untapped
    And the ability of "Teller of Tales" has resolved
