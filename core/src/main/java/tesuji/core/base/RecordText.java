package tesuji.core.base;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads records from what they print: {@code Rave[equivalence=3500.0, prior=Even[weight=10.0]]}.
 *
 * <p>Sealed families and record components are the whole grammar: the text names one record of the family, and each
 * component is a number, a truth value, an enum constant, a string or a record of another family. Components left
 * out come from the record's constant {@code STANDARD}; the case of names does not matter, and a {@link FormerName} is
 * as good as the present one. For every recipe, {@code read(family, recipe.toString()).equals(recipe)}.
 */
public final class RecordText {
    private RecordText() {}

    /** The record of the family that this text describes. */
    public static <T> T read(Class<T> family, String text) {
        String trimmed = text.strip();
        int open = trimmed.indexOf('[');
        String name = name(trimmed);
        if (open >= 0 && !trimmed.endsWith("]")) {
            throw new InputException("\"" + trimmed + "\" does not end with \"]\".");
        }
        Class<? extends T> kind = kinds(family).stream()
                .filter(candidate -> isCalled(candidate, candidate.getSimpleName(), name))
                .findFirst()
                .orElseThrow(() -> new InputException(
                        "There is no \"" + name + "\" here; possible are " + String.join(", ", names(family)) + "."));
        return build(kind, open < 0 ? "" : trimmed.substring(open + 1, trimmed.length() - 1));
    }

    /** Whether the text begins with the name of a record of the family. */
    public static boolean isOf(Class<?> family, String text) {
        String name = name(text);
        return kinds(family).stream().anyMatch(kind -> isCalled(kind, kind.getSimpleName(), name));
    }

    private static String name(String text) {
        int open = text.indexOf('[');
        return (open < 0 ? text : text.substring(0, open)).strip();
    }

    /** Whether this is the name of a record or a component, now or in earlier versions. */
    private static boolean isCalled(AnnotatedElement element, String name, String text) {
        FormerName former = element.getAnnotation(FormerName.class);
        return name.equalsIgnoreCase(text)
                || (former != null && Arrays.stream(former.value()).anyMatch(text::equalsIgnoreCase));
    }

    /** The names of the records of a family, in the order of their list. */
    public static List<String> names(Class<?> family) {
        return kinds(family).stream().map(Class::getSimpleName).toList();
    }

    private static <T> List<Class<? extends T>> kinds(Class<T> family) {
        if (family.isRecord()) return List.of(family);
        Class<?>[] permitted = family.getPermittedSubclasses();
        if (permitted == null) throw new IllegalArgumentException(family + " is neither a record nor sealed");
        return Arrays.stream(permitted)
                .<Class<? extends T>>flatMap(kind -> kinds(kind.<T>asSubclass(family)).stream())
                .toList();
    }

    private static <T> T build(Class<T> kind, String inside) {
        Map<String, String> given = fields(kind, inside);
        RecordComponent[] components = kind.getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            String text = setting(kind, given, components[i]);
            values[i] = text == null ? standard(kind, components[i]) : value(kind, components[i], text);
        }
        if (!given.isEmpty()) {
            throw new InputException(kind.getSimpleName() + " has no \""
                    + given.keySet().iterator().next() + "\"; it has "
                    + (components.length == 0 ? "nothing to set" : componentNames(components)) + ".");
        }
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return kind.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException e) {
            throw new InputException(
                    kind.getSimpleName() + ": " + e.getTargetException().getMessage() + ".", e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(kind + " cannot be built", e);
        }
    }

    /** Takes the setting of a component out of those that were given; null if there is none. */
    private static @Nullable String setting(Class<?> kind, Map<String, String> given, RecordComponent component) {
        List<String> found = given.keySet().stream()
                .filter(name -> isCalled(component, component.getName(), name))
                .toList();
        if (found.size() > 1) {
            throw new InputException(kind.getSimpleName() + " sets \"" + component.getName() + "\" twice.");
        }
        return found.isEmpty() ? null : given.remove(found.get(0));
    }

    private static String componentNames(RecordComponent[] components) {
        return Arrays.stream(components).map(RecordComponent::getName).collect(Collectors.joining(", "));
    }

    /** The settings by name; names in lower case. */
    private static Map<String, String> fields(Class<?> kind, String inside) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String field : split(inside)) {
            int equals = field.indexOf('=');
            if (equals < 0) {
                throw new InputException("In " + kind.getSimpleName() + ", \"" + field.strip()
                        + "\" is no setting; settings look like name=value.");
            }
            String name = field.substring(0, equals).strip().toLowerCase(Locale.ROOT);
            if (fields.put(name, field.substring(equals + 1).strip()) != null) {
                throw new InputException(kind.getSimpleName() + " sets \"" + name + "\" twice.");
            }
        }
        return fields;
    }

    /** Cuts at the commas that stand outside all brackets. */
    public static List<String> split(String inside) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int begin = 0;
        for (int i = 0; i < inside.length(); i++) {
            char c = inside.charAt(i);
            if (c == '[') depth++;
            if (c == ']') depth--;
            if (depth < 0) break;
            if (c == ',' && depth == 0) {
                parts.add(inside.substring(begin, i));
                begin = i + 1;
            }
        }
        if (depth != 0) throw new InputException("The brackets of \"" + inside + "\" do not match.");
        if (!inside.isBlank()) parts.add(inside.substring(begin));
        return parts;
    }

    private static @Nullable Object standard(Class<?> kind, RecordComponent component) {
        try {
            Field standard = kind.getField("STANDARD");
            return component.getAccessor().invoke(standard.get(null));
        } catch (NoSuchFieldException e) {
            throw new InputException(kind.getSimpleName() + " needs \"" + component.getName() + "\".", e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(kind + " hides " + component, e);
        }
    }

    private static Object value(Class<?> kind, RecordComponent component, String text) {
        Class<?> type = component.getType();
        if (type == int.class || type == long.class || type == double.class) return number(kind, component, text);
        if (type == String.class) return text;
        if (type == boolean.class) return choice(where(kind, component), text, Stream.of(false, true));
        if (type.isEnum()) return choice(where(kind, component), text, Arrays.stream(type.getEnumConstants()));
        return read(type, text);
    }

    /** A formula with an infinity in it gives NaN, which no comparison can order; so a number is finite. */
    private static Object number(Class<?> kind, RecordComponent component, String text) {
        Class<?> type = component.getType();
        String refusal = where(kind, component) + " must be a " + (type == double.class ? "finite" : "whole")
                + " number, not \"" + text + "\".";
        try {
            if (type == int.class) return Integer.parseInt(text);
            if (type == long.class) return Long.parseLong(text);
            double number = Double.parseDouble(text);
            if (Double.isFinite(number)) return number;
        } catch (NumberFormatException e) {
            throw new InputException(refusal, e);
        }
        throw new InputException(refusal);
    }

    private static Object choice(String where, String text, Stream<?> choices) {
        List<?> all = choices.toList();
        return all.stream()
                .filter(choice -> choice.toString().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> new InputException(where + " must be one of "
                        + all.stream().map(Object::toString).collect(Collectors.joining(", ")) + ", not \"" + text
                        + "\"."));
    }

    private static String where(Class<?> kind, RecordComponent component) {
        return kind.getSimpleName() + "'s " + component.getName();
    }
}
