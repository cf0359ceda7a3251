package tesuji.endgame.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;

/**
 * Makes endgames: draws walls that live unconditionally and opens regions in them, which have nothing to do with each
 * other. The same seed gives the same endgames. Owned by one thread.
 */
public final class Generator {
    private static final int BOARDS = 600;
    private static final int TRIES = 500;
    private static final int SUBSTITUTES = 6;

    private final Wish wish;
    private final Rng rng;
    private final List<Feature> features;

    public Generator(Wish wish, long seed) {
        this.wish = wish;
        rng = new Rng(seed);
        features = wish.features().stream().sorted().toList();
    }

    /** The next one. */
    public Setting next() {
        for (int i = 0; i < BOARDS; i++) {
            Optional<Canvas> canvas = new Landscape(rng).draw(wish.size());
            if (canvas.isEmpty()) continue;
            List<Planted> regions = regions(canvas.get());
            if (regions.size() == wish.regions())
                return new Setting(canvas.get().stones(), regions);
        }
        throw new InputException("No room for " + wish.regions() + " regions of these kinds was found on a board of "
                + wish.size() + " lines; ask for fewer, or for a larger board.");
    }

    /** The largest kinds first, as long as there is most room; whatever does not fit is replaced by something else. */
    private List<Planted> regions(Canvas canvas) {
        List<Feature> plan = new ArrayList<>();
        for (int i = 0; i < wish.regions(); i++) plan.add(anyFeature());
        plan.sort(Comparator.reverseOrder());
        List<Planted> regions = new ArrayList<>();
        Planter planter = new Planter(canvas, rng, wish.longest());
        for (Feature feature : plan) {
            Optional<Planted> planted = plant(planter, feature);
            for (int i = 0; i < SUBSTITUTES && planted.isEmpty(); i++) planted = plant(planter, anyFeature());
            if (planted.isEmpty()) break;
            regions.add(planted.get());
        }
        return regions;
    }

    private Feature anyFeature() {
        return features.get(rng.nextInt(features.size()));
    }

    private static Optional<Planted> plant(Planter planter, Feature feature) {
        Optional<Planted> planted = Optional.empty();
        for (int i = 0; i < TRIES && planted.isEmpty(); i++) planted = planter.plant(feature);
        return planted;
    }
}
