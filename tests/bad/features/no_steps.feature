Feature: Nothing to do

  @chk:bushido.1
  Scenario: A scenario without steps
