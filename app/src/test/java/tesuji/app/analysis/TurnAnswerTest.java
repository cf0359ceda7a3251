package tesuji.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The fields of an answer. Queries are written with ' for ". */
@Timeout(60)
final class TurnAnswerTest {
    @TempDir
    private static Path folder;

    private static AnalysisNetwork network;

    @BeforeAll
    static void readNetwork() throws IOException {
        network = TinyNetwork.read(TinyNetwork.in(folder));
    }

    private static List<JsonNode> answers(String... queries) {
        AnalysisEngine engine =
                new AnalysisEngine(network, TinyNetwork.queries(), new AnalysisEngine.Workers(1, 1, true));
        return EngineRun.answers(engine, queries);
    }

    private static JsonNode answer(String fields) {
        List<JsonNode> answers = answers("{'id':'q'," + EngineRun.PLAIN + fields + "}");
        assertThat(answers).hasSize(1);
        return answers.get(0);
    }

    @Test
    void anAnswerHasEveryField() {
        JsonNode answer = answer(",'maxVisits':30");
        assertThat(answer.propertyNames())
                .containsExactlyInAnyOrder("id", "turnNumber", "isDuringSearch", "moveInfos", "rootInfo");
        assertThat(answer.get("id").stringValue()).isEqualTo("q");
        assertThat(answer.get("turnNumber").intValue()).isEqualTo(2);
        assertThat(answer.get("isDuringSearch").booleanValue()).isFalse();
        assertThat(answer.get("rootInfo").propertyNames())
                .containsExactlyInAnyOrder(
                        "visits",
                        "weight",
                        "winrate",
                        "scoreLead",
                        "scoreSelfplay",
                        "scoreStdev",
                        "utility",
                        "rawWinrate",
                        "rawLead",
                        "rawScoreSelfplay",
                        "rawScoreSelfplayStdev",
                        "rawNoResultProb",
                        "rawStWrError",
                        "rawStScoreError",
                        "rawVarTimeLeft",
                        "thisHash",
                        "symHash",
                        "currentPlayer");
        assertThat(answer.get("rootInfo").get("visits").intValue()).isEqualTo(30);
        assertThat(answer.get("rootInfo").get("currentPlayer").stringValue()).isEqualTo("B");
        assertThat(answer.get("rootInfo").get("thisHash").stringValue()).matches("[0-9A-F]{32}");
        for (JsonNode move : answer.get("moveInfos")) {
            assertThat(move.propertyNames())
                    .containsExactlyInAnyOrder(
                            "move",
                            "visits",
                            "edgeVisits",
                            "weight",
                            "edgeWeight",
                            "utility",
                            "winrate",
                            "scoreMean",
                            "scoreLead",
                            "scoreSelfplay",
                            "scoreStdev",
                            "prior",
                            "lcb",
                            "utilityLcb",
                            "playSelectionValue",
                            "order",
                            "pv");
            assertThat(move.get("pv").get(0)).isEqualTo(move.get("move"));
            assertThat(move.get("scoreMean")).isEqualTo(move.get("scoreLead"));
            assertThat(move.get("lcb").doubleValue())
                    .isLessThan(move.get("winrate").doubleValue());
            assertThat(move.get("utilityLcb").doubleValue())
                    .isLessThan(move.get("utility").doubleValue());
        }
    }

    @Test
    void movesAreInOrderAndTheirVisitsAddUp() {
        JsonNode answer = answer(",'maxVisits':60");
        double before = Double.POSITIVE_INFINITY;
        int sum = 0;
        for (int order = 0; order < answer.get("moveInfos").size(); order++) {
            JsonNode move = answer.get("moveInfos").get(order);
            assertThat(move.get("order").intValue()).isEqualTo(order);
            assertThat(move.get("playSelectionValue").doubleValue()).isLessThanOrEqualTo(before);
            before = move.get("playSelectionValue").doubleValue();
            sum += move.get("visits").intValue();
        }
        assertThat(sum).isEqualTo(59);
    }

    @Test
    void whatIsAskedForIsIncluded() {
        JsonNode answer = answer(",'includePolicy':true,'includeOwnership':true,'includeOwnershipStdev':true,"
                + "'includeMovesOwnership':true,'includeMovesOwnershipStdev':true,'includePVVisits':true");
        assertThat(answer.get("policy")).hasSize(50);
        // the stones of D4 and C3, rows from the top
        assertThat(answer.get("policy").get(3 * 7 + 3).doubleValue()).isEqualTo(-1);
        assertThat(answer.get("policy").get(4 * 7 + 2).doubleValue()).isEqualTo(-1);
        double sum = 0;
        for (JsonNode chance : answer.get("policy")) sum += Math.max(0, chance.doubleValue());
        assertThat(sum).isCloseTo(1, within(1e-5));
        assertThat(answer.get("ownership")).hasSize(49);
        assertThat(answer.get("ownershipStdev")).hasSize(49).allMatch(each -> each.doubleValue() >= 0);
        JsonNode move = answer.get("moveInfos").get(0);
        assertThat(move.get("ownership")).hasSize(49);
        assertThat(move.get("ownershipStdev")).hasSize(49);
        assertThat(move.get("pvVisits")).hasSameSizeAs(move.get("pv"));
        assertThat(move.get("pvEdgeVisits")).isEqualTo(move.get("pvVisits"));
        assertThat(move.get("pvVisits").get(0)).isEqualTo(move.get("visits"));
    }

