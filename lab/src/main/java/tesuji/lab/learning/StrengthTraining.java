package tesuji.lab.learning;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.games.go.feature.MoveFeature;
import tesuji.games.go.feature.MoveTeams;
import tesuji.games.go.feature.PatternDictionary;
import tesuji.games.go.feature.Strengths;

/**
 * Learns strengths of features and patterns from games of Go (Coulom 2007).
 *
 * @param library where games are opened
 * @param leastPlayed a pattern is known if it was played so often
 * @param leastSeen a 3×3 pattern is known also if so many moves had it, played or not
 * @param playouts from each position, whose ends are learnt from, too; 0 for none
 * @param iterations of minorization–maximization
 */
public record StrengthTraining(Library library, int leastPlayed, int leastSeen, int playouts, int iterations) {
    /** The work of a playout from each position of a game, of that of reading the game. */
    private static final double PLAYOUT = 0.5;

    private static final PatternDictionary NO_PATTERNS = new PatternDictionary(new long[0]);

    /**
     * What was learnt.
     *
     * @param positions learnt from
     * @param meanLogEvidence of the moves learnt from
     */
    public record Result(Strengths strengths, int positions, double meanLogEvidence) {}

    /** Learns from these games, and tells from time to time which share of the work is done. */
    public Result learn(List<GameRecord> games, DoubleConsumer progress) {
        double[] done = {0};
        double withPlayouts = 1 + playouts * PLAYOUT;
        double all = games.size() * (1 + withPlayouts) + iterations;
        Runnable step = () -> progress.accept((done[0] += 1) / all);
        Runnable longStep = () -> progress.accept((done[0] += withPlayouts) / all);
        PatternHarvest harvest = new PatternHarvest();
        new GameWalk(library, NO_PATTERNS).through(games, harvest, step);
        PatternDictionary dictionary = harvest.dictionary(leastPlayed, leastSeen);
        Competitions competitions = new Competitions(MoveFeature.COUNT);
        new GameWalk(library, dictionary, playouts)
                .through(games, Teams::new, longStep)
                .forEach(teams -> competitions.add(teams.competitions));
        MinorizationMaximization maximization = new MinorizationMaximization(competitions, levels(dictionary));
        for (int i = 0; i < iterations; i++) {
            maximization.iterate();
            step.run();
        }
        return new Result(strengths(maximization, dictionary), competitions.count(), maximization.meanLogEvidence());
    }

    /** The competitions of one game. */
    private static final class Teams implements GameWalk.Visitor {
        private final Competitions competitions = new Competitions(MoveFeature.COUNT);
        private final int[] team = new int[MoveFeature.COUNT];

        @Override
        public void move(MoveTeams teams, int[] moves, int count) {
            for (int i = 0; i < count; i++) {
                teams.team(moves[i], team);
                competitions.team(team);
            }
            competitions.end();
        }
    }

    private static int[] levels(PatternDictionary dictionary) {
        int[] levels = new int[MoveFeature.COUNT];
        for (MoveFeature feature : MoveFeature.values()) levels[feature.index()] = feature.levels(dictionary);
        return levels;
    }

    private static Strengths strengths(MinorizationMaximization maximization, PatternDictionary dictionary) {
        Map<MoveFeature, float[]> gammas = new EnumMap<>(MoveFeature.class);
        for (MoveFeature feature : MoveFeature.values()) {
            float[] levels = new float[feature.levels(dictionary) + 1];
            for (int level = 0; level < levels.length; level++) {
                levels[level] = (float) maximization.gamma(feature.index(), level);
            }
            gammas.put(feature, levels);
        }
        return new Strengths(dictionary, gammas);
    }
}
