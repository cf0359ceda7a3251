package tesuji.web.api;

import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.RecordText;
import tesuji.mcts.Mcts;

/**
 * The parts of which a search is made, read from the recipe itself, so that a new part appears by being written.
 *
 * @param part the name of the component of {@code mcts[…]}
 * @param standard what stands there if nobody says otherwise
 * @param choices the variants there are; none for a number
 */
record RecipeAnswer(String part, String standard, List<Choice> choices) {
    /** One variant with its parameters and their standard values, if it has them. */
    record Choice(String name, String standard) {}

    static List<RecipeAnswer> all() {
        List<RecipeAnswer> parts = new ArrayList<>();
        for (RecordComponent component : Mcts.class.getRecordComponents()) {
            parts.add(new RecipeAnswer(component.getName(), standard(component), choices(component.getType())));
        }
        return parts;
    }

    private static String standard(RecordComponent component) {
        try {
            return String.valueOf(component.getAccessor().invoke(Mcts.STANDARD));
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(component + " cannot be read", hidden);
        }
    }

    private static List<Choice> choices(Class<?> family) {
        if (!family.isSealed() && !family.isRecord()) return List.of();
        return RecordText.names(family).stream()
                .map(name -> new Choice(name, standard(family, name)))
                .toList();
    }

    private static String standard(Class<?> family, String name) {
        @Nullable Class<?> kind = kind(family, name);
        try {
            Field constant = kind == null ? null : kind.getField("STANDARD");
            return constant == null ? name : String.valueOf(constant.get(null));
        } catch (ReflectiveOperationException none) {
            return name;
        }
    }

    private static @Nullable Class<?> kind(Class<?> family, String name) {
        if (family.isRecord()) return family.getSimpleName().equals(name) ? family : null;
        Class<?>[] permitted = family.getPermittedSubclasses();
        if (permitted == null) return null;
        return Arrays.stream(permitted)
                .map(each -> kind(each, name))
                .filter(found -> found != null)
                .findFirst()
                .orElse(null);
    }
}
