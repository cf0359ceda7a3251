package tesuji.lab.experiment.skoczki;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.game.Game;
import tesuji.core.game.Library;

/** A size of board, written as in the source: columns × rows. */
record BoardSize(int width, int height) {
    private static final Pattern TEXT = Pattern.compile("([0-9]+)×([0-9]+)");

    static BoardSize read(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) throw new IllegalArgumentException("board " + text);
        return new BoardSize(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    /** The game on this board. */
    Game open(Library library, String variant) {
        return library.open("skoczki:width=" + width + ",height=" + height + ",variant=" + variant);
    }

    /** The same with games so long that no search meets their end. */
    Game openEndless(Library library, String variant) {
        return library.open("skoczki:width=" + width + ",height=" + height + ",variant=" + variant + ",cap=5000");
    }

    @Override
    public String toString() {
        return width + "×" + height;
    }
}
