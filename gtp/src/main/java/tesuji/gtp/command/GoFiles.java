package tesuji.gtp.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.GameRecord;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** The commands that read and write game files. A file name with spaces stands in double quotes. */
final class GoFiles {
    private static final Pattern FILE_AND_MOVE =
            Pattern.compile("(?:\"(?<quoted>[^\"]*)\"|(?<plain>[^\" ]+))(?: (?<move>[1-9][0-9]{0,8}))?");

    private final GoDesk desk;

    GoFiles(GoDesk desk) {
        this.desk = desk;
    }

    List<Command> commands() {
        return List.of(
                Command.of("loadsgf", "FILE [MOVE]: the position before that move, or at the end", this::load),
                Command.of("printsgf", "[FILE]: the game as a file, or into it", this::print));
    }

    private Reply load(Session session, Arguments arguments) {
        Matcher parts = parts(arguments);
        int before = parts.group("move") == null ? Integer.MAX_VALUE : Integer.parseInt(parts.group("move"));
        try {
            GameRecord record = desk.load(path(parts), before);
            session.adopt(record, desk.withoutHandicap(record.game()));
        } catch (IOException | InvalidPathException noFile) {
            throw new InputException("cannot load file", noFile);
        } catch (InputException unreadable) {
            throw new InputException("cannot load file: " + unreadable.getMessage(), unreadable);
        }
        return Reply.DONE;
    }

    private Reply print(Session session, Arguments arguments) {
        GoOnly.check(desk, session);
        String text = desk.print(session.course());
        if (arguments.isEmpty()) return Reply.text(text);
        try {
            WholeFile.write(path(parts(arguments)), text.getBytes(StandardCharsets.UTF_8));
        } catch (InvalidPathException noName) {
            throw new InputException("cannot save file", noName);
        } catch (InputException unwritable) {
            throw new InputException("cannot save file: " + unwritable.getMessage(), unwritable);
        }
        return Reply.DONE;
    }

    private static Matcher parts(Arguments arguments) {
        Matcher parts = FILE_AND_MOVE.matcher(arguments.text(0));
        if (!parts.matches()) throw Arguments.syntaxError("a file name is missing or not in quotes");
        return parts;
    }

    private static Path path(Matcher parts) {
        String quoted = parts.group("quoted");
        return Path.of(quoted != null ? quoted : String.valueOf(parts.group("plain")));
    }
}
