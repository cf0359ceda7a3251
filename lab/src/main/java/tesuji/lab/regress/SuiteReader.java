package tesuji.lab.regress;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.gtp.Request;

/** Reads one file of problems. Lines that are wrong are remembered with their numbers; the others count. */
public final class SuiteReader {
    private static final Pattern ENDING = Pattern.compile("\\.(tst|gtp)$", Pattern.CASE_INSENSITIVE);
    private static final String CHECK = "#?";

    private final List<ProblemBlock> blocks = new ArrayList<>();
    private final List<ProblemSuite.Defect> defects = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private List<SuiteStep> block = new ArrayList<>();
    /** The command that checks are about: its number, and whether it could be read. */
    private String number = "";

    private boolean readable;

    private SuiteReader() {}

    /** Reads a file; an {@link InputException} says if it is not there. */
    public static ProblemSuite read(Path file, String name) {
        byte[] bytes = WholeFile.read(file);
        SuiteReader reader = new SuiteReader();
        List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
        for (int i = 0; i < lines.size(); i++) reader.line(i + 1, lines.get(i).strip());
        reader.endBlock();
        return new ProblemSuite(name, file, digest(bytes), reader.blocks, reader.defects);
    }

    /** The names of suites in these files: the name of each file, with so many folders that no two are alike. */
    public static List<String> names(List<Path> files) {
        return files.stream().map(file -> name(file, files)).toList();
    }

    private static String name(Path file, List<Path> all) {
        Path whole = file.toAbsolutePath().normalize();
        for (int words = 1; words < whole.getNameCount(); words++) {
            Path tail = whole.subpath(whole.getNameCount() - words, whole.getNameCount());
            long alike = all.stream()
                    .map(other -> other.toAbsolutePath().normalize())
                    .distinct()
                    .filter(other -> other.endsWith(tail))
                    .count();
            if (alike == 1) return withoutEnding(tail.toString());
        }
        return withoutEnding(whole.toString());
    }

    private static String withoutEnding(String name) {
        return ENDING.matcher(name).replaceFirst("");
    }

    private static String digest(byte[] bytes) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(bytes);
            return String.format(Locale.ROOT, "%064x", new BigInteger(1, sum)).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    private void line(int line, String text) {
        if (text.startsWith(CHECK)) {
            check(line, text.substring(CHECK.length()).strip());
            return;
        }
        Request.parse(text).ifPresent(request -> command(line, request));
    }

    private void command(int line, Request request) {
        number = request.id();
        readable = !request.name().isEmpty();
        if (!readable) {
            defects.add(new ProblemSuite.Defect(line, "the number " + number + " has no command"));
            return;
        }
        SuiteStep step = step(line, request);
        if (step.makesNewBoard() && hasProblems()) endBlock();
        block.add(step);
    }

    /** The command, which is a problem already if it is of Pachi's form. */
    private SuiteStep step(int line, Request request) {
        try {
            Optional<PachiQuestion> asked = PachiQuestion.read(request);
            if (asked.isPresent()) {
                String command = asked.get().command();
                Problem problem =
                        new Problem(id(line), line, command, asked.get().expected());
                return new SuiteStep(line, PachiQuestion.ASK, command, List.of(problem));
            }
        } catch (InputException wrong) {
            defects.add(new ProblemSuite.Defect(line, String.valueOf(wrong.getMessage())));
        }
        String command = (request.name() + " " + request.arguments().text(0)).strip();
        return new SuiteStep(line, request.name(), command, List.of());
    }

    private boolean hasProblems() {
        return block.stream().anyMatch(step -> !step.problems().isEmpty());
    }

    private void endBlock() {
        if (!block.isEmpty()) blocks.add(new ProblemBlock(block));
        block = new ArrayList<>();
    }

    private void check(int line, String written) {
        if (written.endsWith("&")) return; // a number for statistics, neither right nor wrong
        if (!readable) {
            defects.add(new ProblemSuite.Defect(line, "there is no command before this expected answer"));
            return;
        }
        Optional<Expectation> expected = expectation(line, written);
        if (expected.isEmpty()) return;
        SuiteStep step = block.remove(block.size() - 1);
        List<Problem> problems = new ArrayList<>(step.problems());
        problems.add(new Problem(id(line), line, step.command(), expected.get()));
        block.add(new SuiteStep(step.line(), step.name(), step.command(), problems));
    }

    private Optional<Expectation> expectation(int line, String written) {
        try {
            return Optional.of(Expectation.read(written));
        } catch (InputException wrong) {
            defects.add(new ProblemSuite.Defect(line, String.valueOf(wrong.getMessage())));
            return Optional.empty();
        }
    }

    private String id(int line) {
        String id = number.isEmpty() || ids.contains(number) ? (number + " line " + line).strip() : number;
        ids.add(id);
        return id;
    }
}
