package tesuji.gtp.command;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Function;
import tesuji.core.game.Coordinates;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;
import tesuji.gtp.Colours;
import tesuji.gtp.MoveText;
import tesuji.gtp.server.Captures;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** GoGui's questions to the program that knows the rules; they make GoGui a board for games other than Go. */
final class Ruler {
    private Ruler() {}

    static List<Command> commands() {
        return List.of(
                rule("game_id", "the name of the game", Ruler::gameId),
                rule("board_size", "SIZE or WIDTH HEIGHT, and \"hex\" for hexagons", Ruler::boardSize),
                rule("board", "the pieces, row by row from the top", Ruler::board),
                rule("board_gfx", "what to draw on the board besides", Ruler::gfx),
                rule(
                                "legal_moves",
                                "the moves of the side to move, none if the game is over",
                                session -> MoveText.list(session.position()))
                        .offered("pstring", "Legal Moves", ""),
                rule(
                        "side_to_move",
                        "black or white",
                        session -> Colours.word(session.position().toMove())),
                rule("captured_count", "pieces taken by Black and by White", Ruler::captured),
                rule("final_result", "the result in words", Ruler::result).offered("string", "Result", ""));
    }

    private static Command rule(String name, String help, Function<Session, String> answer) {
        return Command.of("gogui-rules_" + name, help, (session, arguments) -> Reply.text(answer.apply(session)));
    }

    /** One word with a capital, which is how GoGui tells games apart. */
    private static String gameId(Session session) {
        String letters = session.game().id().name().replaceAll("[^a-z]", "");
        return letters.substring(0, 1).toUpperCase(Locale.ROOT) + letters.substring(1);
    }

    private static String boardSize(Session session) {
        Layout layout = session.layout();
        String size = layout.width() == layout.height() ? "" + layout.width() : layout.width() + " " + layout.height();
        return layout.shape() == Layout.Shape.HEXAGONS ? size + " hex" : size;
    }

    private static String board(Session session) {
        Picture picture = session.game().notation().picture(session.position());
        Layout layout = picture.layout();
        StringJoiner rows = new StringJoiner("\n");
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            StringJoiner row = new StringJoiner(" ");
            for (int column = 0; column < layout.width(); column++) {
                row.add(letter(picture, layout.point(column, rise)));
            }
            rows.add(row.toString());
        }
        return rows.toString();
    }

    private static String letter(Picture picture, int point) {
        return switch (picture.owner(point)) {
            case 0 -> "X";
            case 1 -> "O";
            default -> picture.at(point) == Picture.EMPTY ? "." : "?";
        };
    }

    /** Kinds of pieces and counters, which the letters of the board cannot tell apart. */
    private static String gfx(Session session) {
        Picture picture = session.game().notation().picture(session.position());
        StringJoiner labels = new StringJoiner(" ", "LABEL ", "").setEmptyValue("");
        for (int point = 0; point < picture.layout().points(); point++) {
            char piece = picture.at(point);
            if (piece == Picture.EMPTY || piece == Picture.FIRST || piece == Picture.SECOND) continue;
            labels.add(Coordinates.text(picture.layout(), point) + " " + picture.text(point));
        }
        return labels.toString();
    }

    private static String captured(Session session) {
        Captures captures = session.captures();
        return captures.byBlack() + " " + captures.byWhite();
    }

    private static String result(Session session) {
        return result(session, session.position().score());
    }

    /** The result in words, if the game is over with this score. */
    static String result(Session session, int score) {
        return session.position().isOver() ? Results.sentence(session, score) : "The game is not over.";
    }
}
