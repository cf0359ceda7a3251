package tesuji.games.sgf;

import java.util.Arrays;
import tesuji.core.base.IntList;

/** The name of a text and where its lines begin, so that a property needs only one int to know its place. */
final class SgfSource {
    static final SgfSource MEMORY = new SgfSource("", "");

    private final String name;
    private final int[] lineStarts;

    SgfSource(String name, String text) {
        this.name = name;
        IntList starts = new IntList(16);
        starts.add(0);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\n' && c != '\r') continue;
            i = SgfText.lastOfBreak(text, i);
            starts.add(i + 1);
        }
        lineStarts = starts.toArray();
    }

    SgfPlace place(int offset) {
        if (this == MEMORY) return SgfPlace.NOWHERE;
        int found = Arrays.binarySearch(lineStarts, offset);
        int line = found >= 0 ? found : -found - 2;
        return new SgfPlace(name, line + 1, offset - lineStarts[line] + 1);
    }
}
