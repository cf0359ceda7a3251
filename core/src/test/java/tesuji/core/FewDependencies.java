package tesuji.core;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** How many other classes of the project a class uses, those inside of it counted with it. */
final class FewDependencies extends ArchCondition<JavaClass> {
    private final String root;
    private final int most;
    /** By the name of a class that is in no other, the names of those it uses. */
    private final Map<String, Set<String>> known = new HashMap<>();

    FewDependencies(String root, int most) {
        super("know at most " + most + " others");
        this.root = root;
        this.most = most;
    }

    @Override
    public void init(Collection<JavaClass> all) {
        for (JavaClass type : all) {
            type.getDirectDependenciesFromSelf().forEach(dependency -> note(type, dependency.getTargetClass()));
        }
    }

    private void note(JavaClass user, JavaClass used) {
        String own = outermost(user);
        String other = outermost(used.getBaseComponentType());
        if (other.startsWith(root + ".") && !other.equals(own)) {
            known.computeIfAbsent(own, name -> new TreeSet<>()).add(other);
        }
    }

    private static String outermost(JavaClass type) {
        int nested = type.getName().indexOf('$');
        return nested < 0 ? type.getName() : type.getName().substring(0, nested);
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        // those inside of another are counted with it, under its name
        Set<String> others = known.getOrDefault(type.getName(), Set.of());
        if (others.size() > most) {
            events.add(SimpleConditionEvent.violated(
                    type, type.getName() + " knows " + others.size() + " others: " + others));
        }
    }
}
