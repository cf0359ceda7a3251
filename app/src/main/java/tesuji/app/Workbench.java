package tesuji.app;

import java.util.List;
import tesuji.app.go.SgfForm;
import tesuji.app.session.Adviser;
import tesuji.app.session.GameJudge;
import tesuji.app.session.RecordFiles;
import tesuji.app.session.Sideboard;
import tesuji.app.session.TextForm;
import tesuji.app.terminal.Console;
import tesuji.core.game.Game;
import tesuji.core.game.Library;

/** What every command works with. */
record Workbench(Library library, Console console) {
    /** Games in files; the first form that fits a file is used. */
    RecordFiles files() {
        return new RecordFiles(library, List.of(new SgfForm(), new TextForm()));
    }

    /** What stands beside the board in a game. */
    Sideboard beside(Game game, Adviser adviser) {
        return new Sideboard(adviser, files(), new GameJudge(game));
    }

    /** Says a sentence that is not part of the answer. */
    void warn(String sentence) {
        console.err().println("tesuji: " + sentence);
    }

    Workbench keptTo(boolean ascii) {
        return new Workbench(library, console.keptTo(ascii));
    }
}
