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
}
