package tesuji.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pages that explain the project: those in its root, and all below {@code docs}. */
final class Manual {
    static final Path ROOT = Path.of("..");
    private static final String FENCE = "```";
    private static final Pattern COMMAND = Pattern.compile("(?<run>\\$ )?\\./tesuji(?: (?<words>.*))?");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|[^\\s\"']+");

    private Manual() {}

    static List<Path> pages() throws IOException {
        try (Stream<Path> root = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(root, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    /**
     * A command that a page shows on a line of its own.
     *
     * @param place page and line
     * @param words what a shell makes of the line, without the program and without what follows a {@code #}
     * @param run whether it stands after a dollar sign, with what it prints below
     * @param shown what is shown below, to the next command or the end of the block
     */
    record Example(String place, List<String> words, boolean run, List<String> shown) {
        @Override
        public String toString() {
            return place + " " + String.join(" ", words);
        }
    }

    /** All commands in blocks of code. */
    static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Path page : pages()) {
            List<String> lines = Files.readAllLines(page);
            boolean code = false;
            for (int i = 0; i < lines.size(); i++) {
                if (isFence(lines.get(i))) code = !code;
                Matcher command = COMMAND.matcher(lines.get(i));
                if (!code || !command.matches()) continue;
                int first = i;
                String words = command.group("words") == null ? "" : command.group("words");
                while (words.endsWith("\\")) words = words.substring(0, words.length() - 1) + lines.get(++i);
                int end = i + 1;
                while (!isFence(lines.get(end)) && !lines.get(end).startsWith("$ ")) end++;
                String place = ROOT.relativize(page) + ":" + (first + 1);
                boolean run = command.group("run") != null;
                examples.add(new Example(place, words(words), run, lines.subList(i + 1, end)));
            }
        }
        return examples;
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(line);
        while (word.find() && !word.group().startsWith("#")) {
            boolean quoted = word.group(1) != null || word.group(2) != null;
            words.add(quoted ? word.group().substring(1, word.group().length() - 1) : word.group());
        }
        return words;
    }

    /** The lines of a page, those in blocks of code left empty. */
    static List<String> prose(Path page) throws IOException {
        List<String> prose = new ArrayList<>();
        boolean code = false;
        for (String line : Files.readAllLines(page)) {
            prose.add(code || isFence(line) ? "" : line);
            if (isFence(line)) code = !code;
        }
        return prose;
    }

    private static boolean isFence(String line) {
        return line.strip().startsWith(FENCE);
    }
}
