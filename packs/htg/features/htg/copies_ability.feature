Feature: Copying an ability from a card

  @htg:copies-ability.1
  Scenario: Prototyping gives the enchanted creature one ability of a prototyped creature card of its controller, and no more
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Frostwielder" with 1 prototype counter and "White Knight" with 1 prototype counter exiled
    And Alice has "Sickle Ripper" exiled
    And Alice has "Pandemonium" with 1 prototype counter exiled
    And Bob has "Craw Giant" with 1 prototype counter exiled
    And Bob controls "Pentad Prism" and has "Grizzly Bears" in graveyard
    Then "Prototyping" is blue
    And Alice can target only "Hill Giant" with "Prototyping"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    Then Alice is asked for an ability by "Prototyping" among "chill", "burial", "first_strike" and "protection"
    And Alice may choose the ability "protection" of "White Knight"
    And Alice may not choose the ability "wither" of "Sickle Ripper"
    And Alice may not choose the ability "trample" of "Craw Giant"
    And Alice may not choose the ability "chill" of "White Knight"
    When as it resolves, Alice chooses the ability "first_strike" of "White Knight" for "Prototyping"
    Then "Hill Giant" has "first strike"
    And "Hill Giant" doesn't have "protection"
    And "Hill Giant" is 3/3
    And "Hill Giant" is red

  @htg:copies-ability.1
  Scenario: An activated ability copied with Prototyping can be activated by the enchanted creature's controller
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Frostwielder" with 1 prototype counter and "White Knight" with 1 prototype counter exiled
    And Bob controls "Grizzly Bears"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses the ability "chill" of "Frostwielder" for "Prototyping"
    And Alice activates "chill" of "Hill Giant" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" has dealt 1 damage to "Grizzly Bears"
    And "Hill Giant" is 3/3
    And "Hill Giant" is tapped

  @htg:copies-ability.1
  Scenario: Prototyping offers all abilities of Alice's exiled creature cards with a prototype counter, and no others
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Frostwielder" with 1 prototype counter and "White Knight" with 1 prototype counter exiled
    And Alice has "Sickle Ripper" exiled
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    Then Alice is asked for an ability by "Prototyping" among "chill", "burial", "first_strike" and "protection"
    And Alice may choose the ability "burial" of "Frostwielder"
    And Alice may not choose the ability "wither" of "Sickle Ripper"
    When as it resolves, Alice chooses the ability "protection" of "White Knight" for "Prototyping"
    Then "Prototyping" is attached to "Hill Giant"

  @htg:copies-ability.2
  Scenario: Wither copied with Prototyping makes the enchanted creature deal damage as -1/-1 counters
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Sickle Ripper" with 1 prototype counter and "White Knight" with 1 prototype counter exiled
    And Bob controls "Craw Wurm"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses the ability "wither" of "Sickle Ripper" for "Prototyping"
    Then "Hill Giant" has "wither"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 3 -1/-1 counters
    And "Craw Wurm" has 0 damage marked
    And "Craw Wurm" is 3/1
    And "Hill Giant" is in Alice's graveyard

  @htg:copies-ability.3
  Scenario: Bushido copied from Samurai Enforcers, which have bushido 2, is bushido 2
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Samurai Enforcers" with 1 prototype counter and "Devoted Retainer" with 1 prototype counter exiled
    And Bob controls "Grizzly Bears"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses the ability "bushido" of "Samurai Enforcers" for "Prototyping"
    Then "Hill Giant" has "bushido 2"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is 5/5

  @htg:copies-ability.4
  Scenario: Rampage copied from Craw Giant, which has rampage 2, is rampage 2
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Craw Giant" with 1 prototype counter exiled
    And Bob controls "Grizzly Bears", "Trained Armodon" and "Watchwolf"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses the ability "rampage" of "Craw Giant" for "Prototyping"
    And Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears", "Trained Armodon" and "Watchwolf"
    And the stack resolves
    Then "Hill Giant" is 7/7

  @htg:copies-ability.4
  Scenario: Annihilator copied from Ulamog's Crusher, which has annihilator 2, is annihilator 2
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Ulamog's Crusher" with 1 prototype counter exiled
    And Bob controls "Grizzly Bears", "Forest" and "Pentad Prism"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses the ability "annihilator" of "Ulamog's Crusher" for "Prototyping"
    And Alice attacks with "Hill Giant"
    And the stack resolves
    And as it resolves, Bob chooses "Forest" and "Pentad Prism"
    Then "Forest" and "Pentad Prism" were sacrificed
    And "Grizzly Bears" is on the battlefield

  @htg:copies-ability.4
  Scenario: A creature with swampwalk copied from Bog Wraith can't be blocked by a player who controls a Swamp
    Given Alice controls "Hill Giant" and "Watchwolf"
    And Alice has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Bog Wraith" with 1 prototype counter and "White Knight" with 1 prototype counter exiled
    And Bob controls "Grizzly Bears" and "Badlands"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses the ability "swampwalk" of "Bog Wraith" for "Prototyping"
    Then "Hill Giant" has "landwalk"
    When Alice attacks with "Hill Giant" and "Watchwolf"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" by rule 702.14
    And Bob can block "Watchwolf" with "Grizzly Bears"

  @htg:copies-ability.4
  Scenario: A creature with copied swampwalk can be blocked by a player who controls a Forest and no Swamp
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Bog Wraith" with 1 prototype counter and "White Knight" with 1 prototype counter exiled
    And Bob controls "Grizzly Bears" and "Forest"
    And Alice controls "Badlands"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice chooses the ability "swampwalk" of "Bog Wraith" for "Prototyping"
    Then "Hill Giant" has "landwalk"
    When Alice attacks with "Hill Giant"
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Hill Giant" has 2 damage marked

  @htg:copies-ability.4 @htg:copies-ability.5
  Scenario: Protection from instants and from sorceries is copied as one ability
    Given Alice controls "Hill Giant" and has "Prototyping" in hand and can pay {1}{U}
    And Alice has "Warded Prospitian" with 1 prototype counter and "Craw Giant" with 1 prototype counter exiled
    And Alice has "Terror", "Eradicate" and "Flight" in hand and can pay {3}{B} and can pay {U}
    And Bob controls "Grizzly Bears"
    When Alice casts "Prototyping" targeting "Hill Giant"
    And the stack resolves
    Then Alice is asked for an ability by "Prototyping" among "ward", "trample" and "rampage"
    When as it resolves, Alice chooses the ability "ward" of "Warded Prospitian" for "Prototyping"
    Then Alice can't cast "Terror" targeting "Hill Giant" by rule 702.16b
    And Alice can't cast "Eradicate" targeting "Hill Giant" by rule 702.16b
    And Alice can cast "Flight" targeting "Hill Giant"

  @htg:copies-ability.6
  Scenario: A creature that gains protection from creature cards in graveyards gains each protection with the quality on that card
    Given Alice controls "Wandering Player" and has "White Knight" in graveyard
    And Bob has "Warded Prospitian" and "Craw Giant" in graveyard
    And Bob controls "Rust Imp", "Grizzly Bears" and "Watchwolf"
    And Alice has "Boomerang", "Eradicate" and "Flight" in hand and can pay {3}{B} and can pay {U}{U}
    Then "Wandering Player" doesn't have "first strike"
    And "Wandering Player" doesn't have "trample"
    And Alice can't cast "Boomerang" targeting "Wandering Player" by rule 702.16b
    And Alice can't cast "Eradicate" targeting "Wandering Player" by rule 702.16b
    And Alice can cast "Flight" targeting "Wandering Player"
    When Alice attacks with "Wandering Player"
    Then Bob can't block "Wandering Player" with "Rust Imp" by rule 702.16f
    And Bob can block "Wandering Player" with "Watchwolf"

  @htg:copies-ability.6
  Scenario: A creature that gains protection from creature cards in graveyards gains only the protections that those cards have
    Given Alice controls "Wandering Player" and "White Knight"
    And Bob has "Warded Prospitian" in graveyard
    And Bob controls "Rust Imp" and "Watchwolf"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    Then Alice can't cast "Boomerang" targeting "Wandering Player" by rule 702.16b
    And Alice can cast "Boomerang" targeting "White Knight"
    When Alice attacks with "Wandering Player"
    And Bob blocks "Wandering Player" with "Rust Imp"
    And combat damage is dealt
    Then "Wandering Player" has 1 damage marked

  @htg:copies-ability.6
  Scenario: A creature that gains protection from creature cards in graveyards has none if none of those cards has protection
    Given Alice controls "Wandering Player" and has "Craw Giant" in graveyard
    And Alice has "White Knight" in hand
    And Bob controls "Rust Imp" and has "Boomerang" in hand and can pay {U}{U}
    Then "Wandering Player" is 4/4
    When Bob casts "Boomerang" targeting "Wandering Player"
    And the stack resolves
    Then "Wandering Player" is in Alice's hand
