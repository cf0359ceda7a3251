package tesuji.lab.statistics.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Cholesky;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.distribution.Normal;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;
import tesuji.lab.statistics.rating.RatingModel.Anchor;

/**
 * The most likely ratings of players. The log-likelihood is concave (Hunter 2004, §2), strictly so with the
 * prior, so that Newton's steps, shortened where they would lead too far, reach the one maximum.
 */
public final class RatingFit {
    private static final double ELO = 400 / Math.log(10);
    private static final double PRECISION = 1e-12;
    private static final double CLOSE = 1e-4;
    private static final int MOST_STEPS = 500;

    private final Crosstable table;
    private final RatingModel model;
    private final int size;
    /** The strengths of all players, and last the advantage of the first move, in natural units. */
    private double[] strengths;

    private double[][] covariance = new double[0][0];

    private RatingFit(Crosstable table, RatingModel model) {
        this.table = table;
        this.model = model;
        size = table.players();
        strengths = new double[size + 1];
    }

    /** The ratings that fit these results best. */
    public static PlayerRatings of(Crosstable table, RatingModel model) {
        RatingFit fit = new RatingFit(table, model);
        fit.maximise();
        return fit.ratings();
    }

    /**
     * Between which numbers ratings lie if blocks of games, such as the pairs with the same opening, are drawn again
     * and again; in the order of the names.
     */
    public static List<Bootstrap.Range> bootstrap(
            List<String> names, List<List<RatedGame>> blocks, RatingModel model, Bootstrap bootstrap) {
        return bootstrap.ranges(blocks, sample -> {
            Crosstable table = new Crosstable(names);
            for (List<RatedGame> block : sample) block.forEach(table::add);
            RatingFit fit = new RatingFit(table, model);
            fit.maximise();
            return IntStream.range(0, names.size()).mapToDouble(fit::rating).toArray();
        });
    }

    private void maximise() {
        double likelihood = likelihood(strengths);
        for (int step = 0; step < MOST_STEPS; step++) {
            Cholesky information = new Cholesky(information());
            double[] direction = information.solve(gradient());
            double largest = 0;
            for (double change : direction) largest = Math.max(largest, Math.abs(change));
            double length = 1;
            double[] next = moved(direction, length);
            // close to the maximum a whole step is right, and the likelihood too coarse to say so
            while (largest > CLOSE && likelihood(next) < likelihood) {
                length /= 2;
                largest /= 2;
                next = moved(direction, length);
            }
            strengths = next;
            likelihood = likelihood(next);
            if (largest < PRECISION) break;
        }
        covariance = new Cholesky(information()).inverse();
    }

    private double[] moved(double[] direction, double length) {
        double[] moved = strengths.clone();
        for (int i = 0; i < moved.length; i++) moved[i] += length * direction[i];
        return moved;
    }

    /** The logarithm of s η − n ln(1 + e^η) for all pairings, and the same of the drawn games of the prior. */
    private double likelihood(double[] at) {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                Tally tally = table.movingFirst(i, j);
                if (tally.games() > 0) sum += term(tally.points(), tally.games(), at[i] - at[j] + at[size]);
            }
        }
        for (double strength : at) sum += term(model.prior() / 2, model.prior(), strength);
        return sum;
    }

    private static double term(double points, double games, double advantage) {
        double softplus = Math.max(0, advantage) + Math.log1p(Math.exp(-Math.abs(advantage)));
        return points * advantage - games * softplus;
    }

    private static double expectation(double advantage) {
        return 1 / (1 + Math.exp(-advantage));
    }

    private double advantage(int first, int second) {
        return strengths[first] - strengths[second] + strengths[size];
    }

    private double[] gradient() {
        double[] gradient = new double[size + 1];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                Tally tally = table.movingFirst(i, j);
                if (tally.games() == 0) continue;
                double surplus = tally.points() - tally.games() * expectation(advantage(i, j));
                gradient[i] += surplus;
                gradient[j] -= surplus;
                gradient[size] += surplus;
            }
        }
        for (int i = 0; i <= size; i++) gradient[i] += model.prior() * (0.5 - expectation(strengths[i]));
        return gradient;
    }

    /** The second derivatives with their sign changed: Fisher's information. */
    private double[][] information() {
        double[][] information = new double[size + 1][size + 1];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                int games = table.movingFirst(i, j).games();
                if (games > 0) add(information, new int[] {i, j, size}, games * variance(advantage(i, j)));
            }
        }
        for (int i = 0; i <= size; i++) information[i][i] += model.prior() * variance(strengths[i]);
        return information;
    }

    private static void add(double[][] information, int[] terms, double weight) {
        for (int a = 0; a < terms.length; a++) {
            for (int b = 0; b < terms.length; b++) {
                boolean opposed = (a == 1) != (b == 1); // the second player's strength is subtracted
                information[terms[a]][terms[b]] += opposed ? -weight : weight;
            }
        }
    }

    private static double variance(double advantage) {
        return expectation(advantage) * expectation(-advantage);
    }

    private PlayerRatings ratings() {
        double z = Normal.quantile((1 + model.level()) / 2) * ELO;
        List<RatedPlayer> players = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            double error = z * Math.sqrt(Math.max(0, centred(i)));
            players.add(new RatedPlayer(i, table.names().get(i), rating(i), error, table.of(i), opponents(i)));
        }
        players.sort(Comparator.comparingDouble(RatedPlayer::rating).reversed());
        List<List<Double>> superiority = players.stream()
                .map(player -> players.stream()
                        .map(other -> superiority(player.number(), other.number()))
                        .toList())
                .toList();
        double firstMoveError = z * Math.sqrt(covariance[size][size]);
        return new PlayerRatings(
                model, players, strengths[size] * ELO, firstMoveError, superiority, table.isConnected());
    }

    private double rating(int player) {
        if (model.anchor().isPresent()) {
            Anchor anchor = model.anchor().get();
            return anchor.rating() + ELO * (strengths[player] - strengths[anchor.player()]);
        }
        double sum = 0;
        for (int i = 0; i < size; i++) sum += strengths[i];
        return ELO * (strengths[player] - sum / size);
    }

    private double opponents(int player) {
        double sum = 0;
        for (int other = 0; other < size; other++) {
            sum += table.against(player, other).games() * rating(other);
        }
        return sum / table.of(player).games();
    }

    /** The variance of a strength relative to the anchor, or to the mean of all. */
    private double centred(int player) {
        if (model.anchor().isPresent())
            return difference(player, model.anchor().get().player());
        double row = 0;
        double all = 0;
        for (int i = 0; i < size; i++) {
            row += covariance[player][i];
            for (int j = 0; j < size; j++) all += covariance[i][j];
        }
        return covariance[player][player] - 2 * row / size + all / size / size;
    }

    /** The variance of the difference of two strengths. */
    private double difference(int one, int other) {
        return covariance[one][one] + covariance[other][other] - 2 * covariance[one][other];
    }

    private double superiority(int one, int other) {
        if (one == other) return 0.5;
        return Normal.cdf((strengths[one] - strengths[other]) / Math.sqrt(difference(one, other)));
    }
}
