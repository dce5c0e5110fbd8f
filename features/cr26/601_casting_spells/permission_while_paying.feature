Feature: Permission to cast a spell while it is paid for

  @cr26:601.5
  Scenario: Altar's Reap, cast from the library with Melek's permission, resolves though Melek is sacrificed for it
    Given Alice controls "Melek, Izzet Paragon" and can pay {1}{B}
    And Alice has "Altar's Reap", "Island", "Forest" and "Swamp" on top of library
    When Alice plays "Altar's Reap" from library sacrificing "Melek, Izzet Paragon"
    And the stack resolves
    Then "Melek, Izzet Paragon" was sacrificed
    And "Altar's Reap" has resolved
    And Alice has drawn 4 cards
