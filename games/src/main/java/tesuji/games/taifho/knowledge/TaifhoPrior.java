package tesuji.games.taifho.knowledge;

import tesuji.core.eval.Prior;

/** Which moves look good? */
public sealed interface TaifhoPrior permits Gain, Rows, Savings {
    /** The worker of one thread. */
    Prior worker();
}
