Feature: Colour pairs

  @cr26:105.5
  Scenario: Guild Census counts each pair of colours once, and no permanent with one or three colours
    Given Alice controls "Guild Census", "Azorius Guildmage", "Iridescent Angel", "Deathrite Shaman", "Doran, the Siege Tower" and "Grizzly Bears"
    And Bob controls "Mayhem Devil"
    When Alice activates "census" of "Guild Census"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:105.5
  Scenario: Guild Census counts all ten colour pairs
    Given Alice controls "Guild Census"
    And Alice controls "Azorius Guildmage", "Gisa and Geralf", "Melek, Izzet Paragon", "Mayhem Devil" and "Deathrite Shaman"
    And Alice controls "Bloodbraid Elf", "Hammer Dropper", "Gaddock Teeg" and "Hakbal of the Surging Soul"
    And Alice controls a 1/1 white and black "Spirit" creature token as "ghost"
    When Alice activates "census" of "Guild Census"
    And the stack resolves
    Then Alice is at 30 life
