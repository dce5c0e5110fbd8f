Feature: For Mirrodin!

  @cr26:702.163a
  Scenario: Pennant of the Rising creates a 2/2 red Rebel token after it enters and is attached to it
    Given Alice has "Pennant of the Rising" and "Bonesplitter" in hand and can pay {2}{R}{1}
    And Alice controls "Grizzly Bears"
    When Alice plays "Pennant of the Rising"
    And the top of the stack resolves
    Then "Pennant of the Rising" is attached to nothing
    When the stack resolves
    Then "Pennant of the Rising" is attached to the first "Rebel" token
    And the first "Rebel" token is 3/3
    And the first "Rebel" token is red
    And the first "Rebel" token has exactly the types "creature" and "Rebel"
    And "Grizzly Bears" is 2/2
    When Alice plays "Bonesplitter"
    And the stack resolves
    Then "Bonesplitter" is attached to nothing
    And Alice controls 1 "token" permanent

  @cr26:702.163a
  Scenario: Pennant of the Rising that is destroyed before its ability resolves still creates a 2/2 Rebel token, and isn't attached to it
    Given Alice has "Pennant of the Rising" in hand and can pay {2}{R}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Pennant of the Rising"
    And the top of the stack resolves
    And Bob in response plays "Naturalize" targeting "Pennant of the Rising"
    And the stack resolves
    Then "Pennant of the Rising" is in Alice's graveyard
    And Alice controls one 2/2 red "Rebel" creature token
