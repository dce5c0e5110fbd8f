Feature: Job select

  @cr26:702.182a
  Scenario: Trainee's Baton creates a 1/1 colourless Hero token as it enters and is attached to it
    Given Alice has "Trainee's Baton" and "Bonesplitter" in hand and can pay {2}{1}
    And Alice controls "Grizzly Bears"
    When Alice plays "Trainee's Baton"
    And the top of the stack resolves
    Then "Trainee's Baton" is attached to nothing
    When the stack resolves
    Then "Trainee's Baton" is attached to the first "Hero" token
    And the first "Hero" token is 2/1
    And the first "Hero" token is colorless
    And the first "Hero" token has exactly the types "creature" and "Hero"
    And "Grizzly Bears" is 2/2
    When Alice plays "Bonesplitter"
    And the stack resolves
    Then "Bonesplitter" is attached to nothing
    And Alice controls 1 "token" permanent

  @cr26:702.182a
  Scenario: Trainee's Baton that is destroyed before its ability resolves still creates a 1/1 Hero token, and isn't attached to it
    Given Alice has "Trainee's Baton" in hand and can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Trainee's Baton"
    And the top of the stack resolves
    And Bob in response plays "Naturalize" targeting "Trainee's Baton"
    And the stack resolves
    Then "Trainee's Baton" is in Alice's graveyard
    And Alice controls one 1/1 "Hero" creature token
