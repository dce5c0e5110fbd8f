Feature: Offering and ninjutsu in the rules of 2006

  @cr06:502.42a
  Scenario: With an offering the Patron is played when only an instant could be
    Given it is Bob's upkeep
    And Alice controls "Sensei Golden-Tail" and "Grizzly Bears"
    And Alice has "Patron of the Kitsune" in hand and can pay {3}{W} and can pay {1}{W}
    Then Alice can't play "Patron of the Kitsune" by rule 408.1d
    And Alice can't play "Patron of the Kitsune" offering "Grizzly Bears" by rule 408.1d
    And Alice can play "Patron of the Kitsune" offering "Sensei Golden-Tail"
    When Alice plays "Patron of the Kitsune" offering "Sensei Golden-Tail"
    Then "Sensei Golden-Tail" was sacrificed
    And the total cost of "Patron of the Kitsune" is {3}{W}
    When the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control

  @cr06:502.42a
  Scenario: Offering works wherever the card can be played from
    Given it is Alice's upkeep
    And Alice controls "Uba Mask" and "Silverstorm Samurai"
    And Alice has "Patron of the Kitsune" and "Grizzly Bears" on top of library
    When the game goes on to Alice's draw step
    Then "Patron of the Kitsune" is removed from the game
    And Alice can't play "Patron of the Kitsune" from exile by rule 408.1d
    And Alice can play "Patron of the Kitsune" from exile offering "Silverstorm Samurai"
    When Alice plays "Patron of the Kitsune" from exile offering "Silverstorm Samurai"
    And the stack resolves
    Then "Patron of the Kitsune" is in play under Alice's control
    And "Silverstorm Samurai" is in Alice's graveyard

  @cr06:502.42b
  Scenario: The offering is gone before the mana for the spell is made
    Given Alice controls "Fox of the Rice Fields"
    And Alice has "Patron of the Kitsune" and "Plains" in hand and can pay {4}
    Then "Fox of the Rice Fields" has exactly the types "creature" and "Fox"
    And "Fox of the Rice Fields" is 1/1
    And "Fox of the Rice Fields" is white
    And Alice can't play "Patron of the Kitsune" offering "Fox of the Rice Fields" by rule 409.1h
    When Alice plays the land "Plains"
    Then Alice can play "Patron of the Kitsune" offering "Fox of the Rice Fields"
    When Alice plays "Patron of the Kitsune" offering "Fox of the Rice Fields"
    Then mana from "Plains" was spent on "Patron of the Kitsune"
    And mana from "Fox of the Rice Fields" wasn't spent on "Patron of the Kitsune"

  @cr06:502.42b.today
  Scenario: Today the offering is still there to make mana for the spell
    Given Alice controls "Fox of the Rice Fields"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}
    When Alice plays "Patron of the Kitsune" offering "Fox of the Rice Fields"
    Then mana from "Fox of the Rice Fields" was spent on "Patron of the Kitsune"
    And "Fox of the Rice Fields" was sacrificed

  @cr06:502.42b
  Scenario: Mana that the offering made before the spell was announced pays for the spell
    Given Alice controls "Fox of the Rice Fields"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}
    When Alice taps "Fox of the Rice Fields" for mana
    Then Alice has {W} in the mana pool
    And "Fox of the Rice Fields" is tapped
    When Alice plays "Patron of the Kitsune" offering "Fox of the Rice Fields"
    Then mana from "Fox of the Rice Fields" was spent on "Patron of the Kitsune"
    And "Fox of the Rice Fields" was sacrificed
    And it happened in this order that "Fox of the Rice Fields" was sacrificed, then a cost was paid

  @cr06:502.42b
  Scenario: The offering is sacrificed as the spell is announced, and its cost comes off the total
    Given Alice controls "Fox of the Rice Fields"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}
    When Alice plays "Patron of the Kitsune" offering "Fox of the Rice Fields"
    Then the total cost of "Patron of the Kitsune" is {4}{W}
    And the stack holds "Patron of the Kitsune"
    And "Fox of the Rice Fields" was sacrificed
    And it happened in this order that "Fox of the Rice Fields" was sacrificed, then a cost was paid

  @cr06:502.42c
  Scenario Outline: What an offering takes off the cost, mana by mana
    Given Alice controls "Conspiracy" and <offering>
    And "Conspiracy" has the chosen creature type "Fox"
    And Alice has "Patron of the Kitsune" in hand and can pay {4}{W}{W}
    Then the mana cost of "Patron of the Kitsune" is {4}{W}{W}
    When Alice plays "Patron of the Kitsune" offering <offering>
    Then the total cost of "Patron of the Kitsune" is <total>
    And <total> was spent on "Patron of the Kitsune"

    Examples: Generic from generic, colour from its own colour
      | offering             | total     |
      | "Serra Angel"        | {1}       |
      | "Kami of Ancient Law" | {3}{W}   |

    Examples: Colour that the Patron lacks, or has less of, from generic
      | offering             | total     |
      | "Hill Giant"         | {W}{W}    |
      | "Watchwolf"          | {3}{W}    |
      | "Llanowar Elves"     | {3}{W}{W} |

    Examples: What is left over is lost
      | offering             | total     |
      | "Craw Wurm"          | {W}{W}    |
      | "Karn, Silver Golem" | {W}{W}    |

  @cr06:502.43a
  Scenario: Ninjutsu works from hand and from nowhere else
    Given Alice controls "Grizzly Bears" and "Ninja of the Deep Hours" as "the known"
    And Alice has "Ninja of the Deep Hours" as "the hidden" in hand and can pay {1}{U}
    And Alice has "Ninja of the Deep Hours" as "the fallen" in graveyard
    And Alice has "Ninja of the Deep Hours" as "the banished" removed from the game
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    Then Alice can't use ninjutsu with "the known" returning "Grizzly Bears"
    And Alice can't use ninjutsu with "the fallen" returning "Grizzly Bears"
    And Alice can't use ninjutsu with "the banished" returning "Grizzly Bears"
    And Alice can use ninjutsu with "the hidden" returning "Grizzly Bears"
    When Alice uses ninjutsu with "the hidden" returning "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And the stack holds the ability of "the hidden"
    When the stack resolves
    Then "the hidden" is in play under Alice's control
    And "the hidden" is attacking
