package tesuji.app;

import java.util.List;
import tesuji.app.go.SgfForm;
import tesuji.app.session.RecordFiles;
import tesuji.app.session.TextForm;
import tesuji.app.terminal.Console;
import tesuji.core.game.Library;

/** What every command works with. */
record Workbench(Library library, Console console) {
    /** Games in files; the first form that fits a file is used. */
    RecordFiles files() {
        return new RecordFiles(library, List.of(new SgfForm(), new TextForm()));
    }

    Workbench keptTo(boolean ascii) {
        return new Workbench(library, console.keptTo(ascii));
    }
}
