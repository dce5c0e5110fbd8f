Feature: Choices of any number

  @cr26:107.1c
  Scenario Outline: As Shimatsu enters, its player may sacrifice any number of permanents, <which>
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    When Alice plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    And Alice chooses <chosen>
    Then "Shimatsu the Bloodcloaked" is <place>
    And Alice controls <left> "creature" permanents
    And "Grizzly Bears" is <bears>
    And "Hill Giant" is <giant>

    Examples:
      | which     | chosen                           | place                | left | bears                | giant                |
      | none      | nothing                          | in Alice's graveyard | 2    | in play              | in play              |
      | one       | "Grizzly Bears"                  | 1/1                  | 2    | in Alice's graveyard | in play              |
      | both      | "Grizzly Bears" and "Hill Giant" | 2/2                  | 1    | in Alice's graveyard | in Alice's graveyard |
