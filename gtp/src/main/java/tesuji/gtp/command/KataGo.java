package tesuji.gtp.command;

import java.time.Duration;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** KataGo's commands about the player itself: its memory, its rest, its parameters. */
final class KataGo {
    private static final String PONDERING = "ponderingEnabled";
    private static final String VISITS = "maxVisits";
    private static final String TIME = "maxTime";
    private static final List<String> PARAMETERS = List.of(TIME, VISITS, PONDERING);

    /** About three years, more than anybody waits. */
    private static final double LONGEST_SECONDS = 1e8;

    private KataGo() {}

    static List<Command> commands() {
        return List.of(
                Command.of("clear_cache", "lets the player forget what it has found out", (session, arguments) -> {
                    session.forget();
                    return Reply.DONE;
                }),
                Command.of("stop", "ends the thinking in the opponent's time", (session, arguments) -> {
                    session.rest();
                    return Reply.DONE;
                }),
                Command.of(
                        "kata-list-params",
                        "the parameters that can be asked for and set",
                        (session, arguments) -> Reply.text(String.join(" ", PARAMETERS))),
                Command.of("kata-get-param", "NAME: the value of a parameter", KataGo::parameter),
                Command.of("kata-set-param", "NAME VALUE: changes a parameter", KataGo::setParameter));
    }

    private static Reply parameter(Session session, Arguments arguments) {
        return Reply.text(
                switch (arguments.word(0)) {
                    case PONDERING -> String.valueOf(session.isPonderingAllowed());
                    case VISITS -> String.valueOf(session.limits().steps());
                    case TIME -> String.valueOf(session.limits().time().toMillis() / 1000.0);
                    default -> throw unknown(arguments.word(0));
                });
    }

    private static Reply setParameter(Session session, Arguments arguments) {
        Limits limits = session.limits();
        switch (arguments.word(0)) {
            case PONDERING -> session.allowPondering(flag(arguments.word(1)));
            case VISITS -> session.setLimits(new Limits(atLeastOne(arguments.large(1)), limits.time()));
            case TIME -> session.setLimits(new Limits(limits.steps(), duration(arguments.decimal(1))));
            default -> throw unknown(arguments.word(0));
        }
        return Reply.DONE;
    }

    private static InputException unknown(String name) {
        return new InputException(
                "the player has no parameter \"" + name + "\"; it has " + String.join(", ", PARAMETERS));
    }

    private static boolean flag(String word) {
        if (word.equals("true") || word.equals("false")) return word.equals("true");
        throw Arguments.syntaxError("\"" + word + "\" is neither true nor false");
    }

    private static long atLeastOne(long visits) {
        if (visits < 1) throw Arguments.syntaxError("at least one visit is needed");
        return visits;
    }

    private static Duration duration(double seconds) {
        if (!(seconds > 0)) throw Arguments.syntaxError("a time must be positive");
        return Duration.ofMillis(Math.max(1, Math.round(1000 * Math.min(seconds, LONGEST_SECONDS))));
    }
}
