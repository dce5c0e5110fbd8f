Feature: Abilities that function outside the battlefield

  @cr26:113.6b
  Scenario: An ability that triggers only while its card is in a graveyard triggers neither on the battlefield nor in hand or exile
    Given Alice has "Voice in the Grave" in graveyard
    And Alice controls "Voice in the Grave" as "living"
    And Alice has "Voice in the Grave" as "held" in hand
    And Alice has "Voice in the Grave" as "gone" exiled
    And Alice has "Voice in the Grave" as "deep" as library
    And Bob controls "Hill Giant"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Voice in the Grave" has triggered once
    And "living" has triggered never
    And "held" has triggered never
    And "gone" has triggered never
    And "deep" has triggered never
    And Bob is at 19 life

  @cr26:113.6b.2 @cr26:113.3d.2 @cr26:611.3b
  Scenario: Wonder gives Grizzly Bears no flying from the battlefield, hand or exile, and gives it flying once it has died
    Given Alice controls "Wonder" as "living", "Grizzly Bears" and "Island"
    And Alice has "Wonder" as "held" in hand
    And Alice has "Wonder" as "gone" exiled
    And Alice has "Wonder" as "deep" as library
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Grizzly Bears" doesn't have "flying"
    When Bob plays "Terror" targeting "living"
    And the stack resolves
    Then "living" is in Alice's graveyard
    And "Grizzly Bears" has "flying"

  @cr26:113.6b.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Grave Stinger's ability can be activated in the graveyard, and not on the battlefield, in hand or in exile
    Given Alice has "Grave Stinger" as "dead" in graveyard and controls "Grave Stinger" as "living"
    And Alice has "Grave Stinger" as "held" in hand and can pay {1}
    And Alice has "Grave Stinger" as "gone" exiled
    And Bob controls "Hill Giant"
    Then Alice can't activate "sting" of "living" targeting Bob by rule 113.6
    And Alice can't activate "sting" of "held" targeting Bob by rule 113.6
    And Alice can't activate "sting" of "gone" targeting Bob by rule 113.6
    And Alice can activate "sting" of "dead" targeting Bob
    When Alice activates "sting" of "dead" targeting Bob
    And the stack resolves
    Then Bob is at 18 life

  @cr26:113.6b.3
  Scenario: Barrow Mite's ability can be activated in the graveyard, and not on the battlefield, in hand, in exile or in the library
    Given Alice has "Barrow Mite" as "dead" in graveyard and controls "Barrow Mite" as "living"
    And Alice has "Barrow Mite" as "held" in hand and can pay {1}
    And Alice has "Barrow Mite" as "gone" exiled
    And Alice has "Barrow Mite" as "deep" as library
    Then Alice can't activate "sting" of "living" targeting Bob by rule 113.6
    And Alice can't activate "sting" of "held" targeting Bob by rule 113.6
    And Alice can't activate "sting" of "gone" targeting Bob by rule 113.6
    And Alice can't activate "sting" of "deep" targeting Bob by rule 113.6
    And Alice can activate "sting" of "dead" targeting Bob
    When Alice activates "sting" of "dead" targeting Bob
    And the stack resolves
    Then Bob is at 18 life

  @cr26:113.6b.3
  Scenario: Barrow Mite's ability can be activated in the graveyard as often as Alice pays for it, and Barrow Mite stays there
    Given Alice has "Barrow Mite" in graveyard and can pay {1}{1}
    When Alice activates "Barrow Mite" targeting Bob
    And Alice activates "Barrow Mite" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "Barrow Mite" is in Alice's graveyard

  @cr26:113.6m.ex1
  Scenario: Reassembling Skeleton's ability can be activated in the graveyard, and not on the battlefield, in hand or in exile
    Given Alice has "Reassembling Skeleton" as "dead" in graveyard and controls "Reassembling Skeleton" as "living"
    And Alice has "Reassembling Skeleton" as "held" in hand and can pay {1}{B}
    And Alice has "Reassembling Skeleton" as "gone" exiled
    Then Alice can't activate "reassemble" of "living" by rule 113.6
    And Alice can't activate "reassemble" of "held" by rule 113.6
    And Alice can't activate "reassemble" of "gone" by rule 113.6
    And Alice can activate "reassemble" of "dead"
    When Alice activates "reassemble" of "dead"
    And the stack resolves
    Then "dead" is on the battlefield
    And "dead" is tapped
