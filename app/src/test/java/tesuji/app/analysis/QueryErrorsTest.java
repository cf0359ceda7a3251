package tesuji.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What KataGo says of fields that it cannot use. Queries are written with ' for ". */
final class QueryErrorsTest {
    private static final String PAIRS = "Must be an array of pairs of the form: [\"b\" or \"w\", GTP board vertex]";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'moves':null}          | moves | Must specify an array of [player,location] pairs",
                "{'moves':5}             | moves | " + PAIRS,
                "{'moves':[['b']]}       | moves | " + PAIRS,
                "{'moves':[['b',4]]}     | moves | " + PAIRS,
                "{'moves':[['r','D4']]}  | moves | Could not parse player: r",
                "{'moves':[['b','D44']]} | moves | Could not parse board location: D44",
                "{'moves':[['b','D4'],['w','D4']]} | moves | Illegal move 1: D4",
                "{'initialStones':[['b','pass']]}  | initialStones | Could not parse board location: pass",
                "{'initialPlayer':1}     | initialPlayer | Must be \"b\" or \"w\"",
                "{'boardXSize':null}     | boardXSize | Must provide an integer from 7 to 19",
                "{'boardYSize':20}       | boardYSize | Must provide an integer from 7 to 19",
                "{'boardXSize':7.0}      | boardXSize | Must provide an integer from 7 to 19",
                "{'boardYSize':99999999999999999999} | boardYSize | Must provide an integer from 7 to 19",
                "{'boardYSize':9}        | boardYSize | Boards that are not square are not supported",
                "{'rules':'chess'}       | rules | Could not parse rules: chess",
                "{'rules':{'ko':'x'}}    | rules | Could not parse rules: {\"ko\":\"x\"}",
                "{'komi':6.25}           | komi | Must be a integer or half-integer from -400.0 to 400.0",
                "{'komi':401}            | komi | Must be a integer or half-integer from -400.0 to 400.0",
                "{'komi':'7'}            | komi | Must be a integer or half-integer from -400.0 to 400.0",
                "{'whiteHandicapBonus':0} | whiteHandicapBonus | Must be a string",
                "{'whiteHandicapBonus':'2'} | whiteHandicapBonus | whiteHandicapBonus must be \"0\", \"N\" or \"N-1\"",
                "{'analyzeTurns':[1]}    | analyzeTurns | Invalid turn number: 1",
                "{'analyzeTurns':[-1]}   | analyzeTurns | Invalid turn number: -1",
                "{'analyzeTurns':['0']}  | analyzeTurns"
                        + " | Must specify an array of integers indicating turns to analyze",
                "{'maxVisits':0}         | maxVisits | Must be an integer from 1 to 2^50",
                "{'maxVisits':1.5}       | maxVisits | Must be an integer from 1 to 2^50",
                "{'rootPolicyTemperature':0} | rootPolicyTemperature | Must be a number from 0.01 to 100.0",
                "{'rootFpuReductionMax':3}   | rootFpuReductionMax | Must be a number from 0.0 to 2.0",
                "{'analysisPVLen':0}     | analysisPVLen | Must be an integer from 1 to 1000",
                "{'includeOwnership':1}  | includeOwnership | Must be a boolean",
                "{'includePolicy':'yes'} | includePolicy | Must be a boolean",
                "{'includeNoResultValue':0} | includeNoResultValue | Must be a boolean",
                "{'overrideSettings':[]} | overrideSettings | Must be an object",
                "{'overrideSettings':{'maxVisits':0}} | overrideSettings"
                        + " | Could not set settings: maxVisits must be a whole number from 1 to 2^50, not \"0\".",
                "{'overrideSettings':{'lcbStdevs':'x'}} | overrideSettings"
                        + " | Could not set settings: lcbStdevs must be a number from 0 to 1000, not \"x\".",
                "{'overrideSettings':{'reportAnalysisWinratesAs':'RED'}} | overrideSettings | Could not set settings:"
                        + " reportAnalysisWinratesAs must be BLACK, WHITE or SIDETOMOVE, not \"RED\".",
                "{'reportDuringSearchEvery':0} | reportDuringSearchEvery"
                        + " | Must be number of seconds from 0.001 to 1000000.0",
                "{'priority':'1'}        | priority | Must be a number between -2^62 and 2^62",
                "{'priority':1,'priorities':[1]} | priority | Cannot specify both priority and priorities",
                "{'priorities':[1]}      | priorities | Can only specify when also specifying analyzeTurns",
                "{'analyzeTurns':[0],'priorities':[1,2]} | priorities | Must be of matching length to analyzeTurns",
                "{'avoidMoves':1}        | avoidMoves"
                        + " | Must be a list of dicts with subfields 'player', 'moves', 'untilDepth'",
                "{'avoidMoves':[5]}      | avoidMoves"
                        + " | Must be a list of dicts with subfields 'player', 'moves', 'untilDepth'",
                "{'avoidMoves':[{'player':'b','moves':['A1'],'untilDepth':0}]} | untilDepth"
                        + " | Must be a positive integer",
                "{'avoidMoves':[{'player':'b','moves':'A1','untilDepth':1}]} | moves"
                        + " | Must be an array of GTP board vertices",
                "{'avoidMoves':[],'allowMoves':[]} | allowMoves | Cannot specify both allowMoves and avoidMoves",
                "{'allowMoves':[{'player':'b','moves':['A1'],'untilDepth':1},"
                        + "{'player':'b','moves':['A2'],'untilDepth':1}]} | allowMoves"
                        + " | Cannot specify allowMoves more than once for the same player"
            })
    void everyWrongFieldHasItsError(String fields, String field, String message) {
        FieldException error = catchThrowableOfType(FieldException.class, () -> TinyNetwork.query(fields));
        assertThat(error.field()).isEqualTo(field);
        assertThat(error).hasMessage(message);
    }

    @Test
    void aChainWithoutLibertiesIsRefused() {
        FieldException error = catchThrowableOfType(
                FieldException.class, () -> TinyNetwork.query("{'initialStones':[['b','A1'],['w','A2'],['w','B1']]}"));
        assertThat(error.field()).isEqualTo("initialStones");
        assertThat(error).hasMessageContaining("A1").hasMessageContaining("no liberty");
    }
}
