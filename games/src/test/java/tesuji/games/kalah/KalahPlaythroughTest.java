package tesuji.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Snapshot;
import tesuji.games.Games;
import tesuji.games.Playthrough;

/**
 * Agreement with a game of Mancala recorded by OpenSpiel, which captures nothing where the opposite pit is empty. There
 * the side that sows again is simply to move; here the other passes in between.
 */
final class KalahPlaythroughTest {
    private static final String RECORDING = "mancala";
    private static final String RULES = "kalah:pits=6,seeds=4,emptycapture=no";

    /** OpenSpiel counts the cells from the store of the second side, which is our last. */
    private static int cell(int theirs) {
        return theirs == 0 ? 13 : theirs - 1;
    }

    private static int move(int action, int side) {
        int cell = cell(action);
        return side == 0 ? cell : 12 - cell;
    }

    private static KalahPosition after(String rules, List<Integer> actions) {
        KalahPosition position = (KalahPosition) Games.library().open(rules).start();
        for (int i = 0; i < actions.size(); i++) {
            assertThat(position.toMove()).as("side of move %d", i + 1).isEqualTo(actions.get(i) < 7 ? 0 : 1);
            int move = move(actions.get(i), position.toMove());
            assertThat(position.isLegal(move)).as("move %d", i + 1).isTrue();
            position.play(move);
            if (position.mustPass()) position.play(6);
        }
        return position;
    }

    /** The board as OpenSpiel prints it, without whose turn it is and how many moves were made. */
    private static List<String> board(KalahPosition position) {
        StringBuilder above = new StringBuilder("-");
        StringBuilder below = new StringBuilder("-");
        for (int column = 0; column < 6; column++) {
            above.append(position.seeds(12 - column)).append('-');
            below.append(position.seeds(column)).append('-');
        }
        return List.of(above.toString(), position.seeds(13) + "-----------" + position.seeds(6), below.toString());
    }

    /** What each side has in its store and its pits, which at the end are one. */
    private static List<Integer> sums(List<String> board) {
        List<Integer> sums = new ArrayList<>();
        String[] stores = board.get(1).split("-+", -1);
        for (int side = 0; side < 2; side++) {
            int sum = Integer.parseInt(stores[1 - side]);
            for (String pit : board.get(side == 0 ? 2 : 0).split("-", -1))
                sum += pit.isEmpty() ? 0 : Integer.parseInt(pit);
            sums.add(sum);
        }
        return sums;
    }

    @Test
    void theWholeRecordingAgrees() {
        Playthrough recorded = Playthrough.read(RECORDING);
        List<Playthrough.State> states = recorded.states();
        assertThat(states).hasSizeGreaterThan(10);
        assertThat(states.get(states.size() - 1).history()).isEqualTo(recorded.actions());
        for (Playthrough.State state : states) {
            KalahPosition position = after(RULES, state.history());
            List<String> board = state.board().subList(0, 3);
            assertThat(position.isOver()).as("over after %s", state.history()).isEqualTo(state.terminal());
            if (position.isOver()) assertThat(sums(board(position))).isEqualTo(sums(board));
            else assertThat(board(position)).as("after %s", state.history()).isEqualTo(board);
            assertThat(position.isOver() ? Playthrough.NOBODY : position.toMove())
                    .isEqualTo(state.player());
            int result = position.isOver() ? Integer.signum(position.score()) : 0;
            assertThat(List.of(result, -result)).isEqualTo(state.returns());
            assertThat(Snapshot.legalMoves(position))
                    .containsExactlyInAnyOrderElementsOf(state.legalActions().stream()
                            .map(action -> move(action, position.toMove()))
                            .toList());
        }
    }

    /** So the recording can tell the two rules apart: its move 29 ends opposite an empty pit. */
    @Test
    void byTheStandardRuleTheGameWouldDiffer() {
        List<Integer> actions = Playthrough.read(RECORDING).actions();
        assertThat(board(after("kalah", actions.subList(0, 28))))
                .isEqualTo(board(after(RULES, actions.subList(0, 28))));
        assertThat(board(after("kalah", actions.subList(0, 29))))
                .isNotEqualTo(board(after(RULES, actions.subList(0, 29))));
    }
}
