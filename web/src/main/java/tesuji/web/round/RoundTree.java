package tesuji.web.round;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Objection;
import tesuji.core.game.Position;
import tesuji.web.wire.Refusal;

/**
 * What the events of a round make together: rules, seats, and a tree of positions. The first child of a node is the
 * main line. Every move is checked, from whatever file it comes. Owned by one thread at a time.
 */
final class RoundTree {
    /** No round has more nodes. */
    static final int MOST_NODES = 20_000;

    private static final int VERSION = 1;

    private final Library library;
    private final String id;
    private final String setup;
    private final String begun;
    private final List<RoundNode> nodes = new ArrayList<>();
    private Game game;
    private RoundClock clock;
    private List<SeatChoice> seats;
    /** The position of the node that was asked for last: most questions are about it or its child. */
    private Position position;

    private int place;

    /** How a side lost without the board saying so. */
    record GaveUp(int side, boolean byTime) {}

    RoundTree(RoundEvent.Begun first, Library library) {
        if (first.v() != VERSION) throw new InputException("This round was written by a newer version.");
        this.library = library;
        id = first.round();
        setup = first.setup();
        begun = first.at();
        seats = two(first.seats());
        game = library.open(GameId.parse(first.game()));
        clock = RoundClock.read(first.clock());
        position = start();
        nodes.add(new RoundNode(0, null, RoundNode.NO_MOVE, RoundNode.NO_MOVE, "", clock.start()));
    }

    private static List<SeatChoice> two(List<SeatChoice> given) {
        if (given.size() != 2) throw new InputException("There are two seats.");
        return List.copyOf(given);
    }

    private Position start() {
        return new GameRecord(game.id(), setup, List.of()).replay(game);
    }

    String id() {
        return id;
    }

    String begun() {
        return begun;
    }

    Game game() {
        return game;
    }

    RoundClock clock() {
        return clock;
    }

    List<SeatChoice> seats() {
        return seats;
    }

    int size() {
        return nodes.size();
    }

    RoundNode node(int number) {
        if (number < 0 || number >= nodes.size()) throw Refusal.missing("There is no node " + number + ".");
        return nodes.get(number);
    }

    List<RoundNode> nodes() {
        return Collections.unmodifiableList(nodes);
    }

    /** The moves from the beginning to this node. */
    GameRecord record(int number) {
        List<Integer> moves = new ArrayList<>();
        for (RoundNode node = node(number); node.number != 0; node = nodes.get(node.parent)) moves.add(node.move);
        Collections.reverse(moves);
        return new GameRecord(game.id(), setup, moves);
    }

    /** The position at this node, valid until the next question. */
    Position position(int number) {
        RoundNode node = node(number);
        if (place == number) return position;
        if (node.number != 0 && node.parent == place) {
            position.play(node.move);
        } else {
            position = record(number).replay(game);
        }
        place = number;
        return position;
    }

    /** The child that this move leads to, hidden ones included. */
    Optional<RoundNode> child(int parent, int move) {
        return node(parent).children.stream().filter(node -> node.move == move).findFirst();
    }

    /** Whether a node or one on the way to it was deleted. */
    boolean isHidden(int number) {
        for (RoundNode node = node(number); node.number != 0; node = nodes.get(node.parent)) {
            if (node.pruned) return true;
        }
        return false;
    }

    /** The last node of the main line below this one. */
    RoundNode mainLineEnd(int number) {
        RoundNode node = node(number);
        while (true) {
            Optional<RoundNode> next =
                    node.children.stream().filter(child -> !child.pruned).findFirst();
            if (next.isEmpty()) return node;
            node = next.get();
        }
    }

