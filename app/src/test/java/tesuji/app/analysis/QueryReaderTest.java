package tesuji.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.katago.Perspective;
import tesuji.core.play.AnalysisRequest;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

/** Queries are written with ' for ". */
final class QueryReaderTest {
    private static AnalysisQuery read(String fields) {
        return TinyNetwork.query(fields);
    }

    private static AnalysisQuery.Turn only(AnalysisQuery query) {
        assertThat(query.turns()).hasSize(1);
        return query.turns().get(0);
    }

    private static GoPosition position(AnalysisQuery.Turn turn) {
        return (GoPosition) turn.root().record().replay(turn.root().game());
    }

    private static int komi(AnalysisQuery.Turn turn) {
        return ((GoGame) turn.root().game()).rules().komi();
    }

    @Test
    void aPlainQueryAsksForTheLastTurn() {
        AnalysisQuery query = read("{'moves':[['b','D4'],['W','pass'],['Black','c3']]}");
        AnalysisQuery.Turn turn = only(query);
        assertThat(turn.number()).isEqualTo(3);
        assertThat(turn.priority()).isZero();
        GoPosition position = position(turn);
        assertThat(position.stones()).hasToString("""
                .......
                .......
                .......
                ...X...
                ..X....
                .......
                .......
                """);
        assertThat(position.toMove()).isEqualTo(1);
        assertThat(query.search().limits().steps()).isEqualTo(20);
        assertThat(query.search().limits().isTimed()).isFalse();
        assertThat(query.search().historyIgnored()).isTrue();
        assertThat(query.search().parameters().wideRootNoise()).isEqualTo(0.04);
        assertThat(query.report().perspective()).isEqualTo(Perspective.SIDETOMOVE);
        assertThat(query.report().lineLength()).isEqualTo(15);
        assertThat(query.report().duringSearch()).isFalse();
        assertThat(query.warnings()).isEmpty();
    }

    @Test
    void turnsAreDistinctAndInOrder() {
        AnalysisQuery query = read("{'moves':[['b','D4'],['w','C3']],'analyzeTurns':[2,0,2]}");
        assertThat(query.turns()).extracting(AnalysisQuery.Turn::number).containsExactly(0, 2);
        AnalysisQuery urgent = read("{'moves':[['b','D4'],['w','C3']],'analyzeTurns':[2,0],'priorities':[5,-1]}");
        assertThat(urgent.turns()).extracting(AnalysisQuery.Turn::priority).containsExactly(-1L, 5L);
        assertThat(only(read("{'priority':7}")).priority()).isEqualTo(7);
    }

