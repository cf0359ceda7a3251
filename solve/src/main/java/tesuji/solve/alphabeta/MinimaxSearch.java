package tesuji.solve.alphabeta;

/** Minimax (Goluch, §3.3.1, Algorithm 5), and with pruning (§3.3.3, Algorithm 7; Knuth and Moore 1975). */
record MinimaxSearch(Walk walk, boolean prunes) implements Searcher {
    @Override
    public int value(int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, prunes ? pruned(alpha, beta) : plain()));
    }

    private int plain() {
        if (walk.enter()) return walk.worth();
        boolean mine = walk.isMine();
        int best = mine ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int count = walk.open();
        for (int i = 0; i < count && !walk.isStopped(); i++) {
            walk.down(i);
            int value = plain();
            walk.up();
            if (mine ? value > best : value < best) {
                best = value;
                walk.improved(i);
            }
        }
        walk.close();
        return best;
    }

    private int pruned(int alpha, int beta) {
        if (walk.enter()) return walk.worth();
        boolean mine = walk.isMine();
        int a = alpha;
        int b = beta;
        int count = walk.open();
        for (int i = 0; i < count && a < b && !walk.isStopped(); i++) {
            walk.down(i);
            int value = pruned(a, b);
            walk.up();
            if (mine && value > a) {
                a = Math.min(value, b);
                walk.improved(i);
            } else if (!mine && value < b) {
                b = Math.max(value, a);
                walk.improved(i);
            }
        }
        walk.close();
        return mine ? a : b;
    }
}
