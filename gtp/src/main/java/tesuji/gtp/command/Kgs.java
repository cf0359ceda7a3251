package tesuji.gtp.command;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** The commands of the KGS Go server's bridge; its clock and its clean-up phase have rooms of their own. */
final class Kgs {
    private static final Set<String> RULES = Set.of("japanese", "chinese", "aga", "new_zealand");

    private Kgs() {}

    static List<Command> commands() {
        return List.of(
                Command.of(
                        "kgs-game_over",
                        "the game has ended, or is adjourned: the position stays",
                        (session, arguments) -> Reply.DONE),
                Command.of("kgs-rules", "japanese | chinese | aga | new_zealand: the rules", Kgs::rules),
                Command.of("kgs-chat", "game|private USER TEXT: answers somebody's remark", Kgs::chat));
    }

    private static Reply rules(Session session, Arguments arguments) {
        String rules = arguments.word(0).toLowerCase(Locale.ROOT);
        if (!RULES.contains(rules)) {
            throw Arguments.syntaxError("the rules are japanese, chinese, aga or new_zealand, not \"" + rules + "\"");
        }
        if (session.hasRule("rules")) session.setRule("rules", rules.replace('_', '-'));
        return Reply.DONE;
    }

    private static Reply chat(Session session, Arguments arguments) {
        String kind = arguments.word(0);
        if (!kind.equals("game") && !kind.equals("private")) {
            throw Arguments.syntaxError("a remark is for the game or private, not \"" + kind + "\"");
        }
        arguments.word(2);
        String name = session.engine().persona().name();
        return Reply.text(session.explanation()
                .map(thought -> name + " is a program; of its last move it thought: "
                        + thought.text().lines().findFirst().orElse(""))
                .orElse(name + " is a program and has not moved yet."));
    }
}
