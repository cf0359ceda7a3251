package tesuji.web.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.play.Limits;
import tesuji.desk.GameServices;
import tesuji.desk.round.Adviser;
import tesuji.desk.round.GameResult;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.Setting;

/** How games end, as the services of the desk say it. */
final class Endings {
    private Endings() {}

    /**
     * How a game ended.
     *
     * @param winner the side; absent after a draw
     * @param margin in half-points; absent where the game has none, or nobody counted
     * @param reason {@code count}, {@code resignation} or {@code time}
     * @param note what had to be decided besides the rules, as a sentence
     * @param finished false if only a cap on the length ended the game
     */
    record Ending(
            @Nullable Integer winner,
            @Nullable Integer margin,
            String reason,
            String note,
            boolean finished,
            List<Integer> dead,
            boolean disputable) {}

    static Optional<Ending> of(RoundTree tree, int number) {
        RoundNode node = tree.node(number);
        if (node.gaveUp.isPresent()) {
            RoundTree.GaveUp end = node.gaveUp.get();
            String reason = end.byTime() ? "time" : "resignation";
            return Optional.of(new Ending(1 - end.side(), null, reason, "", true, List.of(), false));
        }
        Position position = tree.position(number);
        if (!position.isOver()) return Optional.empty();
        return Optional.of(counted(tree.game(), tree.record(number), position, node.disputed));
    }

    private static Ending counted(Game game, GameRecord record, Position end, Set<Integer> disputed) {
        GameResult.Counted result =
                services(Games.library(), game).adjudicator().verdict(record, end, Set.copyOf(disputed));
        int score = result.score();
        String note = (result.account() + " " + result.note()).strip();
        List<Integer> dead = dead(game, result.note());
        return new Ending(
                score == 0 ? null : score > 0 ? 0 : 1,
                game.id().name().equals("go") || game.id().name().equals("kalah") ? Math.abs(score) : null,
                "count",
                note,
                result.finished(),
                dead,
                game.id().name().equals("go") && !result.note().isEmpty());
    }

    private static List<Integer> dead(Game game, String note) {
        List<Integer> dead = new ArrayList<>();
        String prefix = "Taken for dead: ";
        if (!note.startsWith(prefix)) return dead;
        for (String point : note.substring(prefix.length(), note.length() - 1).split(" ")) {
            dead.add(game.notation().move(point));
        }
        return dead;
    }

    /** The points that live or die together with this one. */
    static List<Integer> chain(Game game, Position end, String point) {
        return List.copyOf(
                new TreeSet<>(services(Games.library(), game).adjudicator().chain(end, point)));
    }

    static GameServices services(Library library, Game game) {
        Adviser nobody = new Adviser(
                rules -> new Catalog(library).open("random", rules, new Setting(1, 1)), game, Limits.steps(1));
        return GameServices.of(library, game, nobody);
    }
}
