package tesuji.gtp.command;

import java.util.List;
import tesuji.gtp.clock.TimeArguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;

/** The commands that set and report the clock. */
final class Timing {
    private Timing() {}

    static List<Command> commands() {
        return List.of(
                Command.of(
                        "time_settings", "MAIN PERIOD STONES: seconds and moves per period", (session, arguments) -> {
                            session.clock().set(TimeArguments.settings(arguments));
                            return Reply.DONE;
                        }),
                Command.of(
                        "kgs-time_settings",
                        "none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD STONES",
                        (session, arguments) -> {
                            session.clock().set(TimeArguments.kgsSettings(arguments));
                            return Reply.DONE;
                        }),
                Command.of(
                        "kata-time_settings",
                        "like kgs-time_settings, and fischer MAIN INCREMENT | fischer-capped MAIN INCREMENT"
                                + " LIMIT LONGEST",
                        (session, arguments) -> {
                            session.clock().set(TimeArguments.kataSettings(arguments));
                            return Reply.DONE;
                        }),
                Command.of(
                        "kata-list_time_settings",
                        "the time systems of kata-time_settings",
                        (session, arguments) -> Reply.text(String.join(" ", TimeArguments.KATA_SYSTEMS))),
                Command.of(
                        "time_left",
                        "COLOUR SECONDS STONES: what a side has left; 0 stones means main time",
                        (session, arguments) -> {
                            int side = arguments.side(0);
                            session.clock().report(side, TimeArguments.left(arguments));
                            return Reply.DONE;
                        }));
    }
}
