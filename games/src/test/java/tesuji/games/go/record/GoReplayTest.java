package tesuji.games.go.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;

final class GoReplayTest {
    private static GoLine line(String sgf) {
        return GoSgf.mainLine(Sgf.parse("test.sgf", sgf).first());
    }

    private static GameRecord record(String sgf, int before) {
        return GoReplay.record(line(sgf), before, Games.library(), GoRules.Preset.CHINESE);
    }

    private static GoPosition end(GameRecord record) {
        return (GoPosition) record.replay(Games.library().open(record.game()));
    }

    @Test
    void movesByTurnsStayMoves() {
        GameRecord record = record("(;SZ[9]KM[6.5]RU[Japanese];B[ee];W[ce];B[];W[tt])", Integer.MAX_VALUE);
        assertThat(record.game()).hasToString("go:size=9,komi=6.5,rules=japanese");
        assertThat(record.setup()).isEmpty();
        assertThat(record.moves()).containsExactly(40, 38, 81, 81);
        assertThat(end(record).isOver()).isTrue();
    }

    @Test
    void stopsBeforeAMove() {
        String sgf = "(;SZ[9];B[ee];W[ce];B[gg])";
        assertThat(record(sgf, 1).moves()).isEmpty();
        assertThat(record(sgf, 3).moves()).hasSize(2);
        assertThat(record(sgf, 99).moves()).hasSize(3);
    }

    @Test
    void handicapStonesLeaveTheMoveToWhite() {
        GameRecord record = record("(;SZ[9]HA[2]AB[cg][gc]KM[0.5];W[ee])", Integer.MAX_VALUE);
        assertThat(record.game().rules()).containsEntry("handicap", "2");
        assertThat(record.moves()).hasSize(1);
        GoPosition position = end(record);
        assertThat(position.toMove()).isZero();
        assertThat(position.rules().compensation()).isEqualTo(1 + 4);
    }

    @Test
    void aSideThatMovesTwiceBeginsANewRecord() {
        GameRecord record = record("(;SZ[5];B[aa];W[bb];W[cc];B[dd])", Integer.MAX_VALUE);
        assertThat(record.moves()).hasSize(2);
        assertThat(end(record).stones()).hasToString("X....\n.O...\n..O..\n...X.\n.....\n");
    }

    @Test
    void stonesSetUpOnTheWay() {
        GameRecord record = record("(;SZ[5];B[aa];W[bb];AE[aa]AW[ee]PL[W];W[dd])", Integer.MAX_VALUE);
        assertThat(end(record).stones()).hasToString(".....\n.O...\n.....\n...O.\n....O\n");
        assertThat(end(record).toMove()).isZero();
    }

    @Test
    void illegalMovesAndSetupsAreRefusedWhereTheyStand() {
        assertThatThrownBy(() -> record("(;SZ[9]\n;B[ee]\n;W[ee])", Integer.MAX_VALUE))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("test.sgf, line 3, column")
                .hasMessageContaining("E5 is illegal here: the point is occupied.");
        assertThatThrownBy(() -> record("(;SZ[3]AB[aa][ba][ca][ab][bb][cb][ac][bc][cc])", Integer.MAX_VALUE))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("test.sgf, line 1")
                .hasMessageContaining("no liberty");
    }

    @Test
    void blackMayPlaceTheStonesOfAHandicapAsMoves() {
        GameRecord record = record("(;SZ[9]HA[2];B[cg];B[gc];W[ee])", Integer.MAX_VALUE);
        assertThat(record.setup()).isEmpty();
        assertThat(record.moves()).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go:size=5",
                "go:size=9,handicap=3",
                "go:size=9,cap=300",
                "go:size=9,scoring=territory",
                "go:size=9,suicide=yes",
                "go:size=9,ko=positional",
                "go:size=9,handicap=3,placement=free",
                "go:size=6,handicap=3,placement=free",
                "go:size=9,rules=aga",
                "go:size=9,rules=new-zealand,ko=positional",
                "go:size=9,rules=japanese,komi=300"
            })
    void toldAndReadBack(String id) {
        Game game = Games.library().open(id);
        GameRecord record = random(game, 40);
        GameRecord back = record(sgf(record), Integer.MAX_VALUE);
        assertThat(back).isEqualTo(record);
        assertThat(game.notation().diagram(end(back))).isEqualTo(game.notation().diagram(end(record)));
        assertThat(end(back).score()).isEqualTo(end(record).score());
    }

    private static GameRecord random(Game game, int length) {
        Rng rng = new Rng(4);
        int[] legal = new int[game.maxLegalMoves()];
        GameRecord record = GameRecord.of(game);
        Position position = game.start();
        for (int i = 0; i < length && !position.isOver(); i++) {
            int move = legal[rng.nextInt(position.legalMoves(legal))];
            position.play(move);
            record = record.then(move);
        }
        return record;
    }

    private static String sgf(GameRecord record) {
        return Sgf.text(SgfCollection.of(GoSgf.tree(GoReplay.tell(record, Games.library()), "test")), SgfLayout.LINES);
    }

    @Test
    void aBoardThatBeganWithoutItsFixedStonesIsReadBackSo() {
        Game game = Games.library().open("go:size=7,handicap=2");
        GameRecord record = new GameRecord(game.id(), ".......\n".repeat(7) + "move black\n", List.of(24));
        GameRecord back = record(sgf(record), Integer.MAX_VALUE);
        assertThat(back.game()).isEqualTo(game.id());
        assertThat(end(back).stones()).isEqualTo(end(record).stones());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SZ[9]KM[3.5] | go:size=9,komi=3.5,rules=chinese,suicide=yes",
                "SZ[9]KM[7.5]RU[Japanese] | go:size=9,komi=7.5,rules=japanese",
                "SZ[13]KM[7.5] | go:size=13,komi=7.5,rules=chinese",
                "SZ[9]KM[7.5]HA[2] | go:size=9,komi=7.5,rules=chinese,handicap=2,placement=free",
                "SZ[9] | go:size=9,komi=7.5,rules=chinese,suicide=yes"
            })
    void whatOthersChangedInOurFileCounts(String changed, String id) {
        String ours = "TSJI[go:size=9,komi=7.5,rules=chinese,suicide=yes]";
        assertThat(record("(;" + changed + ours + ")", 1).game()).hasToString(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"nonsense :", "hex:size=9", "go", "go:size=9,colour=red", "go:size=9,komi=1000", "go:size=1"})
    void anIdThatIsNoneIsPassedOver(String id) {
        assertThat(record("(;SZ[9]TSJI[" + id + "])", 1).game()).hasToString("go:size=9,komi=7.5,rules=chinese");
    }

    @Test
    void otherRulesBringTheirOwnKomiUnlessTheFileNamesOne() {
        GoLine without = line("(;SZ[9]RU[Chinese];B[ee])");
        assertThat(GoReplay.recordBy(GoRules.Preset.JAPANESE, without, Games.library())
                        .game())
                .hasToString("go:size=9,komi=6.5,rules=japanese");
        GoLine with = line("(;SZ[9]KM[0.5]RU[Chinese]TSJI[go:size=9,komi=0.5,rules=chinese,suicide=yes];B[ee])");
        assertThat(GoReplay.recordBy(GoRules.Preset.JAPANESE, with, Games.library())
                        .game())
                .hasToString("go:size=9,komi=0.5,rules=japanese");
    }
}
