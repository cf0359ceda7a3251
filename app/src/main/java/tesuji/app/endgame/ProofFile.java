package tesuji.app.endgame;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The proof of a result as a file: a board, the trees of its regions, and for every claim about their sum a move for
 * each position in which the side that it is about is to move. It can be replayed by {@link ProofReplay}, or by anybody
 * else's program.
 *
 * @param board rows from the top, X for Black, O for White, a point for nothing
 * @param score Black's result, which is claimed
 * @param settled what is decided outside of the trees
 * @param games the trees, by number
 */
public record ProofFile(
        String format,
        List<String> board,
        String toMove,
        String counting,
        String komi,
        int prisoners,
        String score,
        String settled,
        List<Tree> games,
        List<Claim> claims) {
    public static final String FORMAT = "tesuji endgame proof 1";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    public ProofFile {
        for (String text : new String[] {format, toMove, counting, komi, score, settled}) Objects.requireNonNull(text);
        board = List.copyOf(board);
        games = List.copyOf(games);
        claims = List.copyOf(claims);
    }

    /**
     * A settled number of points, or the moves of both sides.
     *
     * @param number null where there is something to play
     */
    public record Tree(int id, @Nullable String number, List<Integer> black, List<Integer> white) {
        public Tree {
            black = List.copyOf(black);
            white = List.copyOf(white);
        }
    }

    /**
     * What a side reaches by a plan against every defence.
     *
     * @param move the first move after which this holds; null for the board as it stands
     * @param kind {@link #LAST_MOVE}, {@link #AT_LEAST} (Black's) or {@link #AT_MOST} (White's)
     * @param side whose plan it is
     * @param toMove who is to move
     * @param number what the chilled board comes to besides the last move, or the points of the trees that are reached
     * @param parts the trees
     * @param plan in the order of the positions, which are compared tree by tree, by number; so equal proofs are equal
     *     files
     */
    public record Claim(
            @Nullable String move,
            String kind,
            String side,
            String toMove,
            String number,
            List<Integer> parts,
            List<Step> plan) {
        public Claim {
            for (String text : new String[] {kind, side, toMove, number}) Objects.requireNonNull(text);
            parts = List.copyOf(parts);
            plan = List.copyOf(plan);
        }

        /** The side gets the last move in the parts. */
        public static final String LAST_MOVE = "last-move";

        public static final String AT_LEAST = "at-least";
        public static final String AT_MOST = "at-most";
    }

    /** In a position with these parts, the side whose plan it is moves from one of them to another tree. */
    public record Step(List<Integer> at, int from, int to) {
        public Step {
            at = List.copyOf(at);
        }
    }

    public void write(Path file) {
        WholeFile.write(file, MAPPER.writeValueAsBytes(this));
    }

    public static ProofFile read(Path file) {
        try {
            ProofFile proof = MAPPER.readValue(WholeFile.read(file), ProofFile.class);
            if (proof != null && FORMAT.equals(proof.format)) return proof;
        } catch (ValueInstantiationException e) {
            throw new InputException(file + " does not hold a proof: something in it is missing or empty.", e);
        } catch (JacksonException e) {
            throw new InputException(file + " does not hold a proof: " + firstLine(e), e);
        }
        throw new InputException(file + " does not hold a proof of the form \"" + FORMAT + "\".");
    }

    private static String firstLine(JacksonException e) {
        return String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("it cannot be read") + ".";
    }
}
