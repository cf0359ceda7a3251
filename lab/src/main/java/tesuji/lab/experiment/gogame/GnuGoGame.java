package tesuji.lab.experiment.gogame;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Notation;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.journal.GamesTable;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Runner;
import tesuji.lab.match.Task;
import tesuji.lab.statistics.Tally;

/**
 * A game of the reference program, Black, with Go GAME, White, as a row: who played on which board, the 22 fields of
 * the source (§6.4.3), what the referee notes, and all moves, so that it can be looked at.
 */
record GnuGoGame(List<String> row) {
    private static final List<String> FIELDS = new GamesTable(Games.library().open(rules(9)), ZoneOffset.UTC).titles();
    private static final List<String> COLUMNS = Stream.of(
                    List.of("player", "size", "game"), FIELDS, List.of("note", "played"))
            .flatMap(List::stream)
            .toList();

    static final Sheet SHEET = new Sheet(
            "games",
            "Every game: Go GAME is White. The columns from startDate to endTime are the source's 22 fields, played are"
                    + " the moves.",
            COLUMNS);

    static final List<String> FAILURES = List.of("[c]", "[t]", "[i]");

    static GameId rules(int size) {
        return GameId.parse("go:size=" + size + ",komi=6.5,rules=chinese");
    }

    /** Games of one player on one board, as trials. */
    static List<KeyedTrial> trials(
            Workplace at, String player, ReferenceProgram program, int size, Limits limits, int games) {
        List<KeyedTrial> trials = new ArrayList<>();
        for (int game = 1; game <= games; game++) trials.add(trial(at, player, program, size, limits, game));
        return trials;
    }

    static KeyedTrial trial(Workplace at, String player, ReferenceProgram program, int size, Limits limits, int game) {
        return new KeyedTrial(player + " " + size + " " + game, () -> play(at, player, program, size, limits, game));
    }

    private static List<String> play(
            Workplace at, String player, ReferenceProgram program, int size, Limits limits, int game)
            throws InterruptedException {
        Conditions conditions = new Conditions(rules(size), 0, Conditions.ENDLESS);
        PlayerSpec goGame = new PlayerSpec(player, limits, 1);
        long seed = new Rng(at.seed()).fork(game).nextLong() >>> 16;
        PlayerSpec black = new PlayerSpec(program.player((int) (seed % Integer.MAX_VALUE)), Limits.NONE, 1);
        Task task = new Task(game, conditions, goGame, black, true, seed);
        GameReport report = Runner.believed(at.tools().arena().play(task));
        List<String> row = new ArrayList<>(List.of(player, "" + size, "" + game));
        row.addAll(new GamesTable(report.game(), ZoneOffset.UTC).row(report));
        row.add(report.played().ending().note());
        row.add(moves(report));
        return List.copyOf(row);
    }

    private static String moves(GameReport report) {
        Game game = report.game();
        Notation notation = game.notation();
        return report.played().record().moves().stream().map(notation::move).collect(Collectors.joining(" "));
    }

    /** The games of a player on a board, so far. */
    static List<GnuGoGame> all(Workplace at, String player, int size) {
        return at.rows(SHEET).stream()
                .map(GnuGoGame::new)
                .filter(game -> game.field("player").equals(player)
                        && game.field("size").equals("" + size))
                .toList();
    }

    String field(String column) {
        return row.get(COLUMNS.indexOf(column));
    }

    boolean isWonByWhite() {
        return field("winner").equals("W");
    }

    /** As the source writes it: {@code B[r]}, {@code B[]W[]} and so on. */
    String end() {
        return field("endReason");
    }

    /** Whether a program failed, which the source does not have. */
    boolean isFailure() {
        return FAILURES.stream().anyMatch(end()::endsWith);
    }

    double number(String column) {
        return Double.parseDouble(field(column));
    }

    /** The margin of a game that was counted. */
    OptionalDouble margin() {
        return field("margin").isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Math.abs(number("margin")));
    }

    /** Results of Go GAME; games in which a program failed are left out. */
    static Tally tally(List<GnuGoGame> games) {
        Tally tally = Tally.NONE;
        for (GnuGoGame game : games) {
            if (!game.isFailure()) tally = tally.with(game.isWonByWhite() ? 1 : -1);
        }
        return tally;
    }
}
