package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class GameRecordTest {
    private static final Heaps GAME = new Heaps(4, 3);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void replayFollowsTheMoves(long seed) {
        Walk walk = Walk.of(GAME, seed);
        GameRecord record = GameRecord.of(GAME);
        for (int ply = 0; ply < walk.length(); ply++) {
            assertThat(Snapshot.of(record.replay(GAME))).isEqualTo(Snapshot.of(walk.at(ply)));
            record = record.then(walk.moves().get(ply));
        }
        assertThat(record.replay(GAME).isOver()).isTrue();
        assertThat(record.without(walk.length())).isEqualTo(GameRecord.of(GAME));
    }

    @Test
    void aSetupIsWhereTheGameBegins() {
        Position position = Walk.of(GAME, 4).at(2);
        GameRecord record = GameRecord.from(position);
        assertThat(record.moves()).isEmpty();
        assertThat(Snapshot.of(record.replay(GAME))).isEqualTo(Snapshot.of(position));
        int move = Snapshot.legalMoves(position).get(0);
        position.play(move);
        assertThat(Snapshot.of(record.then(move).replay(GAME))).isEqualTo(Snapshot.of(position));
    }

    @Test
    void theFirstIllegalMoveIsNamed() {
        GameRecord record = new GameRecord(GAME.id(), "", List.of(2, 2, 0));
        assertThatThrownBy(() -> record.replay(GAME))
                .isInstanceOf(InputException.class)
                .hasMessage("Move 2 (a3) is illegal: the heap has fewer counters.");
        assertThatThrownBy(() -> GameRecord.of(GAME).then(77).replay(GAME))
                .isInstanceOf(InputException.class)
                .hasMessage("Move 1 (number 77) is illegal.");
        assertThatThrownBy(() -> new GameRecord(GAME.id(), "no diagram", List.of()).replay(GAME))
                .isInstanceOf(InputException.class);
    }

    /** The same two counters are gone, but not by the same way. */
    @Test
    void theKeyIsThatOfTheWholeGame() {
        GameRecord start = GameRecord.of(GAME);
        GameRecord oneWay = moves("a1", "b1");
        GameRecord otherWay = moves("b1", "a1");
        assertThat(oneWay.replay(GAME).key()).isEqualTo(otherWay.replay(GAME).key());
        assertThat(key(oneWay)).isEqualTo(key(moves("a1", "b1"))).isNotEqualTo(key(otherWay));
        assertThat(key(GameRecord.from(oneWay.replay(GAME)))).isNotEqualTo(key(oneWay));
        assertThat(key(start)).isEqualTo(GAME.start().key());
    }

    private static GameRecord moves(String... moves) {
        GameRecord record = GameRecord.of(GAME);
        for (String move : moves) record = record.then(GAME.notation().move(move));
        return record;
    }

    private static long key(GameRecord record) {
        return record.key(record.replay(GAME));
    }

    @Test
    void movesAreCopiedOnTheWayIn() {
        List<Integer> moves = new ArrayList<>(List.of(0));
        GameRecord record = new GameRecord(GAME.id(), "", moves);
        moves.add(1);
        assertThat(record.moves()).containsExactly(0);
        assertThat(record.then(1).moves()).containsExactly(0, 1);
        assertThat(record.moves()).containsExactly(0);
    }
}
