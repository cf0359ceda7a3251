package tesuji.app.command;

import tesuji.app.terminal.Console;
import tesuji.core.game.Library;

/** What every command works with. */
public record Workbench(Library library, Console console) {
    /** Says a sentence that is not part of the answer. */
    public void warn(String sentence) {
        console.err().println("tesuji: " + sentence);
    }

    public Workbench keptTo(boolean ascii) {
        return new Workbench(library, console.keptTo(ascii));
    }
}
