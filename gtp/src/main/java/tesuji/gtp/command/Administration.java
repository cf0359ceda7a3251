package tesuji.gtp.command;

import java.util.List;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;

/** The standard's administrative commands; those about the table of commands belong to the table. */
final class Administration {
    private Administration() {}

    static List<Command> commands() {
        return List.of(
                Command.of("protocol_version", "the version of the protocol", (session, arguments) -> Reply.text("2")),
                Command.of(
                        "name",
                        "the name of the engine",
                        (session, arguments) ->
                                Reply.text(session.engine().persona().name())),
                Command.of(
                        "version",
                        "the version of the engine",
                        (session, arguments) ->
                                Reply.text(session.engine().persona().version())),
                Command.of("quit", "ends the session", (session, arguments) -> new Reply.Quit()));
    }
}
