package tesuji.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the sources of all modules keep to, as far as their text tells; every offence is one sentence. */
final class SourceRules {
    static final int MOST_LINES = 400;
    static final int MOST_CHARACTERS = 120;

    private static final String PACKAGE_INFO = "package-info.java";

    private SourceRules() {}

    /** One source file. */
    record Source(Path file, List<String> lines) {
        String name() {
            return file.getFileName().toString();
        }

        Path folder() {
            return file.resolveSibling("");
        }

        boolean isMain() {
            return file.toString().replace('\\', '/').contains("src/main/java/");
        }
    }

    /** All Java files of the modules below this folder. */
    static List<Source> below(Path root) throws IOException {
        List<Source> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(root)) {
            for (Path module : modules.sorted().toList()) {
                Path folder = module.resolve("src");
                if (!Files.isRegularFile(module.resolve("pom.xml")) || !Files.isDirectory(folder)) continue;
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                            .sorted()
                            .toList()) {
                        sources.add(new Source(root.relativize(file), Files.readAllLines(file)));
                    }
                }
            }
        }
        return sources;
    }

    static List<String> longFiles(List<Source> sources) {
        return sources.stream()
                .filter(source -> source.lines().size() > MOST_LINES)
                .map(source -> source.file() + " has " + source.lines().size() + " lines; one idea takes at most "
                        + MOST_LINES + ".")
                .toList();
    }

    static List<String> wideLines(List<Source> sources) {
        List<String> offences = new ArrayList<>();
        for (Source source : sources) {
            for (int i = 0; i < source.lines().size(); i++) {
                int width = source.lines().get(i).length();
                if (width > MOST_CHARACTERS) {
                    offences.add(source.file() + ":" + (i + 1) + " has " + width + " characters, more than "
                            + MOST_CHARACTERS + ".");
                }
            }
        }
        return offences;
    }

    /** Packages of the main sources whose package-info is missing or says nothing. */
    static List<String> unexplainedPackages(List<Source> sources) {
        Set<Path> packages = new TreeSet<>();
        for (Source source : sources) if (source.isMain()) packages.add(source.folder());
        for (Source source : sources) {
            boolean explains = source.lines().stream().anyMatch(line -> line.startsWith("/**"));
            if (source.name().equals(PACKAGE_INFO) && explains) packages.remove(source.folder());
        }
        return packages.stream()
                .map(folder -> folder + " has no " + PACKAGE_INFO + " with a comment that explains it.")
                .toList();
    }

    /**
     * The names that several types of the main sources share, with their number; types within types are not counted.
     */
    static Map<String, Long> repeatedNames(List<Source> sources) {
        Map<String, Long> names = sources.stream()
                .filter(source -> source.isMain() && !source.name().equals(PACKAGE_INFO))
                .collect(Collectors.groupingBy(
                        source -> source.name().replace(".java", ""), TreeMap::new, Collectors.counting()));
        names.values().removeIf(count -> count == 1);
        return names;
    }
}
