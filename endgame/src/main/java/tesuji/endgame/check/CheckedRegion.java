package tesuji.endgame.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.check.LocalBoard.Stones;

/** A region of a proof, and all that is said of what it is worth. */
final class CheckedRegion {
    private final PlainBoard board;
    private final PlainGames games;
    private final BoardProof.Problem problem;
    private final BoardProof.Region region;
    private final int tax;
    private final Stones start;
    private final LocalBoard local;
    private final byte owner;
    private final BoundCheck black;
    private final BoundCheck white;

    CheckedRegion(
            PlainBoard board,
            PlainGames games,
            SafeStones safe,
            BoardProof.Problem problem,
            int tax,
            BoardProof.Region region,
            List<Integer> points) {
        this.board = board;
        this.games = games;
        this.problem = problem;
        this.region = region;
        this.tax = tax;
        local = new LocalBoard(board, points, safe.colours());
        start = GroundCheck.start(board, local);
        owner = safe.owner(points);
        boolean isArea = problem.counting().equals(BoardProof.AREA);
        long[] blackEyes = RegionEyes.of(board, local, start, true, safe.alive(true));
        long[] whiteEyes = RegionEyes.of(board, local, start, false, safe.alive(false));
        RegionPlay blackPlay = new RegionPlay(board, local, games, true, isArea, tax, blackEyes);
        RegionPlay whitePlay = new RegionPlay(board, local, games, false, isArea, tax, whiteEyes);
        black = new BoundCheck(blackPlay, region.black());
        white = new BoundCheck(whitePlay, region.white());
    }

    boolean contains(String vertex) {
        return local.points().contains(board.point(vertex));
    }

    int positions() {
        return black.positions() + white.positions();
    }

    /** The kos that a side has to win in the end to keep what is its own. */
    Set<String> kos() {
        Set<String> kos = new TreeSet<>(black.kos());
        kos.addAll(white.kos());
        return kos;
    }

    /**
     * Shows that a side has a game here, after a first move if there is one; or tells what has to be believed for that.
     */
    Optional<String> follow(boolean isBlack, @Nullable String move, String game) {
        if (move == null && game.equals(region.theorem())) return Optional.of(theorem(game));
        BoardProof.Belief belief = new BoardProof.Belief(isBlack ? BoardProof.BLACK : BoardProof.WHITE, game);
        if (move == null && region.believed().contains(belief)) return Optional.of(believed(isBlack, game));
        if (move == null && isOwnGround(isBlack, game)) return Optional.empty();
        shown(isBlack, move, game);
        return Optional.empty();
    }

    /** Whether the region is ground of the side, which then keeps all of it. */
    private boolean isOwnGround(boolean isBlack, String game) {
        if (owner != PlainBoard.colour(isBlack)) return false;
        boolean isArea = problem.counting().equals(BoardProof.AREA);
        long most = StaticBound.allOf(local.all(), local.empty(start), start.of(!isBlack), isArea) * PlainGames.ONE;
        PlainGame all = games.number(isBlack ? most : -most);
        PlainGame claimed = games.game(game);
        return isBlack ? games.isAtMost(claimed, all) : games.isAtMost(all, claimed);
    }

    private void shown(boolean isBlack, @Nullable String move, String game) {
        BoundCheck check = isBlack ? black : white;
        // after a first move in there, whoever made it, something may have to be answered that the region does not tell
        boolean isInOwnGround = move != null && owner == PlainBoard.colour(isBlack);
        Flaw.in(isInOwnGround, "the first move " + move + " is played in ground that chains live by");
        RegionPlay.State at = check.play().start(problem, start, move, games.game(game));
        if (at == null) throw Flaw.of("the first move " + move + " is not possible, or takes an eye from its own side");
        check.follow(at);
    }

    private String theorem(String game) {
        Flaw.in(tax == 0, "the theorem on corridors is about chilled games");
        long value = CorridorTheorem.value(local, start)
                .orElseThrow(() -> Flaw.of("the theorem on corridors says nothing of the region at " + first()));
        Flaw.in(
                value != PlainGames.fraction(game),
                "the theorem on corridors says " + PlainGames.text(value) + " of the region at " + first() + ", not "
                        + game);
        return "the region " + region.points() + ", chilled, is worth " + game
                + ", as the theorem on chains with corridors says";
    }

    private String believed(boolean isBlack, String game) {
        String worth = (isBlack ? " is worth at least " : " is worth at most ") + games.game(game);
        return "the region " + region.points() + (tax == 1 ? ", chilled," : "") + worth;
    }

    private String first() {
        return board.vertex(local.points().get(0));
    }
}
