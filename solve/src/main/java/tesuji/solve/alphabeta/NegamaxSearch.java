package tesuji.solve.alphabeta;

/**
 * Negamax (Goluch, §3.3.2, Algorithm 6), and with pruning (§3.3.3, Algorithm 8): values are seen by the side to move,
 * so that every player maximises.
 */
record NegamaxSearch(Walk walk, boolean prunes) implements Searcher {
    @Override
    public int value(int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, prunes ? pruned(alpha, beta) : plain()));
    }

    private int worth() {
        return walk.depth() % 2 == 0 ? walk.worth() : -walk.worth();
    }

    private int plain() {
        if (walk.enter()) return worth();
        int best = -Integer.MAX_VALUE;
        int count = walk.open();
        for (int i = 0; i < count && !walk.isStopped(); i++) {
            walk.down(i);
            int value = -plain();
            walk.up();
            if (value > best) {
                best = value;
                walk.improved(i);
            }
        }
        walk.close();
        return best;
    }

    private int pruned(int alpha, int beta) {
        if (walk.enter()) return worth();
        int a = alpha;
        int count = walk.open();
        for (int i = 0; i < count && a < beta && !walk.isStopped(); i++) {
            walk.down(i);
            int value = -pruned(-beta, -a);
            walk.up();
            if (value > a) {
                a = Math.min(value, beta);
                walk.improved(i);
            }
        }
        walk.close();
        return a;
    }
}
