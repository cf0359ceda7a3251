package tesuji.lab.experiment.katago;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
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
import tesuji.mcts.puct.PuctParameters;
import tesuji.mcts.puct.PuctPlayer;
import tesuji.neural.GoNetwork;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.SymmetryChoice;
import tesuji.neural.go.NetworkOutput;

/** How many visits a search needs for the problem that stumped masters (Frejlak 2020, §4.3). */
record KatagoStumping(GivenNetwork network) implements StagedExperiment {
    private static final String GAME = "go:size=19,rules=japanese,komi=0";

    /** How long the searches of the source were; 0 is the policy alone. */
    static final List<Integer> VISITS =
            SourceTables.STUMPING.stream().map(SourceMove::visits).distinct().toList();

    /** The move of the general rule. */
    static final String BEST = "S14";

    /**
     * The first moves that keep White's win: five that the source names, and O8, a threat whose answer changes nothing.
     */
    static final Set<String> KEEPING = Set.of(BEST, "Q16", "Q10", "R9", "Q7", "O8");

    private static final int MOST = 1_000_000;
    private static final int SMALL_MOST = 10_000;
    private static final int CHEAP = 1000;
    /** How often searches are repeated that take minutes, and those that take an hour. */
    private static final int SMALL_REPEATS = 4;

    private static final int LONG_REPEATS = 2;

    /** About 8 kB, of which a tree has a fifth of the program's memory. */
    private static final double GIGABYTES_A_VISIT = 4e-5;

    static final Sheet SEARCHES = new Sheet(
            "searches",
            "Searches on boards turned in several ways: the move, whether it keeps the win, the rank of S14 (0 if"
                    + " it was not looked at), the first eight moves with their visits (probabilities without a"
                    + " search) and, but for rows of earlier versions, what other moves of the source have; all"
                    + " visits, seconds.",
            List.of("visits", "way", "move", "keeps", "rank of S14", "first moves", "made", "time"));

    @Override
    public String name() {
        return "katago-stumping";
    }

    @Override
    public String source() {
        return "Frejlak 2020, §4.3 and §5.3";
    }

    @Override
    public String question() {
        return "With how many visits does a search find a move that wins the problem of Berlekamp and Wolfe?";
    }

    @Override
    public Experiment with(GivenFiles files) {
        return new KatagoStumping(GivenNetwork.of(files));
    }

    @Override
    public Optional<String> missing() {
        return network.missing(name());
    }

    private static List<Integer> visits(Scale scale) {
        long most = scale.isSmall() ? SMALL_MOST : Math.round(scale.share() * MOST);
        return VISITS.stream().filter(visits -> visits <= most).toList();
    }

    private static int repeats(Scale scale, int visits) {
        if (visits <= CHEAP) return TurnedProblem.WAYS;
        if (visits <= SMALL_MOST) return scale.of(SMALL_REPEATS, TurnedProblem.WAYS);
        return LONG_REPEATS;
    }

    @Override
    public Reach reach() {
        return Reach.SAME_FILES;
    }

    @Override
    public String conditions(Scale scale) {
        return "network " + network.name() + ", " + GAME + ", White to move, "
                + visits(scale).stream()
                        .map(visits -> visits + " visits " + repeats(scale, visits) + " times")
                        .collect(Collectors.joining(", "))
                + ", each time on a board turned in another way; the seed changes nothing";
    }

    @Override
    public int trials(Scale scale) {
        return visits(scale).stream().mapToInt(visits -> repeats(scale, visits)).sum();
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> trials = new ArrayList<>();
        for (int visits : visits(at.scale())) {
            for (int way = 0; way < repeats(at.scale(), visits); way++) {
                int turned = way;
                trials.add(new KeyedTrial(visits + " " + way, () -> search(at, visits, turned)));
            }
        }
        return List.of(new Stage(SEARCHES, trials));
    }

