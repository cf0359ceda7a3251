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
                Command.of(
                        "set_position",
                        "[COLOUR VERTEX …]: these pieces in place of all there was, Black to move",
                        GoGui::setPosition),
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

    private static Reply setup(Session session, Arguments arguments) {
        if (!isEmpty(session)) throw new InputException("board not empty");
        session.replace(arranged(session.game(), pieces(session, arguments)));
        return Reply.DONE;
    }

    /** KataGo's way to set up: whatever was there before is gone, the way back included. */
    private static Reply setPosition(Session session, Arguments arguments) {
        Game game = session.clearedGame();
        List<Piece> pieces = pieces(session, arguments);
        boolean distinct = pieces.stream().map(Piece::point).distinct().count() == pieces.size();
        if (!distinct) throw new InputException("illegal setup");
        if (pieces.isEmpty()) session.clear();
        else session.adopt(arranged(game, pieces), game.id());
        return Reply.DONE;
    }

    /**
     * Sets pieces one by one as moves of their sides. An arrangement in which every piece may stand comes out as it was
     * asked for, in any order; where it does not, it is refused.
     */
    private static GameRecord arranged(Game game, List<Piece> pieces) {
        Turning turning = game.turning().orElseThrow(() -> unable(game));
        Position position = game.start();
        for (Piece piece : pieces) {
            game.notation().place(turning.turned(position, piece.side()), position);
            position.play(MoveText.at(position, piece.point()).orElseThrow(() -> new InputException("illegal setup")));
        }
        Picture picture = game.notation().picture(position);
        boolean asAsked = pieces.stream().allMatch(piece -> picture.owner(piece.point()) == piece.side());
        if (!asAsked) throw new InputException("illegal setup");
        return new GameRecord(game.id(), turning.turned(position, 0), List.of());
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
