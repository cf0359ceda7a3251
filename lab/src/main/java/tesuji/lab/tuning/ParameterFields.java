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
        List<JsonNode> listed = listed();
        if (listed.stream().anyMatch(value -> !value.isNumber())) return words(name, listed);
        OptionalDouble standard = number("default");
        List<Double> values =
                listed.stream().map(JsonNode::doubleValue).distinct().toList();
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

    private List<JsonNode> listed() {
        Optional<JsonNode> list = fields.find("values");
        if (list.isEmpty()) return List.of();
        String allowed = "a list of numbers or texts, at most " + MOST_VALUES;
        JsonNode node = list.get();
        if (!node.isArray() || node.isEmpty() || node.size() > MOST_VALUES)
            throw fields.refusal("values", allowed, node);
        List<JsonNode> values = new ArrayList<>();
        for (JsonNode each : node) {
            if (word(each).isEmpty()) throw fields.refusal("values", allowed, each);
            values.add(each);
        }
        return values;
    }

    /** A sweep in which some value is no number: all are words. */
    private TunedParameter words(String name, List<JsonNode> listed) {
        List<String> words =
                listed.stream().flatMap(each -> word(each).stream()).distinct().toList();
        Optional<JsonNode> standard = fields.find("default");
        Optional<String> now = standard.flatMap(ParameterFields::word);
        if (standard.isPresent() && now.isEmpty())
            throw fields.refusal("default", "a number or a text", standard.get());
        return TunedParameter.ofWords(name, words, now);
    }

    /** A value as recipes write it; empty if it is neither a number nor a text nor true or false. */
    private static Optional<String> word(JsonNode value) {
        boolean finite = value.isNumber() && Double.isFinite(value.doubleValue());
        if (finite || value.isBoolean()) return Optional.of(value.asString());
        return value.isString() && !value.stringValue().isBlank()
                ? Optional.of(value.stringValue().strip())
                : Optional.empty();
    }

    private double demandNumber(String field) {
        return number(field)
                .orElseThrow(() -> new InputException(
                        "The field " + place + field + " is missing: a number (or give values for a sweep)."));
    }

    private OptionalDouble number(String field) {
        Optional<JsonNode> value = fields.find(field);
        if (value.isEmpty()) return OptionalDouble.empty();
        if (!value.get().isNumber() || !Double.isFinite(value.get().doubleValue()))
            throw fields.refusal(field, "a number", value.get());
        return OptionalDouble.of(value.get().doubleValue());
    }

    private boolean truth(String field) {
        Optional<JsonNode> value = fields.find(field);
        if (value.isPresent() && !value.get().isBoolean()) throw fields.refusal(field, "true or false", value.get());
        return value.isPresent() && value.get().booleanValue();
    }
}
