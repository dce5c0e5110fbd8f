Feature: Tapping and untapping

  @cr26:701.26a
  Scenario: Twiddle that would tap a tapped City of Brass taps nothing, and one that taps an untapped City costs 1 life
    Given Bob controls tapped "City of Brass" as "tapped city" and "City of Brass" as "fresh city"
    And Alice has "Twiddle" as "first" and "Twiddle" as "second" in hand and can pay {U}{U}
    When Alice plays "first" targeting "tapped city"
    And the stack resolves
    And Alice chooses the option "tap"
    Then Bob is at 20 life
    When Alice plays "second" targeting "fresh city"
    And the stack resolves
    And Alice chooses the option "tap"
    Then Bob is at 19 life
    And "fresh city" is tapped

  @cr26:701.26b
  Scenario: Wake Thrasher doesn't trigger for an untapped Hill Giant that Twiddle would untap, and triggers for a tapped one
    Given Alice controls "Wake Thrasher", "Hill Giant" as "fresh" and tapped "Hill Giant" as "weary"
    And Alice has "Twiddle" as "first" and "Twiddle" as "second" in hand and can pay {U}{U}
    When Alice plays "first" targeting "fresh"
    And the stack resolves
    And Alice chooses the option "untap"
    Then "Wake Thrasher" is 1/1
    When Alice plays "second" targeting "weary"
    And the stack resolves
    And Alice chooses the option "untap"
    Then "Wake Thrasher" is 2/2
    And "weary" is untapped

  @cr26:701.26a.2
  Scenario: Tapped Hill Giant can't be tapped for the cost of Drill Post, and untapped Grizzly Bears can; tapped Frostwielder can't be tapped for {T}
    Given Alice controls "Drill Post" and tapped "Hill Giant" and "Grizzly Bears"
    And Alice controls tapped "Frostwielder" as "weary" and "Frostwielder" as "fresh"
    Then Alice can't activate "weary" targeting Bob by rule 118.3
    And Alice can activate "fresh" targeting Bob
    And Alice can't activate "drill" of "Drill Post" tapping "Hill Giant" by rule 118.3
    And Alice can activate "drill" of "Drill Post" tapping "Grizzly Bears"
    When Alice activates "drill" of "Drill Post" tapping "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" is tapped
