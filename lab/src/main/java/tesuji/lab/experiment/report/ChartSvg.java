package tesuji.lab.experiment.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A drawing of text, lines and dots in the making. Used once. */
final class ChartSvg {
    static final String INK = "#1f2933";
    static final String FAINT = "#d5dbe1";
    static final String BLUE = "#2f6fb0";
    static final String RED = "#c0392b";

    /** In the order in which they are taken. Most are equally dark, so that nothing differs in colour alone. */
    private static final List<String> COLOURS = List.of(BLUE, RED, "#1b7f5c", "#8a5a00", "#6b3fa0", INK);

    /** How many lines look different, and how many bars. */
    static final int KINDS = COLOURS.size();

    private static final List<String> DASHES = List.of("none", "7 4", "2 3", "10 3 2 3", "4 2", "1 5");
    private static final String PAPER = "#ffffff";
    private static final double MARK = 4;
    private static final double CHARACTER = 7;
    private static final double STRIPES = 5;

    private final List<SvgShape> shapes = new ArrayList<>();
    private final int width;
    private final int height;
    private final String title;

    ChartSvg(int width, int height, String title) {
        this.width = width;
        this.height = height;
        this.title = title;
        shape("rect", "width", "100%", "height", "100%", "fill", PAPER);
    }

    /** The colour of the line or bar with this number, from 0. */
    static String colour(int number) {
        return COLOURS.get(number % KINDS);
    }

    /** How wide a text is, roughly: letters differ. */
    static double width(String text) {
        return CHARACTER * text.length();
    }

    /** A text that is too wide for its place, without its end. */
    static String fitted(String text, double room) {
        if (width(text) <= room) return text;
        return text.substring(0, Math.max(0, (int) (room / CHARACTER) - 1)).strip() + "…";
    }

    /** Where a text is held. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    private void shape(String tag, Object... attributes) {
        shapes.add(new SvgShape(tag, named(attributes), ""));
    }

    /** Names and values in turn; numbers with one digit after the point. */
    private static Map<String, String> named(Object... attributes) {
        Map<String, String> named = new LinkedHashMap<>();
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String text = value instanceof Double number ? rounded(number) : value.toString();
            named.put(attributes[i].toString(), text);
        }
        return named;
    }

    private static String rounded(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    void text(double x, double y, Anchor anchor, String text) {
        String side = anchor.name().toLowerCase(Locale.ROOT);
        shapes.add(new SvgShape("text", named("x", x, "y", y, "text-anchor", side, "fill", INK), text));
    }

    /** A text that is read from below. */
    void upright(double x, double y, String text) {
        String turn = "translate(" + rounded(x) + " " + rounded(y) + ") rotate(-90)";
        shapes.add(new SvgShape("text", named("transform", turn, "text-anchor", "middle", "fill", INK), text));
    }

    void line(double x1, double y1, double x2, double y2, String colour, double thickness) {
        shape("line", "x1", x1, "y1", y1, "x2", x2, "y2", y2, "stroke", colour, "stroke-width", thickness);
    }

    void dot(double x, double y, double radius, String colour) {
        shape("circle", "cx", x, "cy", y, "r", radius, "fill", colour, "fill-opacity", "0.55");
    }

    void ring(double x, double y, double radius, String colour) {
        shape("circle", "cx", x, "cy", y, "r", radius, "fill", PAPER, "stroke", colour, "stroke-width", "2");
    }

    /** A line with the dash pattern of its number. */
    void dashed(double x1, double y1, double x2, double y2, String colour, int number) {
        String dashes = DASHES.get(number % KINDS);
        shape(
                "line",
                "x1",
                x1,
                "y1",
                y1,
                "x2",
                x2,
                "y2",
                y2,
                "stroke",
                colour,
                "stroke-width",
                "2",
                "stroke-dasharray",
                dashes);
    }

    /** The mark of the line with this number: disc, square, diamond, triangle, ring, cross in turn. */
    void mark(double x, double y, String colour, int number) {
        switch (number % KINDS) {
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
        shape("polygon", "points", points.toString().strip(), "fill", fill, "stroke", stroke, "stroke-width", "1");
    }

    /** The bar with this number: filled, striped across, striped upright, hollow, chequered, black in turn. */
    void bar(double x, double y, double width, double height, String colour, int number) {
        int kind = number % KINDS;
        boolean filled = kind == 0 || kind == KINDS - 1;
        boolean chequered = kind == 4;
        shape(
                "rect",
                "x",
                x,
                "y",
                y,
                "width",
                width,
                "height",
                height,
                "fill",
                filled ? colour : PAPER,
                "stroke",
                colour,
                "stroke-width",
                "1.5");
        for (double at = y + STRIPES; (kind == 1 || chequered) && at < y + height; at += STRIPES) {
            line(x, at, x + width, at, colour, 0.8);
        }
        for (double at = x + STRIPES; (kind == 2 || chequered) && at < x + width; at += STRIPES) {
            line(at, y, at, y + height, colour, 0.8);
        }
    }

    /** All that was drawn. */
    SvgDrawing drawing() {
        return new SvgDrawing(width, height, title, shapes);
    }

    /** Text as it stands between tags. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
