package tesuji.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code ./tesuji dist} makes of the packaged program, unpacked into an empty folder and started there as a user
 * would, by someone who has a Java runtime and neither Maven nor a compiler.
 */
@Timeout(300)
final class DistributionIT {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final int CLASS_FILES_OF_JAVA_17 = 61;

    @TempDir
    private static Path folder = Path.of("");

    /** The folder of the program. */
    private static Path unpacked = Path.of("");

    /** A folder with the only programs that can be found. */
    private static Path path = Path.of("");

    private record Ended(int code, String said) {}

    @BeforeAll
    static void unpackIntoAnEmptyFolder() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash here");
        unpacked = unzip(zip(), folder.resolve("an empty folder"));
        path = programs("path");
        program(path, "java", "exec " + runtime() + " \"$@\"");
    }

    /** Java 17, if it is where systems have it; else the one that runs this test. */
    private static Path runtime() throws IOException {
        Path systems = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(systems)) {
            try (Stream<Path> homes = Files.list(systems)) {
                Optional<Path> old = homes.filter(
                                home -> home.getFileName().toString().contains("17"))
                        .map(home -> home.resolve("bin/java"))
                        .filter(Files::isExecutable)
                        .findFirst();
                if (old.isPresent()) return old.get();
            }
        }
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    /** A folder with what every system has, and nothing else. */
    private static Path programs(String name) throws IOException {
        Path programs = Files.createDirectories(folder.resolve(name));
        for (String tool : List.of("dirname", "readlink")) program(programs, tool, "exec /usr/bin/" + tool + " \"$@\"");
        return programs;
    }

    private static void program(Path programs, String name, String script) throws IOException {
        Path file = Files.writeString(programs.resolve(name), "#!/bin/sh\n" + script + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /** The launcher in a copy of the project in which everything is built and nothing can be built. */
    private static Path zip() throws IOException, InterruptedException {
        Path project = folder.resolve("project");
        for (String part : List.of("tesuji", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "docs")) {
            copy(ROOT.resolve(part), project.resolve(part));
        }
        copy(ROOT.resolve("app/src/dist"), project.resolve("app/src/dist"));
        copy(Path.of("target/tesuji.jar"), project.resolve("app/target/quick/tesuji.jar"));
        copy(Path.of("target/lib"), project.resolve("app/target/quick/lib"));
        Files.writeString(project.resolve("app/target/quick/lib/old-1.jar"), "of an earlier build");
        Files.writeString(project.resolve("app/target/quick/tesuji.built"), "a1b2c3d\n");
        ProcessBuilder launcher = new ProcessBuilder(project.resolve("tesuji").toString(), "dist");
        launcher.environment().put("GIT_DIR", folder.resolve("none").toString());
        launcher.environment().put("PATH", "/usr/bin:/bin");
        Ended ended = run(launcher);
        Path zip = project.resolve("target/tesuji-" + version() + ".zip").toRealPath();
        assertThat(ended).isEqualTo(new Ended(0, zip + "\n"));
        return zip;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                if (!Files.isDirectory(file)) Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static Path unzip(Path zip, Path into) throws IOException {
        Map<String, String> modes = Map.of("enablePosixFileAttributes", "true");
        try (FileSystem files = FileSystems.newFileSystem(URI.create("jar:" + zip.toUri()), modes);
                Stream<Path> all = Files.walk(files.getPath("/"))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Path target = into.resolve(file.toString().substring(1));
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
                Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(file));
            }
        }
        try (Stream<Path> top = Files.list(into)) {
            List<Path> folders = top.toList();
            assertThat(folders).singleElement().asString().endsWith("tesuji-" + version());
            return folders.get(0);
        }
    }

    /** The version that the build names. */
    private static String version() throws IOException {
        Matcher version = Pattern.compile("<artifactId>tesuji</artifactId>\\s*<version>(.*?)</version>")
                .matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertThat(version.find()).isTrue();
        return version.group(1);
    }

    private static Ended run(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new Ended(process.waitFor(), said);
    }

    /** With nothing in the environment but a path. */
    private static Ended tesuji(Path search, String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(unpacked.resolve("tesuji").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(unpacked.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", search.toString());
        return run(builder);
    }

    @Test
    void itTellsItsVersion() throws Exception {
        assertThat(tesuji(path, "--version")).isEqualTo(new Ended(0, "tesuji " + version() + "\n"));
    }

    @Test
    void itSolvesAndCounts() throws Exception {
        Ended solved = tesuji(path, "solve", "nim:piles=1-2-3");
        assertThat(solved.said()).startsWith("nim:piles=1-2-3,misere=no: loss in ");
        Ended counted = tesuji(path, "endgame", "docs/examples/tedomari.sgf", "--move", "0");
        assertThat(counted.said()).contains("Black to move: Black wins by 2, proven.");
        assertThat(List.of(solved.code(), counted.code())).containsOnly(0);
    }

    @Test
    void itStartsThroughALinkFromElsewhere() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("a link"), unpacked.resolve("tesuji"));
        ProcessBuilder builder = new ProcessBuilder(link.toString(), "games", "--json").directory(folder.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", path.toString());
        Ended ended = run(builder);
        assertThat(ended.said()).startsWith("{").contains("\"go\"");
        assertThat(ended.code()).isZero();
    }

    @Test
    void whatNeedsTheSourcesIsRefusedInOneLine() throws Exception {
        assertThat(tesuji(path, "test"))
                .isEqualTo(
                        new Ended(2, "tesuji: \"test\" works on the sources of Tesuji; this is the program alone.\n"));
    }

    @Test
    void aMissingRuntimeIsToldInOneLine() throws Exception {
        assertThat(tesuji(programs("no java"), "games"))
                .isEqualTo(new Ended(
                        70, "tesuji: a Java runtime of version 17 or newer is needed; set JAVA_HOME to one.\n"));
    }

    @Test
    void anOldRuntimeIsToldInOneLine() throws Exception {
        Path old = programs("old java");
        program(old, "java", "echo 'openjdk version \"11.0.22\"' >&2");
        assertThat(tesuji(old, "games"))
                .isEqualTo(new Ended(
                        70,
                        "tesuji: a Java runtime of version 17 or newer is needed (found version 11);"
                                + " set JAVA_HOME to one.\n"));
    }

    @Test
    void theScriptForWindowsHasItsLineEnds() throws IOException {
        String script = Files.readString(unpacked.resolve("tesuji.bat"));
        assertThat(script).contains("-jar \"%~dp0tesuji.jar\" %*\r\n").doesNotContainPattern("[^\r]\n|@version@");
    }

    @Test
    void nothingOfEarlierBuildsIsPacked() throws IOException {
        try (Stream<Path> jars = Files.list(unpacked.resolve("lib"))) {
            assertThat(jars.map(jar -> jar.getFileName().toString()))
                    .contains("core-" + version() + ".jar", "LICENSE-jline.txt")
                    .doesNotContain("old-1.jar");
        }
    }

    /** Jars of the program have its version; all others are listed, by a beginning of their names. */
    @Test
    void everyLibraryIsListedWithItsLicence() throws IOException {
        String listed = Files.readString(unpacked.resolve("lib/THIRD-PARTY.txt"));
        List<String> beginnings = Pattern.compile("^  ([a-z][\\w.-]*)\\*", Pattern.MULTILINE)
                .matcher(listed)
                .results()
                .map(found -> found.group(1))
                .toList();
        String own = "-" + version() + ".jar";
        try (Stream<Path> files = Files.list(unpacked.resolve("lib"))) {
            List<String> libraries = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".jar") && !name.endsWith(own))
                    .toList();
            assertThat(libraries)
                    .hasSizeGreaterThan(20)
                    .allMatch(name -> beginnings.stream().anyMatch(name::startsWith));
        }
    }

    @Test
    void java17ReadsOurClasses() throws IOException {
        assertThat(newest(unpacked.resolve("tesuji.jar"))).isEqualTo(CLASS_FILES_OF_JAVA_17);
        assertThat(newest(unpacked.resolve("lib/core-" + version() + ".jar"))).isEqualTo(CLASS_FILES_OF_JAVA_17);
    }

    private static int newest(Path file) throws IOException {
        int newest = 0;
        try (JarFile jar = new JarFile(file.toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                if (!entry.getName().endsWith(".class")) continue;
                try (DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
                    in.skipNBytes(6);
                    newest = Math.max(newest, in.readUnsignedShort());
                }
            }
        }
        return newest;
    }
}
