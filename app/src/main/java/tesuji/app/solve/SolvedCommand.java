package tesuji.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.solve.estimate.DraughtsSpace;
import tesuji.solve.estimate.MorrisSpace;
import tesuji.solve.estimate.StateSpaceBounds;
import tesuji.solve.literature.KalahValues;
import tesuji.solve.literature.Prediction;
import tesuji.solve.literature.SolvedGame;
import tesuji.solve.literature.SolvedGames;
import tesuji.solve.literature.Strength;
import tesuji.solve.literature.Taxonomy;
import tesuji.solve.literature.Traits;

/** {@code tesuji solved}: what the literature says about solved games. */
@Command(
        name = "solved",
        description = "Print a table of the literature (Goluch, chapters 2 and 3), by default the solved games.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {"  tesuji solved", "  tesuji solved kalah", "  tesuji solved kinds --json"})
public final class SolvedCommand implements Runnable {
    private static final String UNKNOWN = "-";

    private final Workbench workbench;

    @Parameters(
            paramLabel = "TABLE",
            arity = "0..1",
            description =
                    "games (solved when, by whom, how far; the default), kalah (values by pits and seeds), kinds (what"
                            + " kinds of games there are), predictions (how well programs were expected to"
                            + " play), bounds (of state"
                            + " spaces), morris and draughts (positions by numbers of pieces).")
    private String name = "games";

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public SolvedCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    /** The whole answer, cell by cell as it is printed. */
    record Answer(String table, String source, List<String> columns, List<List<String>> rows) {}

    @Override
    public void run() {
        Answer answer = switch (name) {
            case "games" -> games();
            case "kalah" -> kalah();
            case "kinds" -> kinds();
            case "predictions" -> predictions();
            case "bounds" -> bounds();
            case "morris" -> morris();
            case "draughts" -> draughts();
            default ->
                throw new InputException("There is no table \"" + name
                        + "\"; the tables are games, kalah, kinds, predictions, bounds, morris and draughts.");
        };
        if (json) {
            List<String> plain = answer.columns().stream()
                    .map(column -> column.replace(">", ""))
                    .toList();
            Json.print(workbench.console(), new Answer(answer.table(), answer.source(), plain, answer.rows()));
            return;
        }
        Table table = new Table(answer.columns().toArray(String[]::new));
        for (List<String> row : answer.rows()) table.add(row.toArray(String[]::new));
        table.print(workbench.console().out(), workbench.console().style());
        workbench.console().out().println("(" + answer.source() + ")");
    }

    private static Answer games() {
        List<List<String>> rows = new ArrayList<>();
        for (SolvedGame game : SolvedGames.ALL) {
            rows.add(List.of(
                    "" + game.year(),
                    game.game(),
                    game.authors(),
                    power(game.states()),
                    power(game.tree()),
                    word(game.degree()),
                    word(game.value()),
                    game.note()));
        }
        return new Answer(
                "games",
                "Goluch, table 2.4; values are for the side that moves first",
                List.of("year", "game", "by", "states", "tree", "solution", "value", "note"),
                rows);
    }

    private static String power(OptionalInt exponent) {
        return exponent.isPresent() ? "10^" + exponent.getAsInt() : UNKNOWN;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Answer kalah() {
        List<String> columns = new ArrayList<>(List.of("pits"));
        for (int seeds = 1; seeds <= KalahValues.MOST; seeds++) columns.add("" + seeds);
        List<List<String>> rows = new ArrayList<>();
        for (int pits = 1; pits <= KalahValues.MOST; pits++) {
            List<String> row = new ArrayList<>(List.of("" + pits));
            for (int seeds = 1; seeds <= KalahValues.MOST; seeds++) row.add(word(KalahValues.of(pits, seeds)));
            rows.add(row);
        }
        return new Answer("kalah", "Goluch, table 2.2; columns are seeds in a pit", columns, rows);
    }

    private static Answer kinds() {
        List<List<String>> rows = new ArrayList<>();
        for (Traits game : Taxonomy.ALL) {
            rows.add(List.of(
                    game.game(),
                    players(game.players()),
                    yes(game.isSolvable()),
                    yes(game.zeroSum()),
                    yes(game.symmetric()),
                    game.impartial() ? "impartial" : "partisan",
                    word(game.information()),
                    yes(game.deterministic()),
                    yes(game.finite()),
                    word(game.stages()),
                    game.sequential() ? "in turn" : "at once",
                    word(game.convergence()),
                    game.complexity().map(Enum::name).orElse(UNKNOWN)));
        }
        return new Answer(
                "kinds",
                "Goluch, §2.1; solvable means two players, zero-sum, perfect information, no chance,"
                        + " finitely many states",
                List.of(
                        "game",
                        "players",
                        "solvable",
                        "zero-sum",
                        "symmetric",
                        "moves",
                        "information",
                        "deterministic",
                        "finite",
                        "stages",
                        "play",
                        "convergence",
                        "complete for"),
                rows);
    }

    private static String players(Traits.Players players) {
        if (players.fewest() == players.most()) return "" + players.fewest();
        return players.fewest() + (players.most() == Traits.Players.ANY ? " or more" : "-" + players.most());
    }

    private static String yes(boolean holds) {
        return holds ? "yes" : "no";
    }

    private static Answer predictions() {
        List<List<String>> rows = new ArrayList<>();
        for (Prediction prediction : List.of(Prediction.OF_1990, Prediction.OF_2000)) {
            for (Strength strength : Strength.values()) {
                rows.add(List.of(
                        "" + prediction.made(),
                        "" + prediction.about(),
                        word(strength),
                        String.join(", ", prediction.at(strength))));
            }
        }
        return new Answer(
                "predictions", "Goluch, tables 2.1 and 2.5", List.of("made in", "about", "strength", "games"), rows);
    }

    private static Answer bounds() {
        List<List<String>> rows = StateSpaceBounds.ALL.stream()
                .map(bound -> List.of(bound.game(), bound.formula(), Amount.large(bound.states()), bound.source()))
                .toList();
        return new Answer(
                "bounds",
                "Goluch, §3.1.1; sides to move not counted",
                List.of("game", ">formula", ">states", ">no."),
                rows);
    }

    private static Answer morris() {
        List<String> columns = IntStream.rangeClosed(-1, MorrisSpace.MEN)
                .mapToObj(men -> men < 0 ? "men" : ">" + men)
                .collect(Collectors.toCollection(ArrayList::new));
        List<List<String>> rows = new ArrayList<>();
        for (int first = 0; first <= MorrisSpace.MEN; first++) {
            List<String> row = new ArrayList<>(List.of("" + first));
            for (int second = 0; second <= MorrisSpace.MEN; second++) {
                row.add(Amount.large(MorrisSpace.states(first, second)));
            }
            rows.add(row);
        }
        return new Answer(
                "morris", "Goluch, table 3.2; " + Amount.large(MorrisSpace.sum()) + " together", columns, rows);
    }

    private static Answer draughts() {
        List<List<String>> rows = new ArrayList<>();
        for (int pieces = 1; pieces <= 2 * DraughtsSpace.PIECES; pieces++) {
            rows.add(List.of(
                    "" + pieces, Amount.whole(DraughtsSpace.states(pieces)), Amount.whole(DraughtsSpace.upTo(pieces))));
        }
        return new Answer(
                "draughts",
                "Goluch, table 3.3, where two pieces are misprinted",
                List.of(">pieces", ">positions", ">so far"),
                rows);
    }
}
