package tesuji.web.round;

import tesuji.core.base.InputException;

/**
 * A mark on a point.
 *
 * @param kind {@code triangle}, {@code square}, {@code circle}, {@code cross} or {@code label}
 * @param text of a label, at most three characters; empty for the others
 */
public record PointMark(int point, String kind, String text) {
    private static final int LONGEST = 3;

    public PointMark {
        switch (kind) {
            case "triangle", "square", "circle", "cross" -> {
                if (!text.isEmpty()) throw new InputException("Only labels have a text.");
            }
            case "label" -> {
                if (text.isBlank() || text.length() > LONGEST) {
                    throw new InputException("A label has one to three characters.");
                }
            }
            default -> throw new InputException("A mark is a triangle, square, circle, cross or label.");
        }
    }
}
