package tesuji.desk.endgame;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.endgame.check.BoardProof;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;

/** The proof of a result as a file: {@link BoardProof} as JSON. */
public final class ProofFile {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private ProofFile() {}

    public static void write(BoardProof proof, Path file) {
        WholeFile.write(file, bytes(proof));
    }

    /** What the file of a proof holds. */
    public static byte[] bytes(BoardProof proof) {
        return MAPPER.writeValueAsBytes(proof);
    }

    public static BoardProof read(Path file) {
        return parse(file.toString(), WholeFile.read(file));
    }

    /**
     * The proof that a file holds; an {@link InputException} says why it holds none.
     *
     * @param file what the file is called in that sentence
     */
    public static BoardProof parse(String file, byte[] bytes) {
        try {
            @Nullable BoardProof proof = MAPPER.readValue(bytes, BoardProof.class);
            if (proof != null && BoardProof.FORMAT.equals(proof.format())) return proof;
        } catch (ValueInstantiationException e) {
            throw new InputException(file + " does not hold a proof: something in it is missing or empty.", e);
        } catch (JacksonException e) {
            throw new InputException(file + " does not hold a proof: " + firstLine(e), e);
        }
        throw new InputException(file + " does not hold a proof of the form \"" + BoardProof.FORMAT + "\".");
    }

    private static String firstLine(JacksonException e) {
        return String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("it cannot be read") + ".";
    }
}
