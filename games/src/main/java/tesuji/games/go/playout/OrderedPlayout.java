package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;

/**
 * The playouts of Go GAME (Śliwa 2013, §6.4.2): heuristics in a fixed order, each of which collects candidates; the
 * first that finds any plays one of them at random. Candidates that are illegal or fill a single-point eye are dropped.
 *
 * <p>Śliwa gives the names and the order; what each of them does follows the playouts of Fuego (Enzenberger, Müller,
 * Arneson and Segal 2010), which have the same steps. Owned by one thread.
 */
public final class OrderedPlayout extends TacticalPlayout {
    private final Ordered recipe;
    private final Threats threats;
    private final int[] candidates;
    private final int[] free = new int[2];
    private int count;

    OrderedPlayout(GoGame game, Ordered recipe) {
        super(game, recipe.eyes());
        this.recipe = recipe;
        threats = Threats.all(board);
        candidates = new int[game.geometry().points()];
    }

    @Override
    void begin(GoPosition position, Line line) {
        threats.load();
    }

    @Hot
    @Override
    void played(int cell) {
        threats.note(cell);
    }

    @Hot
    @Override
    int choose(int mover, Rng rng) {
        int last = board.last();
        count = 0;
        // the frame, where a pass is, has no colour, and neither has a stone that took itself
        if (board.colour(last) == Chains.BLACK + Chains.WHITE - mover) {
            if (recipe.attack()) attack(last, mover);
            if (count == 0 && recipe.defence()) defend(last, mover);
            if (count == 0 && recipe.minimise()) minimise(last, mover);
        }
        if (count == 0 && recipe.capture()) capture(mover);
        return switch (count) {
            case 0 -> random(mover, rng);
            case 1 -> candidates[0];
            default -> candidates[rng.nextInt(count)];
        };
    }

    /** The only liberty of the chain just moved. */
    @Hot
    private void attack(int last, int mover) {
        int chain = board.chain(last);
        if (board.inAtari(chain)) add(board.liberty(chain), mover);
    }

    /** For each own chain in atari at the last move: its liberty if that helps, and what captures a neighbour of it. */
    @Hot
    private void defend(int last, int mover) {
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(last, direction);
            if (board.colour(q) != mover) continue;
            int chain = board.chain(q);
            if (!board.inAtari(chain)) continue;
            int liberty = board.liberty(chain);
            if (!board.isSelfAtari(liberty, mover)) add(liberty, mover);
            captureNextTo(chain, liberty, mover);
        }
    }

    @Hot
    private void captureNextTo(int chain, int liberty, int mover) {
        int other = Chains.BLACK + Chains.WHITE - mover;
        int stone = chain;
        do {
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(stone, direction);
                if (board.colour(q) != other || !board.inAtari(board.chain(q))) continue;
                int cell = board.liberty(board.chain(q));
                if (cell != liberty) add(cell, mover);
            }
            stone = board.nextStone(stone);
        } while (stone != chain);
    }

    /** The liberties of the chain just moved, if they are two, that are no self-atari. */
    @Hot
    private void minimise(int last, int mover) {
        int chain = board.chain(last);
        if (!board.twoLiberties(chain, free)) return;
        if (!board.isSelfAtari(free[0], mover)) add(free[0], mover);
        if (!board.isSelfAtari(free[1], mover)) add(free[1], mover);
    }

    /** The last liberty of any opposing chain. */
    @Hot
    private void capture(int mover) {
        for (int i = 0; i < threats.count(); i++) {
            int chain = threats.chain(i);
            if (chain != 0 && board.colour(chain) != mover) add(board.liberty(chain), mover);
        }
    }

    @Hot
    private void add(int cell, int mover) {
        if (!isPlayable(cell, mover)) return;
        for (int i = 0; i < count; i++) {
            if (candidates[i] == cell) return;
        }
        candidates[count++] = cell;
    }
}
