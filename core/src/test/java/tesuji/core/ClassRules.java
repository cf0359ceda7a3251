package tesuji.core;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.NullMarked;

/** What holds for every class: the part of {@link HouseRules} about fields, names and the outside world. */
final class ClassRules {
    private static final String FORBIDDEN_NAME =
            "(Abstract|Base)[A-Z].*|I[A-Z][a-z].*|.*(Utils?|Helpers?|Managers?|Base|Abstract|Impl|"
                    + "Common|Misc|Info|Data)";

    private ClassRules() {}

    static List<ArchRule> of(String root) {
        return List.of(
                closedClasses(),
                plainNames(),
                packagesExplainThemselves(),
                constantStatics(),
                hiddenFields(),
                noThreadLocals(),
                noSerialisation(),
                randomnessThroughRng(root),
                clocksWhereTimeMatters(root),
                streamsBelongToApp(root));
    }

    static ArchRule closedClasses() {
        return classes()
                .that(are("written by hand", type -> !type.isAnonymousClass() && !isSynthetic(type)))
                // JMH derives classes from its states
                .and()
                .areNotAnnotatedWith("org.openjdk.jmh.annotations.State")
                .should(be(
                        "final, a record, an enum, sealed or an interface",
                        type -> type.getModifiers().contains(JavaModifier.FINAL)
                                || type.isRecord()
                                || type.isEnum()
                                || type.isSealed()
                                || type.isInterface()))
                .as("classes are final, records, enums, sealed, or interfaces");
    }

    static ArchRule plainNames() {
        return classes()
                .should(be("named after an idea", type -> !type.getSimpleName().matches(FORBIDDEN_NAME)))
                .as("no type is called helper, manager, util and the like");
    }

    static ArchRule packagesExplainThemselves() {
        return classes()
                .should(be(
                        "in a package with a null-marked package-info",
                        type -> type.getPackage()
                                .tryGetPackageInfo()
                                .map(info -> info.isAnnotatedWith(NullMarked.class))
                                .orElse(false)))
                .as("every package has a package-info, and it is null-marked");
    }

    static ArchRule constantStatics() {
        return fields().that().areStatic().should().beFinal().as("static fields are final");
    }

    static ArchRule hiddenFields() {
        DescribedPredicate<JavaField> variable = DescribedPredicate.describe(
                "variable",
                field -> !field.getModifiers().contains(JavaModifier.STATIC)
                        || field.getRawType().isArray());
        return noFields().that(variable).should().bePublic().as("public fields are constants");
    }

    static ArchRule noThreadLocals() {
        return noClasses()
                .should()
                .dependOnClassesThat()
                .areAssignableTo(ThreadLocal.class)
                .as("nothing hides in a ThreadLocal");
    }

    static ArchRule noSerialisation() {
        return noClasses()
                .should()
                .dependOnClassesThat()
                .areAssignableTo(ObjectOutputStream.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(ObjectInputStream.class)
                .as("nothing is serialised by Java's object streams");
    }

    /** A key that nobody may guess is the one thing that {@code Rng} is not for. */
    static ArchRule randomnessThroughRng(String root) {
        return noClasses()
                .that()
                .doNotHaveFullyQualifiedName(root + ".web.HomeFolder")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom|random\\..*)")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.security\\.SecureRandom")
                .orShould()
                .accessTargetWhere(isMember("java\\.lang\\.(Strict)?Math", "random"))
                .orShould()
                .accessTargetWhere(isMember("java\\.util\\.Collections", "shuffle"))
                .orShould()
                .accessTargetWhere(isMember("java\\.util\\.UUID", "randomUUID"))
                .as("random numbers come from Rng");
    }

    static ArchRule clocksWhereTimeMatters(String root) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(
                        root + ".core.play..",
                        root + ".mcts.run..",
                        root + ".mcts.puct..",
                        root + ".gtp..",
                        root + ".lab.match..",
                        root + ".web..",
                        root + ".app..",
                        root + ".spark..")
                .should()
                .accessTargetWhere(isMember("java\\.lang\\.System", "nanoTime|currentTimeMillis"))
                .orShould()
                .accessTargetWhere(isMember("java\\.time\\..*", "now"))
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.time\\.(Clock|InstantSource)")
                .as("only play, mcts.run, mcts.puct, gtp, lab.match, web, app and spark read the clock");
    }

    static ArchRule streamsBelongToApp(String root) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(root + ".app..")
                .should()
                .accessTargetWhere(isMember("java\\.lang\\.System", "in|out|err|console"))
                .orShould()
                .accessTargetWhere(isMember(".*", "printStackTrace"))
                .as("only app uses System.in, System.out and System.err");
    }

    private static DescribedPredicate<JavaAccess<?>> isMember(String owner, String name) {
        return target(owner(nameMatching(owner))).and(target(nameMatching(name)));
    }

    private static boolean isSynthetic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    private static DescribedPredicate<JavaClass> are(String description, Predicate<JavaClass> test) {
        return DescribedPredicate.describe(description, test);
    }

    private static ArchCondition<JavaClass> be(String description, Predicate<JavaClass> test) {
        return new ArchCondition<>("be " + description) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                if (!test.test(type)) {
                    events.add(SimpleConditionEvent.violated(type, type.getName() + " is not " + description));
                }
            }
        };
    }
}
