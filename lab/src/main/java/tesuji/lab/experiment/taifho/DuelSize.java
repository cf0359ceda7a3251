package tesuji.lab.experiment.taifho;

import tesuji.lab.experiment.Scale;

/**
 * How many games a {@link Duel} has. The source played the ten of the {@link SeedList}, with 2 seconds for a move; a
 * smaller share of its work has the first of them, at least one, and a larger one has all of them and further games in
 * pairs. Small runs have all and a number of pairs of their own.
 *
 * @param smallPaired games in pairs of a small run
 */
record DuelSize(int smallPaired) {
    /** Of a move, as the source's results show; for experiment 3 its text says 1.5 (§4.2.3). */
    static final SourceSeconds THINKING = new SourceSeconds(2);

    private static final int LIST = SeedList.SOURCE.size();

    /** Games of the list. */
    int listed(Scale scale) {
        return Math.min(LIST, scale.count(LIST, LIST));
    }

    /** Games in pairs, an even number. */
    int paired(Scale scale) {
        if (scale.isSmall()) return smallPaired;
        return 2 * Math.toIntExact(Math.round(Math.max(0, scale.share() - 1) * LIST / 2));
    }

    int games(Scale scale) {
        return listed(scale) + paired(scale);
    }

    /** The games in words. */
    String told(Scale scale) {
        int listed = listed(scale);
        String list = (listed < LIST ? "the first " + listed + " of the " : "the ") + LIST + " games of the seed list";
        String begin = scale.of(LIST + " games", list);
        int paired = paired(scale);
        return paired == 0 ? begin : begin + " and " + paired + " more" + scale.of("", " in pairs");
    }
}
