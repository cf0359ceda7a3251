package tesuji.endgame.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** The boards of the tutorial, each solved once for all tests. */
public final class Boards {
    private static final Map<String, EndgameResult> SOLVED = new ConcurrentHashMap<>();

    private Boards() {}

    static Stones read(String name) {
        try (InputStream file = Objects.requireNonNull(Boards.class.getResourceAsStream(name + ".txt"))) {
            return Stones.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Some situations side by side, Black to move. */
    public static EndgameResult first() {
        return SOLVED.computeIfAbsent("first", name -> solved(EndgameProblem.of(read(name), Side.BLACK)));
    }

    /** The problem of Berlekamp and Wolfe (1994), White to move. */
    public static EndgameResult stumping() {
        return SOLVED.computeIfAbsent(
                "stumping",
                name -> solved(EndgameProblem.of(read(name), Side.WHITE).withWalls()));
    }

    private static EndgameResult solved(EndgameProblem question) {
        return Endgame.solve(question, Budget.STANDARD);
    }
}
