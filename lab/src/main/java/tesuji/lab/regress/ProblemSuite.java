package tesuji.lab.regress;

import java.nio.file.Path;
import java.util.List;

/**
 * The problems of one file.
 *
 * @param name what tables call it
 * @param digest of the text, by which a suite that has changed is told
 * @param defects what is wrong with the file
 */
public record ProblemSuite(String name, Path file, String digest, List<ProblemBlock> blocks, List<Defect> defects) {
    public ProblemSuite {
        blocks = List.copyOf(blocks);
        defects = List.copyOf(defects);
    }

    /**
     * A line that cannot be used.
     *
     * @param line its number, from 1
     * @param what half a sentence
     */
    public record Defect(int line, String what) {}

    public List<Problem> problems() {
        return blocks.stream().flatMap(ProblemBlock::problems).toList();
    }

    /** A sentence about a line of the file. */
    public String sentence(int line, String what) {
        return file + ", line " + line + ": " + what + (what.endsWith(".") ? "" : ".");
    }
}
