package tesuji.web.round;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.desk.round.Round;
import tesuji.gtp.clock.TimeLeft;
import tesuji.web.wire.Refusal;
import tesuji.web.wire.Wire;

/** A round with its file. Every change is written before anybody sees it. Safe for all threads. */
public final class StoredRound {
    private static final int LONGEST_COMMENT = 20_000;
    private static final int MOST_MARKS = 1_000;
    private static final double NANOS = 1e9;
    private static final String KOMI = "komi";

    private final Library library;
    private final RoundFile file;
    private RoundTree tree;
    private final LongSupplier nanos;
    private IntConsumer listener = node -> {};
    private boolean retired;
    /** The node that was reached last by a move, on whose clock the side to move thinks; none after a restart. */
    private int ticking = -1;

    private long tickingSince;

    private StoredRound(Library library, RoundFile file, RoundTree tree, LongSupplier nanos) {
        this.library = library;
        this.file = file;
        this.tree = tree;
        this.nanos = nanos;
    }

    /** Begins a round and writes its file, with what has happened already if it comes from elsewhere. */
    static StoredRound begin(
            RoundEvent.Begun first, List<RoundEvent> past, RoundFile file, Library library, LongSupplier nanos) {
        RoundTree tree = new RoundTree(first, library);
        StringBuilder lines = new StringBuilder(Wire.text(first));
        for (RoundEvent event : past) {
            tree.apply(event);
            lines.append('\n').append(Wire.text(event));
        }
        file.append(lines.toString());
        StoredRound round = new StoredRound(library, file, tree, nanos);
        round.tick(tree.mainLineEnd(0).number);
        return round;
    }

    /** Reads a round; an {@link InputException} says which line cannot be used. */
    static StoredRound load(RoundFile file, Library library, LongSupplier nanos) {
        return new StoredRound(library, file, read(file, library), nanos);
    }

    private static RoundTree read(RoundFile file, Library library) {
        List<String> lines = file.lines();
        if (lines.isEmpty()) throw new InputException("The file is empty.");
        RoundTree tree = null;
        for (int i = 0; i < lines.size(); i++) {
            try {
                RoundEvent event = Wire.read(lines.get(i), RoundEvent.class);
                if (tree != null) tree.apply(event);
                else if (event instanceof RoundEvent.Begun first) tree = new RoundTree(first, library);
                else throw new InputException("A round begins with its rules.");
            } catch (InputException | Refusal unread) {
                throw new InputException("Line " + (i + 1) + ": " + unread.getMessage(), unread);
            }
        }
        if (tree == null) throw new InputException("The file is empty.");
        return tree;
    }

    /** Who is told the number of a node whenever something has changed there. */
    synchronized void listen(IntConsumer changed) {
        listener = changed;
    }

    public synchronized String id() {
        return tree.id();
    }

    public synchronized Game game() {
        return tree.game();
    }

    public synchronized List<SeatChoice> seats() {
        return tree.seats();
    }

    public synchronized GameRecord record(int node) {
        return tree.record(node);
    }

    /** Asks something about the tree while nobody changes it. */
    synchronized <T> T ask(Function<RoundTree, T> question) {
        return question.apply(tree);
    }

    /** The last node of the main line. */
    public synchronized int end() {
        return tree.mainLineEnd(0).number;
    }

    /** The nodes from the beginning to this one. */
    public synchronized List<Integer> path(int node) {
        List<Integer> path = new ArrayList<>();
        for (RoundNode at = tree.node(node); ; at = tree.node(at.parent)) {
            path.add(0, at.number);
            if (at.number == 0) return path;
        }
    }

    /** Who is to play at this node; empty if the game is over there. */
    public synchronized Optional<SeatChoice> turn(int node) {
        if (isOver(node)) return Optional.empty();
        return Optional.of(tree.seats().get(tree.position(node).toMove()));
    }

    private boolean isOver(int node) {
        return tree.node(node).gaveUp.isPresent() || tree.position(node).isOver();
    }

    /** The move with this text at a node; an {@link InputException} says what would be legal. */
    public synchronized int legal(int node, String text) {
        demandGoingOn(node);
        return new Round(tree.game(), tree.record(node)).legal(text);
    }

    /** The legal move with this gesture; clicks that have no meaning are refused. */
    public synchronized int legal(int node, List<Integer> gesture) {
        demandGoingOn(node);
        Position position = tree.position(node);
        int[] moves = new int[tree.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            if (SceneMaker.points(tree.game().notation().gesture(position, moves[i]))
                    .equals(gesture)) return moves[i];
        }
        throw new InputException("There is no legal move there.");
    }

    private void demandGoingOn(int node) {
        if (isOver(node)) throw Refusal.conflict("The game is over here.");
    }

    /**
     * Plays a legal move at a node. A move that was made there before leads to the same node again.
     *
     * @param by {@code human}, the name of a program or {@code file}
     * @return the number of the node it leads to
     */
    public synchronized int play(int node, int move, String by) {
        demandGoingOn(node);
        Optional<RoundNode> known = tree.child(node, move);
        if (known.isPresent()) {
            if (known.get().pruned) restore(known.get().number);
            return known.get().number;
        }
        @Nullable Double spent = spent(node);
        if (spent != null && isTooLate(node, spent)) {
            write(new RoundEvent.TimedOut(node, tree.position(node).toMove()), node);
            throw Refusal.conflict("The time is over.");
        }
        int number = tree.size();
        String text = tree.game().notation().move(move);
        write(new RoundEvent.Moved(number, node, text, by, spent, Instant.now().toString()), number);
        tick(number);
        return number;
    }

