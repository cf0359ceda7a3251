package tesuji.lab.catalog;

import tesuji.games.taifho.knowledge.Stragglers;
import tesuji.mcts.Mcts;

/**
 * The parameters of the searches of Przybyłek and Chojecki (2022, §2), with the defaults of their program; those after
 * G mend what their report complains of.
 *
 * @param c C, the weight of exploration
 * @param steps random moves before the heuristic judges
 * @param g G of h_G
 * @param byVisits whether the move with the most visits is played, not the one with the best mean
 * @param endings whether a game that ends within the random moves counts as won or lost
 * @param flat whether the predictor divides its exponents by the number of moves
 * @param reuse whether the tree is kept from move to move
 * @param closing whether the race is run by its solver once the sides have passed each other
 * @param capacity the most nodes of the tree
 */
record TaifhoParameters(
        double c,
        int steps,
        double g,
        boolean byVisits,
        boolean endings,
        boolean flat,
        boolean reuse,
        boolean closing,
        int capacity) {
    static final TaifhoParameters STANDARD = new TaifhoParameters(
            Math.sqrt(2), 6, Stragglers.STANDARD.g(), false, false, true, false, false, Mcts.STANDARD.capacity());

    static final String C = "c";
    static final String STEPS = "steps";
    static final String G = "g";
    static final String FINAL = "final";
    static final String ENDINGS = "endings";
    static final String FLAT = "flat";
    static final String REUSE = "reuse";
    static final String CLOSING = "closing";
    static final String CAPACITY = GeneralParameters.CAPACITY;

    private static final int MOST_STEPS = 9999;
    private static final String VISITS = "visits";
    private static final String MEAN = "mean";

    static TaifhoParameters read(Brackets brackets) {
        return new TaifhoParameters(
                brackets.above(C, 0, STANDARD.c),
                brackets.whole(STEPS, 1, MOST_STEPS, STANDARD.steps),
                brackets.above(G, 1, STANDARD.g),
                brackets.word(FINAL, MEAN, VISITS).equals(VISITS),
                brackets.truth(ENDINGS, STANDARD.endings),
                brackets.truth(FLAT, STANDARD.flat),
                brackets.truth(REUSE, STANDARD.reuse),
                brackets.truth(CLOSING, STANDARD.closing),
                brackets.whole(
                        CAPACITY,
                        GeneralParameters.LEAST_CAPACITY,
                        GeneralParameters.MOST_CAPACITY,
                        STANDARD.capacity));
    }
}
