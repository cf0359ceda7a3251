package tesuji.gtp.command;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Explanation;
import tesuji.gtp.server.Persona;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** Gomill's commands for game records, and the processor time under the name other programs use. */
final class Gomill {
    private Gomill() {}

    static List<Command> commands() {
        return List.of(
                Command.of("gomill-describe_engine", "engine, player and game in full", Gomill::describe)
                        .offered("string", "Describe Engine", ""),
                Command.of("gomill-explain_last_move", "what the engine thought of its last move", Gomill::explain)
                        .offered("string", "Explain Last Move", ""),
                Command.of("gomill-cpu_time", "processor time used, in seconds", Gomill::cpuTime),
                Command.of("cputime", "processor time used, in seconds", Gomill::cpuTime));
    }

    private static Reply describe(Session session, Arguments arguments) {
        Persona persona = session.engine().persona();
        return Reply.text(persona.name() + " " + persona.version() + "\nplayer "
                + session.player().name() + "\ngame " + session.game().id() + "\n" + persona.description());
    }

    private static Reply explain(Session session, Arguments arguments) {
        return Reply.text(session.explanation().map(Explanation::text).orElse(""));
    }

    private static Reply cpuTime(Session session, Arguments arguments) {
        Duration used = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
        return Reply.text(String.format(Locale.ROOT, "%.3f", used.toMillis() / 1000.0));
    }
}
