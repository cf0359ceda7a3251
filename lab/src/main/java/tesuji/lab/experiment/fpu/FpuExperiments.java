package tesuji.lab.experiment.fpu;

import java.util.ArrayList;
import java.util.List;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Scale;

/** The experiments of Wieczorek (2009, §4) in the order of the source. */
public final class FpuExperiments {
    private static final String INFINITE = "10000";
    private static final String CONSTANT = "constant ";
    private static final String INHERITED = "inherited 2.0";
    private static final String LOOK_AHEAD = "look-ahead 2.0";
    private static final String UNIFORM = "uniform";

    /** So curious that means do not matter, but never more than the urgency of untried moves. */
    private static final String MUCH = "1000";

    /** Simulations for each free point: the source's, and those of small runs. */
    private static final int FULL = 350;

    private static final int SMALL = 100;
    private static final List<Integer> BUDGETS = List.of(25, 50, 100, 200, FULL, 700);
    private static final List<Integer> SMALL_BUDGETS = List.of(10, 20, 50, SMALL);

    /** How far the qualities of Table 4.1 may lie apart to be called alike. */
    private static final double ALIKE = 0.02;

    private static final double STRICT = 0.01;

    public static final List<Experiment> ALL = List.of(
            simulations(), ucb(), constant(), new TreeShape(), inherited(), lookAhead(), compare(), expertFirst());

    private FpuExperiments() {}

    private static int perPoint(Scale scale) {
        return scale.of(SMALL, FULL);
    }

    private static MovePrediction simulations() {
        return new MovePrediction(
                "fpu-simulations",
                "Wieczorek 2009, §4.1, Figure 4.1",
                "Do more simulations for each free point guess better?",
                "simulations per point",
                scale -> scale.of(SMALL_BUDGETS, BUDGETS).stream()
                        .map(n -> new FpuSetting("" + n, "wieczorek-constant[c=1, fpu=10000]", n))
                        .toList(),
                List.of(
                        new Claim("quality rises with the simulations", ClaimTests::rises),
                        new Claim("the hit rate rises with the simulations", ClaimTests::hitRateRises)),
                SourceTable.NONE,
                ExpertGames.NONE);
    }

    private static MovePrediction ucb() {
        List<String> weights = List.of("0", "0.5", "1", "1.2", "1.5", "2", UNIFORM);
        return new MovePrediction(
                "fpu-ucb",
                "Wieczorek 2009, §4.2, Figure 4.2",
                "Which weight of the curiosity term guesses best?",
                "weight of curiosity",
                scale -> weights.stream()
                        .map(c -> c.equals(UNIFORM) ? MUCH : c)
                        .map(c -> new FpuSetting(
                                c.equals(MUCH) ? UNIFORM : c,
                                "wieczorek-constant[c=" + c + ", fpu=10000]",
                                perPoint(scale)))
                        .toList(),
                List.of(
                        new Claim("nothing is better than 1.2", ClaimTests.amongTheBest("1.2")),
                        new Claim(
                                "always the best mean (0) is better than uniform exploration",
                                ClaimTests.better("0", UNIFORM)),
                        new Claim("1.2 is better than always the best mean", ClaimTests.better("1.2", "0")),
                        new Claim("1.2 has the highest hit rate", HitClaims.highest("1.2")),
                        new Claim("1.5 guesses better than 1.2", ClaimTests.better("1.5", "1.2")),
                        new Claim("1.5 hits less often than 1.2", HitClaims.more("1.2", "1.5"))),
                SourceTable.NONE,
                ExpertGames.NONE);
    }

    private static MovePrediction constant() {
        List<String> constants = List.of("0.5", "0.8", "1.0", "1.1", "1.2", "1.4", "2.0", INFINITE);
        return new MovePrediction(
                "fpu-constant",
                "Wieczorek 2009, §4.3, Figure 4.3",
                "From which constant urgency on does nothing improve?",
                "constant urgency",
                scale -> urgencies("wieczorek-constant", constants, scale),
                List.of(
                        new Claim(
                                "from 1.4 on nothing improves (99 %)",
                                ClaimTests.nothingBetter(STRICT, "1.4", List.of("2.0", INFINITE))),
                        new Claim("1.4 is better than 0.5", ClaimTests.better("1.4", "0.5")),
                        new Claim("quality grows with the constant", ClaimTests::rises),
                        new Claim("the hit rate grows with the constant", ClaimTests::hitRateRises)),
                SourceTable.NONE,
                ExpertGames.NONE);
    }

