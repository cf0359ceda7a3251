package tesuji.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules find every class of a small project that breaks them, and accept those that do not. */
final class HouseRulesProofTest {
    private static final String ROOT = "tesuji.core.fixture";
    private static final JavaClasses PROJECT = new ClassFileImporter().importPackages(ROOT);

    private static Stream<Arguments> offences() {
        return Stream.of(
                arguments(DependencyRules.noCycles(ROOT), List.of("Beam", "Board")),
                arguments(DependencyRules.baseKnowsNothing(ROOT), List.of("Beam")),
                arguments(DependencyRules.gameKnowsBase(ROOT), List.of("Board")),
                arguments(DependencyRules.evalKnowsGame(ROOT), List.of("Guess")),
                arguments(DependencyRules.playKnowsEval(ROOT), List.of("Match")),
                arguments(DependencyRules.gamesKnowNoOtherGame(ROOT), List.of("Chess")),
                arguments(DependencyRules.oneListOfGames(ROOT), List.of("Zoo")),
                arguments(DependencyRules.onlyAbilitiesOfGames(ROOT), List.of("Gambler")),
                arguments(DependencyRules.librariesBelongToApp(ROOT), List.of("Violating$Diary")),
                arguments(DependencyRules.deskIsForEveryFrontEnd(ROOT), List.of("Poster")),
                arguments(DependencyRules.fewDependencies(ROOT, 1), List.of("Crowded")),
                arguments(ClassRules.closedClasses(), List.of("Violating$Open", "Violating$Vague")),
                arguments(
                        ClassRules.plainNames(),
                        List.of("Violating$AbstractBoard", "Violating$BoardHelper", "Violating$IBoard")),
                arguments(ClassRules.packagesExplainThemselves(), List.of("silent.Mute")),
                arguments(ClassRules.constantStatics(), List.of("Violating$Counter")),
                arguments(ClassRules.hiddenFields(), List.of("Violating$Naked", "Violating$Table")),
                arguments(ClassRules.noThreadLocals(), List.of("Violating$Pocket")),
                arguments(ClassRules.noSerialisation(), List.of("Violating$Freezer", "Violating$Oven")),
                arguments(
                        ClassRules.randomnessThroughRng(ROOT),
                        List.of(
                                "Violating$Dice",
                                "Violating$Splitter",
                                "Violating$Spinner",
                                "Violating$Chance",
                                "Violating$Shuffler",
                                "Violating$Lottery")),
                arguments(
                        ClassRules.clocksWhereTimeMatters(ROOT), List.of("Violating$Stopwatch", "Violating$Calendar")),
                arguments(
                        ClassRules.streamsBelongToApp(ROOT),
                        List.of("Violating$Loud", "Violating$Nosy", "Violating$Panic")),
                arguments(
                        HotMethods.RULE,
                        List.of(
                                "Slow.constructs",
                                "Slow.throughInterface",
                                "Slow.streams",
                                "Slow.boxes",
                                "Slow.refers")));
    }

    @ParameterizedTest
    @MethodSource("offences")
    void offendersAreNamedAndInnocentsAreNot(ArchRule rule, List<String> offenders) {
        List<String> details = rule.evaluate(PROJECT).getFailureReport().getDetails();
        for (String offender : offenders) {
            assertThat(details).as(offender).anyMatch(detail -> detail.contains(offender));
        }
        assertThat(details).noneMatch(detail -> detail.matches("(?s).*(Conforming|Door|mayDoAnything).*"));
    }

    @Test
    void sharedPackagesAndTheListOfGamesAreAllowed() {
        assertThat(DependencyRules.gamesKnowNoOtherGame(ROOT)
                        .evaluate(PROJECT)
                        .getFailureReport()
                        .getDetails())
                .noneMatch(detail -> detail.contains("Slice grid"));
        assertThat(DependencyRules.oneListOfGames(ROOT)
                        .evaluate(PROJECT)
                        .getFailureReport()
                        .getDetails())
                .noneMatch(detail -> detail.contains(".Games"));
    }

    @Test
    void whoSaysWhichGameItIsAboutMayKnowIt() {
        assertThat(DependencyRules.onlyAbilitiesOfGames(ROOT)
                        .evaluate(PROJECT)
                        .getFailureReport()
                        .getDetails())
                .isNotEmpty()
                .noneMatch(detail -> detail.contains("ChessClub"));
    }

    @Test
    void everyRuleOfTheHouseIsProvenHere() {
        assertThat(HouseRules.rules(ROOT).map(ArchRule::getDescription))
                .containsExactlyInAnyOrderElementsOf(offences()
                        .map(offence -> ((ArchRule) offence.get()[0]).getDescription())
                        .toList());
    }
}
