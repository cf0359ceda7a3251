package tesuji.lab.learning;

import java.util.List;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.games.go.feature.MoveFeature;
import tesuji.games.go.feature.MoveTeams;
import tesuji.games.go.feature.Strengths;

/**
 * How well strengths predict the moves of games.
 *
 * @param games how many there were
 * @param positions how many moves were predicted; passes are not
 * @param top1 share of moves that had the greatest probability
 * @param top5 share of moves among the five most likely
 * @param top10 share of moves among the ten most likely
 * @param meanLogEvidence the mean of the natural logarithm of the probability of the move played
 */
public record PredictionRate(int games, int positions, double top1, double top5, double top10, double meanLogEvidence) {
    /**
     * Predicts every move of these games. Of equally likely moves the one played comes last.
     *
     * @param playouts from each position, of whose ends the strengths are told; 0 for none
     */
    public static PredictionRate of(List<GameRecord> games, Library library, Strengths strengths, int playouts) {
        Ranks all = new Ranks(strengths);
        new GameWalk(library, strengths.dictionary(), playouts)
                .through(games, () -> new Ranks(strengths), () -> {})
                .forEach(all::add);
        return all.rate(games.size());
    }

    private static final class Ranks implements GameWalk.Visitor {
        private final Strengths strengths;
        private final int[] team = new int[MoveFeature.COUNT];
        private int positions;
        private int first;
        private int five;
        private int ten;
        private double logs;

        Ranks(Strengths strengths) {
            this.strengths = strengths;
        }

        @Override
        public void move(MoveTeams teams, int[] moves, int count) {
            double own = 0;
            double all = 0;
            int rank = 0;
            for (int i = 0; i < count; i++) {
                teams.team(moves[i], team);
                double strength = strengths.ofTeam(team);
                if (i == 0) own = strength;
                if (strength >= own) rank++;
                all += strength;
            }
            positions++;
            if (rank == 1) first++;
            if (rank <= 5) five++;
            if (rank <= 10) ten++;
            logs += Math.log(own / all);
        }

        void add(Ranks other) {
            positions += other.positions;
            first += other.first;
            five += other.five;
            ten += other.ten;
            logs += other.logs;
        }

        PredictionRate rate(int games) {
            double all = Math.max(1, positions);
            return new PredictionRate(games, positions, first / all, five / all, ten / all, logs / all);
        }
    }
}
