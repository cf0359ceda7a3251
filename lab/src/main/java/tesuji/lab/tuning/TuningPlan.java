package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Conditions;

/**
 * What is to be tuned, and how.
 *
 * @param player the text of the player, with each parameter in braces: {@code uct[c={x}]}
 * @param spec its limits and threads
 * @param pool the opponents, each of which plays as many pairs
 * @param pairs how many pairs of games are played: by all values together, or in a sweep by each
 * @param verification how many pairs the best values play afterwards, and as many the standard ones
 * @param batch how many pairs are chosen before the results of any of them are known
 */
public record TuningPlan(
        Conditions conditions,
        String player,
        PlayerSpec spec,
        List<TunedParameter> parameters,
        List<PlayerSpec> pool,
        int pairs,
        int verification,
        int batch,
        long seed) {
    public TuningPlan {
        parameters = List.copyOf(parameters);
        pool = List.copyOf(pool);
    }

    /** Whether values are listed. */
    public boolean isSweep() {
        return parameters.stream().noneMatch(parameter -> parameter.values().isEmpty());
    }

    /** The player with these values. */
    public String recipe(List<Double> values) {
        String text = player;
        for (int i = 0; i < values.size(); i++) {
            TunedParameter parameter = parameters.get(i);
            text = text.replace("{" + parameter.name() + "}", parameter.text(values.get(i)));
        }
        return text;
    }

    /** These values with their names. */
    public String told(List<Double> values) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            told.add(parameters.get(i).name() + " = " + parameters.get(i).text(values.get(i)));
        }
        return String.join(", ", told);
    }

    PlayerSpec spec(List<Double> values) {
        return spec.playing(recipe(values));
    }

    /** The values that the parameters have now, if all have some. */
    public Optional<List<Double>> standard() {
        List<Double> values = new ArrayList<>();
        for (TunedParameter parameter : parameters) parameter.standard().ifPresent(values::add);
        return values.size() == parameters.size() ? Optional.of(List.copyOf(values)) : Optional.empty();
    }

    /** All combinations of the listed values, the last parameter changing fastest. */
    public List<List<Double>> grid() {
        List<List<Double>> grid = List.of(List.of());
        for (TunedParameter parameter : parameters) {
            List<List<Double>> longer = new ArrayList<>();
            for (List<Double> begin : grid) {
                for (double value : parameter.values()) {
                    List<Double> values = new ArrayList<>(begin);
                    values.add(value);
                    longer.add(List.copyOf(values));
                }
            }
            grid = longer;
        }
        return grid;
    }

    /** A pair as the search sees it. */
    Observation observation(PlayedPair pair) {
        return new Observation(places(pair.values()), pair.points(), 2);
    }

    /** Values as the search sees them, each from -1 to 1. */
    List<Double> places(List<Double> values) {
        List<Double> places = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) places.add(parameters.get(i).place(values.get(i)));
        return places;
    }

    List<Double> values(List<Double> places) {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) values.add(parameters.get(i).value(places.get(i)));
        return values;
    }
}
