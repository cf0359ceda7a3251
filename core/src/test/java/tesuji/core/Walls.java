package tesuji.core;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Who may know whom: the part of {@link HouseRules} about dependencies between packages. */
final class Walls {
    /** A front end ties everything together, but no class of it should tie together more than one can keep in mind. */
    private static final int MOST_ACQUAINTANCES = 25;

    private Walls() {}

    static List<ArchRule> of(String root) {
        return List.of(
                noCycles(root),
                baseStandsAlone(root),
                gameKnowsBase(root),
                evalKnowsGame(root),
                playKnowsEval(root),
                gamesAreStrangers(root),
                oneListOfGames(root),
                librariesAtTheFrontDoor(root),
                deskIsForEveryFrontEnd(root),
                fewAcquaintances(root, MOST_ACQUAINTANCES));
    }

    static ArchRule noCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles().as("packages form no cycle");
    }

    static ArchRule baseStandsAlone(String root) {
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

    private static ArchRule onlyDepend(String core, String room, String... neighbours) {
        String[] allowed = Stream.concat(
                        Stream.of("java..", "org.jspecify..", core + "." + room + ".."),
                        Arrays.stream(neighbours).map(neighbour -> core + "." + neighbour + ".."))
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage(core + "." + room + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed)
                .as("core." + room + " knows the JDK and " + List.of(neighbours));
    }

    static ArchRule gamesAreStrangers(String root) {
        String[] shared = {root + ".games.grid..", root + ".games.sgf.."};
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

    static ArchRule librariesAtTheFrontDoor(String root) {
        ArchRule inApp = noClasses()
                .that()
                .resideOutsideOfPackage(root + ".app..")
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
                .resideOutsideOfPackages(root + ".lab..", root + ".desk..", root + ".web..", root + ".app..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..");
        return CompositeArchRule.of(inApp)
                .and(aboveLab)
                .as("terminals, command lines and logging belong to app, JSON to lab, desk, web and app");
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

    static ArchRule fewAcquaintances(String root, int most) {
        return classes()
                .that()
                .resideInAnyPackage(root + ".desk..", root + ".web..", root + ".app..")
                .should(new Acquaintances(root, most))
                .as("classes of desk, web and app know few others");
    }
}
