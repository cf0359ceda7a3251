package tesuji.lab.experiment;

import java.util.List;

/** A picture of a report, as numbers. */
public sealed interface Chart {
    /** Short, for the name of a file. */
    String name();

    String title();

    /** What the numbers are. */
    String axis();

    /** Groups of numbers side by side: every one a dot, their mean a line, their median a ring. */
    record Spread(String name, String title, String axis, List<Group> groups) implements Chart {
        public Spread {
            groups = List.copyOf(groups);
        }
    }

    /** Groups of numbers side by side, each as the curve of its density, mirrored (Hintze and Nelson 1998). */
    record Violins(String name, String title, String axis, List<Group> groups) implements Chart {
        public Violins {
            groups = List.copyOf(groups);
        }
    }

    /** The numbers above one label. */
    record Group(String label, List<Double> numbers) {
        public Group {
            numbers = List.copyOf(numbers);
        }
    }

    /** Shares from 0 to 1, each with an interval, beside a share to compare them with. */
    record Shares(String name, String title, String axis, double reference, List<Share> shares) implements Chart {
        public Shares {
            shares = List.copyOf(shares);
        }
    }

    /** A share and how certain it is. */
    record Share(String label, double value, double low, double high) {}

    /** Numbers below each other, each with an interval, and with a mark where a source has its own. */
    record Estimates(String name, String title, String axis, List<Estimate> estimates) implements Chart {
        public Estimates {
            estimates = List.copyOf(estimates);
        }
    }

    /**
     * A number and how certain it is; NaN where nobody knows.
     *
     * @param source the same number of the source; NaN where it has none
     */
    record Estimate(String label, double value, double low, double high, double source) {
        /** A number of which no source tells. */
        public Estimate(String label, double value, double low, double high) {
            this(label, value, low, high, Double.NaN);
        }
    }

    /**
     * Lines over an axis, each point with an interval.
     *
     * @param across what the horizontal axis shows
     * @param logarithmic whether equal steps along it are equal factors; all x are then above 0
     * @param factors the same of the upright axis; all y are then above 0
     */
    record Lines(
            String name,
            String title,
            String axis,
            String across,
            boolean logarithmic,
            boolean factors,
            List<Series> series)
            implements Chart {
        public Lines {
            series = List.copyOf(series);
            for (Series line : series) {
                for (Point point : line.points()) {
                    if (logarithmic) demandFactor(point.x());
                    if (factors) List.of(point.y(), point.low(), point.high()).forEach(Lines::demandFactor);
                }
            }
        }

        /** Nobody knows where a number that is not above 0 would stand; NaN is one that nobody knows. */
        private static void demandFactor(double number) {
            if (number <= 0) throw new IllegalArgumentException("not above 0, where steps are factors: " + number);
        }

        /** Lines whose upright axis has equal distances. */
        public Lines(String name, String title, String axis, String across, boolean logarithmic, List<Series> series) {
            this(name, title, axis, across, logarithmic, false, series);
        }
    }

    /** One line, from left to right. */
    record Series(String label, List<Point> points) {
        public Series {
            points = List.copyOf(points);
        }
    }

    /** A point and how certain it is; NaN for both ends where nobody knows. */
    record Point(double x, double y, double low, double high) {
        /** A point without an interval. */
        public Point(double x, double y) {
            this(x, y, Double.NaN, Double.NaN);
        }
    }

    /** Bars from 0, in groups: what is ours beside what is the source's. */
    record Bars(String name, String title, String axis, List<BarGroup> groups) implements Chart {
        public Bars {
            groups = List.copyOf(groups);
        }
    }

    /** The bars above one label. */
    record BarGroup(String label, List<Share> bars) {
        public BarGroup {
            bars = List.copyOf(bars);
        }
    }

    /**
     * Mean ranks on a line, the best at the left; those that no bar joins differ by more than chance (Demšar 2006).
     *
     * @param distance the critical one
     * @param families labels of those that a bar joins
     */
    record CriticalDifference(
            String name, String title, String axis, double distance, List<Rank> ranks, List<List<String>> families)
            implements Chart {
        public CriticalDifference {
            ranks = List.copyOf(ranks);
            families = families.stream().map(List::copyOf).toList();
        }
    }

    /** The mean rank of one algorithm, 1 for one that is always the best. */
    record Rank(String label, double mean) {}

    /**
     * A knock-out tournament: the pairings of the first round, then those of the winners.
     *
     * @param rounds each half as long as the one before
     */
    record Bracket(String name, String title, String axis, List<List<Pairing>> rounds) implements Chart {
        public Bracket {
            rounds = rounds.stream().map(List::copyOf).toList();
        }
    }

    /**
     * Two players who met.
     *
     * @param winner 0 for the upper one, 1 for the lower one, negative while it is open
     */
    record Pairing(String upper, String lower, String result, int winner) {}
}
