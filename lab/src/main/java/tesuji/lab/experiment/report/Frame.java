package tesuji.lab.experiment.report;

/**
 * The frame of a chart whose numbers go upwards: title, grid and the name of the axis.
 *
 * @param ticks the numbers at the side
 * @param factors whether equal distances are equal factors
 */
record Frame(Ticks ticks, boolean factors) {
    static final int WIDTH = 760;
    static final int LEFT = 70;
    static final int RIGHT = 20;
    static final int TOP = 40;
    static final int BOTTOM = 300;
    /** Where labels stand below the axis. */
    static final int LABELS = BOTTOM + 20;

    Frame(Ticks ticks) {
        this(ticks, false);
    }

    /** An empty chart with its grid. */
    static ChartSvg begin(String title, String axis, Frame frame, int height) {
        ChartSvg svg = new ChartSvg(WIDTH, height, title);
        svg.text(LEFT, 22, ChartSvg.Anchor.START, ChartSvg.fitted(title, WIDTH - LEFT));
        for (double tick : frame.ticks().values()) {
            double y = frame.height(tick);
            svg.line(LEFT, y, WIDTH - RIGHT, y, ChartSvg.FAINT, 1);
            svg.text(LEFT - 8, y + 4, ChartSvg.Anchor.END, Ticks.text(tick));
        }
        svg.upright(18, (TOP + BOTTOM) / 2.0, axis);
        return svg;
    }

    double height(double value) {
        double share = (scaled(value) - scaled(ticks.bottom())) / (scaled(ticks.top()) - scaled(ticks.bottom()));
        return BOTTOM - share * (BOTTOM - TOP);
    }

    private double scaled(double value) {
        return factors ? Math.log(value) : value;
    }

    /** How wide a group is if there are so many. */
    static double step(int groups) {
        return (WIDTH - LEFT - RIGHT) / (double) Math.max(1, groups);
    }

    /** The middle of the group with this number, from 0. */
    static double centre(int group, int groups) {
        return LEFT + step(groups) * (group + 0.5);
    }

    /** A label below the axis; long ones in narrow places stand in two rows in turn. */
    static void label(ChartSvg svg, int group, int groups, String label) {
        boolean narrow = ChartSvg.width(label) > step(groups);
        int row = narrow && group % 2 == 1 ? 16 : 0;
        svg.text(centre(group, groups), LABELS + row, ChartSvg.Anchor.MIDDLE, label);
    }
}
