package tesuji.web.endgame;

import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.desk.endgame.ProofFile;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.CheckedProof;
import tesuji.endgame.check.ProofChecker;
import tesuji.web.wire.Sentence;

/**
 * What the independent checker says about a proof.
 *
 * @param verdict {@code holds}, {@code if} (it holds, if its premises do) or {@code fails}
 * @param checked what was followed; null if the proof fails
 * @param flaw the first flaw, as a sentence
 * @param bytes the length of the proof as a file
 */
public record ProofVerdict(
        String verdict,
        @Nullable CheckedProof checked,
        @Nullable String flaw,
        int bytes) {
    /** Checks a file about a problem; a file that holds no proof at all is refused. */
    public static ProofVerdict of(byte[] file, BoardProof.Problem asked) {
        BoardProof proof = read(file);
        try {
            CheckedProof checked = ProofChecker.check(proof, asked);
            return new ProofVerdict(checked.holds() ? "holds" : "if", checked, null, file.length);
        } catch (InputException flaw) {
            return new ProofVerdict("fails", null, Sentence.of(String.valueOf(flaw.getMessage())), file.length);
        }
    }

    /** What exactly cannot be read is nothing that a person could do something about. */
    private static BoardProof read(byte[] file) {
        try {
            return ProofFile.parse("The file", file);
        } catch (InputException unreadable) {
            throw new InputException("The file does not hold a proof that can be read.", unreadable);
        }
    }
}
