package tesuji.endgame.picture;

/** A drawing under way, in whole pixels, so that it comes out alike everywhere. Used once. */
final class Svg {
    static final String INK = "#1f2933";
    static final String FAINT = "#d5dbe1";

    private final StringBuilder body = new StringBuilder();
    private final int width;
    private final int height;

    Svg(int width, int height, String title, String background) {
        this.width = width;
        this.height = height;
        body.append("<title>").append(escaped(title)).append("</title>\n");
        rectangle(0, 0, width, height, background);
    }

    void rectangle(int x, int y, int wide, int high, String fill) {
        body.append(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n".formatted(x, y, wide, high, fill));
    }

    void line(int x1, int y1, int x2, int y2, String stroke, int thickness) {
        body.append("<path d=\"M%d %dL%d %d\" stroke=\"%s\" stroke-width=\"%d\"/>\n"
                .formatted(x1, y1, x2, y2, stroke, thickness));
    }

    void circle(int x, int y, int radius, String fill) {
        body.append("<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"%s\"/>\n"
                .formatted(x, y, radius, fill, INK));
    }

    /** A text whose middle stands here. */
    void text(int x, int y, int size, String fill, String text) {
        body.append("<text x=\"%d\" y=\"%d\" font-size=\"%d\" fill=\"%s\">%s</text>\n"
                .formatted(x, y + size * 7 / 20, size, fill, escaped(text)));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    String finished() {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                        .formatted(width, height, width, height)
                + " font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"none\">\n" + body + "</svg>\n";
    }
}
