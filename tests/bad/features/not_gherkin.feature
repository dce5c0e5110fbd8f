This is a letter to the editor.
It has no scenario in it.
