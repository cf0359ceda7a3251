package tesuji.desk.endgame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tesuji.games.go.Stones;

/** The board of the problem that stumped professionals, from the examples of the manual. */
final class StumpingBoard {
    private StumpingBoard() {}

    static Stones stones() {
        Path file = Path.of("..", "docs", "examples", "stumping-problem.sgf");
        try {
            String text = Files.readString(file).replaceAll("\\s", "");
            byte[] colours = new byte[19 * 19];
            add(text, "AB", Stones.BLACK, colours);
            add(text, "AW", Stones.WHITE, colours);
            return new Stones(19, colours);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(String text, String key, byte colour, byte[] colours) {
        for (int at = text.indexOf(key) + key.length(); text.charAt(at) == '['; at += 4) {
            int column = text.charAt(at + 1) - 'a';
            int row = 18 - (text.charAt(at + 2) - 'a');
            colours[row * 19 + column] = colour;
        }
    }
}
