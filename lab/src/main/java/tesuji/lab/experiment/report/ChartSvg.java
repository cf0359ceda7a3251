package tesuji.lab.experiment.report;

import java.util.List;
import java.util.Locale;

/** A drawing of text, lines and dots, as SVG. Used once. */
final class ChartSvg {
    static final String INK = "#1f2933";
    static final String FAINT = "#d5dbe1";
    static final String BLUE = "#2f6fb0";
    static final String RED = "#c0392b";

    /** Colours that differ in brightness as well, in the order in which they are taken. */
    private static final List<String> COLOURS = List.of(BLUE, RED, "#1b7f5c", "#8a5a00", "#6b3fa0", INK);

    private static final List<String> DASHES = List.of("", "7 4", "2 3", "10 3 2 3", "4 2", "1 5");
    private static final double MARK = 4;

    private final StringBuilder body = new StringBuilder();
    private final int width;
    private final int height;

    ChartSvg(int width, int height, String title) {
        this.width = width;
        this.height = height;
        body.append("<title>").append(escaped(title)).append("</title>\n");
        body.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    }

    /** The colour of the line or bar with this number, from 0. */
    static String colour(int number) {
        return COLOURS.get(number % COLOURS.size());
    }

    /** Where a text is held. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    void text(double x, double y, Anchor anchor, String text) {
        body.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
                x,
                y,
                anchor.name().toLowerCase(Locale.ROOT),
                INK,
                escaped(text)));
    }

    /** A text that is read from below. */
    void upright(double x, double y, String text) {
        body.append(String.format(
                Locale.ROOT,
                "<text transform=\"translate(%.1f %.1f) rotate(-90)\" text-anchor=\"middle\" fill=\"%s\">%s</text>%n",
                x,
                y,
                INK,
                escaped(text)));
    }

    void line(double x1, double y1, double x2, double y2, String colour, double thickness) {
        body.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%.1f\"/>%n",
                x1,
                y1,
                x2,
                y2,
                colour,
                thickness));
    }

    void dot(double x, double y, double radius, String colour) {
        body.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"%s\" fill-opacity=\"0.55\"/>%n",
                x,
                y,
                radius,
                colour));
    }

    void ring(double x, double y, double radius, String colour) {
        body.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"#ffffff\" stroke=\"%s\" stroke-width=\"2\"/>%n",
                x,
                y,
                radius,
                colour));
    }

    /** A line with the dash pattern of its number. */
    void dashed(double x1, double y1, double x2, double y2, String colour, int number) {
        body.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"2\""
                        + " stroke-dasharray=\"%s\"/>%n",
                x1,
                y1,
                x2,
                y2,
                colour,
                DASHES.get(number % DASHES.size())));
    }

    /** The mark of the line with this number: disc, square, diamond, triangle, ring, cross in turn. */
    void mark(double x, double y, String colour, int number) {
        switch (number % COLOURS.size()) {
            case 0 -> polygon(colour, x, y, 12, false);
            case 1 -> polygon(colour, x, y, 4, true);
            case 2 -> polygon(colour, x, y, 4, false);
            case 3 -> polygon(colour, x, y, 3, false);
            case 4 -> ring(x, y, MARK, colour);
            default -> {
                line(x - MARK, y - MARK, x + MARK, y + MARK, colour, 2);
                line(x - MARK, y + MARK, x + MARK, y - MARK, colour, 2);
            }
        }
    }

    /** A regular polygon that stands on a corner, or turned on a side. */
    private void polygon(String colour, double x, double y, int corners, boolean turned) {
        double[][] outline = new double[corners][];
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * (i + (turned ? 0.5 : 0)) / corners - Math.PI / 2;
            outline[i] = new double[] {x + 1.3 * MARK * Math.cos(angle), y + 1.3 * MARK * Math.sin(angle)};
        }
        area(outline, colour, colour);
    }

    /** A closed outline. */
    void area(double[][] outline, String fill, String stroke) {
        StringBuilder points = new StringBuilder();
        for (double[] point : outline) points.append(String.format(Locale.ROOT, "%.1f,%.1f ", point[0], point[1]));
        body.append(String.format(
                Locale.ROOT,
                "<polygon points=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1\"/>%n",
                points.toString().strip(),
                fill,
                stroke));
    }

    /** A bar: those with an odd number are hollow with stripes, so that they differ without colour. */
    void bar(double x, double y, double width, double height, String colour, int number) {
        boolean hollow = number % 2 == 1;
        body.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\" stroke=\"%s\""
                        + " stroke-width=\"1.5\"/>%n",
                x,
                y,
                width,
                height,
                hollow ? "#ffffff" : colour,
                colour));
        for (double stripe = y + 5; hollow && stripe < y + height; stripe += 5) {
            line(x, stripe, x + width, stripe, colour, 0.8);
        }
    }

    @Override
    public String toString() {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width
                + "\" height=\"" + height + "\" font-family=\"sans-serif\" font-size=\"13\">\n" + body + "</svg>\n";
    }

    /** Text as it stands between tags. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
