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
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** The boards of the tutorial, each solved once for all tests. */
public final class Boards {
    private static final Map<String, Report> SOLVED = new ConcurrentHashMap<>();

    private Boards() {}

    static Stones read(String name) {
        try (InputStream file = Objects.requireNonNull(Boards.class.getResourceAsStream(name + ".txt"))) {
            return Stones.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Some situations side by side, Black to move. */
    public static Report first() {
        return SOLVED.computeIfAbsent("first", name -> solved(Question.of(read(name), Side.BLACK)));
    }

    /** The problem of Berlekamp and Wolfe (1994), White to move. */
    public static Report stumping() {
        return SOLVED.computeIfAbsent(
                "stumping", name -> solved(Question.of(read(name), Side.WHITE).withWalls()));
    }

    private static Report solved(Question question) {
        return Endgame.solve(question, Budget.STANDARD);
    }
}
