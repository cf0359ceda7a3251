package tesuji.lab.experiment.katago;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.endgame.number.Fraction;
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

/** Who will own marked points of corners, by a network and by theory (Frejlak 2020, §4.1). */
record KatagoOwnership(GivenNetwork network) implements StagedExperiment {
    /** The source does not name its rules; these are the ones that it explains. */
    static final String GAME = "go:size=19,rules=japanese,komi=6.5";

    /** When the network is asked: many moves are larger than those in the corner, so nobody is about to move there. */
    private static final int MOVES = 80;

    private static final int SMALL_BOARDS = 100;
    private static final long SEEDS = 100_000;

    /** The marked points, without the differences. */
    static final List<OwnershipColumn> POINTS = SourceTables.OWNERSHIP.stream()
            .filter(column -> !column.isDifference())
            .toList();

    static final List<String> TABLES =
            POINTS.stream().map(OwnershipColumn::table).distinct().toList();

    static final Sheet THEORY = new Sheet(
            "theory",
            "What is exactly true of each corner: expected owners, 1 for Black and -1 for White, in the order of the"
                    + " table; a question mark where positions come back and no ko explains it.",
            List.of("table", "points", "owners", "situation"));
    static final Sheet BOARDS = new Sheet(
            "boards",
            "What the network says of the marked points on each board, and the moves that led to the board.",
            Stream.of(Stream.of("board"), POINTS.stream().map(OwnershipColumn::label), Stream.of("moves"))
                    .flatMap(columns -> columns)
                    .toList());

    @Override
    public String name() {
        return "katago-ownership";
    }

    @Override
    public String source() {
        return "Frejlak 2020, §4.1 and §5.1";
    }

    @Override
    public String question() {
        return "Does a network know who will own the points of a local endgame, as theory has it?";
    }

    @Override
    public Experiment with(GivenFiles files) {
        return new KatagoOwnership(GivenNetwork.of(files));
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
        return "network " + network.name() + ", " + GAME + ", " + boards(scale) + " boards after " + MOVES
                + " moves drawn from its policy, one symmetry for each position, 24 corners";
    }

    @Override
    public int trials(Scale scale) {
        return TABLES.size() + boards(scale);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> theory = TABLES.stream()
                .map(table -> new KeyedTrial(table, () -> theory(table)))
                .toList();
        List<KeyedTrial> boards = new ArrayList<>();
        for (int board = 1; board <= boards(at.scale()); board++) {
            int number = board;
            boards.add(new KeyedTrial("" + number, () -> board(at, number)));
        }
        return List.of(new Stage(THEORY, theory), new Stage(BOARDS, boards));
    }

    private static List<OwnershipColumn> points(String table) {
        return POINTS.stream().filter(column -> column.table().equals(table)).toList();
    }

    private static List<String> theory(String table) {
        CornerTheory theory = CornerTheory.of(SourceTables.corner(table));
        List<OwnershipColumn> points = points(table);
        String owners = points.stream()
                .map(column ->
                        theory.owner(column.point()).map(Fraction::toString).orElse("?"))
                .collect(Collectors.joining(" "));
        String names = points.stream().map(OwnershipColumn::point).collect(Collectors.joining(" "));
        return List.of(table, names, owners, theory.situation(points.get(0).point()));
    }

    private List<String> board(Workplace at, int number) throws InterruptedException {
        GoGame game = (GoGame) at.tools().library().open(GAME);
        SelfPlay play = new SelfPlay(game, network.demand(), FixedCorners.ONE);
        List<Integer> moves = play.opening(SEEDS * at.seed() + number, MOVES);
        List<String> row = new ArrayList<>(List.of("" + number));
        GoNetwork asked = new GoNetwork(network.demand(), game);
        NetworkOutput output = new NetworkOutput(FixedCorners.SIZE);
        for (String table : TABLES) {
            String setup = FixedCorners.setup(SourceTables.corner(table));
            GoPosition position = FixedCorners.replay(game, setup, moves);
            asked.evaluate(position, SymmetryChoice.ONE, 0, output);
            for (OwnershipColumn column : points(table)) {
                int point = Corner.point(column.point(), FixedCorners.SIZE);
                // a network speaks for White
                row.add(Decimals.text(-output.ownership()[point]));
            }
        }
        row.add(moves.stream().map(move -> game.notation().move(move)).collect(Collectors.joining(" ")));
        return row;
    }

    @Override
    public Findings findings(Workplace at) {
        return new OwnershipFindings(at, network.name()).findings();
    }
}