    @Test
    void onlyTheDeviationOfOwnersMayBeAskedFor() {
        JsonNode answer = answer(",'includeOwnershipStdev':true");
        assertThat(answer.has("ownership")).isFalse();
        assertThat(answer.get("ownershipStdev")).hasSize(49);
    }

    @Test
    void linesAreAsLongAsAskedFor() {
        for (JsonNode move : answer(",'maxVisits':100,'analysisPVLen':1").get("moveInfos")) {
            assertThat(move.get("pv").size()).isBetween(1, 2);
        }
    }

    /** Black's numbers are White's turned round; what has no side stays. */
    @ParameterizedTest
    @CsvSource({"2", "1"})
    void numbersTakeThePointOfViewAskedFor(int turn) {
        String fields = ",'analyzeTurns':[" + turn + "],'includeOwnership':true,'includePolicy':true,"
                + "'overrideSettings':{'reportAnalysisWinratesAs':'";
        JsonNode black = answer(fields + "BLACK'}");
        JsonNode white = answer(fields + "WHITE'}");
        JsonNode own = answer(fields + "SIDETOMOVE'}");
        assertThat(own).isEqualTo(turn == 2 ? black : white);
        JsonNode blackMove = black.get("moveInfos").get(0);
        JsonNode whiteMove = white.get("moveInfos").get(0);
        for (String rate : List.of("winrate", "lcb")) {
            assertThat(blackMove.get(rate).doubleValue())
                    .isCloseTo(1 - whiteMove.get(rate).doubleValue(), within(1e-6));
        }
        for (String points : List.of("utility", "utilityLcb", "scoreLead", "scoreSelfplay")) {
            assertThat(blackMove.get(points).doubleValue())
                    .isCloseTo(-whiteMove.get(points).doubleValue(), within(1e-6));
        }
        for (String points : List.of("utility", "scoreLead", "scoreSelfplay", "rawLead", "rawScoreSelfplay")) {
            assertThat(black.get("rootInfo").get(points).doubleValue())
                    .isCloseTo(-white.get("rootInfo").get(points).doubleValue(), within(1e-6));
        }
        for (String rate : List.of("winrate", "rawWinrate")) {
            assertThat(black.get("rootInfo").get(rate).doubleValue())
                    .isCloseTo(1 - white.get("rootInfo").get(rate).doubleValue(), within(1e-6));
        }
        for (String same : List.of("scoreStdev", "prior", "visits", "weight", "playSelectionValue")) {
            assertThat(blackMove.get(same)).isEqualTo(whiteMove.get(same));
        }
        assertThat(black.get("policy")).isEqualTo(white.get("policy"));
        for (int point = 0; point < 49; point++) {
            assertThat(black.get("ownership").get(point).doubleValue())
                    .isCloseTo(-white.get("ownership").get(point).doubleValue(), within(1e-6));
        }
    }

    /** The network says of a root what it says without a search. */
    @Test
    void oneVisitIsTheNetworkAlone() {
        JsonNode answer = answer(",'maxVisits':1");
        assertThat(answer.get("moveInfos")).isEmpty();
        JsonNode root = answer.get("rootInfo");
        assertThat(root.get("visits").intValue()).isEqualTo(1);
        assertThat(root.get("winrate").doubleValue())
                .isCloseTo(root.get("rawWinrate").doubleValue(), within(1e-5));
        assertThat(root.get("scoreLead").doubleValue())
                .isCloseTo(root.get("rawLead").doubleValue(), within(1e-4));
    }

    @Test
    void avoidedMovesAreNotLookedAt() {
        JsonNode free = answer("");
        String best = free.get("moveInfos").get(0).get("move").stringValue();
        JsonNode banned = answer(",'avoidMoves':[{'player':'b','moves':['" + best + "'],'untilDepth':1}]");
        assertThat(banned.get("moveInfos"))
                .noneMatch(move -> move.get("move").stringValue().equals(best));
        JsonNode allowed = answer(",'allowMoves':[{'player':'b','moves':['A1','A2'],'untilDepth':1}]");
        assertThat(allowed.get("moveInfos"))
                .isNotEmpty()
                .allMatch(move -> List.of("A1", "A2").contains(move.get("move").stringValue()));
    }

    @Test
    void equalPositionsHaveEqualHashes() {
        String board = "'rules':'chinese','boardXSize':7,'boardYSize':7,'maxVisits':1";
        String stones = "'initialStones':[['w','D4'],['b','C2']],'initialPlayer':'b',";
        List<JsonNode> roots = answers(
                        "{'id':'a','moves':[['b','C2'],['w','D4']]," + board + "}",
                        "{'id':'b'," + stones + "'moves':[]," + board + "}",
                        "{'id':'c','moves':[['b','E2'],['w','D4']]," + board + "}",
                        "{'id':'d','moves':[['b','C2'],['w','E4']]," + board + "}")
                .stream()
                .map(answer -> answer.get("rootInfo"))
                .toList();
        assertThat(roots.get(1).get("thisHash")).isEqualTo(roots.get(0).get("thisHash"));
        assertThat(roots.get(2).get("thisHash")).isNotEqualTo(roots.get(0).get("thisHash"));
        assertThat(roots.get(2).get("symHash")).isEqualTo(roots.get(0).get("symHash"));
        assertThat(roots.get(3).get("symHash")).isNotEqualTo(roots.get(0).get("symHash"));
    }
}
