package tesuji.web.endgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.play.StopCondition;
import tesuji.desk.economy.EconomyAnswer;
import tesuji.desk.economy.EconomyTable;
import tesuji.endgame.value.ArenaFullException;
import tesuji.web.wire.Refusal;

/** The games of economic Go that are being played, by number. The oldest are forgotten. Safe for all threads. */
public final class EconomyTables {
    private static final int MOST = 20;
    private static final long LONGEST_NANOS = 3_000_000_000L;

    private final Map<String, EconomyTable> open = new LinkedHashMap<>();
    private int newest;

    /**
     * A game to begin.
     *
     * @param parts games such as {@code 3|1||0}
     * @param opponent {@code book}, {@code hot} or {@code gambler}
     * @param seed where the lots begin
     */
    public record TableWish(List<String> parts, String opponent, long seed) {}

    /** What a person does: one of the four. A part and a move are counted from 1. */
    public record PersonTurn(
            @Nullable String komi,
            @Nullable String bid,
            @Nullable Integer part,
            @Nullable Integer move,
            @Nullable Boolean pass) {}

    /** A game and its number. */
    public record TableAnswer(String id, EconomyAnswer game) {}

    public synchronized TableAnswer open(TableWish wish) {
        long begin = System.nanoTime();
        StopCondition patience = steps -> System.nanoTime() - begin < LONGEST_NANOS;
        EconomyTable table;
        try {
            table = EconomyTable.open(wish.parts(), wish.opponent(), wish.seed(), patience);
        } catch (CancellationException | ArenaFullException large) {
            throw Refusal.tooLarge("One of the parts is too large to be played.");
        }
        String id = "e" + ++newest;
        open.put(id, table);
        if (open.size() > MOST) open.remove(open.keySet().iterator().next());
        return new TableAnswer(id, table.answer());
    }

    private EconomyTable find(String id) {
        EconomyTable table = open.get(id);
        if (table == null) throw Refusal.missing("There is no such game of economic Go; begin a new one.");
        return table;
    }

    public synchronized TableAnswer table(String id) {
        return new TableAnswer(id, find(id).answer());
    }

    /** Lets the person act and the program answer. */
    public synchronized TableAnswer turn(String id, PersonTurn turn) {
        EconomyTable table = find(id);
        if (turn.komi() != null) table.komi(turn.komi());
        else if (turn.bid() != null) table.bid(turn.bid());
        else if (turn.part() != null) table.move(turn.part(), turn.move() == null ? 1 : turn.move());
        else if (Boolean.TRUE.equals(turn.pass())) table.pass();
        else throw new InputException("A turn is a komi, a bid, a part with a move, or a pass.");
        return new TableAnswer(id, table.answer());
    }
}
