package tesuji.lab.statistics.rating;

import java.util.Optional;

/**
 * What a fit assumes besides the games.
 *
 * @param prior how many drawn games each player is taken to have played against an opponent of average strength, and
 *     the first move against the second between equal players; not necessarily whole, more than 0. It draws ratings a
 *     little together and keeps those of perfect scores finite.
 * @param anchor a player whose rating is known; without one the mean of all is 0
 * @param level the confidence level of errors, such as 0.95
 */
public record RatingModel(double prior, Optional<Anchor> anchor, double level) {
    /** One drawn game, the mean at 0, errors at 95 %. */
    public static final RatingModel USUAL = new RatingModel(1, Optional.empty(), 0.95);

    /** A player, by its number, and its rating. */
    public record Anchor(int player, double rating) {}

    public RatingModel {
        if (!(prior > 0)) throw new IllegalArgumentException("prior " + prior);
        if (!(level > 0 && level < 1)) throw new IllegalArgumentException("level " + level);
    }
}
