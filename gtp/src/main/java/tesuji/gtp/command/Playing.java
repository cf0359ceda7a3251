package tesuji.gtp.command;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Drawing;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.gtp.Arguments;
import tesuji.gtp.Colours;
import tesuji.gtp.MoveText;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** The commands that make moves, take them back and show where they have led. */
final class Playing {
    private static final String RESIGN = "resign";

    private Playing() {}

    static List<Command> commands() {
        return List.of(
                Command.of("play", "COLOUR MOVE: plays a move", Playing::play),
                Command.of("genmove", "COLOUR: lets the engine choose a move and plays it", Playing::genmove),
                Command.of(
                        "reg_genmove", "COLOUR: lets the engine choose a move without playing it", Playing::regGenmove),
                Command.of("undo", "takes the last move back", (session, arguments) -> undo(session, 1)),
                Command.of(
                        "gg-undo",
                        "[COUNT]: takes several moves back, or none of them",
                        (session, arguments) -> undo(session, arguments.isEmpty() ? 1 : arguments.integer(0))),
                Command.of("final_score", "the result of a game that is over", Playing::finalScore),
                Command.of("showboard", "draws the position", (session, arguments) -> Reply.text(board(session))));
    }

    static Reply play(Session session, Arguments arguments) {
        int side = arguments.side(0);
        session.play(side, session.read(side, arguments.word(1)));
        return Reply.DONE;
    }

    private static Reply genmove(Session session, Arguments arguments) {
        int side = arguments.side(0);
        return playing(session, side, session.choose(side));
    }

    /** Plays what the player decided and answers with it. */
    static Reply playing(Session session, int side, Decision decision) {
        String text = text(session, side, decision);
        if (decision instanceof Decision.Play chosen) session.playOwn(side, chosen.move());
        return Reply.text(text);
    }

    private static Reply regGenmove(Session session, Arguments arguments) {
        int side = arguments.side(0);
        return Reply.text(text(session, side, session.consider(side)));
    }

    /** The move decided on, or {@code resign}. */
    static String text(Session session, int side, Decision decision) {
        return decision instanceof Decision.Play chosen ? session.write(side, chosen.move()) : RESIGN;
    }

    private static Reply undo(Session session, int count) {
        if (count < 0 || count > session.depth()) throw new InputException("cannot undo");
        for (int i = 0; i < count; i++) session.undo();
        return Reply.DONE;
    }

    static Reply finalScore(Session session, Arguments arguments) {
        if (!session.position().isOver()) throw new InputException("cannot score");
        return Reply.text(Results.score(session.position().score()));
    }

    private static String board(Session session) {
        return board(session, session.position().score());
    }

    /** The position, and the result if the game is over with this score. */
    static String board(Session session, int score) {
        Position position = session.position();
        Picture picture = session.game().notation().picture(position);
        Drawing named = MoveText.usesVertices(session.game()) ? Drawing.of(picture) : Drawing.of(position);
        Drawing drawing = named.starred();
        GameRecord record = session.record();
        if (!record.moves().isEmpty()) drawing = marked(session, drawing);
        return "\n" + drawing.text() + session.game().id() + "\n" + state(session, score);
    }

    private static String state(Session session, int score) {
        if (session.position().isOver()) return Results.sentence(session, score);
        int side = session.position().toMove();
        char piece = side == 0 ? Picture.FIRST : Picture.SECOND;
        return "move " + (session.depth() + 1) + ", " + Colours.word(side) + " (" + piece + ") to move";
    }

    /** The place where the last move came to rest is marked. */
    private static Drawing marked(Session session, Drawing drawing) {
        GameRecord record = session.record();
        Notation notation = session.game().notation();
        Position before = record.without(1).replay(session.game());
        int[] gesture =
                notation.gesture(before, record.moves().get(record.moves().size() - 1));
        return gesture.length == 0 ? drawing : drawing.marking(gesture[gesture.length == 1 ? 0 : 1]);
    }
}
