package tesuji.games.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameContract;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;
import tesuji.games.Games;
import tesuji.games.PlaythroughContract;

final class NimTest {
    private static Game open(String id) {
        return Games.library().open(id);
    }

    @Nested
    final class Standard implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "nim:piles=1-3-5-7,misere=no";
        }

        @Override
        public long[] perft() {
            return sequences(4, 1, 3, 5, 7);
        }

        @Override
        public List<String> malformedMoves() {
            return List.of("a", "a1", "a-0", "e-1", "a-8", "a-01", "a--1");
        }

        @Override
        public List<String> malformedDiagrams() {
            return List.of("1-3-5-7", "1-3-5 X", "1-3-5-8 X", "2-3-5-7 X", "1-3-5-7 Z", "1 3 5 7 X", "1-3-5-7-1 X");
        }
    }

    @Nested
    final class Misere implements GameContract, PlaythroughContract {
        @Override
        public Game game() {
            return GameContract.super.game();
        }

        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "nim:misere=yes";
        }

        @Override
        public long[] perft() {
            return sequences(3, 1, 3, 5, 7);
        }

        @Override
        public String recording() {
            return "nim";
        }

        @Override
        public String words(int side, int move) {
            return "pile:" + (move % 4 + 1) + ", take:" + (move / 4 + 1) + ";";
        }

        /** "1-3-5-2 O" is printed as "(1): 1 3 5 2". */
        @Override
        public List<String> board(Position position) {
            String diagram = position.game().notation().diagram(position);
            String piles = diagram.substring(0, diagram.indexOf(' '));
            return List.of("(" + position.toMove() + "): " + piles.replace('-', ' '));
        }
    }

    @Nested
    final class OnePile implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "nim:piles=12";
        }

        @Override
        public long[] perft() {
            return sequences(13, 12);
        }
    }

    /** Counts sequences by arithmetic on the piles. */
    private static long[] sequences(int depth, int... piles) {
        long[] counts = new long[depth];
        for (int i = 0; i < depth; i++) counts[i] = count(i + 1, piles);
        return counts;
    }

    private static long count(int depth, int[] piles) {
        if (depth == 0) return 1;
        long count = 0;
        for (int pile = 0; pile < piles.length; pile++) {
            for (int left = 0; left < piles[pile]; left++) {
                int[] fewer = piles.clone();
                fewer[pile] = left;
                count += count(depth - 1, fewer);
            }
        }
        return count;
    }

    /** The mover loses exactly when the piles' sum without carry is 0 (Bouton 1901). */
    @ParameterizedTest
    @ValueSource(strings = {"nim:piles=3-4-5", "nim", "nim:piles=2-2", "nim:piles=6"})
    void normalPlayFollowsTheNimSum(String id) {
        forEachPosition(open(id), (position, mover) -> {
            int sum = 0;
            for (int pile = 0; pile < ((NimGame) position.game()).piles(); pile++) sum ^= position.counters(pile);
            assertThat(mover).isEqualTo(sum != 0);
        });
    }

    /** As in normal play while some pile has two counters or more; then the other way round. */
    @ParameterizedTest
    @ValueSource(strings = {"nim:piles=3-4-5,misere=yes", "nim:misere=yes", "nim:piles=1-1-1,misere=yes"})
    void miserePlayDiffersOnlyAtTheEnd(String id) {
        forEachPosition(open(id), (position, mover) -> {
            int sum = 0;
            int high = 0;
            for (int pile = 0; pile < ((NimGame) position.game()).piles(); pile++) {
                sum ^= position.counters(pile);
                high = Math.max(high, position.counters(pile));
            }
            assertThat(mover).isEqualTo(high > 1 ? sum != 0 : sum == 0);
        });
    }

    @Test
    void threeFourFiveHasOneWinningMove() {
        Position position = open("nim:piles=3-4-5").start();
        Map<Long, Boolean> wins = new HashMap<>();
        List<String> winning = Snapshot.legalMoves(position).stream()
                .filter(move -> {
                    position.play(move);
                    boolean lost = !isWon(position, wins);
                    position.undo();
                    return lost;
                })
                .map(move -> position.game().notation().move(move))
                .toList();
        assertThat(winning).containsExactly("a-2");
    }

    @Test
    void manyPilesHaveNoNumbers() {
        assertThat(open("nim:piles=99-99-99-99").indexing()).isPresent();
        assertThat(open("nim:piles=99-99-99-99-99-99-99-99-99-99").indexing()).isEmpty();
    }

    private interface Check {
        void check(NimPosition position, boolean moverWins);
    }

    private static void forEachPosition(Game game, Check check) {
        Map<Long, Boolean> wins = new HashMap<>();
        NimPosition position = (NimPosition) game.start();
        for (long index = 0; index < game.indexing().orElseThrow().size(0); index++) {
            game.indexing().orElseThrow().unrank(0, index, position);
            check.check(position, isWon(position, wins));
        }
    }

    /** Whether the side to move wins, by looking at everything. */
    private static boolean isWon(Position position, Map<Long, Boolean> wins) {
        Boolean known = wins.get(position.key());
        if (known != null) return known;
        boolean won = position.isOver() && position.score() > 0 == (position.toMove() == 0);
        for (int move : Snapshot.legalMoves(position)) {
            position.play(move);
            won |= !isWon(position, wins);
            position.undo();
        }
        wins.put(position.key(), won);
        return won;
    }
}
