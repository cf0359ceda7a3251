package tesuji.gtp.command;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Turning;
import tesuji.gtp.Arguments;
import tesuji.gtp.MoveText;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** GoGui's commands for many moves at once, set-up positions and interruption. */
final class GoGui {
    /** A piece to be set up. */
    private record Piece(int side, int point) {}

    private GoGui() {}

    static List<Command> commands() {
        return List.of(
                Command.of("gogui-play_sequence", "COLOUR MOVE …: plays all of the moves or none", GoGui::playSequence),
                Command.of("gogui-setup", "COLOUR VERTEX …: sets up pieces on the empty board", GoGui::setup),
                Command.of("gogui-setup_player", "COLOUR: whose move it is", GoGui::setupPlayer),
                Command.of(
                        "gogui-interrupt",
                        "says that the line \"# interrupt\" stops a command at work",
                        (session, arguments) -> Reply.DONE));
    }

    private static Reply playSequence(Session session, Arguments arguments) {
        int before = session.depth();
        try {
            for (int i = 0; i < arguments.count(); i += 2) {
                int side = arguments.side(i);
                session.play(side, session.read(side, arguments.word(i + 1)));
            }
        } catch (InputException refused) {
            while (session.depth() > before) session.undo();
            throw refused;
        }
        return Reply.DONE;
    }

    private static Reply setupPlayer(Session session, Arguments arguments) {
        session.turn(arguments.side(0));
        return Reply.DONE;
    }

    /**
     * Sets pieces one by one as moves of their sides. An arrangement in which every piece may stand comes out as it was
     * asked for, in any order; where it does not, it is refused.
     */
    private static Reply setup(Session session, Arguments arguments) {
        if (!isEmpty(session)) throw new InputException("board not empty");
        List<Piece> pieces = pieces(session, arguments);
        Turning turning = session.game().turning().orElseThrow(() -> unable(session.game()));
        Position position = session.game().start();
        for (Piece piece : pieces) {
            session.game().notation().place(turning.turned(position, piece.side()), position);
            position.play(MoveText.at(position, piece.point()).orElseThrow(() -> new InputException("illegal setup")));
        }
        Picture picture = session.game().notation().picture(position);
        boolean asAsked = pieces.stream().allMatch(piece -> picture.owner(piece.point()) == piece.side());
        if (!asAsked) throw new InputException("illegal setup");
        session.replace(new GameRecord(session.game().id(), turning.turned(position, 0), List.of()));
        return Reply.DONE;
    }

    private static List<Piece> pieces(Session session, Arguments arguments) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < arguments.count(); i += 2) {
            int side = arguments.side(i);
            String vertex = arguments.word(i + 1);
            OptionalInt point = MoveText.point(session.position(), vertex);
            if (point.isEmpty()) throw Arguments.syntaxError("\"" + vertex + "\" is not a point of the board");
            pieces.add(new Piece(side, point.getAsInt()));
        }
        return pieces;
    }

    static boolean isEmpty(Session session) {
        Picture picture = session.game().notation().picture(session.position());
        return session.depth() == 0 && picture.count(0) + picture.count(1) == 0;
    }

    private static InputException unable(Game game) {
        return new InputException(game.id().name() + " cannot be set up");
    }
}