    @Test
    void stonesAreSetUpLaterOnesOnTop() {
        AnalysisQuery.Turn turn =
                only(read("{'initialStones':[['b','D4'],['w','D4'],['b','A1']],'initialPlayer':'w'}"));
        assertThat(position(turn).stones()).hasToString("""
                .......
                .......
                .......
                ...O...
                .......
                .......
                X......
                """);
        assertThat(position(turn).toMove()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}                                                             | 0",
                "{'moves':[['w','D4']],'analyzeTurns':[0]}                      | 1",
                "{'initialStones':[['b','D4']]}                                 | 0",
                "{'initialStones':[['b','D4'],['b','C3']]}                      | 1",
                "{'initialStones':[['b','D4'],['b','C3'],['w','E5']]}           | 0",
                "{'initialStones':[['b','D4'],['b','C3']],'initialPlayer':'b'}  | 0"
            })
    void theFirstPlayerIsGuessedAsByKataGo(String fields, int side) {
        assertThat(position(only(read(fields))).toMove()).isEqualTo(side);
    }

    /** Chinese rules give White a point for each handicap stone; komi is counted in half-points. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}                                                                          | 15",
                "{'komi':-3}                                                                 | -6",
                "{'rules':'japanese'}                                                        | 13",
                "{'rules':{'scoring':'AREA','komi':5.5}}                                     | 11",
                "{'komi':0.5,'initialStones':[['b','D4'],['b','C3']]}                        | 5",
                "{'komi':0.5,'initialStones':[['b','D4'],['b','C3']],'whiteHandicapBonus':'N-1'} | 3",
                "{'komi':0.5,'initialStones':[['b','D4'],['b','C3']],'whiteHandicapBonus':'0'}   | 1",
                "{'komi':0.5,'moves':[['b','D4'],['b','C3'],['w','E5']]}                     | 5",
                "{'komi':0.5,'moves':[['b','D4'],['w','pass'],['b','C3'],['w','E5']]}        | 5",
                "{'komi':0.5,'moves':[['b','D4'],['w','C3'],['b','E5']]}                     | 1"
            })
    void komiHoldsTheCompensationOfAHandicap(String fields, int halfPoints) {
        assertThat(komi(only(read(fields)))).isEqualTo(halfPoints);
    }

    /** KataGo passes over such faults in records of games. */
    @Test
    void twoMovesInARowMovesAfterTheEndAndForbiddenKosAreLeft() {
        GoPosition twice = position(only(read("{'moves':[['b','D4'],['b','C3']]}")));
        assertThat(twice.toMove()).isEqualTo(1);
        assertThat(twice.length()).isEqualTo(1);
        GoPosition after = position(only(read("{'moves':[['b','pass'],['w','pass'],['b','C3']]}")));
        assertThat(after.isOver()).isFalse();
        assertThat(position(only(read("{'moves':[['b','pass'],['w','pass']]}"))).isOver())
                .isFalse();
        GoPosition retaken = position(only(read("{'initialStones':[['b','B1'],['b','A2'],['b','B3'],['b','C2'],"
                + "['w','C1'],['w','D2'],['w','C3']],'moves':[['w','B2'],['b','C2']]}")));
        assertThat(retaken.stones()).hasToString("""
                .......
                .......
                .......
                .......
                .XO....
                X.XO...
                .XO....
                """);
    }

    /** A black stone at A2 would take both its own stones, and the first position would be back. */
    @Test
    void whatSuperkoForbidsIsKnownWithoutThePast() {
        AnalysisQuery.Turn turn = only(read("{'rules':'tromp-taylor',"
                + "'initialStones':[['w','B1'],['w','B2'],['w','A3']],"
                + "'initialPlayer':'b','moves':[['b','A1'],['w','pass']]}"));
        GoPosition bare = (GoPosition) turn.root().bare().replay(turn.root().game());
        assertThat(bare.stones()).hasToString("""
                .......
                .......
                .......
                .......
                O......
                .O.....
                XO.....
                """);
        assertThat(bare.length()).isZero();
        assertThat(bare.passes()).isZero();
        int a2 = turn.root().game().notation().move("A2");
        assertThat(bare.isLegal(a2)).isTrue();
        assertThat(turn.root().forbidden()).containsExactly(a2);
    }

    @Test
    void bansAreReadForBothWays() {
        List<AnalysisRequest.Ban> avoided = read("{'avoidMoves':[{'player':'b','moves':['A1','pass'],'untilDepth':3}]}")
                .search()
                .bans();
        assertThat(avoided).containsExactly(new AnalysisRequest.Ban(0, Set.of(0, 49), 3));
        AnalysisRequest.Ban allowed = read("{'allowMoves':[{'player':'W','moves':['A1'],'untilDepth':1}]}")
                .search()
                .bans()
                .get(0);
        assertThat(allowed.side()).isEqualTo(1);
        assertThat(allowed.moves()).hasSize(49).doesNotContain(0);
    }

    @Test
    void settingsOfTheSearchHaveTheNamesOfKataGo() {
        AnalysisQuery query = read("{'maxVisits':9,'rootPolicyTemperature':1.5,'rootFpuReductionMax':0,"
                + "'overrideSettings':{'cpuctExploration':'1.5','wideRootNoise':0,'maxTime':2.5,'maxVisits':7,"
                + "'reportAnalysisWinratesAs':'BLACK','ignorePreRootHistory':false,"
                + "'humanSLProfile':'x','nonsense':1}}");
        assertThat(query.search().limits().steps()).isEqualTo(9);
        assertThat(query.search().limits().time()).isEqualTo(Duration.ofMillis(2500));
        assertThat(query.search().parameters().cpuctExploration()).isEqualTo(1.5);
        assertThat(query.search().parameters().wideRootNoise()).isZero();
        assertThat(query.search().parameters().rootPolicyTemperature()).isEqualTo(1.5);
        assertThat(query.search().parameters().rootFpuReductionMax()).isZero();
        assertThat(query.search().historyIgnored()).isFalse();
        assertThat(query.report().perspective()).isEqualTo(Perspective.BLACK);
        assertThat(query.warnings())
                .containsExactly(new AnalysisQuery.Warning(
                        "overrideSettings", "Unknown config params: humanSLProfile,nonsense"));
        assertThat(read("{'overrideSettings':{'maxVisits':7}}")
                        .search()
                        .limits()
                        .steps())
                .isEqualTo(7);
    }

    @Test
    void reportsAreTimed() {
        AnalysisQuery.Report both = read("{'reportDuringSearchEvery':0.5,'firstReportDuringSearchAfter':2}")
                .report();
        assertThat(both.every()).isEqualTo(0.5);
        assertThat(both.first()).isEqualTo(2);
        assertThat(read("{'reportDuringSearchEvery':0.5}").report().first()).isEqualTo(0.5);
        AnalysisQuery.Report once = read("{'firstReportDuringSearchAfter':2}").report();
        assertThat(once.duringSearch()).isTrue();
        assertThat(once.every()).isInfinite();
    }

    @Test
    void whatIsPassedOverIsWarnedOf() {
        AnalysisQuery query =
                read("{'maxVisit':3,'rules':'stone-scoring','includeNoResultValue':true,'includePolicy':true}");
        assertThat(query.warnings())
                .extracting(AnalysisQuery.Warning::field)
                .containsExactly("rules", "includeNoResultValue", "maxVisit");
        assertThat(query.warnings().get(0).text()).contains("not supported, using");
        assertThat(query.warnings().get(2).text()).startsWith("Unexpected or unused field");
        assertThat(query.report().policy()).isTrue();
    }
}
