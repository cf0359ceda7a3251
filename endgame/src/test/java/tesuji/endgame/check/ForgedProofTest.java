package tesuji.endgame.check;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;

/** Proofs that somebody made up: each looks right at some place where a checker may be careless. */
final class ForgedProofTest {
    private static List<String> rows(String board) {
        return Arrays.stream(board.strip().split("\n"))
                .map(row -> row.replace(" ", ""))
                .toList();
    }

    private static BoardProof.Problem problem(String board, String toMove) {
        return new BoardProof.Problem(rows(board), toMove, BoardProof.TERRITORY, "0", 0, null, List.of());
    }

    private static BoardProof proof(
            BoardProof.Problem problem,
            String score,
            List<BoardProof.Ground> grounds,
            List<BoardProof.Region> regions,
            BoardProof.Claim... claims) {
        return new BoardProof(
                BoardProof.FORMAT, problem, score, 1, grounds, List.of(), List.of(), regions, List.of(claims));
    }

    private static BoardProof.Claim claim(String move, String side, String result, String... parts) {
        return new BoardProof.Claim(move, side, result, List.of(parts), List.of());
    }

    private static BoardProof.Region region(String points, BoardProof.Bound... white) {
        return new BoardProof.Region(points, null, List.of(), List.of(white), List.of());
    }

    /** Black's eyes are said to be worth nothing, because filling them is taxed. */
    @Test
    void aNumberIsNotChilled() {
        BoardProof.Problem problem = problem("""
                . X . X X
                X X X X X
                O O O O O
                O O O O O
                . O . O O
                """, BoardProof.BLACK);
        BoardProof.Bound nothing = new BoardProof.Bound(".", null, null, 0, "0", 1, Map.of());
        BoardProof forged = proof(
                problem,
                "-2",
                List.of(),
                List.of(region("A1"), region("C1"), region("A5", nothing), region("C5", nothing)),
                new BoardProof.Claim(null, BoardProof.BLACK, "-2", List.of("-1", "-1", "1", "1"), List.of()),
                new BoardProof.Claim(null, BoardProof.WHITE, "-2", List.of("-1", "-1", "0", "0"), List.of()));
        assertThatThrownBy(() -> ProofChecker.check(forged, problem)).isInstanceOf(InputException.class);
    }

    /** A stone in the middle of nowhere lives by ground without points. */
    @Test
    void groundHasPoints() {
        PlainBoard board = new PlainBoard(rows("""
                . . . . .
                . . . . .
                . . X . .
                . . . . .
                . . . . .
                """));
        BoardProof.Ground ground =
                new BoardProof.Ground(BoardProof.BLACK, "", "C3", List.of(new BoardProof.Defence("", Map.of(), null)));
        assertThatThrownBy(() -> new SafeStones(board, List.of(ground), List.of()))
                .hasMessageContaining("a ground has no points");
    }

    /** White plays in Black's eyes, and Black is said to have a point more because he need not answer. */
    @Test
    void aMoveInGroundMayHaveToBeAnswered() {
        BoardProof.Problem problem = problem("""
                . O . O . O
                O O O O O O
                X X X X X O
                . . . . X O
                X X X X X O
                O O O O O O
                """, BoardProof.WHITE);
        Map<String, String> answers = Map.of("A3", "C3", "B3", "C3", "C3", "B3", "D3", "B3");
        BoardProof.Ground ground = new BoardProof.Ground(
                BoardProof.BLACK, "A3 B3 C3 D3", "A2", List.of(new BoardProof.Defence("....", answers, null)));
        List<BoardProof.Region> regions =
                new ArrayList<>(List.of(region("A3 B3 C3 D3"), region("A6"), region("C6"), region("E6")));
        List<BoardProof.Claim> claims = List.of(
                claimOfBoard(BoardProof.BLACK),
                claimOfBoard(BoardProof.WHITE),
                claim("B3", BoardProof.BLACK, "2", "5", "-1", "-1", "-1"));
        BoardProof forged = proof(problem, "1", List.of(ground), regions, claims.toArray(BoardProof.Claim[]::new));
        assertThatThrownBy(() -> ProofChecker.check(forged, problem))
                .hasMessageContaining("is played in ground that chains live by");
    }

    private static BoardProof.Claim claimOfBoard(String side) {
        return new BoardProof.Claim(null, side, "1", List.of("4", "-1", "-1", "-1"), List.of());
    }
}
