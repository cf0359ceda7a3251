package tesuji.core;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Who may know whom: the part of {@link HouseRules} about dependencies between packages. */
final class DependencyRules {
    /** A front end ties everything together, but no class of it should tie together more than one can keep in mind. */
    private static final int MOST_DEPENDENCIES = 25;

    /** What several games have in common. */
    private static final Set<String> SHARED = Set.of("grid", "sgf");

    /** Commands that exist for Go alone: exact endgames, counting, and reviews of SGF files. */
    private static final Set<String> OF_GO =
            Set.of("endgame", "score", "review", "net", "katago", "analysis", "learning");

    private static final Set<String> ABOUT_GO = Set.of(
            "SuperkoSolver", "KataRules", "EndgameCommands", "RegionBenchmark", "NetworkText", "NetworkCommands");

    private DependencyRules() {}

    static List<ArchRule> of(String root) {
        return List.of(
                noCycles(root),
                baseKnowsNothing(root),
                gameKnowsBase(root),
                evalKnowsGame(root),
                playKnowsEval(root),
                gamesKnowNoOtherGame(root),
                oneListOfGames(root),
                onlyAbilitiesOfGames(root),
                librariesBelongToApp(root),
                deskIsForEveryFrontEnd(root),
                fewDependencies(root, MOST_DEPENDENCIES));
    }

    static ArchRule noCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles().as("packages form no cycle");
    }

    static ArchRule baseKnowsNothing(String root) {
        return onlyDepend(root + ".core", "base");
    }

    static ArchRule gameKnowsBase(String root) {
        return onlyDepend(root + ".core", "game", "base");
    }

    static ArchRule evalKnowsGame(String root) {
        return onlyDepend(root + ".core", "eval", "base", "game");
    }

    static ArchRule playKnowsEval(String root) {
        return onlyDepend(root + ".core", "play", "base", "game", "eval");
    }

    private static ArchRule onlyDepend(String core, String part, String... neighbours) {
        String[] allowed = Stream.concat(
                        Stream.of("java..", "org.jspecify..", core + "." + part + ".."),
                        Arrays.stream(neighbours).map(neighbour -> core + "." + neighbour + ".."))
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage(core + "." + part + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed)
                .as("core." + part + " knows the JDK and " + List.of(neighbours));
    }

    static ArchRule gamesKnowNoOtherGame(String root) {
        String[] shared =
                SHARED.stream().map(each -> root + ".games." + each + "..").toArray(String[]::new);
        return slices().matching(root + ".games.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAnyPackage(shared))
                .as("games know no other game, only what is shared: grid and sgf");
    }

    static ArchRule oneListOfGames(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + ".games")
                .and()
                .doNotHaveSimpleName("Games")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(root + ".games.*..")
                .as("only Games knows all games");
    }

    /** So that a new game changes nothing here: whatever it brings, it offers as an ability. */
    static ArchRule onlyAbilitiesOfGames(String root) {
        String games = root + ".games.";
        return classes()
                .that()
                .resideInAnyPackage(root + ".gtp..", root + ".lab..", root + ".desk..", root + ".app..")
                .should(new ArchCondition<>("be about the games they know") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                            String target = dependency.getTargetClass().getPackageName();
                            if (!target.startsWith(games)) continue;
                            String game = target.substring(games.length()).split("\\.")[0];
                            if (SHARED.contains(game) || isAbout(type, game)) continue;
                            events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
                        }
                    }
                })
                .as("lab, gtp, desk and app ask games for abilities; only what is about one game knows it");
    }

    /** Whether the name of a class or one of its packages is that of the game, or stands for Go. */
    private static boolean isAbout(JavaClass type, String game) {
        List<String> packages = List.of(type.getPackageName().split("\\."));
        String name =
                type.getName().substring(type.getPackageName().length() + 1).split("\\$")[0];
        return name.toLowerCase(Locale.ROOT).startsWith(game)
                || packages.contains(game)
                || (game.equals("go") && (packages.stream().anyMatch(OF_GO::contains) || ABOUT_GO.contains(name)));
    }

    static ArchRule librariesBelongToApp(String root) {
        ArchRule inApp = noClasses()
                .that()
                .resideOutsideOfPackages(root + ".app..", root + ".spark")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.jline..",
                        "picocli..",
                        "java.util.logging..",
                        "org.slf4j..",
                        "org.apache.logging..",
                        "ch.qos.logback..");
        ArchRule aboveLab = noClasses()
                .that()
                .resideOutsideOfPackages(
                        root + ".lab..", root + ".desk..", root + ".web..", root + ".app..", root + ".spark.play..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..");
        return CompositeArchRule.of(inApp)
                .and(aboveLab)
                .as("terminals, command lines and logging belong to app and the commands of spark,"
                        + " JSON to lab, desk, web, app and spark.play");
    }

    /** How an answer looks is for the front end to say. */
    static ArchRule deskIsForEveryFrontEnd(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + ".desk..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.(Print.*|Console)")
                .as("desk neither prints nor asks");
    }

    static ArchRule fewDependencies(String root, int most) {
        return classes()
                .that()
                .resideInAnyPackage(root + ".desk..", root + ".web..", root + ".app..")
                .should(new FewDependencies(root, most))
                .as("classes of desk, web and app know few others");
    }
}
