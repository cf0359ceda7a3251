package tesuji.app.command;

import tesuji.app.terminal.Console;
import tesuji.desk.record.RecordFiles;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;

/** Game records that a command was given by name. */
public final class SgfFile {
    private SgfFile() {}

    /** The game trees of a file; what was wrong with it and could be mended is told once, beside the answer. */
    public static SgfCollection read(String name, Console console) {
        SgfCollection file = Sgf.read(RecordFiles.path(name));
        if (!file.warning().isEmpty()) console.err().println(file.warning());
        return file;
    }
}
