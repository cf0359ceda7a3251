package tesuji.games.go.playout;

import tesuji.games.go.GoGame;

/**
 * The recipe of {@link StrongPlayout}: with which probability each rule is asked, in the order in which they are; 0
 * leaves a rule out.
 *
 * @param nakade the vital point of a small eye space at the last move
 * @param atari captures and escapes at the last move
 * @param ladder chains with two liberties at the last move that a ladder would catch
 * @param patterns 3×3 shapes at the last move and the mover's own before
 * @param capture captures and escapes anywhere
 * @param lastGoodReply the reply that won last time
 * @param fillBoard draws of a point amid empty ones
 * @param selfAtari how surely a bad self-atari is refused as a random move
 * @param reading the most moves tried in reading a ladder
 * @param mercy the lead in stones, as a share of the points, that ends the game; 0 for none
 * @param twoLiberties ataris and ways out for chains with two liberties at the last move
 * @param moreLiberties ataris on the weakest neighbours of own chains with three or four liberties at the last move
 * @param eyes points that keep an eye at the last move from becoming false
 * @param ko a ko taken in the last moves is taken back
 * @param fillKo a stone that has just taken a ko is saved like any other
 */
public record Strong(
        double nakade,
        double atari,
        double ladder,
        double patterns,
        double capture,
        double lastGoodReply,
        int fillBoard,
        double selfAtari,
        int reading,
        double mercy,
        double twoLiberties,
        double moreLiberties,
        double eyes,
        double ko,
        double fillKo)
        implements GoPlayout {
    public static final Strong STANDARD = new Strong(1, 1, 0, 1, 1, 0, 4, 1, 20, 0.35, 0, 0, 0, 0, 1);

    public Strong {
        check(nakade, atari, ladder, patterns, capture, lastGoodReply, selfAtari, mercy);
        check(twoLiberties, moreLiberties, eyes, ko, fillKo);
        if (fillBoard < 0) throw new IllegalArgumentException("fillBoard must not be negative");
        if (reading < 0) throw new IllegalArgumentException("reading must not be negative");
    }

    private static void check(double... probabilities) {
        for (double p : probabilities) {
            if (!(p >= 0 && p <= 1)) throw new IllegalArgumentException("probabilities lie between 0 and 1");
        }
    }

    @Override
    public StrongPlayout on(GoGame game) {
        return new StrongPlayout(game, this);
    }
}
