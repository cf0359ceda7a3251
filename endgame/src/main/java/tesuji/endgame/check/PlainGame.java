package tesuji.endgame.check;

import java.util.List;

/** A game as a tree. There is one object for each, so that it is equal to itself only. */
public final class PlainGame {
    /** Games that are written out. */
    private static final int LONGEST = 200;

    private final String name;
    private final boolean isNumber;
    private final long number;
    private final List<PlainGame> black;
    private final List<PlainGame> white;

    PlainGame(String name, boolean isNumber, long number, List<PlainGame> black, List<PlainGame> white) {
        this.name = name;
        this.isNumber = isNumber;
        this.number = number;
        this.black = black;
        this.white = white;
    }

    public String name() {
        return name;
    }

    public boolean isNumber() {
        return isNumber;
    }

    /** Its value in units of {@link PlainGames#ONE}, if it is a number. */
    public long number() {
        return number;
    }

    List<PlainGame> black() {
        return black;
    }

    List<PlainGame> white() {
        return white;
    }

    public List<PlainGame> options(boolean isBlack) {
        return isBlack ? black : white;
    }

    /** The whole tree in braces, or its name if that would be too long. */
    @Override
    public String toString() {
        if (isNumber) return name;
        return size() > LONGEST ? "the game " + name + " of the file" : "{" + text(black) + "|" + text(white) + "}";
    }

    /** How many games the tree has, counted until there are too many. */
    private int size() {
        int size = 1;
        for (PlainGame option : black) if (size <= LONGEST) size += option.size();
        for (PlainGame option : white) if (size <= LONGEST) size += option.size();
        return size;
    }

    private static String text(List<PlainGame> games) {
        return String.join(",", games.stream().map(PlainGame::toString).toList());
    }
}
