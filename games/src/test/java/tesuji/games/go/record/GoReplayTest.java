package tesuji.games.go.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
                .hasMessageContaining("E5 is illegal");
        assertThatThrownBy(() -> record("(;SZ[3]AB[aa][ba][ca][ab][bb][cb][ac][bc][cc])", Integer.MAX_VALUE))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("test.sgf, line 1")
                .hasMessageContaining("no liberty");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"go:size=5", "go:size=9,handicap=3", "go:size=7,rules=aga", "go:size=6,handicap=3,placement=free"
            })
    void toldAndReadBack(String id) {
        Game game = Games.library().open(id);
        Rng rng = new Rng(4);
        int[] legal = new int[game.maxLegalMoves()];
        GameRecord record = GameRecord.of(game);
        Position position = game.start();
        for (int i = 0; i < 30 && !position.isOver(); i++) {
            int move = legal[rng.nextInt(position.legalMoves(legal))];
            position.play(move);
            record = record.then(move);
        }
        String sgf = Sgf.text(
                tesuji.games.sgf.SgfCollection.of(GoSgf.tree(GoReplay.tell(record, Games.library()), "test")),
                tesuji.games.sgf.SgfLayout.LINES);
        GameRecord back = record(sgf, Integer.MAX_VALUE);
        assertThat(end(back).stones()).isEqualTo(((GoPosition) position).stones());
        assertThat(end(back).toMove()).isEqualTo(position.toMove());
        assertThat(end(back).score()).isEqualTo(position.score());
        assertThat(end(back).rules().compensation())
                .isEqualTo(((GoPosition) position).rules().compensation());
    }
}