    private List<String> search(Workplace at, int visits, int way) throws InterruptedException {
        GoGame game = (GoGame) at.tools().library().open(GAME);
        TurnedProblem problem = new TurnedProblem(game, way);
        GameRecord record = new GameRecord(game.id(), problem.setup(), List.of());
        long begin = at.tools().nanos().getAsLong();
        Proposal proposal = visits == 0 ? policy(game, problem, record) : searched(game, problem, record, visits);
        double seconds = (at.tools().nanos().getAsLong() - begin) / 1e9;
        if (Thread.interrupted()) throw new InterruptedException("a search was interrupted");
        checkMemory(visits, proposal.made());
        List<String> names = proposal.moves().stream().map(RankedMove::name).toList();
        return List.of(
                "" + visits,
                "" + way,
                proposal.chosen(),
                KEEPING.contains(proposal.chosen()) ? "yes" : "no",
                "" + (names.indexOf(BEST) + 1),
                listed(proposal.moves(), visits),
                "" + proposal.made(),
                Decimals.text(seconds));
    }

    /** The first moves, and those of the source behind them; a move that was not looked at has nothing. */
    static String listed(List<RankedMove> moves, int visits) {
        List<RankedMove> listed =
                new ArrayList<>(moves.stream().limit(ListedMoves.FIRST).toList());
        for (SourceMove theirs : StumpingMoves.source(visits)) {
            String name = theirs.move();
            if (listed.stream().anyMatch(move -> move.name().equals(name))) continue;
            listed.add(moves.stream()
                    .filter(move -> move.name().equals(name))
                    .findFirst()
                    .orElse(new RankedMove(name, "0")));
        }
        return listed.stream().map(RankedMove::toString).collect(Collectors.joining(" "));
    }

    /** A tree that would take too much memory ends a search, which then says nothing about so many visits. */
    static void checkMemory(int visits, long made) {
        if (made >= visits) return;
        throw new InputException("A search ended after " + made + " of " + visits
                + " visits for want of memory. Give the program about "
                + Math.max(1, Math.round(visits * GIGABYTES_A_VISIT)) + " GB with TESUJI_JAVA_OPTIONS=\"-Xmx"
                + Math.max(1, Math.round(visits * GIGABYTES_A_VISIT)) + "g\" and start the run again; it goes on from"
                + " here.");
    }

    /** A move and its visits, or its probability. */
    record RankedMove(String name, String number) {
        @Override
        public String toString() {
            return name + ":" + number;
        }
    }

    private record Proposal(String chosen, List<RankedMove> moves, long made) {
        Proposal {
            moves = List.copyOf(moves);
        }
    }

    private Proposal policy(GoGame game, TurnedProblem problem, GameRecord record) {
        NetworkOutput output = new NetworkOutput(FixedCorners.SIZE);
        GoPosition root = (GoPosition) record.replay(game);
        new GoNetwork(network.demand(), game).evaluate(root, SymmetryChoice.NONE, 0, output);
        List<RankedMove> moves = IntStream.range(0, output.policy().length)
                .boxed()
                .filter(move -> output.policy()[move] >= 0)
                .sorted(Comparator.comparingDouble(move -> -output.policy()[move]))
                .map(move -> new RankedMove(problem.name(move), Decimals.text(output.policy()[move])))
                .toList();
        return new Proposal(moves.get(0).name(), moves, 0);
    }

    private Proposal searched(GoGame game, TurnedProblem problem, GameRecord record, int visits) {
        PuctParameters best =
                PuctParameters.STANDARD.with("chosenMoveTemperatureEarly", "0").with("chosenMoveTemperature", "0");
        NetworkEvaluators evaluators = NetworkEvaluators.of(network.demand(), game, SymmetryChoice.ONE);
        PuctPlayer.Resources resources = new PuctPlayer.Resources(visits, 1, 1, "");
        try (PuctPlayer player = new PuctPlayer(network.name(), game, best, evaluators, Optional.empty(), resources)) {
            Decision decision = player.choose(record, Limits.steps(visits));
            Analysis analysis = decision.analysis();
            List<RankedMove> moves = analysis.candidates().stream()
                    .map(each -> new RankedMove(problem.name(each.move()), "" + each.visits()))
                    .toList();
            String chosen = decision instanceof Decision.Play play ? problem.name(play.move()) : "resign";
            return new Proposal(chosen, moves, analysis.steps());
        }
    }

    @Override
    public Findings findings(Workplace at) {
        return new StumpingFindings(at, network.name()).findings();
    }
}
