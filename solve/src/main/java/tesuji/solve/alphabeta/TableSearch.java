package tesuji.solve.alphabeta;

import tesuji.solve.search.Transpositions;

/**
 * Alpha-beta as negamax with a transposition table, and without the mistakes that histories cause there (graph-history
 * interaction, Campbell 1985).
 *
 * <p>A state that comes back on the path counts as a draw, which says something about the path and not about the state.
 * So each value carries the least depth of the states whose return it rests on. If that is not above the state's own
 * depth, all returns happen within its own subtree: then a player who follows the subtree, and at each return goes on
 * from the earlier place, keeps the value for ever, whatever came before. Such values alone are stored. A lower bound
 * rests on the one child that gives it, an upper bound on all children.
 */
final class TableSearch implements Searcher {
    private static final int NOWHERE = Integer.MAX_VALUE;

    private final Walk walk;
    private final Transpositions table;
    /** The least depth the value returned last rests on. */
    private int foundation = NOWHERE;

    TableSearch(Walk walk, Transpositions table) {
        this.walk = walk;
        this.table = table;
    }

    @Override
    public int value(int alpha, int beta) {
        int found = search(alpha, beta);
        walk.keeps(table.used());
        return Math.max(alpha, Math.min(beta, found));
    }

    private int search(int alpha, int beta) {
        if (walk.enter()) {
            int earlier = walk.position.isOver() ? -1 : walk.earlier();
            foundation = earlier < 0 ? NOWHERE : earlier;
            return walk.depth() % 2 == 0 ? walk.worth() : -walk.worth();
        }
        long key = walk.position.key();
        long entry = table.find(key);
        if (entry != Transpositions.NOTHING && walk.depth() > 0) {
            int score = Transpositions.score(entry);
            int bound = Transpositions.bound(entry);
            if (bound == Transpositions.EXACT
                    || (bound == Transpositions.LOWER && score >= beta)
                    || (bound == Transpositions.UPPER && score <= alpha)) {
                foundation = NOWHERE;
                return score;
            }
        }
        return expand(key, entry, alpha, beta);
    }

    private int expand(long key, long entry, int alpha, int beta) {
        long begin = walk.nodes();
        int a = alpha;
        int best = 0;
        int all = NOWHERE;
        int count = walk.open();
        if (entry != Transpositions.NOTHING) walk.prefer(Transpositions.move(entry));
        for (int i = 0; i < count && a < beta && !walk.isStopped(); i++) {
            walk.down(i);
            int value = -search(-beta, -a);
            walk.up();
            all = value >= beta ? foundation : Math.min(all, foundation);
            if (value > a) {
                a = Math.min(value, beta);
                best = walk.move(i);
                walk.improved(i);
            } else if (i == 0) {
                best = walk.move(0);
            }
        }
        walk.close();
        foundation = all >= walk.depth() ? NOWHERE : all;
        if (foundation == NOWHERE && !walk.isStopped()) {
            int bound = a >= beta ? Transpositions.LOWER : a > alpha ? Transpositions.EXACT : Transpositions.UPPER;
            table.store(key, a, bound, best, walk.nodes() - begin);
        }
        return a;
    }
}
