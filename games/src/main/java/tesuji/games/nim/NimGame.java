package tesuji.games.nim;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tesuji.core.base.Zobrist;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Indexing;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Repetition;

/** The rules of Nim with certain piles; move {@code (counters - 1) * piles + pile} takes so many from that pile. */
public final class NimGame implements Game {
    static final String NAME = "nim";
    static final String PILES = "piles";
    static final String MISERE = "misere";

    private final GameId id;
    private final int[] piles;
    private final boolean misere;
    private final int counters;
    private final int highest;
    private final Zobrist zobrist;
    private final Notation notation;
    private final Optional<NimIndexing> indexing;

    NimGame(List<Integer> piles, boolean misere) {
        id = GameId.of(NAME)
                .with(PILES, piles.stream().map(String::valueOf).collect(Collectors.joining("-")))
                .with(MISERE, misere ? "yes" : "no");
        this.piles = piles.stream().mapToInt(Integer::intValue).toArray();
        this.misere = misere;
        counters = piles.stream().mapToInt(Integer::intValue).sum();
        highest = piles.stream().mapToInt(Integer::intValue).max().orElseThrow();
        zobrist = new Zobrist(piles.size() + 1, highest + 1, 1901);
        notation = new NimNotation(this);
        indexing = NimIndexing.of(this);
    }

    @Override
    public GameId id() {
        return id;
    }

    @Override
    public NimPosition start() {
        return new NimPosition(this);
    }

    @Override
    public int moveLimit() {
        return highest * piles.length;
    }

    @Override
    public int maxLegalMoves() {
        return counters;
    }

    @Override
    public int maxLength() {
        return counters;
    }

    @Override
    public Repetition repetition() {
        return Repetition.IMPOSSIBLE;
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public Optional<Indexing> indexing() {
        return indexing.map(numbers -> numbers);
    }

    @Override
    public Optional<Packing> packing() {
        return indexing.map(numbers -> numbers);
    }

    /** The number of piles. */
    public int piles() {
        return piles.length;
    }

    /** The counters of a pile at the start. */
    public int counters(int pile) {
        return piles[pile];
    }

    /** The counters of the highest pile at the start. */
    public int highest() {
        return highest;
    }

    public boolean misere() {
        return misere;
    }

    public int move(int pile, int taken) {
        return (taken - 1) * piles.length + pile;
    }

    public int pileOf(int move) {
        return move % piles.length;
    }

    public int takenBy(int move) {
        return move / piles.length + 1;
    }

    long pileKey(int pile, int counters) {
        return zobrist.key(pile, counters);
    }

    /** The key to add when side 1 moves. */
    long sideKey() {
        return zobrist.key(piles.length, 0);
    }
}
