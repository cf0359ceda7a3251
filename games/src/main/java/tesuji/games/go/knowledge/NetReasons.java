package tesuji.games.go.knowledge;

import tesuji.core.base.EpochSet;
import tesuji.core.base.Hot;
import tesuji.games.go.board.CaptureSearch;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

/**
 * What chains that can be captured in ladders, loose ladders and nets say about moves: those that capture are good, and
 * those that save; other liberties of a chain that falls are stones given away. For chains that a plain ladder catches
 * this comes on top of what {@link TacticalAdvisor} has for ladders. Owned by the board's thread.
 */
final class NetReasons {
    /** The most moves to be told of a chain. */
    private static final int MOST = 32;

    /** How many tries to read a ladder on the way. */
    private static final int LADDER = 60;

    private final TacticalBoard board;
    private final Nets recipe;
    private final CaptureSearch search;
    private final EpochSet read;
    private final EpochSet saving;
    private final int[] cells = new int[MOST];
    private final int[] free = new int[4];

    NetReasons(TacticalBoard board, Nets recipe) {
        this.board = board;
        this.recipe = recipe;
        search = new CaptureSearch(board, recipe.budget(), LADDER);
        read = new EpochSet(board.geometry().cells());
        saving = new EpochSet(board.geometry().cells());
    }

    /** Adds imagined simulations to the cells. */
    @Hot
    void add(int mover, float[] simulations, float[] wins) {
        if (recipe.budget() == 0) return;
        read.clear();
        if (recipe.everywhere()) {
            Geometry geometry = board.geometry();
            for (int point = 0; point < geometry.points(); point++) {
                addChain(geometry.cell(point), mover, simulations, wins);
            }
        } else {
            addAround(board.last(), mover, simulations, wins);
            addAround(board.secondLast(), mover, simulations, wins);
        }
    }

    @Hot
    private void addAround(int cell, int mover, float[] simulations, float[] wins) {
        if (cell == 0) return;
        addChain(cell, mover, simulations, wins);
        for (int direction = 0; direction < 8; direction++) {
            addChain(board.neighbour(cell, direction), mover, simulations, wins);
        }
    }

    @Hot
    private void addChain(int stone, int mover, float[] simulations, float[] wins) {
        int chain = board.chain(stone);
        // three liberties have at most twelve pseudo-liberties; what is in atari is told of elsewhere
        if (chain == 0 || board.pseudoLiberties(chain) > 12 || board.inAtari(chain) || !read.add(chain)) return;
        int liberties = board.liberties(chain, free, free.length);
        if (liberties > 3 || !search.falls(chain)) return;
        if (board.colour(chain) == mover) save(chain, liberties, simulations, wins);
        else if (search.stands(chain)) speakFor(search.attacks(chain, cells), chain, simulations, wins);
    }

    @Hot
    private void save(int chain, int liberties, float[] simulations, float[] wins) {
        int count = search.defences(chain, cells);
        speakFor(count, chain, simulations, wins);
        saving.clear();
        for (int i = 0; i < count; i++) saving.add(cells[i]);
        for (int i = 0; i < liberties; i++) {
            if (saving.add(free[i])) simulations[free[i]] += (float) recipe.lost();
        }
    }

    @Hot
    private void speakFor(int count, int chain, float[] simulations, float[] wins) {
        float weight =
                (float) Math.min(recipe.most(), recipe.weight() + recipe.perStone() * (board.chainSize(chain) - 1));
        for (int i = 0; i < count; i++) {
            simulations[cells[i]] += weight;
            wins[cells[i]] += weight;
        }
    }
}
