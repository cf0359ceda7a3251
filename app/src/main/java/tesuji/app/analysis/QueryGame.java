package tesuji.app.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tesuji.app.katago.KataGoRules;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;

/**
 * The game of a query, played move by move. It is read leniently, as KataGo does: where one side moves twice, where
 * play goes on after two passes, and where a move takes a ko back that it should not, the game begins anew with the
 * stones that stand there. A stone on another one or without a liberty is an error.
 */
final class QueryGame {
    private static final int BLACK = 0;

    private final Library library;
    private final KataGoRules rules;
    private final GoGame game;
    private GameRecord record;
    private GoPosition position;
    /** Who moves first in the record, how many black stones stand there, and whether no white one does. */
    private int firstSide;

    private int stonesBefore;
    private boolean handicapPossible;

    /**
     * A game that has not begun.
     *
     * @param stones put on the board one after the other, later ones on top
     */
    QueryGame(Library library, KataGoRules rules, GoGame game, List<QueryVertices.Placed> stones, int toMove) {
        this.library = library;
        this.rules = rules;
        this.game = game;
        byte[] colours = new byte[game.pass()];
        for (QueryVertices.Placed stone : stones) {
            colours[stone.move()] = stone.side() == BLACK ? Stones.BLACK : Stones.WHITE;
        }
        String diagram = new Stones(game.size(), colours) + "move " + (toMove == BLACK ? "black" : "white") + "\n";
        record = new GameRecord(game.id(), diagram, List.of());
        position = replayed(record);
        countStones();
    }

    /** Black's stones if White has none, as KataGo counts a handicap; one stone is none. */
    static int handicap(List<QueryVertices.Placed> stones) {
        Map<Integer, Integer> sides = new HashMap<>();
        for (QueryVertices.Placed stone : stones) sides.put(stone.move(), stone.side());
        boolean whiteToo = sides.values().stream().anyMatch(side -> side != BLACK);
        return whiteToo || sides.size() == 1 ? 0 : sides.size();
    }

    private GoPosition replayed(GameRecord moves) {
        try {
            return (GoPosition) moves.replay(game);
        } catch (InputException noLiberty) {
            throw new FieldException("initialStones", String.valueOf(noLiberty.getMessage()));
        }
    }

    private void countStones() {
        firstSide = position.toMove();
        stonesBefore = 0;
        handicapPossible = true;
        Stones stones = position.stones();
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) == Stones.BLACK) stonesBefore++;
            if (stones.at(point) == Stones.WHITE) handicapPossible = false;
        }
    }

    /** Makes the next move, number {@code index} from 0 on. */
    void play(int index, QueryVertices.Placed move) {
        if (move.side() != position.toMove() || position.isOver()) beginAnew(move.side());
        if (!position.isLegal(move.move())) {
            beginAnew(1 - move.side()); // nobody is bound by a ko that he was not given
            beginAnew(move.side());
        }
        if (!position.isLegal(move.move())) {
            String vertex = game.notation().move(move.move());
            throw new FieldException("moves", "Illegal move " + index + ": " + vertex);
        }
        position.play(move.move());
        record = record.then(move.move());
    }

    private void beginAnew(int side) {
        String diagram = game.turning().orElseThrow().turned(position, side);
        record = new GameRecord(game.id(), diagram, List.of());
        position = (GoPosition) record.replay(game);
        countStones();
    }

    /**
     * A position to analyse.
     *
     * @param record how it came about, as far as it is not forgotten
     * @param bare the same position without a past
     * @param forbidden moves that the past forbids and the bare position does not
     */
    record Root(Game game, GameRecord record, GameRecord bare, Set<Integer> forbidden) {
        Root {
            forbidden = Set.copyOf(forbidden);
        }
    }

    /** The position now, ready to be analysed. */
    Root root() {
        if (position.isOver()) beginAnew(position.toMove());
        Game counted = library.open(rules.game(game.size(), rules.handicapPoints(handicap())));
        // A pass before the root is forgotten too: no pass at the root ends the game (KataGo's conservativePass).
        String diagram = game.turning().orElseThrow().turned(position, position.toMove());
        GameRecord bare = new GameRecord(game.id(), diagram, List.of());
        return new Root(
                counted,
                new GameRecord(counted.id(), record.setup(), record.moves()),
                new GameRecord(counted.id(), diagram, List.of()),
                forbidden((GoPosition) bare.replay(game)));
    }

    private Set<Integer> forbidden(GoPosition bare) {
        Set<Integer> moves = new HashSet<>();
        for (int move = 0; move < game.pass(); move++) {
            if (bare.isLegal(move) && !position.isLegal(move)) moves.add(move);
        }
        return moves;
    }

    /** Stones that Black has before White's first: those set up, and moves that White has answered by passing. */
    private int handicap() {
        if (!handicapPossible) return 0;
        int stones = stonesBefore;
        int side = firstSide;
        for (int move : record.moves()) {
            boolean stone = move != game.pass();
            if (side != BLACK && stone) break;
            if (side == BLACK && stone) stones++;
            side = 1 - side;
        }
        return stones <= 1 ? 0 : stones;
    }
}
