package tesuji.games.taifho.knowledge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tesuji.core.eval.Heuristic;

/**
 * Our own heuristic, learned from games of programs with themselves: how many turns fewer a side needs than the other.
 * The experiment {@code taifho-judge} writes the table it reads.
 */
public record Turns() implements TaifhoHeuristic {
    public static final Turns STANDARD = new Turns();

    private static final String FILE = "turns.csv";

    @Override
    public Heuristic worker() {
        return table().worker();
    }

    /** What was learned. */
    public static TurnTable table() {
        try (InputStream in = Turns.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IllegalStateException(FILE + " is missing");
            return TurnTable.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
