package tesuji.core.game;

/** Points counted in halves, so that every score is a whole number, and how people write them. */
public final class HalfPoints {
    private HalfPoints() {}

    /** With a fraction only where there is one: 15 is {@code 7.5}, 14 is {@code 7}. */
    public static String text(int halfPoints) {
        return halfPoints % 2 == 0 ? Integer.toString(halfPoints / 2) : decimal(halfPoints);
    }

    /** Always with one decimal: 15 is {@code 7.5}, 14 is {@code 7.0}. */
    public static String decimal(int halfPoints) {
        String sign = halfPoints < 0 ? "-" : "";
        return sign + Math.abs(halfPoints / 2) + (halfPoints % 2 == 0 ? ".0" : ".5");
    }
}
