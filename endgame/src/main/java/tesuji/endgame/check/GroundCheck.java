package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.check.LocalBoard.Stones;

/** Follows the answers of a ground against every attack. */
public final class GroundCheck {
    private final PlainBoard names;
    private final GroundPlay play;
    private final Map<Stones, BoardProof.Defence> answers = new HashMap<>();
    private final Set<Stones> path = new HashSet<>();
    private final Set<Stones> done = new HashSet<>();

    private GroundCheck(PlainBoard names, GroundPlay play, List<BoardProof.Defence> positions) {
        this.names = names;
        this.play = play;
        for (BoardProof.Defence defence : positions) answers.put(play.board().read(defence.at()), defence);
    }

    /**
     * Shows that the chains of a ground live.
     *
     * @param alive by point, whether a stone of the owner lives anyway
     * @return the stones of these chains
     */
    static Set<Integer> chains(PlainBoard board, BoardProof.Ground ground, boolean[] alive) {
        boolean isBlack = ground.side().equals(BoardProof.BLACK);
        List<Integer> points = board.read(ground.points());
        Flaw.in(points.isEmpty(), "a ground has no points");
        List<List<Integer>> chains = new ArrayList<>();
        for (int stone : board.read(ground.chains())) {
            boolean isOwn = board.at(stone) == PlainBoard.colour(isBlack);
            Flaw.in(!isOwn || alive[stone], board.vertex(stone) + " needs no ground, or cannot live by this one");
            chains.add(board.chain(stone));
        }
        GroundPlay play = play(board, isBlack, points, chains, alive);
        new GroundCheck(board, play, ground.positions()).follow(start(board, play.board()));
        Set<Integer> stones = new HashSet<>();
        for (List<Integer> chain : chains) stones.addAll(chain);
        return stones;
    }

    /**
     * The play in a ground, after a look at whether nothing but these chains and those that live anyway is around it.
     */
    public static GroundPlay play(
            PlainBoard board, boolean isBlack, List<Integer> points, List<List<Integer>> chains, boolean[] alive) {
        byte[] safe = new byte[board.points()];
        for (int i = 0; i < safe.length; i++) if (alive[i]) safe[i] = PlainBoard.colour(isBlack);
        long[] contacts = new long[chains.size()];
        for (int i = 0; i < points.size(); i++) {
            Flaw.in(board.at(points.get(i)) == PlainBoard.colour(isBlack), "a ground holds stones of its owner");
            for (int near : board.near(points.get(i))) {
                boolean isSealed = points.contains(near) || alive[near];
                for (int chain = 0; chain < contacts.length; chain++) {
                    if (!chains.get(chain).contains(near)) continue;
                    contacts[chain] |= 1L << i;
                    isSealed = true;
                }
                Flaw.in(!isSealed, "the ground at " + board.vertex(points.get(i)) + " is not sealed off");
            }
        }
        for (long contact : contacts) Flaw.in(contact == 0, "a chain does not touch the ground that it lives by");
        return new GroundPlay(new LocalBoard(board, points, safe), isBlack, contacts);
    }

    public static Stones start(PlainBoard board, LocalBoard local) {
        long black = 0;
        long white = 0;
        for (int i = 0; i < local.points().size(); i++) {
            if (board.at(local.points().get(i)) == PlainBoard.BLACK) black |= 1L << i;
            if (board.at(local.points().get(i)) == PlainBoard.WHITE) white |= 1L << i;
        }
        return new Stones(black, white);
    }

    private void follow(Stones at) {
        if (play.isSettled(at) || done.contains(at)) return;
        BoardProof.Defence defence = answers.get(at);
        if (defence == null)
            throw Flaw.of("no answers are given in a ground for " + play.board().text(at));
        Flaw.in(play.board().empty(at) == 0, "a ground is full, and its chains do not live");
        Flaw.in(!path.add(at), "the answers in a ground go round in circles at " + defence.at());
        for (long rest = play.board().empty(at); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            String attack = names.vertex(play.board().points().get(point));
            Flaw.in(play.isLost(at, point), attack + " captures a chain that must live");
            Stones after = play.attacked(at, point);
            if (after.equals(at) || play.isSettled(after)) continue;
            follow(answered(after, defence.answers().get(attack), attack));
        }
        if (play.hasEnemies(at)) follow(answered(at, defence.begin(), "a pass"));
        path.remove(at);
        done.add(at);
    }

    private Stones answered(Stones at, @Nullable String answer, String attack) {
        if (answer == null) throw Flaw.of("there is no answer to " + attack + " in a ground");
        Stones after = play.answered(at, play.board().points().indexOf(names.point(answer)));
        if (after == null) throw Flaw.of("the answer " + answer + " to " + attack + " is not possible");
        return after;
    }
}
