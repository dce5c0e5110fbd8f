Feature: Elesh Norn

  @cr26:704.5f.3
  Scenario: Elesh Norn enters, Bob's Grizzly Bears die, his Hill Giant is 1/1, and Alice's Grizzly Bears are 4/4
    Given Alice controls "Grizzly Bears" as "mine" and has "Elesh Norn, Grand Cenobite" in hand and can pay {5}{W}{W}
    And Bob controls "Grizzly Bears" as "theirs" and "Hill Giant"
    When Alice plays "Elesh Norn, Grand Cenobite"
    And the stack resolves
    Then "theirs" is in Bob's graveyard
    And "theirs" wasn't destroyed
    And "Hill Giant" is 1/1
    And "mine" is 4/4
    And "Elesh Norn, Grand Cenobite" is 4/7
    When the game goes on to Alice's next main phase
    And Alice attacks with "Elesh Norn, Grand Cenobite"
    Then "Elesh Norn, Grand Cenobite" is untapped

  @cr26:704.5f.3 @cr26:704.5f
  Scenario: The Soldiers of Bob's Raise the Alarm die because of Alice's Elesh Norn, and those of Alice are 3/3
    Given Alice controls "Elesh Norn, Grand Cenobite"
    And Alice has "Raise the Alarm" as "mine" in hand and can pay {1}{W}
    And Bob has "Raise the Alarm" as "theirs" in hand and can pay {1}{W}
    When Alice plays "mine"
    And the stack resolves
    Then the first "Soldier" token is 3/3
    When Bob in response plays "theirs"
    And the stack resolves
    Then Bob controls no "token" permanents
    And Alice controls 2 "token" permanents
