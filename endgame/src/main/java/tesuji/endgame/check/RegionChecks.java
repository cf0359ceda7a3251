package tesuji.endgame.check;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.check.LocalBoard.Stones;

/** A region of a proof, and all that is said of what it is worth. */
final class RegionChecks {
    private final PlainBoard board;
    private final PlainGames games;
    private final BoardProof.Problem problem;
    private final BoardProof.Region region;
    private final int tax;
    private final Stones start;
    private final LocalBoard local;
    private final byte owner;
    private final RegionCheck black;
    private final RegionCheck white;

    RegionChecks(
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
        black = new RegionCheck(blackPlay, region.black());
        white = new RegionCheck(whitePlay, region.white());
    }

    boolean contains(String vertex) {
        return local.points().contains(board.point(vertex));
    }

    int positions() {
        return black.positions() + white.positions();
    }

    /**
     * Shows that a side has a game here, after a first move if there is one; or tells what has to be believed for that.
     */
    Optional<String> follow(boolean isBlack, @Nullable String move, String game) {
        if (move == null && game.equals(region.theorem())) return Optional.of(theorem(game));
        for (BoardProof.Belief belief : region.believed()) {
            boolean isThis = ProofChecker.isBlack(belief.side()) == isBlack
                    && belief.game().equals(game)
                    && (move == null ? belief.move() == null : move.equals(belief.move()));
            if (isThis) return Optional.of(believed(isBlack, move, game));
        }
        if (move == null && isOwnGround(isBlack, game)) return Optional.empty();
        shown(isBlack, move, game);
        return Optional.empty();
    }

    /** Whether the region is ground of the side, which then keeps all of it. */
    private boolean isOwnGround(boolean isBlack, String game) {
        if (owner != PlainBoard.colour(isBlack)) return false;
        boolean isArea = problem.counting().equals(BoardProof.AREA);
        long most = StaticBound.most(local.all(), local.empty(start), start.of(!isBlack), isArea) * PlainGames.ONE;
        PlainGame all = games.number(isBlack ? most : -most);
        PlainGame claimed = games.game(game);
        return isBlack ? games.isAtMost(claimed, all) : games.isAtMost(all, claimed);
    }

    private void shown(boolean isBlack, @Nullable String move, String game) {
        RegionCheck check = isBlack ? black : white;
        boolean isMover = problem.toMove().equals(isBlack ? BoardProof.BLACK : BoardProof.WHITE);
        boolean isInOwnGround = move != null && isMover && owner == PlainBoard.colour(isBlack);
        Flaw.in(isInOwnGround, "the first move " + move + " is played in ground that chains of its side live by");
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

    private String believed(boolean isBlack, @Nullable String move, String game) {
        String after = move == null ? "" : " after " + move;
        String worth = (isBlack ? " is worth at least " : " is worth at most ") + games.game(game);
        return "the region " + region.points() + (tax == 1 ? ", chilled," : "") + after + worth;
    }

    private String first() {
        return board.vertex(local.points().get(0));
    }
}
