package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tesuji.core.base.InputException;

/**
 * Checks the proof of an endgame's result from the board alone. The solver that found the result takes no part:
 * board, life, regions, games and sums are those of this package. See its page for what is checked and why that is
 * enough.
 */
public final class ProofChecker {
    private final BoardProof proof;
    private final BoardProof.Problem problem;
    private final PlainBoard board;
    private final PlainGames games;
    private final SafeStones safe;
    private final List<CheckedRegion> regions = new ArrayList<>();
    private final Set<String> premises = new LinkedHashSet<>();
    private final long komi;
    private final boolean isArea;
    private final boolean isBlackToMove;

    private ProofChecker(BoardProof proof) {
        this.proof = proof;
        problem = proof.problem();
        Flaw.in(proof.tax() != 0 && proof.tax() != 1, "the tax is 0 or 1");
        isBlackToMove = isBlack(problem.toMove());
        isArea = problem.counting().equals(BoardProof.AREA);
        Flaw.in(!isArea && !problem.counting().equals(BoardProof.TERRITORY), "nothing is counted that way");
        Flaw.in(isArea && proof.tax() != 0, "by area moves cost nothing");
        board = new PlainBoard(problem.board());
        komi = PlainGames.fraction(problem.komi());
        games = new PlainGames(proof.games());
        safe = new SafeStones(board, proof.grounds(), proof.assumed());
    }

    /**
     * Follows a proof about this problem. An {@link InputException} names the first flaw.
     */
    public static CheckedProof check(BoardProof proof, BoardProof.Problem asked) {
        Flaw.in(!proof.format().equals(BoardProof.FORMAT), "it has another form than \"" + BoardProof.FORMAT + "\"");
        Flaw.in(!proof.problem().board().equals(asked.board()), "it is about another board");
        Flaw.in(!proof.problem().toMove().equals(asked.toMove()), "in it the other side is to move");
        Flaw.in(
                !proof.problem().equals(asked),
                "it counts by other rules, another komi or other prisoners, or a ko is taken");
        try {
            return new ProofChecker(proof).checked();
        } catch (StackOverflowError e) {
            throw new InputException("The proof does not hold: it is too deep to be followed.", e);
        }
    }

    static boolean isBlack(String side) {
        Flaw.in(!side.equals(BoardProof.BLACK) && !side.equals(BoardProof.WHITE), "\"" + side + "\" is no side");
        return side.equals(BoardProof.BLACK);
    }

    private CheckedProof checked() {
        for (String rule : problem.notSeen()) premises.add(rule + " makes no difference");
        for (List<Integer> group : safe.assumed()) {
            String colour = board.at(group.get(0)) == PlainBoard.BLACK ? "Black's" : "White's";
            premises.add(colour + " group " + board.vertices(group) + " lives");
        }
        cut();
        List<String> best = new ArrayList<>();
        List<String> worse = new ArrayList<>();
        followAll(best, worse);
        if (isArea) for (CheckedRegion region : regions) addKos(region);
        return new CheckedProof(
                premises.isEmpty(),
                proof.score(),
                List.copyOf(premises),
                proof.claims().size(),
                positions(),
                best,
                worse);
    }

    /** Cuts the board along its safe stones, which must give the regions of the proof. */
    private void cut() {
        List<List<Integer>> cut = board.components(point -> !safe.isSafe(point));
        Flaw.in(cut.size() != proof.regions().size(), "the board has " + cut.size() + " regions");
        for (int i = 0; i < cut.size(); i++) {
            String points = board.vertices(cut.get(i));
            BoardProof.Region region = proof.regions().get(i);
            Flaw.in(!points.equals(region.points()), "region " + (i + 1) + " has the points " + points);
            regions.add(new CheckedRegion(board, games, safe, problem, proof.tax(), region, cut.get(i)));
        }
    }

    /** Follows every claim; both sides must have one about the board as it stands. */
    private void followAll(List<String> best, List<String> worse) {
        boolean[] isShown = new boolean[2];
        for (BoardProof.Claim claim : proof.claims()) {
            String move = claim.move();
            follow(claim);
            if (move == null) {
                Flaw.in(!claim.result().equals(proof.score()), "it shows " + claim.result() + ", not " + proof.score());
                isShown[isBlack(claim.side()) ? 0 : 1] = true;
            } else {
                (keeps(claim, move) ? best : worse).add(move);
            }
        }
        Flaw.in(!isShown[0] || !isShown[1], "nothing is claimed of the board as it stands for both sides");
    }

    private void addKos(CheckedRegion region) {
        for (String ko : region.kos()) premises.add("threats run out before the ko at " + ko + " is decided");
    }

    private int positions() {
        int positions = safe.positions();
        for (CheckedRegion region : regions) positions += region.positions();
        for (BoardProof.Claim claim : proof.claims()) positions += claim.plan().size();
        return positions;
    }

    /** Whether a claim about a first move shows that it keeps the result; otherwise it must show that it does not. */
    private boolean keeps(BoardProof.Claim claim, String move) {
        long result = PlainGames.fraction(claim.result());
        long score = PlainGames.fraction(proof.score());
        boolean isOwn = isBlack(claim.side()) == isBlackToMove;
        boolean isUseful = isOwn ? result == score : isBlackToMove ? result < score : result > score;
        Flaw.in(!isUseful, "what is claimed of " + move + " says nothing about it");
        return isOwn;
    }

    private void follow(BoardProof.Claim claim) {
        boolean isBlack = isBlack(claim.side());
        Flaw.in(claim.parts().size() != regions.size(), "a claim does not have a game for each region");
        String move = claim.move();
        boolean isMoved = false;
        for (int i = 0; i < regions.size(); i++) {
            CheckedRegion region = regions.get(i);
            boolean isHere = move != null && region.contains(move);
            isMoved |= isHere;
            region.follow(isBlack, isHere ? move : null, claim.parts().get(i)).ifPresent(premises::add);
        }
        Flaw.in(move != null && !isMoved, "the first move " + move + " is in no region");
        boolean isBlackNext = isBlackToMove == (move == null);
        SumCheck sum = new SumCheck(games, isBlack, proof.tax() == 1, threshold(claim, isBlackNext), claim.plan());
        sum.follow(claim.parts(), isBlackNext);
    }

    /** What the games must come to. Whoever begins has made one move more if he makes the last, and has paid for it. */
    private long threshold(BoardProof.Claim claim, boolean isBlackNext) {
        int settled = isArea ? safe.balance() : problem.prisoners();
        long points = PlainGames.fraction(claim.result()) + komi - settled * PlainGames.ONE;
        Flaw.in(points % PlainGames.ONE != 0, "a result is no whole number of points");
        boolean isBlack = isBlack(claim.side());
        if (isBlackNext != isBlack) return points;
        return points - proof.tax() * (isBlack ? PlainGames.ONE : -PlainGames.ONE);
    }
}
