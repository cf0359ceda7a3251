package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import tesuji.core.base.InputException;
import tesuji.lab.settings.JsonFields;
import tools.jackson.databind.JsonNode;

/** Reads the parameters of a tuning: each has values to be listed, or a range. */
final class ParameterFields {
    private static final List<String> FIELDS =
            List.of("name", "low", "high", "scale", "whole", "default", "values", "steps");
    private static final String PARAMETERS = "a list of objects with " + String.join(", ", FIELDS);
    private static final int MOST = 6;
    private static final int MOST_VALUES = 1000;

    private final JsonFields fields;
    private final String place;

    private ParameterFields(JsonNode json, String place) {
        fields = new JsonFields(json, place, FIELDS);
        this.place = place;
    }

    static List<TunedParameter> read(JsonFields tuning, String player) {
        JsonNode list = tuning.demand("parameters", PARAMETERS);
        if (!list.isArray() || list.isEmpty() || list.size() > MOST) {
            throw tuning.refusal("parameters", PARAMETERS + ", at most " + MOST, list);
        }
        List<TunedParameter> parameters = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (JsonNode each : list) {
            if (!each.isObject()) throw tuning.refusal("parameters", PARAMETERS, each);
            String place = "parameters[" + (parameters.size() + 1) + "].";
            TunedParameter parameter = new ParameterFields(each, place).parameter();
            String braced = "{" + parameter.name() + "}";
            if (!player.contains(braced)) {
                throw new InputException("The player \"" + player + "\" does not have the parameter " + braced + ".");
            }
            if (!names.add(parameter.name())) {
                throw new InputException("The parameter " + braced + " is described twice.");
            }
            parameters.add(parameter);
        }
        long listed = parameters.stream()
                .filter(parameter -> !parameter.values().isEmpty())
                .count();
        if (listed != 0 && listed != parameters.size()) {
            throw new InputException("Give values of all parameters, for a sweep, or of none, for a search.");
        }
        return parameters;
    }

    private TunedParameter parameter() {
        String name = fields.text("name", "a word")
                .orElseThrow(() -> new InputException("The field " + place + "name is missing: a word."));
        OptionalDouble standard = number("default");
        List<Double> values = values();
        if (!values.isEmpty()) return TunedParameter.listed(name, values, standard);
        double low = demandNumber("low");
        double high = demandNumber("high");
        boolean logarithmic =
                fields.choice("scale", List.of("linear", "log"), "linear").equals("log");
        boolean whole = truth("whole");
        if (!(low < high)) throw new InputException(place + "low must be less than " + place + "high.");
        if (logarithmic && low <= 0) throw new InputException(place + "low must be above 0 on a logarithmic scale.");
        TunedParameter range = new TunedParameter(name, low, high, logarithmic, whole, standard, List.of());
        int steps = fields.whole("steps", 0, MOST_VALUES, 0);
        return steps == 0 ? range : gridOf(range, steps);
    }

    /** So many values at equal steps from the least to the largest. */
    private static TunedParameter gridOf(TunedParameter range, int steps) {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < steps; i++) values.add(range.value(steps == 1 ? 0 : 2.0 * i / (steps - 1) - 1));
        List<Double> distinct = values.stream().distinct().toList();
        return new TunedParameter(
                range.name(),
                range.low(),
                range.high(),
                range.logarithmic(),
                range.whole(),
                range.standard(),
                distinct);
    }

    private List<Double> values() {
        Optional<JsonNode> list = fields.find("values");
        if (list.isEmpty()) return List.of();
        String allowed = "a list of numbers, at most " + MOST_VALUES;
        JsonNode node = list.get();
        if (!node.isArray() || node.isEmpty() || node.size() > MOST_VALUES)
            throw fields.refusal("values", allowed, node);
        List<Double> values = new ArrayList<>();
        for (JsonNode each : node) {
            if (!each.isNumber()) throw fields.refusal("values", allowed, each);
            values.add(each.doubleValue());
        }
        return values.stream().distinct().toList();
    }

    private double demandNumber(String field) {
        return number(field)
                .orElseThrow(() -> new InputException(
                        "The field " + place + field + " is missing: a number (or give values for a sweep)."));
    }

    private OptionalDouble number(String field) {
        Optional<JsonNode> value = fields.find(field);
        if (value.isEmpty()) return OptionalDouble.empty();
        if (!value.get().isNumber()) throw fields.refusal(field, "a number", value.get());
        return OptionalDouble.of(value.get().doubleValue());
    }

    private boolean truth(String field) {
        Optional<JsonNode> value = fields.find(field);
        if (value.isPresent() && !value.get().isBoolean()) throw fields.refusal(field, "true or false", value.get());
        return value.isPresent() && value.get().booleanValue();
    }
}