    /** Lets an event happen; an {@link InputException} if it cannot. */
    void apply(RoundEvent event) {
        if (event instanceof RoundEvent.Moved moved) {
            move(moved);
        } else if (event instanceof RoundEvent.Pruned pruned) {
            if (pruned.node() == 0) throw new InputException("The beginning of a game cannot be deleted.");
            node(pruned.node()).pruned = true;
        } else if (event instanceof RoundEvent.Restored restored) {
            node(restored.node()).pruned = false;
        } else if (event instanceof RoundEvent.Commented commented) {
            node(commented.node()).comment = commented.comment();
        } else if (event instanceof RoundEvent.Marked marked) {
            mark(marked);
        } else if (event instanceof RoundEvent.Analysed analysed) {
            node(analysed.node()).analysis = Optional.of(analysed.analysis());
        } else if (event instanceof RoundEvent.Resigned resigned) {
            end(resigned.node(), resigned.side(), false);
        } else if (event instanceof RoundEvent.TimedOut timedOut) {
            end(timedOut.node(), timedOut.side(), true);
        } else if (event instanceof RoundEvent.Disputed disputed) {
            dispute(disputed);
        } else if (event instanceof RoundEvent.Seated seated) {
            seats = two(seated.seats());
        } else if (event instanceof RoundEvent.RulesChanged changed) {
            change(changed);
        } else if (event instanceof RoundEvent.ReplyAwaited asked) {
            node(asked.node()).awaited = true;
        } else if (event instanceof RoundEvent.ReplyExcused excused) {
            node(excused.node()).awaited = false;
        } else {
            throw new InputException("A round begins once.");
        }
    }

    private void move(RoundEvent.Moved moved) {
        RoundNode parent = node(moved.parent());
        if (moved.node() != nodes.size()) throw new InputException("Node " + moved.node() + " is out of order.");
        if (nodes.size() > MOST_NODES) throw Refusal.tooLarge("A round has at most " + MOST_NODES + " moves.");
        Position before = position(parent.number);
        int move = game.notation().move(moved.move());
        if (!before.isLegal(move)) {
            throw new InputException(moved.move() + " is not legal here" + Objection.after(before, move) + ".");
        }
        int mover = before.toMove();
        RoundClock.Left left =
                moved.spent() == null ? parent.left : clock.after(parent.left, mover, Math.max(0, moved.spent()));
        RoundNode node = new RoundNode(moved.node(), parent, move, mover, moved.by(), left);
        nodes.add(node);
        parent.children.add(node);
        parent.awaited = false;
    }

    private void mark(RoundEvent.Marked marked) {
        int points = points(marked.node());
        for (PointMark mark : marked.marks()) demandPoint(mark.point(), points);
        node(marked.node()).marks = List.copyOf(marked.marks());
    }

    /** How many points the board has. */
    int points(int number) {
        return game.notation().picture(position(number)).layout().points();
    }

    private static void demandPoint(int point, int points) {
        if (point < 0 || point >= points) throw new InputException("There is no point " + point + ".");
    }

    private void end(int number, int side, boolean byTime) {
        if (side != 0 && side != 1) throw new InputException("A side is 0 or 1.");
        if (position(number).isOver()) throw Refusal.conflict("The game is over here.");
        node(number).gaveUp = Optional.of(new GaveUp(side, byTime));
    }

    private void dispute(RoundEvent.Disputed disputed) {
        int points = points(disputed.node());
        for (int point : disputed.points()) demandPoint(point, points);
        for (int point : disputed.points()) {
            RoundNode node = node(disputed.node());
            if (!node.disputed.remove(point)) node.disputed.add(point);
        }
    }

    /** Other rules must be those of the same board, and allow all moves so far; a new clock begins anew everywhere. */
    private void change(RoundEvent.RulesChanged changed) {
        Game other = library.open(GameId.parse(changed.game()));
        RoundClock timed = RoundClock.read(changed.clock());
        for (RoundNode node : nodes) {
            if (!node.children.isEmpty()) continue;
            GameRecord line = record(node.number);
            new GameRecord(other.id(), line.setup(), line.moves()).replay(other);
        }
        game = other;
        if (!timed.text().equals(clock.text())) {
            clock = timed;
            for (RoundNode node : nodes) node.left = timed.start();
        }
        position = start();
        place = 0;
    }
}
