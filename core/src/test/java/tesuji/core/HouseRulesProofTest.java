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

/** The rules notice every offender in a small house built to break them, and leave the innocent alone. */
final class HouseRulesProofTest {
    private static final String ROOT = "tesuji.core.fixture";
    private static final JavaClasses HOUSE = new ClassFileImporter().importPackages(ROOT);

    private static Stream<Arguments> offences() {
        return Stream.of(
                arguments(Walls.noCycles(ROOT), List.of("Beam", "Board")),
                arguments(Walls.baseStandsAlone(ROOT), List.of("Beam")),
                arguments(Walls.gameKnowsBase(ROOT), List.of("Board")),
                arguments(Walls.evalKnowsGame(ROOT), List.of("Guess")),
                arguments(Walls.playKnowsEval(ROOT), List.of("Match")),
                arguments(Walls.gamesAreStrangers(ROOT), List.of("Chess")),
                arguments(Walls.oneListOfGames(ROOT), List.of("Zoo")),
                arguments(Walls.singleGamesAreAsked(ROOT), List.of("Gambler")),
                arguments(Walls.librariesAtTheFrontDoor(ROOT), List.of("Rude$Diary")),
                arguments(Walls.deskIsForEveryFrontEnd(ROOT), List.of("Poster")),
                arguments(Walls.fewAcquaintances(ROOT, 1), List.of("Gossip")),
                arguments(Manners.closedClasses(), List.of("Rude$Open", "Rude$Vague")),
                arguments(Manners.plainNames(), List.of("Rude$AbstractBoard", "Rude$BoardHelper", "Rude$IBoard")),
                arguments(Manners.packagesExplainThemselves(), List.of("silent.Mute")),
                arguments(Manners.constantStatics(), List.of("Rude$Counter")),
                arguments(Manners.hiddenFields(), List.of("Rude$Naked", "Rude$Table")),
                arguments(Manners.noThreadLocals(), List.of("Rude$Pocket")),
                arguments(Manners.noSerialisation(), List.of("Rude$Freezer", "Rude$Oven")),
                arguments(
                        Manners.randomnessThroughRng(ROOT),
                        List.of(
                                "Rude$Dice",
                                "Rude$Splitter",
                                "Rude$Spinner",
                                "Rude$Chance",
                                "Rude$Shuffler",
                                "Rude$Lottery")),
                arguments(Manners.clocksWhereTimeMatters(ROOT), List.of("Rude$Stopwatch", "Rude$Calendar")),
                arguments(Manners.streamsBelongToApp(ROOT), List.of("Rude$Loud", "Rude$Nosy", "Rude$Panic")),
                arguments(
                        HotMethods.RULE,
                        List.of(
                                "Sluggish.constructs",
                                "Sluggish.throughInterface",
                                "Sluggish.streams",
                                "Sluggish.boxes",
                                "Sluggish.refers")));
    }

    @ParameterizedTest
    @MethodSource("offences")
    void offendersAreNamedAndInnocentsAreNot(ArchRule rule, List<String> offenders) {
        List<String> details = rule.evaluate(HOUSE).getFailureReport().getDetails();
        for (String offender : offenders) {
            assertThat(details).as(offender).anyMatch(detail -> detail.contains(offender));
        }
        assertThat(details).noneMatch(detail -> detail.matches("(?s).*(Polite|Door|mayDoAnything).*"));
    }

    @Test
    void sharedPackagesAndTheListOfGamesAreAllowed() {
        assertThat(Walls.gamesAreStrangers(ROOT)
                        .evaluate(HOUSE)
                        .getFailureReport()
                        .getDetails())
                .noneMatch(detail -> detail.contains("Slice grid"));
        assertThat(Walls.oneListOfGames(ROOT).evaluate(HOUSE).getFailureReport().getDetails())
                .noneMatch(detail -> detail.contains(".Games"));
    }

    @Test
    void whoSaysWhichGameItIsAboutMayKnowIt() {
        assertThat(Walls.singleGamesAreAsked(ROOT)
                        .evaluate(HOUSE)
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
