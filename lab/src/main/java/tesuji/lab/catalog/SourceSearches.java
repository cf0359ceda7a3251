package tesuji.lab.catalog;

import java.util.List;
import java.util.function.Function;
import tesuji.mcts.Mcts;
import tesuji.mcts.select.MinimumMse;
import tesuji.mcts.select.Rave;
import tesuji.mcts.select.Schedule;
import tesuji.mcts.select.Ucb1;
import tesuji.mcts.urgency.Constant;
import tesuji.mcts.urgency.Inherited;
import tesuji.mcts.urgency.LookAhead;

/** The named searches of Go and of games of all kinds, with the parameters that their sources vary. */
final class SourceSearches {
    static final String UCT = "uct";

    static final String GO_STRONG = "go-strong";

    /** The weight of exploration. */
    private static final String C = "c";

    private static final String SCHEDULE = "schedule";

    /** What Śliwa (2013, §6.4.6) compares: UCT and Monte-Carlo. */
    private static final String STRATEGY = "strategy";

    private static final String MONTE_CARLO = "monte-carlo";

    /** The constant of the first-play urgency; with 0 or less a single path is searched (Wieczorek 2009, §3.3.1). */
    private static final String FPU = "fpu";

    /** The fewest simulations of a reference. */
    private static final String THRESHOLD = "threshold";

    /** Above every urgency by far. */
    private static final int MOST = 1_000_000;

    private static final double WIECZOREK_C = 1.2;

    /** Enough for 700 simulations for each of 81 points (Wieczorek 2009, §4.3), each of which adds up to 82 nodes. */
    private static final int WIECZOREK_CAPACITY = 5_000_000;

    /** In Go a hopeless game is given up; in small games it is played to its end. */
    private static final String RESIGNS = "play=PlaySettings[resignBelow=0.05]";

    private static final String LIGHT = "leaf=Rollouts[playout=light]";

    static final List<NamedSearch> ALL = List.of(
            new NamedSearch(
                    GO_STRONG,
                    "our strongest player of Go without a network; endgames that can be proven are played exactly",
                    GeneralParameters.NAMES,
                    "endgame=false",
                    brackets -> GeneralParameters.complete(
                            Mcts.read("mcts[selection=AdvisedRave[advisor=Learnt], growth=AfterVisits[visits=8],"
                                    + " capacity=4000000, " + RESIGNS + "]"),
                            true,
                            brackets)),
            search(UCT, "plain UCT with random playouts", List.of(C), "c=0.5", SourceSearches::uct),
            search("uct-rave", "UCT-RAVE with random playouts", List.of(C, SCHEDULE), "c=0.5", SourceSearches::rave),
            search("rave", "another name of uct-rave", List.of(C, SCHEDULE), "c=0.5", SourceSearches::rave),
            search(
                    "gogame",
                    "Go GAME: UCT with five heuristics in the playouts (Śliwa 2013)",
                    List.of(C, STRATEGY),
                    "finalMove=BestMean",
                    SourceSearches::goGame),
            wieczorek(
                    "constant",
                    "the urgency of untried moves is 1.4",
                    List.of(C, FPU),
                    brackets -> new Constant(fpu(brackets, Constant.STANDARD.value())).toString()),
            wieczorek(
                    "inherited",
                    "untried moves inherit the means of earlier levels",
                    List.of(C, FPU, THRESHOLD),
                    brackets -> new Inherited(
                                    fpu(brackets, Inherited.STANDARD.constant()),
                                    brackets.whole(THRESHOLD, 1, MOST, Inherited.STANDARD.threshold()),
                                    Inherited.STANDARD.reach())
                            .toString()),
            wieczorek(
                    "lookahead",
                    "untried moves take the means of the best path",
                    List.of(C, FPU, THRESHOLD),
                    brackets -> new LookAhead(
                                    fpu(brackets, LookAhead.STANDARD.constant()),
                                    brackets.whole(THRESHOLD, 1, MOST, LookAhead.STANDARD.threshold()))
                            .toString()));

    private SourceSearches() {}

    /**
     * A search that leaves endgames to nobody unless told to.
     *
     * @param own the parameters beside the general ones
     * @param recipe the recipe for the values of its own parameters
     */
    private static NamedSearch search(
            String name, String meaning, List<String> own, String example, Function<Brackets, String> recipe) {
        return new NamedSearch(
                name,
                meaning,
                GeneralParameters.after(own),
                example,
                brackets -> GeneralParameters.complete(Mcts.read(recipe.apply(brackets)), false, brackets));
    }

    private static String uct(Brackets brackets) {
        return "mcts[selection=" + ucb1(brackets) + ", " + LIGHT + "]";
    }

    private static Ucb1 ucb1(Brackets brackets) {
        return new Ucb1(c(brackets, Ucb1.STANDARD.exploration()));
    }

    private static String rave(Brackets brackets) {
        Schedule schedule = brackets.part(SCHEDULE, Schedule.class, MinimumMse.STANDARD);
        return "mcts[selection=Rave[schedule=" + schedule + ", exploration=" + c(brackets, Rave.STANDARD.exploration())
                + "], " + LIGHT + "]";
    }

    /** Monte-Carlo visits all moves equally often, so that their means alone tell them apart. */
    private static String goGame(Brackets brackets) {
        boolean flat = brackets.word(STRATEGY, UCT, MONTE_CARLO).equals(MONTE_CARLO);
        return "mcts[selection="
                + (flat ? "FlatMonteCarlo, finalMove=BestMean" : ucb1(brackets).toString())
                + ", leaf=Rollouts[playout=Ordered], " + RESIGNS + "]";
    }

    /**
     * The players of Wieczorek (2009, §4.6): UCB1-TUNED with C = 1.2, one eighth of the empty board. In the tree as in
     * its simulations nobody fills an own eye, and a pass comes only when there is nothing else (§2.2.3, §2.3).
     */
    private static NamedSearch wieczorek(
            String urgency, String meaning, List<String> own, Function<Brackets, String> firstPlay) {
        return search(
                "wieczorek-" + urgency,
                meaning + " (Wieczorek 2009)",
                own,
                "c=1",
                brackets -> "mcts[selection=Ucb1Tuned[exploration=" + c(brackets, WIECZOREK_C) + "], firstPlay="
                        + firstPlay.apply(brackets)
                        + ", growth=Symmetric[growth=Pruned[prior=playable, growth=AfterVisits[visits=1]]], " + LIGHT
                        + ", " + RESIGNS + ", capacity=" + WIECZOREK_CAPACITY + "]");
    }

    private static double c(Brackets brackets, double standard) {
        return brackets.number(C, 0, MOST, standard);
    }

    private static double fpu(Brackets brackets, double standard) {
        return brackets.number(FPU, -MOST, MOST, standard);
    }
}