    private static List<FpuSetting> urgencies(String player, List<String> constants, Scale scale) {
        return constants.stream()
                .map(fpu -> new FpuSetting(fpu, player + "[fpu=" + fpu + "]", perPoint(scale)))
                .toList();
    }

    private static MovePrediction inherited() {
        return references(
                "fpu-inherited",
                "Wieczorek 2009, §4.4, Figure 4.5",
                "Which constant suits inherited urgencies?",
                "wieczorek-inherited",
                List.of(
                        new Claim(
                                "1.4, 1.5, 1.7 and 2.0 differ",
                                ClaimTests.allDiffer(List.of("1.4", "1.5", "1.7", "2.0"))),
                        new Claim("2.0 is better than 1.4", ClaimTests.better("2.0", "1.4"))));
    }

    private static MovePrediction lookAhead() {
        return references(
                "fpu-lookahead",
                "Wieczorek 2009, §4.5, Figure 4.7",
                "Which constant suits urgencies that look ahead?",
                "wieczorek-lookahead",
                List.of(new Claim("2.0 is better than 1.4", ClaimTests.better("2.0", "1.4"))));
    }

    private static MovePrediction references(
            String name, String source, String question, String player, List<Claim> more) {
        List<String> constants = List.of("1.2", "1.4", "1.5", "1.7", "2.0", "2.5", "10");
        List<Claim> claims = new ArrayList<>(List.of(new Claim(
                "from 2.0 on there is one group (95 %)",
                ClaimTests.oneGroup(ClaimTests.LEVEL, List.of("2.0", "2.5", "10")))));
        claims.addAll(more);
        return new MovePrediction(
                name,
                source,
                question,
                "constant",
                scale -> urgencies(player, constants, scale),
                claims,
                SourceTable.NONE,
                ExpertGames.NONE);
    }

    private static MovePrediction compare() {
        return new MovePrediction(
                "fpu-compare",
                "Wieczorek 2009, §4.6, Table 4.1",
                "Which of the four urgencies guesses best?",
                "method",
                scale -> methods(scale, false),
                List.of(new Claim(
                        "the four methods are alike: no significant difference, quality within ±0.02",
                        ClaimTests.alike(ALIKE))),
                new SourceTable(
                        0.81,
                        List.of(
                                new SourceScore(CONSTANT + INFINITE, 0.7718, 0.2103),
                                new SourceScore(CONSTANT + "1.4", 0.7712, 0.2146),
                                new SourceScore(INHERITED, 0.7744, 0.1929),
                                new SourceScore(LOOK_AHEAD, 0.7781, 0.1946))),
                ExpertGames.NONE);
    }

    private static MovePrediction expertFirst() {
        return new MovePrediction(
                "fpu-expert-first",
                "Wieczorek 2009, §4.6, Table 4.2",
                "Which of the four urgencies guesses best if the expert's move is tried first?",
                "method",
                scale -> methods(scale, true),
                List.of(new Claim(
                        "the four methods are alike: no significant difference, quality within ±0.02",
                        ClaimTests.alike(ALIKE))),
                new SourceTable(
                        2.32,
                        List.of(
                                new SourceScore(CONSTANT + INFINITE, 0.7915, 0.2103),
                                new SourceScore(CONSTANT + "1.4", 0.7698, 0.2007),
                                new SourceScore(INHERITED, 0.7719, 0.1920),
                                new SourceScore(LOOK_AHEAD, 0.7807, 0.1833))),
                ExpertGames.NONE);
    }

    private static List<FpuSetting> methods(Scale scale, boolean expertFirst) {
        int n = perPoint(scale);
        return List.of(
                new FpuSetting(CONSTANT + INFINITE, "wieczorek-constant[c=1.2, fpu=10000]", n, expertFirst),
                new FpuSetting(CONSTANT + "1.4", "wieczorek-constant[c=1.2, fpu=1.4]", n, expertFirst),
                new FpuSetting(INHERITED, "wieczorek-inherited[c=1.2, fpu=2.0, threshold=20]", n, expertFirst),
                new FpuSetting(LOOK_AHEAD, "wieczorek-lookahead[c=1.2, fpu=2.0, threshold=20]", n, expertFirst));
    }
}
