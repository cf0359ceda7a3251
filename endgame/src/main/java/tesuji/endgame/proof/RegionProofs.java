package tesuji.endgame.proof;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.core.play.StopCondition;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.CorridorTheorem;
import tesuji.endgame.check.GroundCheck;
import tesuji.endgame.check.LocalBoard;
import tesuji.endgame.check.PlainBoard;
import tesuji.endgame.check.PlainGames;
import tesuji.endgame.check.RegionEyes;
import tesuji.endgame.check.RegionPlay;
import tesuji.endgame.check.SafeStones;

/** What a proof says of one region: what each side has there, and why. */
final class RegionProofs {
    private final BoardProof.Problem problem;
    private final PlainGames games;
    private final LocalBoard local;
    private final LocalBoard.Stones start;
    private final SafeStones safe;
    private final RegionPlay blackPlay;
    private final RegionPlay whitePlay;
    private final RegionProver black;
    private final RegionProver white;
    private final List<RegionPlay.State> blackStarts = new ArrayList<>();
    private final List<RegionPlay.State> whiteStarts = new ArrayList<>();
    private final Set<BoardProof.Belief> believed = new LinkedHashSet<>();
    private final String points;
    private final int tax;
    private @Nullable String theorem;

    RegionProofs(
            PlainBoard board,
            PlainGames games,
            SafeStones safe,
            BoardProof.Problem problem,
            int tax,
            List<Integer> points,
            RegionHint blackHint,
            RegionHint whiteHint,
            StopCondition patience) {
        this.games = games;
        this.problem = problem;
        this.safe = safe;
        this.tax = tax;
        this.points = board.vertices(points);
        local = new LocalBoard(board, points, safe.colours());
        start = GroundCheck.start(board, local);
        boolean isArea = problem.counting().equals(BoardProof.AREA);
        long[] blackEyes = RegionEyes.of(board, local, start, true, safe.alive(true));
        long[] whiteEyes = RegionEyes.of(board, local, start, false, safe.alive(false));
        blackPlay = new RegionPlay(board, local, games, true, isArea, tax, blackEyes);
        whitePlay = new RegionPlay(board, local, games, false, isArea, tax, whiteEyes);
        black = new RegionProver(blackPlay, blackHint, patience);
        white = new RegionProver(whitePlay, whiteHint, patience);
    }

    /** Whether the theorem on corridors says that the region is worth this when it is chilled. */
    boolean isTheorem(String game) {
        OptionalLong value = tax == 0 ? OptionalLong.empty() : CorridorTheorem.value(local, start);
        if (value.isEmpty() || !PlainGames.text(value.getAsLong()).equals(game)) return false;
        theorem = game;
        return true;
    }

    /**
     * Whether a side is shown to have a game here, after a first move if there is one; gives up after so many
     * positions.
     */
    boolean isShown(boolean isBlack, @Nullable String move, String game, long limit) {
        boolean isOwnGround = safe.owner(local.points()) == PlainBoard.colour(isBlack);
        if (isOwnGround) return move == null;
        RegionPlay.State at = (isBlack ? blackPlay : whitePlay).start(problem, start, move, games.game(game));
        if (at == null || !(isBlack ? black : white).isShown(at, limit)) return false;
        (isBlack ? blackStarts : whiteStarts).add(at);
        return true;
    }

    /** Takes a value for granted. */
    void believe(boolean isBlack, String game) {
        believed.add(new BoardProof.Belief(isBlack ? BoardProof.BLACK : BoardProof.WHITE, game));
    }

    BoardProof.Region written() {
        return new BoardProof.Region(
                points, theorem, black.bounds(blackStarts), white.bounds(whiteStarts), List.copyOf(believed));
    }
}
