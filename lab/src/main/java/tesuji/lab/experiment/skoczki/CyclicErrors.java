package tesuji.lab.experiment.skoczki;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tesuji.core.game.Library;
import tesuji.core.play.StopCondition;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.solve.Method;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.Solved;

/**
 * How often proof-number search on a graph with cycles values a state wrongly (Goluch, §6.1): a repetition that it
 * found on one path counts on all others too, the graph-history interaction (Campbell 1985).
 */
record CyclicErrors() implements StagedExperiment {
    static final Sheet PARTS = new Sheet(
            "parts",
            "Every part of a board: states asked, those valued wrongly, those of them that are won or lost and were"
                    + " taken for draws, those left open, and one that is wrong.",
            List.of("board", "method", "part", "states", "wrong", "taken for draws", "open", "nodes", "example"));

    /** Boards of variant A that were or can be checked; the source has numbers for 2×8, 2×9 and 3×6. */
    static final List<BoardSize> BOARDS =
            List.of("1×8", "1×9", "1×10", "1×11", "2×5", "2×6", "2×7", "2×8", "2×9", "3×5", "3×6", "4×5").stream()
                    .map(BoardSize::read)
                    .toList();

    /** States of a board that a small run asks about. */
    private static final int SMALL_STATES = 2000;
    /** States asked in one trial. */
    private static final int PART = 2000;

    private static final int RANDOM_ORDERS = 3;
    /** The sound methods are asked about one state in so many, for each of theirs takes longer. */
    private static final int SOUND_SHARE = 20;

    private static final Set<String> SOUND = Set.of("bta", "dfpn");

    @Override
    public String name() {
        return "skoczki-dcg-errors";
    }

    @Override
    public String source() {
        return "Goluch, §6.1 and §3.5.6";
    }

    @Override
    public String question() {
        return "How often does proof-number search on a graph with cycles give a wrong answer?";
    }

    /** Names and recipes; the last two are sound. */
    static Map<String, String> methods(long seed) {
        Map<String, String> methods = new LinkedHashMap<>();
        methods.put("pn-dcg", "pn-dcg");
        for (int i = 1; i <= RANDOM_ORDERS; i++) {
            methods.put("pn-dcg, random order " + i, "PnDcg[order=Shuffled[seed=" + (RANDOM_ORDERS * seed + i) + "]]");
        }
        methods.put("pn-dcg, mobility", "PnDcg[mobility=true]");
        methods.put("bta", "bta");
        methods.put("dfpn", "dfpn");
        return methods;
    }

    private static int asked(BoardSize board, Scale scale) {
        long all = GoluchTables.states(board).orElseThrow();
        double share = scale.isSmall() ? 0 : Math.min(1, scale.share());
        return (int) Math.min(all, Math.max(SMALL_STATES, Math.round(share * all)));
    }

    private static int asked(BoardSize board, String method, Scale scale) {
        int asked = asked(board, scale);
        return SOUND.contains(method) ? Math.min(asked, Math.max(SMALL_STATES, asked) / SOUND_SHARE) : asked;
    }

    private static int parts(BoardSize board, String method, Scale scale) {
        return (asked(board, method, scale) + PART - 1) / PART;
    }

    @Override
    public String conditions(Scale scale) {
        String share = scale.isSmall()
                ? ""
                : String.format(Locale.ROOT, " or %s of all, if that is more", percent(Math.min(1, scale.share())));
        return "variant A on " + BOARDS.size() + " boards; " + String.format(Locale.ROOT, "%,d", SMALL_STATES)
                + " random states of each" + share + ", all where there are no more; bta and dfpn one in " + SOUND_SHARE
                + String.format(Locale.ROOT, ", at most %,d nodes a state", StateQuiz.MOST_NODES);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.4g %%", 100 * share);
    }

    @Override
    public int trials(Scale scale) {
        return methods(0).keySet().stream()
                .mapToInt(method -> BOARDS.stream()
                        .mapToInt(board -> parts(board, method, scale))
                        .sum())
                .sum();
    }

    @Override
    public List<Stage> stages(Workplace at) {
        Library library = at.tools().library();
        Map<BoardSize, Solved> truths = new ConcurrentHashMap<>();
        List<Stage> stages = new ArrayList<>();
        for (BoardSize board : BOARDS) {
            List<KeyedTrial> trials = new ArrayList<>();
            methods(at.seed()).forEach((name, recipe) -> {
                int asked = asked(board, name, at.scale());
                for (int part = 0; part * PART < asked; part++) {
                    int first = part * PART;
                    int last = Math.min(asked, first + PART);
                    String number = "" + (part + 1);
                    trials.add(new KeyedTrial(board + " " + name + " " + number, () -> {
                        Solved truth = truths.computeIfAbsent(board, each -> truth(each, library));
                        return part(truth, Methods.read(recipe), at.seed(), first, last)
                                .row(board, name, number);
                    }));
                }
            });
            stages.add(new Stage(PARTS, trials));
        }
        return stages;
    }

    private static Solved truth(BoardSize board, Library library) {
        Backwards backwards = Backwards.here();
        return backwards
                .method()
                .solve(board.openEndless(library, "A").start(), StopCondition.NEVER)
                .orElseThrow(() -> backwards.tooSmallFor(board.toString()));
    }

    private static StateQuiz part(Solved truth, Method method, long seed, int first, int last)
            throws InterruptedException {
        StateQuiz quiz = new StateQuiz(truth, method);
        int[] states = StateQuiz.shuffled((int) truth.space().size(), seed);
        for (int i = first; i < last; i++) {
            if (Thread.interrupted()) throw new InterruptedException("a comparison was interrupted");
            quiz.ask(states[i]);
        }
        return quiz;
    }

    @Override
    public Findings findings(Workplace at) {
        ErrorTables tables = new ErrorTables(at.rows(PARTS), methods(at.seed()).keySet());
        List<Chart> charts = tables.shares().isEmpty() ? List.of() : List.of(tables.chart());
        return new Findings(tables.answer(), List.of(tables.source(), tables.all(), at.table(PARTS)), charts);
    }
}
