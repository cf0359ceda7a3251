package tesuji.lab.experiment.katago;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Reach;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.neural.GoNetwork;
import tesuji.neural.SymmetryChoice;
import tesuji.neural.go.NetworkOutput;

/** Which of two last moves a network likes better, in one corner and in two (Frejlak 2020, §4.2). */
record KatagoPolicy(GivenNetwork network) implements StagedExperiment {
    private static final int SMALL_BOARDS = 30;
    private static final long SEEDS = 100_000;

    static final List<String> TABLES =
            SourceTables.POLICY.stream().map(PolicyColumn::table).distinct().toList();

    static final Sheet THEORY = new Sheet(
            "theory",
            "What each marked move loses against the best one, in points, in the order of the table; Black moves.",
            List.of("table", "corners", "moves", "losses"));
    static final Sheet ONE_CORNER = boards(1);
    static final Sheet TWO_CORNERS = boards(2);

    private static Sheet boards(int corners) {
        return new Sheet(
                corners == 1 ? "one-corner" : "two-corners",
                "How likely the network finds the marked moves, and a pass, on each board; and how it came about.",
                Stream.of(
                                Stream.of("board"),
                                columns(corners).stream().map(PolicyColumn::label),
                                TABLES.stream().map(table -> table + " pass"),
                                Stream.of("moves"))
                        .flatMap(names -> names)
                        .toList());
    }

    /** The columns of all tables with so many corners. */
    static List<PolicyColumn> columns(int corners) {
        return SourceTables.POLICY.stream()
                .filter(column -> column.corners() == corners)
                .toList();
    }

    /** The columns of one table. */
    static List<PolicyColumn> columns(int corners, String table) {
        return columns(corners).stream()
                .filter(column -> column.table().equals(table))
                .toList();
    }

    @Override
    public String name() {
        return "katago-policy";
    }

    @Override
    public String source() {
        return "Frejlak 2020, §4.2 and §5.2";
    }

    @Override
    public String question() {
        return "Does the policy of a network put the last moves of a game into the right order?";
    }

    @Override
    public Experiment with(GivenFiles files) {
        return new KatagoPolicy(GivenNetwork.of(files));
    }

    @Override
    public Optional<String> missing() {
        return network.missing(name());
    }

    private static int boards(Scale scale) {
        return scale.count(SMALL_BOARDS, SourceTables.BOARDS);
    }

    @Override
    public Reach reach() {
        return Reach.SAME_FILES;
    }

    @Override
    public String conditions(Scale scale) {
        return "network " + network.name() + ", " + KatagoOwnership.GAME + ", " + boards(scale)
                + " finished games with one corner and as many with two, moves drawn from its policy, one symmetry for"
                + " each position, Black to move, 20 examples";
    }

    @Override
    public int trials(Scale scale) {
        return 2 * (TABLES.size() + boards(scale));
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> theory = new ArrayList<>();
        for (int corners = 1; corners <= 2; corners++) {
            int count = corners;
            for (String table : TABLES) theory.add(new KeyedTrial(table + " " + count, () -> theory(table, count)));
        }
        List<Stage> stages = new ArrayList<>(List.of(new Stage(THEORY, theory)));
        for (int corners = 1; corners <= 2; corners++) {
            int count = corners;
            List<KeyedTrial> boards = new ArrayList<>();
            for (int board = 1; board <= boards(at.scale()); board++) {
                int number = board;
                boards.add(new KeyedTrial("" + number, () -> board(at, number, count)));
            }
            stages.add(new Stage(corners == 1 ? ONE_CORNER : TWO_CORNERS, boards));
        }
        return stages;
    }

    private static List<String> theory(String table, int corners) {
        CornerTheory theory =
                corners == 1 ? CornerTheory.of(SourceTables.corner(table)) : CornerTheory.of(SourceTables.pair(table));
        List<PolicyColumn> columns = columns(corners, table);
        String moves = columns.stream().map(PolicyColumn::point).collect(Collectors.joining(" "));
        String losses = columns.stream()
                .map(column -> theory.loss(column.point()).orElse("?"))
                .collect(Collectors.joining(" "));
        return List.of(table, "" + corners, moves, losses);
    }

    private List<String> board(Workplace at, int number, int corners) throws InterruptedException {
        GoGame game = (GoGame) at.tools().library().open(KatagoOwnership.GAME);
        FixedCorners around = corners == 1 ? FixedCorners.ONE : FixedCorners.TWO;
        SelfPlay play = new SelfPlay(game, network.demand(), around);
        List<Integer> moves = play.wholeGame(SEEDS * (2 * at.seed() + corners) + number);
        GoNetwork asked = new GoNetwork(network.demand(), game);
        NetworkOutput output = new NetworkOutput(FixedCorners.SIZE);
        List<String> marked = new ArrayList<>();
        List<String> passes = new ArrayList<>();
        for (String table : TABLES) {
            String setup = corners == 1
                    ? FixedCorners.setup(SourceTables.corner(table))
                    : FixedCorners.setup(SourceTables.pair(table));
            GoPosition end = FixedCorners.unplayed(FixedCorners.replay(game, setup, moves));
            asked.evaluate(end, SymmetryChoice.ONE, 0, output);
            for (PolicyColumn column : columns(corners, table)) {
                marked.add(Decimals.text(output.policy()[Corner.point(column.point(), FixedCorners.SIZE)]));
            }
            passes.add(Decimals.text(output.policy()[game.pass()]));
        }
        List<String> row = new ArrayList<>(List.of("" + number));
        row.addAll(marked);
        row.addAll(passes);
        row.add(moves.stream().map(move -> game.notation().move(move)).collect(Collectors.joining(" ")));
        return row;
    }

    @Override
    public Findings findings(Workplace at) {
        return new PolicyFindings(at, network.name()).findings();
    }
}