    private void tick(int node) {
        ticking = node;
        tickingSince = nanos.getAsLong();
    }

    /** Seconds since the side to move began to think; nothing without a clock, and at nodes that were left before. */
    private @Nullable Double spent(int node) {
        if (!tree.clock().runs() || node != ticking) return null;
        return Wire.rounded((nanos.getAsLong() - tickingSince) / NANOS, 3);
    }

    private boolean isTooLate(int node, double spent) {
        Optional<TimeLeft> left = tree.node(node).left.of(tree.position(node).toMove());
        return left.isPresent() && spent > tree.clock().last(left.get());
    }

    /** Ends the game if the time of the side to move is over. */
    public synchronized void flag(int node) {
        @Nullable Double spent = spent(node);
        if (isOver(node) || spent == null || !isTooLate(node, spent)) {
            throw Refusal.conflict("The time is not over.");
        }
        write(new RoundEvent.TimedOut(node, tree.position(node).toMove()), node);
    }

    /** The clock at a node, running or not; nothing without one. */
    synchronized @Nullable ClockFace clock(int node) {
        if (!tree.clock().runs()) return null;
        @Nullable Double spent = isOver(node) ? null : spent(node);
        return ClockFace.of(tree.clock(), tree.node(node).left, spent);
    }

    /** The share of its time that a program may take for the move at this node; empty without a clock. */
    public synchronized Optional<Duration> budget(int node) {
        int side = tree.position(node).toMove();
        int points = tree.points(node);
        return tree.node(node).left.of(side).map(left -> tree.clock().share(left, points, tree.node(node).depth));
    }

    public synchronized void resign(int node, int side) {
        demandGoingOn(node);
        write(new RoundEvent.Resigned(node, side), node);
    }

    public synchronized void prune(int node) {
        write(new RoundEvent.Pruned(node), tree.node(node).parent);
    }

    public synchronized void restore(int node) {
        if (!tree.node(node).pruned) return; // another tab was faster
        write(new RoundEvent.Restored(node), node);
    }

    public synchronized void comment(int node, String text) {
        if (text.length() > LONGEST_COMMENT) {
            throw Refusal.tooLarge("A comment has at most " + LONGEST_COMMENT + " characters.");
        }
        write(new RoundEvent.Commented(node, text), node);
    }

    public synchronized void mark(int node, List<PointMark> marks) {
        if (marks.size() > MOST_MARKS) throw Refusal.tooLarge("There are at most " + MOST_MARKS + " marks.");
        write(new RoundEvent.Marked(node, marks), node);
    }

    /** Keeps what a player thought; who owns what is too much to keep. */
    public synchronized void analysed(int node, AnalysisFrame frame) {
        write(new RoundEvent.Analysed(node, frame.withoutOwnership()), node);
    }

    /** A program was asked to move at this node; if this process ends before it has, the next one knows. */
    public synchronized void askForReply(int node) {
        if (!tree.node(node).awaited) note(new RoundEvent.ReplyAwaited(node));
    }

    /** The program that was asked need not move at this node. */
    public synchronized void excuse(int node) {
        if (tree.node(node).awaited) note(new RoundEvent.ReplyExcused(node));
    }

    /** Where programs were asked to move, have not done so, and were not stopped. */
    public synchronized List<Integer> awaitingReply() {
        return tree.nodes().stream()
                .filter(node -> node.awaited && !tree.isHidden(node.number))
                .map(node -> node.number)
                .toList();
    }

    public synchronized boolean isHidden(int node) {
        return tree.isHidden(node);
    }

    /** Turns the opinion about the pieces on this point round, or back again. */
    public synchronized void dispute(int node, String point) {
        Position end = tree.position(node);
        if (!end.isOver() || tree.node(node).gaveUp.isPresent()) {
            throw Refusal.conflict("Pieces can be disputed when the game is over.");
        }
        List<Integer> chain = RoundEnding.chain(tree.game(), end, point);
        write(new RoundEvent.Disputed(node, chain), node);
    }

    public synchronized void seat(List<SeatChoice> seats) {
        write(new RoundEvent.Seated(seats), 0);
    }

    /** Changes komi or clock; what is not given stays. */
    public synchronized void change(@Nullable String komi, @Nullable String clock) {
        Game changed = komi == null ? tree.game() : withKomi(komi);
        String timed =
                clock == null ? tree.clock().text() : RoundClock.read(clock).text();
        write(new RoundEvent.RulesChanged(changed.id().toString(), timed.isEmpty() ? null : timed), 0);
        if (clock != null) tick(tree.mainLineEnd(0).number);
    }

    private Game withKomi(String points) {
        String name = tree.game().id().name();
        if (library.family(name).keys().stream().noneMatch(key -> key.name().equals(KOMI))) {
            throw new InputException("There is no komi in " + name + ".");
        }
        return library.open(tree.game().id().with(KOMI, points));
    }

    /** Checks an event, writes it, and lets everybody know. */
    private void write(RoundEvent event, int node) {
        note(event);
        listener.accept(node);
    }

    /** Takes no more changes: its file is about to be moved, and whoever wrote now would begin another one. */
    synchronized void retire() {
        retired = true;
    }

    /** Checks an event and writes it; what cannot be written has not happened. */
    private void note(RoundEvent event) {
        if (retired) throw Refusal.missing("This round was deleted.");
        tree.apply(event);
        try {
            file.append(Wire.text(event));
        } catch (InputException unwritten) {
            tree = read(file, library);
            throw unwritten;
        }
    }
}
