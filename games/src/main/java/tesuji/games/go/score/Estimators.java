package tesuji.games.go.score;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;

/** The estimators by name. */
public final class Estimators {
    private static final List<Estimator> ALL = all();

    private static final Pattern BOUZY =
            Pattern.compile("bouzy-(\\d{1,2})/(\\d{1,2})(" + Pattern.quote(Divided.SUFFIX) + ")?");

    private Estimators() {}

    private static List<Estimator> all() {
        List<Estimator> all = new ArrayList<>(List.of(
                new ExplicitControl(),
                new DirectControl(),
                new FloodFill(),
                new DistanceControl(),
                new ZobristInfluence()));
        all.addAll(Bouzy.OPERATORS);
        all.add(new Divided(Bouzy.TERRITORY));
        return List.copyOf(all);
    }

    /** One of each kind, in the order of the literature; other numbers of passes open through {@link #named}. */
    public static List<Estimator> standard() {
        return ALL;
    }

    /** The estimator of this name; {@code bouzy-d/e} may have any two numbers of passes. */
    public static Estimator named(String name) {
        for (Estimator estimator : ALL) if (estimator.name().equals(name)) return estimator;
        Matcher bouzy = BOUZY.matcher(name);
        if (bouzy.matches()) {
            Bouzy operator = new Bouzy(Integer.parseInt(bouzy.group(1)), Integer.parseInt(bouzy.group(2)));
            return bouzy.group(3) == null ? operator : new Divided(operator);
        }
        String known = ALL.stream().map(Estimator::name).collect(Collectors.joining(", "));
        throw new InputException("\"" + name + "\" is not an estimator; write one of " + known
                + ", or bouzy-d/e or bouzy-d/e" + Divided.SUFFIX + " with d dilations and e erosions from 0 to 99.");
    }
}
