package tesuji.web.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/** Records as JSON: fields in the order of the record, absent values left out, unknown fields refused. */
public final class Wire {
    private static final int DEEPEST = 50;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .changeDefaultPropertyInclusion(
                    inclusion -> JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private Wire() {}

    /** One line of JSON. */
    public static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** The record that a text holds; an {@link InputException} says what is wrong with it. */
    public static <T> T read(String text, Class<T> kind) {
        T value;
        try {
            value = MAPPER.readValue(text, kind);
        } catch (JacksonException refused) {
            throw new InputException(sentence(refused), refused);
        }
        if (value == null) throw new InputException("An object is needed, not null.");
        if (value instanceof Record read) demandWhole(read);
        return value;
    }

    /** JSON leaves out what it likes; a record has all its components but those that may be absent. */
    private static void demandWhole(Record read) {
        for (RecordComponent component : read.getClass().getRecordComponents()) {
            Object value = valueOf(component, read);
            boolean optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            if (value == null && !optional)
                throw new InputException("The field " + component.getName() + " is missing.");
            if (value instanceof Record inner) demandWhole(inner);
            if (!(value instanceof List<?> list)) continue;
            for (Object element : list) {
                if (element == null) throw new InputException("The field " + component.getName() + " has a hole.");
                if (element instanceof Record inner) demandWhole(inner);
            }
        }
    }

    private static @Nullable Object valueOf(RecordComponent component, Record read) {
        try {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(read);
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(component + " cannot be read", hidden);
        }
    }

    /** The sentence of the record that did not take a value, if one did not; otherwise what the parser minds. */
    private static String sentence(JacksonException refused) {
        for (Throwable cause = refused.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof InputException said) return String.valueOf(said.getMessage());
        }
        if (refused instanceof UnrecognizedPropertyException unknown) {
            return "There is no field \"" + brief(unknown.getPropertyName()) + "\" here.";
        }
        if (refused instanceof MismatchedInputException mismatch
                && !mismatch.getPath().isEmpty()) {
            return "The field " + brief(field(mismatch)) + " has no value that can be used.";
        }
        return "This is not the JSON that is expected here.";
    }

    private static String field(MismatchedInputException mismatch) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference step : mismatch.getPath()) {
            String name = step.getPropertyName();
            if (name != null) path.append(path.isEmpty() ? "" : ".").append(name);
        }
        return path.isEmpty() ? "(in a list)" : path.toString();
    }

    /** Enough to recognise it; what people send may be as long as they like. */
    private static String brief(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }

    /** A number rounded to so many digits behind the point; nothing if it is none. */
    public static @Nullable Double rounded(double value, int digits) {
        if (!Double.isFinite(value)) return null;
        double scale = Math.pow(10, digits);
        return Math.round(value * scale) / scale + 0.0; // never -0.0
    }
}
