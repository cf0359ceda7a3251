package tesuji.gtp.command;

import tesuji.core.base.InputException;
import tesuji.gtp.server.Session;

/** The refusal of commands that make sense in Go alone. */
final class GoOnly {
    private GoOnly() {}

    static void check(GoDesk desk, Session session) {
        if (!desk.isGo(session.game())) {
            throw new InputException("this command is for Go, and the game is "
                    + session.game().id().name());
        }
    }
}
