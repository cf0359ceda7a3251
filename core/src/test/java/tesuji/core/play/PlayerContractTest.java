package tesuji.core.play;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;

/** The contract notices players that break it. */
final class PlayerContractTest {
    private static final Game GAME = new Heaps(6, 3);

    /** Chooses by a function of record and position. */
    private record Chooser(BiFunction<GameRecord, Position, Integer> choice) implements Player, PlayerContract {
        @Override
        public String name() {
            return "";
        }

        @Override
        public Decision choose(GameRecord record, Limits limits) {
            return new Decision.Play(choice.apply(record, record.replay(GAME)), Analysis.NONE);
        }

        @Override
        public Game game() {
            return GAME;
        }

        @Override
        public Player player(Game game, long seed) {
            return this;
        }
    }

    @Test
    void anIllegalMoveIsNoticed() {
        PlayerContract stubborn = new Chooser((record, position) -> 0);
        assertThatThrownBy(() -> stubborn.theAnswerIsLegalToTheEndOfTheGame(1)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> stubborn.aPlayerFollowsTheRecordWhereverItLeads(1))
                .isInstanceOf(AssertionError.class);
        PlayerContract blind = new Chooser((record, position) -> record.setup().isEmpty() ? 0 : -1);
        assertThatThrownBy(blind::aPlayerTakesUpAGameFromADiagram).isInstanceOf(AssertionError.class);
    }

    @Test
    void aPlayerThatIgnoresItsSeedIsNoticed() {
        AtomicInteger calls = new AtomicInteger();
        PlayerContract moody = new Chooser((record, position) -> {
            int count = Snapshot.legalMoves(position).size();
            return Snapshot.legalMoves(position).get(calls.incrementAndGet() / 5 % count);
        });
        assertThatThrownBy(() -> moody.equalSeedsGiveEqualAnswers(1)).isInstanceOf(AssertionError.class);
    }

    @Test
    void aMissingNameIsNoticed() {
        PlayerContract nameless = new Chooser((record, position) -> 0);
        assertThatThrownBy(nameless::aPlayerHasAName).isInstanceOf(AssertionError.class);
    }
}
