package tesuji.lab.experiment.taifho;

import java.time.ZoneOffset;
import tesuji.core.game.GameId;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.journal.GamesTable;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Task;

/** Games of Taifho between programs: under which rules, and how they become rows. */
final class Board {
    private static final GameId RULES = GameId.parse("taifho:fairplay=full-row,cap=4000");
    private static final GamesTable TABLE = new GamesTable(Games.library().open(RULES), ZoneOffset.UTC);
    /**
     * So many moves of one side each; the source's longest match game had 283, its longest against random moves 1,520.
     */
    private static final int SMALL_LONGEST = 800;

    private static final int FULL_LONGEST = 2000;

    private Board() {}

    static Sheet sheet(String name, String caption) {
        return new Sheet(name, caption, TABLE.titles());
    }

    /**
     * The rules, and how long anybody waits: they would name a winner at their cap, where the source has none, and so
     * games are given up long before.
     */
    static Conditions conditions(Scale scale) {
        return new Conditions(RULES, 0, scale.of(SMALL_LONGEST, FULL_LONGEST));
    }

    /** The same in words. */
    static String gamesGivenUp(Scale scale) {
        return "games given up after " + conditions(scale).longest() / 2 + " moves";
    }

    /** How long a game was, in moves of both sides. */
    static String length(int plies) {
        return TABLE.game().notation().length(plies);
    }

    static PlayerSpec player(String player, Limits limits) {
        return new PlayerSpec(player, limits, 1);
    }

    /** A game to be played, whose row has this key. */
    static KeyedTrial game(Workplace at, String key, Task task) {
        return new KeyedTrial(key, () -> TABLE.row(at.tools().arena().play(task)));
    }
}
