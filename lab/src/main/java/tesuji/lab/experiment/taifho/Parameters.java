package tesuji.lab.experiment.taifho;

import java.util.List;
import tesuji.lab.experiment.Conclusion;

/** The two parameters of the source that are swept: C of UCT and G of h_G. */
final class Parameters {
    private static final String ROOT = "√2";

    /** UCT with h and the textbook's C. */
    static final String UCT_H = "taifho-uct-h";

    private Parameters() {}

    /** The best C against √2 (Przybyłek and Chojecki 2022, §4.2.3). */
    static Sweep c() {
        return new Sweep(
                "taifho-c",
                "Przybyłek and Chojecki 2022, §4.2.3 and §4.3.3, experiment 3 (H3)",
                "Is another weight of exploration C better for UCT with h than the textbook's √2?",
                "C",
                List.of(
                        new Sweep.Value("1", "taifho-uct-h[c=1]"),
                        new Sweep.Value(ROOT, UCT_H),
                        new Sweep.Value("2", "taifho-uct-h[c=2]"),
                        new Sweep.Value("3.5", "taifho-uct-h[c=3.5]"),
                        new Sweep.Value("5", "taifho-uct-h[c=5]")),
                new SourceSeconds(1.5),
                new AgainstRoot(),
                PrzybylekTables.sweep(PrzybylekTables.C, "experiment 3"));
    }

    /**
     * The best G in [2, 5] against the best outside (Przybyłek and Chojecki 2022, §4.2.4). The source let the two best
     * play, which in its games were these.
     */
    static Sweep g() {
        return new Sweep(
                "taifho-g",
                "Przybyłek and Chojecki 2022, §4.2.4 and §4.3.3, experiment 4 (H4)",
                "Does the best G of h_G lie between 2 and 5?",
                "G",
                List.of("1.1", "2", "3.5", "5", "7", "10", "20").stream()
                        .map(g -> new Sweep.Value(g, "taifho-uct-hg[c=3.5, g=" + g + "]"))
                        .toList(),
                new SourceSeconds(2),
                new InsideAndOutside(),
                PrzybylekTables.sweep(PrzybylekTables.G, "experiment 4"));
    }

    /** H3: the best C is not √2. */
    private record AgainstRoot() implements Sweep.Pairing {
        @Override
        public List<Sweep.Value> of(List<Sweep.Value> ranked) {
            Sweep.Value root =
                    ranked.stream().filter(AgainstRoot::isRoot).findFirst().orElseThrow();
            Sweep.Value best =
                    ranked.stream().filter(value -> !isRoot(value)).findFirst().orElseThrow();
            return List.of(root, best);
        }

        private static boolean isRoot(Sweep.Value value) {
            return value.label().equals(ROOT);
        }

        @Override
        public String choice() {
            return "√2 and the best other C";
        }

        @Override
        public Conclusion.Word verdict(Sweep.Value better) {
            return isRoot(better) ? Conclusion.Word.REFUTED : Conclusion.Word.CONFIRMED;
        }

        @Override
        public String hypothesis() {
            return "H3";
        }
    }

    /** H4: the best G lies in [2, 5]. Two values within the interval, or two outside, would decide nothing. */
    private record InsideAndOutside() implements Sweep.Pairing {
        private static final double LEAST = 2;
        private static final double MOST = 5;

        @Override
        public List<Sweep.Value> of(List<Sweep.Value> ranked) {
            Sweep.Value inside = ranked.stream()
                    .filter(InsideAndOutside::isWithin)
                    .findFirst()
                    .orElseThrow();
            Sweep.Value outside = ranked.stream()
                    .filter(value -> !isWithin(value))
                    .findFirst()
                    .orElseThrow();
            return List.of(inside, outside);
        }

        private static boolean isWithin(Sweep.Value value) {
            double g = Double.parseDouble(value.label());
            return g >= LEAST && g <= MOST;
        }

        @Override
        public String choice() {
            return "the best G in [2, 5] and the best outside";
        }

        @Override
        public Conclusion.Word verdict(Sweep.Value better) {
            return isWithin(better) ? Conclusion.Word.CONFIRMED : Conclusion.Word.REFUTED;
        }

        @Override
        public String hypothesis() {
            return "H4";
        }
    }
}
