package tesuji.desk.round;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Objection;
import tesuji.core.game.Position;

/** The game a session keeps: its record, the position now, and what was said at its end. Owned by one thread. */
public final class Round {
    private static final int SHOWN = 40;

    private Game game;
    private GameRecord record;
    private Position position;
    private OptionalInt resigned = OptionalInt.empty();
    /** Points about which the players disagree with the adjudicator. */
    private final Set<Integer> disputed = new HashSet<>();

    public Round(Game game) {
        this(game, GameRecord.of(game));
    }

    public Round(Game game, GameRecord record) {
        this.game = game;
        this.record = record;
        position = record.replay(game);
    }

    public Game game() {
        return game;
    }

    /** Goes on by other rules, under which all moves so far are legal too. */
    public void change(Game other) {
        GameRecord same = new GameRecord(other.id(), record.setup(), record.moves());
        position = same.replay(other);
        record = same;
        game = other;
    }

    public GameRecord record() {
        return record;
    }

    public Position position() {
        return position;
    }

    public boolean isOver() {
        return resigned.isPresent() || position.isOver();
    }

    /** How the game ended, if it did. */
    public Optional<GameResult> result() {
        if (resigned.isPresent()) return Optional.of(new GameResult.Resignation(resigned.getAsInt()));
        return position.isOver()
                ? Optional.of(GameResult.counted(game, record, position, Set.copyOf(disputed)))
                : Optional.empty();
    }

    /**
     * Turns the adjudicator's opinion about the pieces that live or die with this point round, or back again; an {@link
     * InputException} where nothing can be disputed.
     */
    public void dispute(String point) {
        Set<Integer> points = Adjudicator.of(game)
                .dispute()
                .orElseThrow(() -> new InputException("The rules alone decide this game."))
                .chain(position, point);
        for (int each : points) {
            if (!disputed.remove(each)) disputed.add(each);
        }
    }

    public void resign(int side) {
        resigned = OptionalInt.of(side);
    }

    /** Plays a legal move. */
    public void play(int move) {
        position.play(move);
        record = record.then(move);
    }

    /** The legal move with this text; an {@link InputException} says what would be legal. */
    public int legal(String text) {
        int move = read(text);
        if (position.isLegal(move)) return move;
        throw new InputException(game.notation().move(move) + " is not legal here" + Objection.after(position, move)
                + "; " + allowed(text) + ".");
    }

    /** The move with this text; who named a point at least is told what is wrong with it, or what its piece can do. */
    private int read(String text) {
        try {
            return game.notation().move(text);
        } catch (InputException e) {
            String objection = game.notation().objection(position, text);
            if (!objection.isEmpty()) throw new InputException(objection + "; " + allowed(text) + ".", e);
            if (from(text).isEmpty()) throw e;
            throw new InputException(e.getMessage() + " Legal from there " + listed(from(text)) + ".", e);
        }
    }

    /** What could be played from where the text begins, or else from where anything can be. */
    private String allowed(String text) {
        List<String> near = from(text);
        if (!near.isEmpty()) return "legal from there " + listed(near);
        Set<String> origins = origins();
        if (game.notation().origin(text).isEmpty() || origins.isEmpty()) {
            return "legal " + (legal().size() == 1 ? "is " : "are ") + list();
        }
        return "you can move " + String.join(", ", origins);
    }

    /** The names of the points where legal moves begin, where moves are written so. */
    private Set<String> origins() {
        Set<String> names = new TreeSet<>();
        for (String move : legal()) {
            for (int end = 1; end < move.length(); end++) {
                String name = move.substring(0, end);
                if (game.notation().origin(name).isEmpty()) continue;
                names.add(name);
                break;
            }
        }
        return names;
    }

    private static String listed(List<String> moves) {
        return (moves.size() == 1 ? "is " : "are ") + String.join(", ", moves);
    }

    /** Whether the text is no more than the name of a point. */
    public static boolean isPoint(String text) {
        return text.matches("[A-Za-z][0-9]{1,2}");
    }

    /** The texts of the legal moves that begin at the point this text begins with. */
    public List<String> from(String text) {
        OptionalInt origin = game.notation().origin(text);
        List<String> texts = new ArrayList<>();
        forEachFrom(origin, move -> texts.add(game.notation().move(move)));
        return texts;
    }

    /** The points where those moves end. */
    public Set<Integer> targets(String text) {
        Set<Integer> points = new HashSet<>();
        forEachFrom(
                game.notation().origin(text), move -> points.add(game.notation().gesture(position, move)[1]));
        return points;
    }

    private void forEachFrom(OptionalInt origin, IntConsumer action) {
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            int[] gesture = game.notation().gesture(position, moves[i]);
            if (gesture.length > 1 && origin.isPresent() && gesture[0] == origin.getAsInt()) action.accept(moves[i]);
        }
    }

    /** The texts of all legal moves. */
    public List<String> legal() {
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        return IntStream.range(0, count)
                .mapToObj(i -> game.notation().move(moves[i]))
                .toList();
    }

    private String list() {
        List<String> moves = legal();
        if (moves.size() <= SHOWN) return String.join(", ", moves);
        return String.join(", ", moves.subList(0, 5)) + " and " + (moves.size() - 5) + " more (see moves)";
    }

    /**
     * Takes back a resignation, or else moves, until one of these sides is to move again after a move of its own was
     * taken back; false if there is nothing to take back.
     */
    public boolean undo(Set<Integer> sides) {
        if (resigned.isPresent()) {
            resigned = OptionalInt.empty();
            return true;
        }
        List<Integer> movers = movers();
        for (int count = 1; count <= movers.size(); count++) {
            if (sides.contains(movers.get(movers.size() - count))) {
                record = record.without(count);
                disputed.clear();
                position = record.replay(game);
                return true;
            }
        }
        return false;
    }

    /** Who made each move: sides need not alternate. */
    private List<Integer> movers() {
        List<Integer> movers = new ArrayList<>();
        Position again = new GameRecord(record.game(), record.setup(), List.of()).replay(game);
        for (int move : record.moves()) {
            movers.add(again.toMove());
            again.play(move);
        }
        return movers;
    }

    /** The points of the last move. */
    public Set<Integer> lastPoints() {
        int count = record.moves().size();
        if (count == 0) return Set.of();
        Position before = record.without(1).replay(game);
        return IntStream.of(game.notation().gesture(before, record.moves().get(count - 1)))
                .boxed()
                .collect(Collectors.toSet());
    }
}
