package tesuji.solve.strategy;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.solve.space.StateCodec;

/**
 * Proven answers of solvers, kept from move to move and, in a file, from game to game (Goluch, §5.3 and §5.6), so that
 * no question is worked on twice. Owned by one thread.
 */
public final class ResultCache {
    private static final SealedFile FORMAT = new SealedFile("cache", 1);
    private static final int RECORD = Long.BYTES + 1 + Integer.BYTES + 1 + Integer.BYTES;

    private final Game game;
    private final StateCodec codec;
    private final Map<Question, Answer> answers = new LinkedHashMap<>();

    private record Question(long key, Goal goal) {}

    private record Answer(boolean reached, int move) {}

    public ResultCache(Game game) {
        this.game = game;
        codec = StateCodec.plain(game);
    }

    public int size() {
        return answers.size();
    }

    /** What was proven about this question earlier; looking it up takes no effort. */
    public Optional<Solution> find(Position position, Goal goal) {
        return Optional.ofNullable(answers.get(new Question(codec.key(position), goal)))
                .map(answer -> new Solution.Proven(answer.reached, answer.move, new Effort(0, 0)));
    }

    public void add(Position position, Goal goal, Solution.Proven solution) {
        answers.put(new Question(codec.key(position), goal), new Answer(solution.reached(), solution.move()));
    }

    /** Learns what another cache of the same game knows. */
    public void addAll(ResultCache other) {
        other.answers.forEach(answers::putIfAbsent);
    }

    public void write(Path file) {
        ByteBuffer content = ByteBuffer.allocate(Integer.BYTES + answers.size() * RECORD);
        content.putInt(answers.size());
        answers.forEach((question, answer) -> content.putLong(question.key)
                .put((byte) question.goal.side())
                .putInt(question.goal.atLeast())
                .put((byte) (answer.reached ? 1 : 0))
                .putInt(answer.move));
        FORMAT.write(file, game, content.flip());
    }

    /** Reads the cache of a game; an {@link tesuji.core.base.InputException} says what is wrong with another file. */
    public static ResultCache read(Path file, Game game) {
        ByteBuffer content = FORMAT.read(file, game);
        ResultCache cache = new ResultCache(game);
        try {
            int size = content.getInt();
            if (content.remaining() != (long) size * RECORD) throw FORMAT.damaged(file);
            for (int i = 0; i < size; i++) {
                Question question = new Question(content.getLong(), new Goal(content.get(), content.getInt()));
                cache.answers.put(question, new Answer(content.get() == 1, content.getInt()));
            }
            return cache;
        } catch (BufferUnderflowException early) {
            throw FORMAT.damaged(file, early);
        }
    }
}
