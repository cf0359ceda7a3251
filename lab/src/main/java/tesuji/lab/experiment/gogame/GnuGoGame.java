package tesuji.lab.experiment.gogame;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
import tesuji.lab.tournament.EngineCount;

/**
 * A game of the reference program, Black, with Go GAME, White, as a row: who played on which board, the 22 fields of
 * the source (§6.4.3), what the referee notes and how the program counts, and all moves, so that it can be looked at.
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

    /** How long the reference program may take to count a finished game. */
    private static final Duration COUNTING = Duration.ofSeconds(5);

    /** How a note ends where the reference program has counted the game, too. */
    private static final Pattern COUNT = Pattern.compile("(?s).* counts (.+)\\.");

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
        GameReport report = Runner.believed(at.tools().arena().asking(COUNTING).play(task));
        List<String> row = new ArrayList<>(List.of(player, "" + size, "" + game));
        row.addAll(new GamesTable(report.game(), ZoneOffset.UTC).row(report));
        row.add(note(report));
        row.add(moves(report));
        return List.copyOf(row);
    }

    /** What the referee notes, and how the reference program, Black, counts a game that was counted. */
    private static String note(GameReport report) {
        Optional<String> count =
                report.counts().get(0).map(said -> report.names().get(0) + " counts " + said + ".");
        return Stream.of(Optional.of(report.played().ending().note()), count)
                .flatMap(Optional::stream)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
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

    /** The result of a game that was counted, as SGF has it. */
    Optional<String> counted() {
        return field("margin").isEmpty() ? Optional.empty() : Optional.of(field("winner") + "+" + field("margin"));
    }

    /** How the reference program counts a game that was counted, if it was asked and answered. */
    Optional<String> countOfProgram() {
        Matcher note = COUNT.matcher(field("note"));
        return note.matches() ? Optional.of(note.group(1)) : Optional.empty();
    }

    /** Whether the reference program counts as the referee does. */
    boolean isCountedAlike() {
        int score = (int) Math.round(2 * margin().orElse(0)) * (isWonByWhite() ? -1 : 1);
        return countOfProgram()
                .filter(said -> EngineCount.agrees(said, score, true))
                .isPresent();
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
