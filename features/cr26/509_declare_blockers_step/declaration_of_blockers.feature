Feature: The declaration of blockers

  @cr26:509.1
  Scenario: If one of two creatures is tapped and can't block, the whole declaration is illegal, and Bob declares anew
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears" and tapped "Gray Ogre"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" and "Gray Ogre" by rule 509.1a
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob tries to block "Hill Giant" with "Grizzly Bears" and "Gray Ogre"
    Then "Grizzly Bears" isn't blocking
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    Then "Grizzly Bears" is blocking "Hill Giant"
    And the stack is empty
    When combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And "Gray Ogre" has no damage marked

  @cr26:509.1.2
  Scenario: If Bob can't pay for the block of both creatures, the whole declaration is taken back, and his land isn't tapped
    Given Alice controls "Hill Giant", "Craw Wurm" and "Bridge Toll"
    And Bob controls "Gray Ogre", "Grizzly Bears" and "Forest"
    When Alice attacks with "Hill Giant" and "Craw Wurm"
    And Bob tries to block "Hill Giant" with "Gray Ogre" and "Craw Wurm" with "Grizzly Bears"
    Then "Gray Ogre" isn't blocking
    And "Grizzly Bears" isn't blocking
    And "Forest" is untapped
    When Bob blocks "Hill Giant" with "Gray Ogre"
    Then "Gray Ogre" is blocking "Hill Giant"
    And "Forest" is tapped
    When combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And Bob is at 14 life

  @cr26:509.1e
  Scenario: Llanowar Elves makes the mana that pays for its own block
    Given Alice controls "Hill Giant" and "Bridge Toll"
    And Bob controls "Llanowar Elves" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Llanowar Elves" and "Grizzly Bears" by rule 509.1f
    And Bob can block "Hill Giant" with "Llanowar Elves"
    When Bob blocks "Hill Giant" with "Llanowar Elves"
    Then "Llanowar Elves" is tapped
    And "Llanowar Elves" is blocking "Hill Giant"
    When combat damage is dealt
    Then "Hill Giant" has 1 damage marked
    And "Llanowar Elves" was destroyed

  @cr26:509.1f
  Scenario: With one land Bob can pay Bridge Toll's cost for one blocker, and not for a part of two
    Given Alice controls "Hill Giant" and "Bridge Toll"
    And Bob controls "Gray Ogre", "Grizzly Bears" and "Forest"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Gray Ogre" and "Grizzly Bears" because of the ability "toll" of "Bridge Toll"
    And Bob can block "Hill Giant" with "Gray Ogre"
    When Bob blocks "Hill Giant" with "Gray Ogre"
    Then "Forest" is tapped
    When combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And "Gray Ogre" was destroyed

  @cr26:509.1i @cr26:509.1.6 @cr26:509.2 @cr26:703.4j @cr26:703.4j.2
  Scenario: As blockers are declared, Thicket Basilisk's ability triggers and is put on the stack, and the active player gets priority
    Given Alice controls "Hill Giant"
    And Alice has "Giant Growth" in hand and can pay {G}
    And Bob controls "Thicket Basilisk"
    When Alice attacks with "Hill Giant"
    And Alice passes
    And Bob passes
    Then it is Alice's declare blockers step
    And "Thicket Basilisk" has triggered never
    And Alice can't play "Giant Growth" targeting "Hill Giant" by rule 117.1
    When Bob blocks "Hill Giant" with "Thicket Basilisk"
    Then the stack holds the ability of "Thicket Basilisk"
    And Alice has priority
    And Alice can play "Giant Growth" targeting "Hill Giant"
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/6
    And it is Alice's declare blockers step

  @cr26:509.2 @cr26:509.1.6
  Scenario: As Alice has declared blockers in Bob's turn, Bob gets priority before her
    Given it is Bob's main phase
    And Bob controls "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    And Alice controls "Wall of Stone"
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Wall of Stone"
    Then it is Bob's declare blockers step
    And Bob has priority
    And Bob can play "Giant Growth" targeting "Hill Giant"
    When Bob plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/6
    And it is Bob's declare blockers step

  @cr26:509.2a @cr26:603.3b.2
  Scenario Outline: Bob orders the abilities of his two blockers that trigger on the block, and puts <first> below <second>
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And Bob controls "Thicket Basilisk" and "Wall of Tears"
    When Alice attacks with "Craw Wurm" and "Hill Giant"
    And Bob blocks "Craw Wurm" with "Thicket Basilisk" and "Hill Giant" with "Wall of Tears"
    And Bob puts "<first>" and "<second>" in this order
    Then the stack holds the ability of "<second>" and the ability of "<first>"
    And Alice has priority

    Examples:
      | first            | second           |
      | Thicket Basilisk | Wall of Tears    |
      | Wall of Tears    | Thicket Basilisk |

  @cr26:509.3c @cr26:509.1i.2
  Scenario: Karn, Silver Golem's ability triggers once if two creatures block it
    Given Alice controls "Karn, Silver Golem"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Karn, Silver Golem"
    And Bob blocks "Karn, Silver Golem" with "Hill Giant" and "Grizzly Bears"
    Then the stack holds the ability of "Karn, Silver Golem"
    When the stack resolves
    Then "Karn, Silver Golem" is 0/8
    And "Karn, Silver Golem" has triggered once

  @cr26:509.1i.2
  Scenario: As blockers are declared, the ability of Thicket Basilisk, which becomes blocked, triggers, and that of Karn, Silver Golem, which doesn't, doesn't trigger
    Given Alice controls "Karn, Silver Golem" and "Thicket Basilisk"
    And Bob controls "Hill Giant"
    When Alice attacks with "Karn, Silver Golem" and "Thicket Basilisk"
    And Bob blocks "Thicket Basilisk" with "Hill Giant"
    Then the stack holds the ability of "Thicket Basilisk"
    When the stack resolves
    And combat damage is dealt
    Then "Karn, Silver Golem" has triggered never
    And "Karn, Silver Golem" is 4/4
    And Bob is at 16 life

  @cr26:509.2a.2
  Scenario Outline: Bob orders the trigger of City of Brass that paid for the block and the trigger of his blocker, and puts <first> below <second>
    Given Alice controls "Hill Giant" and "Bridge Toll"
    And Bob controls "Thicket Basilisk" and "City of Brass"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Thicket Basilisk"
    And Bob puts "<first>" and "<second>" in this order
    Then the stack holds the ability of "<second>" and the ability of "<first>"
    And Alice has priority
    When the stack resolves
    Then Bob is at 19 life
    When the game goes on to Alice's second main phase
    Then "Hill Giant" was destroyed

    Examples:
      | first            | second           |
      | Thicket Basilisk | City of Brass    |
      | City of Brass    | Thicket Basilisk |

  @cr26:509.1.4
  Scenario: The block of Restless Sentry with Gray Ogre under Pacifism, and that of Wall of Stone without Restless Sentry, are taken back, and Restless Sentry blocks alone
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And Bob controls "Restless Sentry", "Wall of Stone" and "Gray Ogre"
    And Alice controls "Pacifism" attached to "Gray Ogre"
    When Alice attacks with "Craw Wurm" and "Hill Giant"
    Then Bob can't block "Craw Wurm" with "Restless Sentry" and "Hill Giant" with "Gray Ogre" because of the ability "peace" of "Pacifism"
    And Bob can't block "Craw Wurm" with "Wall of Stone" because of the first printed ability of "Restless Sentry"
    When Bob tries to block "Craw Wurm" with "Restless Sentry" and "Hill Giant" with "Gray Ogre"
    Then "Restless Sentry" isn't blocking
    When Bob tries to block "Craw Wurm" with "Wall of Stone"
    Then "Wall of Stone" isn't blocking
    When Bob blocks "Hill Giant" with "Restless Sentry"
    Then "Restless Sentry" is blocking "Hill Giant"
    When combat damage is dealt
    Then Bob is at 14 life
