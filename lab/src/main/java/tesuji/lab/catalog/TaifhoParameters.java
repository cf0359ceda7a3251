package tesuji.lab.catalog;

import tesuji.core.base.Recipes;
import tesuji.games.taifho.knowledge.Stragglers;

/**
 * The parameters of the searches of Przybyłek and Chojecki (2022, §2), with the defaults of their program.
 *
 * @param c C, the weight of exploration
 * @param steps random moves before the heuristic judges
 * @param g G of h_G
 */
public record TaifhoParameters(double c, int steps, double g) {
    public static final TaifhoParameters STANDARD = new TaifhoParameters(Math.sqrt(2), 6, Stragglers.STANDARD.g());

    public TaifhoParameters {
        if (!(c > 0)) throw new IllegalArgumentException("c must be positive");
        if (steps < 1) throw new IllegalArgumentException("steps must be positive");
        if (!(g > 1)) throw new IllegalArgumentException("g must be larger than 1");
    }

    /** Reads {@code c=3.5, g=20}; what is left out is standard. */
    static TaifhoParameters read(String inside) {
        return Recipes.read(TaifhoParameters.class, "TaifhoParameters[" + inside + "]");
    }
}
