package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;

/** The part of {@link GameContract} about going back and about copies. */
public interface HistoryContract {
    Game game();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void undoLeadsBackToTheStart(long seed) {
        Walk walk = Walk.of(game(), seed);
        List<Snapshot> snapshots = snapshots(walk);
        Position position = walk.at(walk.length());
        for (int ply = walk.length(); ply > 0; ply--) {
            position.undo();
            assertThat(Snapshot.of(position)).as("after undoing move %d", ply).isEqualTo(snapshots.get(ply - 1));
        }
        for (int ply = 0; ply < walk.length(); ply++) {
            position.play(walk.moves().get(ply));
            assertThat(Snapshot.of(position)).as("replaying move %d", ply + 1).isEqualTo(snapshots.get(ply + 1));
        }
    }

    /** Wanders through the tree, so that undone moves are followed by other ones. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void undoForgetsTheBranchesTried(long seed) {
        Game game = game();
        Rng rng = new Rng(seed);
        Position position = game.start();
        Deque<Snapshot> path = new ArrayDeque<>();
        for (int step = 0; step < 200; step++) {
            boolean forward = path.isEmpty() || rng.nextInt(8) < 5;
            if (forward && !position.isOver()) {
                path.push(Snapshot.of(position));
                List<Integer> legal = path.getFirst().legal();
                position.play(legal.get(rng.nextInt(legal.size())));
            } else {
                for (int back = Math.min(path.size(), 1 + rng.nextInt(3)); back > 0; back--) {
                    position.undo();
                    assertThat(Snapshot.of(position)).isEqualTo(path.pop());
                }
            }
        }
        while (!path.isEmpty()) {
            position.undo();
            assertThat(Snapshot.of(position)).isEqualTo(path.pop());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void aCopyEqualsAReplayHistoryIncluded(long seed) {
        Game game = game();
        Walk walk = Walk.of(game, seed);
        Walk other = Walk.of(game, seed + 1000);
        List<Snapshot> snapshots = snapshots(walk);
        for (int ply : plies(walk)) {
            Position copy = other.at(other.length());
            copy.copyFrom(walk.at(ply));
            assertThat(Snapshot.of(copy)).isEqualTo(snapshots.get(ply));
            for (int i = ply; i < walk.length(); i++) {
                copy.play(walk.moves().get(i));
                assertThat(Snapshot.of(copy)).isEqualTo(snapshots.get(i + 1));
            }
            for (int i = walk.length(); i > 0; i--) {
                copy.undo();
                assertThat(Snapshot.of(copy)).isEqualTo(snapshots.get(i - 1));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void aCopyGoesItsOwnWay(long seed) {
        Walk walk = Walk.of(game(), seed);
        List<Snapshot> snapshots = snapshots(walk);
        for (int ply : plies(walk)) {
            Position original = walk.at(ply);
            Position copy = walk.game().start();
            copy.copyFrom(original);
            Position twin = walk.at(walk.length());
            twin.copyFrom(original);
            for (int i = ply; i < walk.length(); i++) copy.play(walk.moves().get(i));
            assertThat(Snapshot.of(original)).as("after play on the copy").isEqualTo(snapshots.get(ply));
            for (int i = 0; i < ply; i++) original.undo();
            assertThat(Snapshot.of(original)).isEqualTo(snapshots.get(0));
            assertThat(Snapshot.of(copy)).as("after undo on the original").isEqualTo(snapshots.get(walk.length()));
            assertThat(Snapshot.of(twin)).as("an untouched copy").isEqualTo(snapshots.get(ply));
        }
    }

    private static List<Snapshot> snapshots(Walk walk) {
        List<Snapshot> snapshots = new ArrayList<>();
        walk.forEach(position -> snapshots.add(Snapshot.of(position)));
        return snapshots;
    }

    /** Beginning, end, and three moments between. */
    private static int[] plies(Walk walk) {
        int length = walk.length();
        return new int[] {0, length / 4, length / 2, 3 * length / 4, length};
    }
}
