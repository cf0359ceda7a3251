package tesuji.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;

/** Agreement with a game recorded by OpenSpiel; a game's test says how the two spell moves and boards. */
public interface PlaythroughContract {
    /** The rules of the recording. */
    Game game();

    /** The name of the recording. */
    String recording();

    /** Our move for OpenSpiel's number. */
    default int move(int action) {
        return action;
    }

    /** OpenSpiel's words for a move of ours. */
    String words(int side, int move);

    /** The board as OpenSpiel prints it. */
    default List<String> board(Position position) {
        String diagram = position.game().notation().diagram(position);
        return diagram.toLowerCase(Locale.ROOT).lines().toList();
    }

    @Test
    default void recordedStatesAgree() {
        Playthrough recorded = Playthrough.read(recording());
        Game game = game();
        assertThat(recorded.states()).hasSizeGreaterThan(5);
        for (Playthrough.State state : recorded.states()) {
            Position position = game.start();
            for (int action : state.history()) position.play(move(action));
            assertThat(board(position)).as("after %s", state.history()).isEqualTo(state.board());
            assertThat(position.isOver()).isEqualTo(state.terminal());
            assertThat(position.isOver() ? Playthrough.NOBODY : position.toMove())
                    .isEqualTo(state.player());
            int result = position.isOver() ? Integer.signum(position.score()) : 0;
            assertThat(List.of(result, -result)).isEqualTo(state.returns());
            assertThat(Snapshot.legalMoves(position))
                    .containsExactlyInAnyOrderElementsOf(
                            state.legalActions().stream().map(this::move).toList());
            assertThat(state.legalActions().stream().map(action -> words(position.toMove(), move(action))))
                    .isEqualTo(state.legalTexts());
        }
    }

    @Test
    default void theRecordedGameIsLegalToItsEnd() {
        Playthrough recorded = Playthrough.read(recording());
        Position position = game().start();
        for (int ply = 0; ply < recorded.actions().size(); ply++) {
            int move = move(recorded.actions().get(ply));
            assertThat(position.isLegal(move)).as("move %d", ply + 1).isTrue();
            assertThat(words(position.toMove(), move))
                    .isEqualTo(recorded.texts().get(ply));
            position.play(move);
        }
        assertThat(position.isOver()).isTrue();
    }
}
