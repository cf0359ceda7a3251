package tesuji.app.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tesuji.gtp.Colours;
import tools.jackson.databind.JsonNode;

/**
 * The fields of an object, read strictly: a number where a text is wanted is an error and not taken for one.
 *
 * @param object the query, or a part of it
 */
record QueryFields(JsonNode object) {
    boolean has(String field) {
        return object.has(field);
    }

    /** A field that is there. */
    JsonNode get(String field) {
        return object.get(field);
    }

    long integer(String field, long least, long most, String error) {
        JsonNode value = object.get(field);
        if (value == null || !value.isIntegralNumber() || !value.canConvertToLong()) {
            throw new FieldException(field, error);
        }
        long number = value.longValue();
        if (number < least || number > most) throw new FieldException(field, error);
        return number;
    }

    double number(String field, double least, double most, String error) {
        JsonNode value = object.get(field);
        double number = value == null || !value.isNumber() ? Double.NaN : value.doubleValue();
        if (!(number >= least && number <= most)) throw new FieldException(field, error);
        return number;
    }

    /** False if the field is not there. */
    boolean flag(String field) {
        JsonNode value = object.get(field);
        if (value == null) return false;
        if (!value.isBoolean()) throw new FieldException(field, "Must be a boolean");
        return value.booleanValue();
    }

    /** 0 for Black, 1 for White. */
    int player(String field) {
        JsonNode value = object.get(field);
        OptionalInt side = value == null || !value.isString() ? OptionalInt.empty() : Colours.side(value.stringValue());
        return side.orElseThrow(() -> new FieldException(field, "Must be \"b\" or \"w\""));
    }

    /** A list of whole numbers. */
    List<Long> integers(String field, String error) {
        JsonNode list = object.get(field);
        if (list == null || !list.isArray()) throw new FieldException(field, error);
        List<Long> numbers = new ArrayList<>();
        for (JsonNode each : list) {
            if (!each.isIntegralNumber() || !each.canConvertToLong()) throw new FieldException(field, error);
            numbers.add(each.longValue());
        }
        return numbers;
    }
}
