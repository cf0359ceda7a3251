package tesuji.lab.experiment.report;

import java.util.Locale;

/** A drawing of text, lines and dots, as SVG. Used once. */
final class ChartSvg {
    static final String INK = "#1f2933";
    static final String FAINT = "#d5dbe1";
    static final String BLUE = "#2f6fb0";
    static final String RED = "#c0392b";

    private final StringBuilder body = new StringBuilder();
    private final int width;
    private final int height;

    ChartSvg(int width, int height, String title) {
        this.width = width;
        this.height = height;
        body.append("<title>").append(escaped(title)).append("</title>\n");
        body.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
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
