package tesuji.desk.review;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.go.GoRules;
import tesuji.games.go.Stones;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoStep;
import tesuji.gtp.command.GoDesk;

/**
 * Looks at the moves of a game one after the other.
 *
 * <p>A search looks at a position before a move, and what it says of the moves below is worth more for moves it visited
 * more often. So that a move and its better are weighed with the same scales, the positions after both are searched, each
 * within the same limits.
 */
public final class Reviewer {
    private final Library library;
    private final GoDesk desk;
    private final Player player;
    private final Limits limits;
    private final Game game;
    /** The last position searched, which is often the next one asked for. */
    private Optional<Thought> last = Optional.empty();

    private final Set<String> notices = new LinkedHashSet<>();

    private record Thought(GameRecord game, Decision decision) {}

    /** The player must have been made for the game of the line. */
    public Reviewer(Library library, GoDesk desk, Player player, Limits limits, Game game) {
        this.library = library;
        this.desk = desk;
        this.player = player;
        this.limits = limits;
        this.game = game;
    }

    /** The game a line is played by: its own rules or, where it names none, the Chinese ones; its moves are checked. */
    public static Game game(GoLine line, Library library) {
        return library.open(GoReplay.record(line, Integer.MAX_VALUE, library, GoRules.Preset.CHINESE)
                .game());
    }

    /** Hands out the moves from the first to the last of these numbers, counted from 1, as they are judged. */
    public void review(GoLine line, int first, int last, Consumer<ReviewedMove> into) {
        List<GoStep> steps = line.game().steps();
        int[] moves = IntStream.range(0, steps.size())
                .filter(step -> steps.get(step) instanceof GoStep.Move)
                .toArray();
        for (int number = first; number <= Math.min(last, moves.length); number++) {
            GoStep.Move move = (GoStep.Move) steps.get(moves[number - 1]);
            GameRecord before = GoReplay.record(line, number, library, GoRules.Preset.CHINESE);
            into.accept(judge(before, moves[number - 1], number, move));
        }
    }

    private ReviewedMove judge(GameRecord before, int step, int number, GoStep.Move played) {
        int side = played.colour() - Stones.BLACK;
        Decision decision = think(before);
        int best = best(decision);
        boolean same = best == played.point();
        // The move played is searched last, for there the next one begins.
        Optional<WinEstimate> afterBest =
                same ? Optional.empty() : Optional.of(afterBest(before, best, played.point()));
        WinEstimate after = after(before, played.point());
        return new ReviewedMove(
                step,
                number,
                side,
                played.point(),
                WinEstimate.of(decision.analysis()),
                after,
                best,
                afterBest.orElse(after),
                line(decision.analysis(), best));
    }

    /**
     * What the side expects of the better move. A player that keeps the tree of its last search would begin with what it
     * already knows of that move but not of the other; a glance at the other makes it begin anew with both.
     */
    private WinEstimate afterBest(GameRecord before, int best, int played) {
        GameRecord other = before.then(played);
        if (!other.replay(game).isOver()) player.choose(other, Limits.steps(1));
        return after(before, best);
    }

    private int best(Decision decision) {
        if (decision instanceof Decision.Play play) return play.move();
        List<Analysis.Candidate> candidates = decision.analysis().candidates();
        if (candidates.isEmpty()) throw silent();
        return candidates.get(0).move();
    }

    private static List<Integer> line(Analysis analysis, int best) {
        return analysis.candidates().stream()
                .filter(candidate -> candidate.move() == best)
                .map(Analysis.Candidate::line)
                .findFirst()
                .orElse(List.of(best));
    }

    /** What the side that makes the move may expect of it. */
    private WinEstimate after(GameRecord before, int move) {
        GameRecord next = before.then(move);
        Position position = next.replay(game);
        if (!position.isOver()) return WinEstimate.of(think(next).analysis()).opposite();
        int score = desk.score(next).orElse(position.score());
        int mover = before.replay(game).toMove();
        return WinEstimate.decided(mover == 0 ? score : -score);
    }

    private Decision think(GameRecord record) {
        Optional<Thought> known = last.filter(thought -> thought.game().equals(record));
        if (known.isPresent()) return known.get().decision();
        Decision decision = player.choose(record, limits);
        if (decision.analysis().steps() == 0) throw silent();
        if (!decision.analysis().notice().isEmpty())
            notices.add(decision.analysis().notice());
        last = Optional.of(new Thought(record, decision));
        return decision;
    }

    /** What kept the player from thinking as it should, each sentence once. */
    public List<String> notices() {
        return List.copyOf(notices);
    }

    private InputException silent() {
        return new InputException("The player " + player.name()
                + " does not say what it thinks of a position; name one that searches with --player.");
    }
}
