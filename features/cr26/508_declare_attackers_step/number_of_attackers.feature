Feature: Limits on the number of attackers, and creatures that can't attack alone

  @cr26:508.1c.3
  Scenario: With Silent Arbiter in play, only one creature can attack each combat
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Silent Arbiter"
    Then Alice can't attack with "Hill Giant" and "Grizzly Bears" because of the ability "duel" of "Silent Arbiter"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Grizzly Bears" is untapped

  @cr26:508.1c.4 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Crawlspace lets only two creatures attack Bob, and others attack Carol
    Given Carol is playing too
    And Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob controls "Crawlspace"
    Then Alice can't attack with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Watchwolf" attacking Bob because of the ability "tunnel" of "Crawlspace"
    And Alice can attack with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Watchwolf" attacking Carol
    When Alice attacks with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Watchwolf" attacking Carol
    And Bob doesn't block
    And Carol doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And Carol is at 17 life

  @cr26:508.1c.4 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: While Bob controls Crawlspace, one creature attacks Bob and another one attacks Carol
    Given Carol is playing too
    And Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob controls "Crawlspace"
    Then Alice can't attack with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Watchwolf" attacking Bob because of the ability "tunnel" of "Crawlspace"
    When Alice attacks with "Hill Giant" attacking Bob and "Watchwolf" attacking Carol
    And Bob doesn't block
    And Carol doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And Carol is at 17 life

  @cr26:508.1c.4
  Scenario: While Bob controls Crawlspace, three creatures can't attack Bob, and can attack Carol
    Given Carol is playing too
    And Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob controls "Crawlspace"
    Then Alice can't attack with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Watchwolf" attacking Bob because of the ability "tunnel" of "Crawlspace"
    And Alice can attack with "Hill Giant" attacking Bob and "Watchwolf" attacking Bob
    And Alice can attack with "Hill Giant" attacking Carol, "Grizzly Bears" attacking Carol and "Watchwolf" attacking Carol
    When Alice attacks with "Hill Giant" attacking Carol, "Grizzly Bears" attacking Carol and "Watchwolf" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 12 life
    And Bob is at 20 life

  @cr26:508.1c.4
  Scenario: Of three creatures, two attack Bob, who has Crawlspace, and the third one attacks nobody
    Given Carol is playing too
    And Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf"
    And Bob controls "Crawlspace"
    Then Alice can't attack with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Watchwolf" attacking Bob because of the ability "tunnel" of "Crawlspace"
    And Alice can attack with "Hill Giant" attacking Bob and "Watchwolf" attacking Bob
    When Alice attacks with "Hill Giant" attacking Bob and "Watchwolf" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    And Carol is at 20 life

  @cr26:508.1c.ex1 @cr26:506.5
  Scenario: Two Mogg Flunkies, neither of which can attack alone, attack together
    Given Alice controls 2 "Mogg Flunkies" as "flunky"
    Then Alice can't attack with "flunky 1" because of the ability "company" of "flunky 1"
    And Alice can't attack with "flunky 2" because of the ability "company" of "flunky 2"
    And Alice can attack with "flunky 1" and "flunky 2"
    When Alice attacks with "flunky 1" and "flunky 2"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life

  @cr26:508.1d.ex1
  Scenario: With Silent Arbiter in play, the creature that has to attack attacks, and no other one
    Given Alice controls "Juggernaut" and "Grizzly Bears"
    And Bob controls "Silent Arbiter"
    Then Alice can't attack with nothing because of the first printed ability of "Juggernaut"
    And Alice can't attack with "Grizzly Bears" because of the first printed ability of "Juggernaut"
    And Alice can't attack with "Juggernaut" and "Grizzly Bears" because of the ability "duel" of "Silent Arbiter"
    When Alice attacks with "Juggernaut"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:508.1d.3
  Scenario: A creature that has to attack and can't attack alone needs another creature that attacks with it, if there is one
    Given Alice controls "Mogg Flunkies" and "Grizzly Bears"
    And Alice has "Into the Fray" in hand and can pay {R}
    When Alice plays "Into the Fray" targeting "Mogg Flunkies"
    And the stack resolves
    Then Alice can't attack with nothing by rule 508.1d
    And Alice can't attack with "Grizzly Bears" by rule 508.1d
    And Alice can't attack with "Mogg Flunkies" because of the ability "company" of "Mogg Flunkies"
    When Alice attacks with "Mogg Flunkies" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:508.1d.3
  Scenario: Mogg Flunkies, which has to attack and can't attack alone, need not attack while the only other creature is tapped
    Given Alice controls "Mogg Flunkies" and tapped "Grizzly Bears"
    And Alice has "Into the Fray" in hand and can pay {R}
    When Alice plays "Into the Fray" targeting "Mogg Flunkies"
    And the stack resolves
    Then Alice can't attack with "Mogg Flunkies" because of the ability "company" of "Mogg Flunkies"
    And Alice can attack with nothing

  @cr26:508.1d.ex1.before
  Scenario: In 2001, either Juggernaut or Grizzly Bears can attack beside Silent Arbiter, and not neither of them
    Given Alice controls "Juggernaut" and "Grizzly Bears"
    And Bob controls "Silent Arbiter"
    Then Alice can't attack with nothing because of the first printed ability of "Juggernaut"
    And Alice can't attack with "Juggernaut" and "Grizzly Bears" because of the ability "duel" of "Silent Arbiter"
    And Alice can attack with "Juggernaut"
    And Alice can attack with "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Juggernaut" is untapped

  @cr26:508.1d.3.before
  Scenario: Until 2006, a creature that has to attack and can't attack alone need not attack if no other creature has to attack
    Given Alice controls "Mogg Flunkies" and "Grizzly Bears"
    And Alice has "Into the Fray" as "one" and "Into the Fray" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Mogg Flunkies"
    And the stack resolves
    Then Alice can attack with nothing
    And Alice can attack with "Mogg Flunkies" and "Grizzly Bears"
    When Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can't attack with nothing by rule 500.2
    When Alice attacks with "Mogg Flunkies" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:508.1d.4
  Scenario: With Silent Arbiter, Grizzly Bears, which two Into the Frays require to attack, has to attack, and not Juggernaut, which has one requirement
    Given Alice controls "Juggernaut" and "Grizzly Bears"
    And Alice has "Into the Fray" as "first" and "Into the Fray" as "second" in hand and can pay {R}{R}
    And Bob controls "Silent Arbiter"
    When Alice plays "first" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can attack with "Juggernaut"
    And Alice can attack with "Grizzly Bears"
    When Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can't attack with "Juggernaut" by rule 508.1d
    And Alice can attack with "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
