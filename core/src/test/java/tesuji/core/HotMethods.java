package tesuji.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import tesuji.core.base.Hot;

/** What {@link Hot} promises, read from the byte code. */
final class HotMethods extends ArchCondition<JavaMethod> {
    static final ArchRule RULE = methods()
            .that()
            .areAnnotatedWith(Hot.class)
            .should(new HotMethods())
            .as("@Hot methods call no constructor, interface or stream, and box nothing");

    private static final Set<String> BOXES = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Double",
            "java.lang.Float",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Short");

    private HotMethods() {
        super("stay cheap");
    }

    @Override
    public void check(JavaMethod method, ConditionEvents events) {
        for (JavaAccess<?> access : method.getConstructorCallsFromSelf()) violate(method, access, events);
        for (JavaAccess<?> access : method.getCodeUnitReferencesFromSelf()) violate(method, access, events);
        for (JavaMethodCall call : method.getMethodCallsFromSelf()) {
            if (isDear(call)) violate(method, call, events);
        }
    }

    private static boolean isDear(JavaMethodCall call) {
        JavaClass owner = call.getTargetOwner();
        return owner.isInterface()
                || owner.getPackageName().equals("java.util.stream")
                || (call.getName().equals("valueOf") && BOXES.contains(owner.getName()));
    }

    private static void violate(JavaMethod method, JavaAccess<?> access, ConditionEvents events) {
        events.add(SimpleConditionEvent.violated(method, access.getDescription()));
    }
}
