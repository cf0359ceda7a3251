package tesuji.lab.experiment.gogame;

import tesuji.games.Games;
import tesuji.games.go.playout.Ordered;
import tesuji.lab.catalog.Catalog;

/**
 * Go GAME as it plays in the tournaments. The source tuned the weight of exploration C and does not tell its value
 * (§3.4.1). With the √2 of the inventors of UCT, simulations are spread almost evenly over the moves; 0.35 is among the
 * best of the values that were tried against each other on 9×9 (docs/evidence/experiments.md).
 */
final class GoGamePlayers {
    private static final String C = "c=0.35";

    static final String UCT = "gogame[" + C + "]";

    /** Without a tree there is nothing to explore. */
    static final String MONTE_CARLO = "gogame[strategy=monte-carlo]";

    private GoGamePlayers() {}

    /**
     * The player, its recipe and its playouts, for conditions: a name stays when what it stands for changes, and the
     * games of two players must not get into one ledger.
     */
    static String spelledOut(String player) {
        return player + " = " + Catalog.recipe(player, Games.library().open("go")) + " with " + Ordered.STANDARD;
    }

    /** UCT with this criterion of the final move. */
    static String choosing(String finalMove) {
        return "gogame[" + C + ", finalMove=" + finalMove + "]";
    }
}
