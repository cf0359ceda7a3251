package tesuji.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.Rng;
import tesuji.games.Games;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.PlayoutBoard;

/** The exact position, the playout board and a naive third opinion agree on random games. */
class GoAgreementTest {
    static Stream<Arguments> games() {
        List<Arguments> games = new ArrayList<>();
        for (String rules : List.of("chinese", "chinese,suicide=yes", "aga", "new-zealand", "tromp-taylor")) {
            for (int size : new int[] {2, 3, 4, 5, 7, 9}) {
                for (int seed = 0; seed < 4; seed++) games.add(Arguments.of(size, rules, seed));
            }
        }
        games.add(Arguments.of(19, "chinese", 1));
        games.add(Arguments.of(25, "tromp-taylor", 1));
        return games.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveOfARandomGame(int size, String rules, int seed) {
        GoGame game = (GoGame) Games.library().open("go:size=" + size + ",rules=" + rules);
        GoPosition position = (GoPosition) game.start();
        NaiveGo naive = new NaiveGo(size, game.rules());
        Rng rng = new Rng(seed);
        int longest = Math.min(4 * size * size, 400);
        int[] legal = new int[game.maxLegalMoves()];
        List<Object> snapshots = new ArrayList<>();
        while (!position.isOver() && position.length() < longest) {
            snapshots.add(snapshot(position));
            assertThat(position.stones()).isEqualTo(naive.stones());
            assertThat(position.board().captured(Chains.BLACK)).isEqualTo(naive.captured(Stones.BLACK));
            assertThat(position.board().captured(Chains.WHITE)).isEqualTo(naive.captured(Stones.WHITE));
            for (int point = 0; point < size * size; point++) {
                assertThat(position.isLegal(point))
                        .as("%s after %s", game.notation().move(point), position.stones())
                        .isEqualTo(naive.isLegal(point));
            }
            checkChains(position.board(), naive);
            int count = position.legalMoves(legal);
            // now and then a pass, so that bans which passes lift are met
            int move = rng.nextInt(20) == 0 ? game.pass() : legal[rng.nextInt(count)];
            position.play(move);
            naive.play(move);
        }
        while (position.length() > 0) {
            position.undo();
            assertThat(snapshot(position)).isEqualTo(snapshots.remove(snapshots.size() - 1));
        }
    }

    private static Object snapshot(GoPosition position) {
        return List.of(
                position.stones(),
                position.game().notation().diagram(position),
                position.key(),
                position.koCell(),
                position.passes());
    }

    /** Pseudo-liberties, atari and its liberty, chain cycles: all counted anew. */
    private static void checkChains(Chains board, NaiveGo naive) {
        byte[] stones = naive.board();
        for (int point = 0; point < stones.length; point++) {
            int cell = board.geometry().cell(point);
            if (stones[point] == Stones.EMPTY) {
                assertThat(board.chain(cell)).isZero();
                continue;
            }
            int chain = board.chain(cell);
            Set<Integer> members = naive.chain(stones, point);
            int pseudoLiberties = 0;
            for (int member : members) {
                assertThat(board.chain(board.geometry().cell(member))).isEqualTo(chain);
                for (int q : naive.neighbours(member)) if (stones[q] == Stones.EMPTY) pseudoLiberties++;
            }
            assertThat(board.pseudoLiberties(chain)).isEqualTo(pseudoLiberties);
            assertThat(board.chainSize(chain)).isEqualTo(members.size());
            Set<Integer> liberties = naive.liberties(stones, point);
            assertThat(board.inAtari(chain)).isEqualTo(liberties.size() == 1);
            if (liberties.size() == 1) {
                assertThat(liberties).containsExactly(board.geometry().point(board.liberty(chain)));
            }
            int length = 0;
            int stone = cell;
            do {
                length++;
                stone = board.nextStone(stone);
            } while (stone != cell);
            assertThat(length).isEqualTo(members.size());
        }
    }

    static Stream<Arguments> boards() {
        return IntStream.of(2, 3, 4, 5, 6, 7, 8, 9, 13)
                .boxed()
                .flatMap(size -> IntStream.range(0, size < 13 ? 8 : 2).mapToObj(seed -> Arguments.of(size, seed)));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void thePlayoutBoardAgrees(int size, int seed) {
        GoGame game = (GoGame) Games.library().open("go:size=" + size);
        GoPosition position = (GoPosition) game.start();
        NaiveGo naive = new NaiveGo(size, game.rules());
        PlayoutBoard board = new PlayoutBoard(game.geometry(), EyeRule.DIAGONAL);
        PlayoutBoard loaded = new PlayoutBoard(game.geometry(), EyeRule.ORTHOGONAL);
        board.load(position.board(), 0);
        Rng rng = new Rng(seed);
        int[] played = new int[1];
        int mover = Chains.BLACK;
        for (int length = 0; length < 3 * size * size && !position.isOver(); length++) {
            loaded.load(position.board(), position.koCell());
            int owners = 0;
            for (int point = 0; point < size * size; point++) {
                int cell = game.geometry().cell(point);
                assertThat(board.colour(cell)).isEqualTo(position.board().colour(cell));
                assertThat(loaded.colour(cell)).isEqualTo(position.board().colour(cell));
                owners += owner(naive, point);
                if (board.colour(cell) != Chains.EMPTY) continue;
                assertThat(board.isLegal(cell, mover)).isEqualTo(position.isLegal(point));
                assertThat(loaded.isLegal(cell, mover)).isEqualTo(position.isLegal(point));
                for (int colour = Chains.BLACK; colour <= Chains.WHITE; colour++) {
                    assertThat(loaded.isEye(cell, colour)).isEqualTo(surrounded(naive, point, colour));
                    assertThat(board.isEye(cell, colour)).isEqualTo(isPatternEye(naive, size, point, colour));
                }
            }
            assertThat(board.areaLead()).isEqualTo(owners);
            board.playOut(mover, 0, 1, rng, played, 0);
            int move = played[0];
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
            naive.play(move);
            assertThat(board.ko()).isEqualTo(position.koCell());
            mover = 3 - mover;
        }
    }

    private static int owner(NaiveGo naive, int point) {
        byte here = naive.board()[point];
        if (here != Stones.EMPTY) return here == Stones.BLACK ? 1 : -1;
        if (surrounded(naive, point, Stones.BLACK)) return 1;
        return surrounded(naive, point, Stones.WHITE) ? -1 : 0;
    }

    private static boolean surrounded(NaiveGo naive, int point, int colour) {
        byte[] stones = naive.board();
        return naive.neighbours(point).stream().allMatch(q -> stones[q] == colour);
    }

    /** Patterns A, B and C of Wieczorek (2009, §2.2.3), counted from coordinates. */
    private static boolean isPatternEye(NaiveGo naive, int size, int point, int colour) {
        if (!surrounded(naive, point, colour)) return false;
        int row = point / size;
        int column = point % size;
        int onBoard = 0;
        int hostile = 0;
        for (int dr = -1; dr <= 1; dr += 2) {
            for (int dc = -1; dc <= 1; dc += 2) {
                int r = row + dr;
                int c = column + dc;
                if (r < 0 || c < 0 || r >= size || c >= size) continue;
                onBoard++;
                if (naive.board()[r * size + c] == 3 - colour) hostile++;
            }
        }
        return onBoard == 4 ? hostile <= 1 : hostile == 0;
    }
}
