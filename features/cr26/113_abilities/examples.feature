Feature: Examples of section 113

  @cr26:113.2a.ex1
  Scenario: Craven Giant can't block, but it can once Turn to Frog has taken its only ability
    Given Alice controls "Hill Giant" and has "Turn to Frog" in hand and can pay {1}{U}
    And Bob controls "Craven Giant" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Craven Giant" because of "craven" of "Craven Giant"
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Alice plays "Turn to Frog" targeting "Craven Giant"
    And the stack resolves
    And Bob blocks "Hill Giant" with "Craven Giant"
    Then "Craven Giant" is blocking "Hill Giant"
    And "Craven Giant" is 1/1

  @cr26:113.2a.ex1 @cr26:113.1a.4
  Scenario: Craven Giant has an ability, so Muraganda Petroglyphs gives +2/+2 to Runeclaw Bear, but not to Craven Giant
    Given Alice has "Muraganda Petroglyphs" in hand and can pay {3}{G}
    And Bob controls "Craven Giant" and "Runeclaw Bear"
    When Alice plays "Muraganda Petroglyphs"
    And the stack resolves
    Then "Runeclaw Bear" is 4/4
    And "Craven Giant" is 4/1

  @cr26:113.6k.ex1
  Scenario: Chime at the Barrow triggers on the battlefield as it enters, and destroys Castle
    Given Alice has "Chime at the Barrow" in hand and can pay {3}{W}
    And Bob controls "Castle"
    When Alice plays "Chime at the Barrow"
    And the stack resolves
    Then "Castle" is in Bob's graveyard
    And "Chime at the Barrow" has triggered once
    And "Chime at the Barrow" is 2/3

  @cr26:113.6k.ex1
  Scenario: Chime at the Barrow triggers in the graveyard as it is discarded, and destroys Castle; another one on the battlefield doesn't trigger
    Given it is Bob's main phase
    And Alice controls "Chime at the Barrow" as "waiting one" and has "Chime at the Barrow" as "discarded one" in hand
    And Bob controls "Castle" and has "Mind Rot" in hand and can pay {2}{B}
    When Bob plays "Mind Rot" targeting Alice
    And the stack resolves
    Then "discarded one" is in Alice's graveyard
    And "Castle" is in Bob's graveyard
    And "discarded one" has triggered once
    And "waiting one" has triggered never

  @cr26:113.6k.ex1
  Scenario: Chime at the Barrow doesn't trigger as the creature dies
    Given Alice controls "Chime at the Barrow" as "dying one" and has "Chime at the Barrow" as "cast one" in hand and can pay {3}{W}
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    And Bob controls "Castle"
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "dying one" is in Alice's graveyard
    And "dying one" has triggered never
    And "Castle" is in play
    When Alice plays "cast one"
    And the stack resolves
    Then "Castle" is in Bob's graveyard

  @cr26:113.6m.ex1
  Scenario: Alice can activate the ability of Reassembling Skeleton in her graveyard, but not in her hand or on the battlefield
    Given Alice has "Reassembling Skeleton" as "dead one" in graveyard and "Reassembling Skeleton" as "held one" in hand
    And Alice controls "Reassembling Skeleton" as "risen one"
    And Alice has "Reassembling Skeleton" as "gone one" exiled
    And Alice can pay {1}{B}
    Then Alice can activate "reassemble" of "dead one"
    And Alice can't activate "reassemble" of "held one" by rule 113.6
    And Alice can't activate "reassemble" of "risen one" by rule 113.6
    And Alice can't activate "reassemble" of "gone one" by rule 113.6
    When Alice activates "reassemble" of "dead one"
    And the stack resolves
    Then "dead one" is in play under Alice's control
    And "dead one" is tapped
    And "held one" is in Alice's hand

  @cr26:113.12.ex1 @cr26:113.10.2 @cr26:113.1a @cr26:113.2a
  Scenario: With Muraganda Petroglyphs, Runeclaw Bear loses its +2/+2 as Flight gives it flying
    Given Alice controls "Muraganda Petroglyphs" and "Runeclaw Bear" and has "Flight" in hand and can pay {U}
    Then "Runeclaw Bear" is 4/4
    When Alice plays "Flight" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Runeclaw Bear" has "flying"
    And "Runeclaw Bear" is 2/2

  @cr26:113.12.ex1
  Scenario: With Muraganda Petroglyphs, Runeclaw Bear keeps its +2/+2 as Red Ribbon makes it red
    Given Alice controls "Muraganda Petroglyphs" and "Runeclaw Bear" and has "Red Ribbon" in hand and can pay {R}
    When Alice plays "Red Ribbon" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Runeclaw Bear" is red
    And "Runeclaw Bear" is 4/4

  @cr26:113.12.ex1
  Scenario: With Muraganda Petroglyphs, Runeclaw Bear keeps its +2/+2 as Cloak of Mists keeps creatures from blocking it
    Given Alice controls "Muraganda Petroglyphs" and "Runeclaw Bear" and has "Cloak of Mists" in hand and can pay {1}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Cloak of Mists" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Runeclaw Bear" is 4/4
    When Alice attacks with "Runeclaw Bear"
    Then Bob can't block "Runeclaw Bear" with "Hill Giant" because of "mists" of "Cloak of Mists"

  @cr26:113.6k.ex1
  Scenario: Bell beyond the Barrow triggers in exile as Tormod's Crypt exiles it from the graveyard, and destroys Castle; another one on the battlefield doesn't trigger
    Given Alice controls "Bell beyond the Barrow" as "waiting one" and has "Bell beyond the Barrow" as "exiled one" in graveyard
    And Bob controls "Castle" and "Tormod's Crypt"
    When Bob activates "Tormod's Crypt" targeting Alice
    And the top of the stack resolves
    Then "exiled one" is exiled
    And the stack holds the ability of "exiled one"
    When the stack resolves
    Then "Castle" is in Bob's graveyard
    And "exiled one" has triggered once
    And "waiting one" has triggered never

  @cr26:113.6k.ex1
  Scenario: Bell beyond the Barrow triggers on the battlefield as it enters, and not as it dies
    Given Alice has "Bell beyond the Barrow" and "Wrath of God" in hand and can pay {3}{W}{2}{W}{W}
    And Bob controls "Castle" and "Crusade"
    When Alice plays "Bell beyond the Barrow"
    And the top of the stack resolves
    And Alice targets "Castle" for "Bell beyond the Barrow"
    And the stack resolves
    Then "Castle" is in Bob's graveyard
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Bell beyond the Barrow" is in Alice's graveyard
    And "Bell beyond the Barrow" has triggered once
    And "Crusade" is in play
