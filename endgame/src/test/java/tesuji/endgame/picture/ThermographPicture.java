package tesuji.endgame.picture;

import java.util.List;
import tesuji.endgame.heat.Thermograph;
import tesuji.endgame.heat.Trajectory;
import tesuji.endgame.number.Dyadic;

/**
 * A thermograph as SVG, drawn as Berlekamp, Conway and Guy (1982) draw them: temperature goes up, Black's points go to
 * the left.
 */
public record ThermographPicture(Thermograph thermograph, String title) {
    private static final int WIDTH = 360;
    private static final int HEIGHT = 300;
    private static final int MARGIN = 44;
    private static final int THICK = 3;

    /** The picture as text. */
    public String svg() {
        Dyadic left = thermograph.left().value(Dyadic.ZERO).max(thermograph.mean());
        Dyadic right = thermograph.right().value(Dyadic.ZERO).min(thermograph.mean());
        Dyadic top = thermograph.temperature().max(Dyadic.ZERO).plus(Dyadic.ONE);
        Frame frame = new Frame(Dyadic.of(left.ceiling()), Dyadic.of(right.floor()), Dyadic.of(top.ceiling()));
        Svg svg = new Svg(WIDTH, HEIGHT, title, "#ffffff");
        for (long value = right.floor(); value <= left.ceiling(); value++) {
            int x = frame.x(Dyadic.of(value));
            svg.line(x, MARGIN, x, HEIGHT - MARGIN, Svg.FAINT, 1);
            svg.text(x, HEIGHT - MARGIN + 16, 12, Svg.INK, String.valueOf(value));
        }
        for (long heat = 0; heat <= top.ceiling(); heat++) {
            int y = frame.y(Dyadic.of(heat));
            svg.line(MARGIN, y, WIDTH - MARGIN, y, Svg.FAINT, 1);
            svg.text(MARGIN - 16, y, 12, Svg.INK, String.valueOf(heat));
        }
        wall(svg, frame, thermograph.left(), "#111111", top);
        wall(svg, frame, thermograph.right(), "#c0392b", top);
        svg.text(WIDTH / 2, MARGIN / 2, 14, Svg.INK, title);
        return svg.finished();
    }

    private void wall(Svg svg, Frame frame, Trajectory wall, String colour, Dyadic top) {
        List<Dyadic> turns = thermograph.turns();
        Dyadic above = top;
        for (Dyadic turn : turns) {
            svg.line(
                    frame.x(wall.value(above)),
                    frame.y(above),
                    frame.x(wall.value(turn)),
                    frame.y(turn),
                    above.equals(top) ? Svg.INK : colour,
                    THICK);
            above = turn;
        }
    }

    /** Where values and temperatures lie on the paper. */
    private record Frame(Dyadic left, Dyadic right, Dyadic top) {
        int x(Dyadic value) {
            if (left.equals(right)) return WIDTH / 2;
            return MARGIN + share(left.minus(value), left.minus(right), WIDTH - 2 * MARGIN);
        }

        int y(Dyadic temperature) {
            return HEIGHT - MARGIN - share(temperature, top, HEIGHT - 2 * MARGIN);
        }

        /** The part of the length that {@code part} is of the whole number {@code whole}, in whole pixels. */
        private static int share(Dyadic part, Dyadic whole, int length) {
            return Math.toIntExact(part.times(length).floor() / whole.numerator());
        }
    }
}
