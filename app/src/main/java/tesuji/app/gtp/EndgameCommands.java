package tesuji.app.gtp;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;
import tesuji.desk.endgame.EndgameAnswer;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Question;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;
import tesuji.lab.endgame.GoEnding;

/** The count of an endgame over the Go Text Protocol. */
final class EndgameCommands {
    private EndgameCommands() {}

    static List<Command> commands() {
        return List.of(
                Command.of(
                                "tesuji-endgame",
                                "[COLOUR]: Black's exact result with best play, whether or on what it is proven, and every best move",
                                (session, arguments) -> Reply.text(summary(answer(session, arguments))))
                        .offered("string", "Endgame", ""),
                Command.of(
                                "tesuji-endgame_regions",
                                "[COLOUR]: a line for every region: kind, standing, mean, temperature, value, points",
                                (session, arguments) -> Reply.text(regions(answer(session, arguments))))
                        .offered("string", "Endgame Regions", ""));
    }

    private static EndgameAnswer answer(Session session, Arguments arguments) {
        if (!(session.position() instanceof GoPosition position)) {
            throw new InputException("this command is for Go, and the game is "
                    + session.game().id().name());
        }
        int side = arguments.count() == 0 ? position.toMove() : arguments.side(0);
        Question question = GoEnding.question(position, side == 0 ? Side.BLACK : Side.WHITE, position.rules())
                .withWalls();
        return EndgameAnswer.of((GoGame) position.game(), Endgame.solve(question, Budget.STANDARD), Optional.empty());
    }

    private static String summary(EndgameAnswer answer) {
        String range = answer.low() + " to " + answer.high();
        String assumed =
                answer.provenIf().stream().map(group -> String.join(",", group)).collect(Collectors.joining(" "));
        String best = answer.best().stream().map(EndgameAnswer.Choice::move).collect(Collectors.joining(" "));
        return "score " + (answer.score() == null ? range : answer.score())
                + "\nproven " + answer.proven()
                + (assumed.isEmpty() ? "" : "\nproven_if " + assumed)
                + (best.isEmpty() ? "" : "\nbest " + best);
    }

    private static String regions(EndgameAnswer answer) {
        return answer.regions().stream().map(EndgameCommands::line).collect(Collectors.joining("\n"));
    }

    private static String line(EndgameAnswer.Area area) {
        String value = area.value() == null ? "(long)" : area.value();
        String most = area.atMost() == null ? "(long)" : area.atMost();
        return String.join(
                " ",
                String.valueOf(area.kind()),
                area.standing(),
                "mean " + area.mean(),
                "temperature " + area.temperature(),
                "value " + (EndgameAnswer.isExact(area) ? value : value + " to " + most),
                "points " + String.join(",", area.points()));
    }
}
