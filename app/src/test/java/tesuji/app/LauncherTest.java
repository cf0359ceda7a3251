package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell script in the root of the project, without building anything. */
final class LauncherTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void needsBash() {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash here");
    }

    private record Ended(int code, String said) {}

    private Ended run(List<String> environment, String... command) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().remove("TESUJI_JAVA_HOME");
        for (String entry : environment) {
            builder.environment().put(entry.substring(0, entry.indexOf('=')), entry.substring(entry.indexOf('=') + 1));
        }
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), said);
    }

    @Test
    void theScriptsAreWellFormed() throws Exception {
        for (String script : List.of("tesuji", ".ci/run", "app/src/dist/tesuji")) {
            Path file = ROOT.resolve(script);
            assertThat(file).isExecutable();
            assertThat(run(List.of(), "/bin/bash", "-n", file.toString())).isEqualTo(new Ended(0, ""));
        }
    }

    @Test
    void aJdkIsFoundThroughALinkWithSpaces() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("a link"), ROOT.resolve("tesuji"));
        Ended ended = run(List.of(), link.toString(), "jdk");
        assertThat(ended.said()).matches("JDK (1[7-9]|[2-9][0-9]) in /.*\\R");
        assertThat(ended.code()).isZero();
    }

    @Test
    void aJdkCanBeNamed() throws Exception {
        Path home = fakeJdk("21.0.2");
        Ended ended =
                run(List.of("TESUJI_JAVA_HOME=" + home), ROOT.resolve("tesuji").toString(), "jdk");
        assertThat(ended).isEqualTo(new Ended(0, "JDK 21 in " + home + "\n"));
    }

    @Test
    void anOldJdkIsRefusedInOneLine() throws Exception {
        Path home = fakeJdk("11.0.22");
        Ended ended =
                run(List.of("TESUJI_JAVA_HOME=" + home), ROOT.resolve("tesuji").toString(), "games");
        assertThat(ended.code()).isEqualTo(70);
        assertThat(ended.said())
                .isEqualTo("tesuji: a JDK of version 17 or newer is needed (found version 11 in " + home
                        + "); set JAVA_HOME to one.\n");
    }

    @Test
    void theNewestJdkWins() throws Exception {
        Path home = fakeJdk("999");
        Ended ended = run(List.of("JAVA_HOME=" + home), ROOT.resolve("tesuji").toString(), "jdk");
        assertThat(ended).isEqualTo(new Ended(0, "JDK 999 in " + home + "\n"));
    }

    /** Runs a copy of the script, which has nothing built yet, with this script in the place of Maven. */
    private Ended build(String maven) throws Exception {
        return launch(maven, "games");
    }

    private Ended launch(String maven, String... arguments) throws Exception {
        return launchIn(folder, maven, arguments);
    }

    private Ended launchIn(Path project, String maven, String... arguments) throws Exception {
        Path script = Files.copy(ROOT.resolve("tesuji"), project.resolve("tesuji"), StandardCopyOption.COPY_ATTRIBUTES);
        Path programs = Files.createDirectories(folder.resolve("bin"));
        executable(programs.resolve("mvn"), maven);
        executable(programs.resolve("gnugo"), "exit 0"); // or the script would install it
        String path = programs + ":" + System.getenv("PATH");
        String[] command = Stream.concat(Stream.of(script.toString()), Stream.of(arguments))
                .toArray(String[]::new);
        return run(List.of("TESUJI_JAVA_HOME=" + fakeJdk("21"), "PATH=" + path), command);
    }

    private static void executable(Path file, String script) throws IOException {
        Files.writeString(file, "#!/bin/bash\n" + script + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void argumentsOfTheTestsGoToMaven() throws Exception {
        Ended ended = launch("echo \"$@\"", "test", "-pl", "core");
        assertThat(ended.code()).isZero();
        assertThat(ended.said())
                .startsWith("-B --fail-at-end verify -pl core\n")
                .endsWith("Skipped: 0\n");
    }

    @Test
    void slowTestsAreAProfile() throws Exception {
        Ended ended = launch("echo \"$@\"", "test", "-Dtest=A B", "--nightly");
        assertThat(ended.said()).startsWith("-B --fail-at-end verify -Dtest=A B -Pnightly\n");
    }

    @Test
    void testsThatFailEndWithTheCodeOfMaven() throws Exception {
        assertThat(launch("echo 'Tests run: 3, Failures: 1, Errors: 0, Skipped: 0'; exit 1", "test"))
                .isEqualTo(new Ended(1, """
                        Tests run: 3, Failures: 1, Errors: 0, Skipped: 0

                        Tests run: 3, Failures: 1, Errors: 0, Skipped: 0
                        """));
    }

    @Test
    void aFailedBuildIsAFaultAndShownWithoutTheWarningsOfTheJvm() throws Exception {
        Ended ended = build("echo 'WARNING: sun.misc.Unsafe::staticFieldBase will be removed'; echo 'no disk'; exit 1");
        assertThat(ended.code()).isEqualTo(70);
        assertThat(ended.said())
                .isEqualTo("Building Tesuji (first time takes a minute)…\nno disk\n"
                        + "tesuji: the build failed; all it said is in "
                        + folder.toRealPath().resolve("target/build.log") + ".\n");
    }

    @Test
    void aStoppedBuildHasNotFailed() throws Exception {
        assertThat(build("exit 130")).isEqualTo(new Ended(130, "Building Tesuji (first time takes a minute)…\n"));
    }

    /** Builds a program that prints how it was started. */
    private static final String PRINTING = """
            mkdir -p app/target/quick && touch app/target/quick/tesuji.jar
            printf '#!/bin/bash\\necho "$@"\\n' > "$JAVA_HOME/bin/java"
            """;

    private static final String VECTORS = "--add-modules=jdk.incubator.vector";

    @Test
    void vectorsAreAddedWhereAWordNamesANetwork() throws Exception {
        String jdk = PRINTING + "echo 'MODULES=\"java.base jdk.incubator.vector\"' >> \"$JAVA_HOME/release\"";
        assertThat(launch(jdk, "match", "--a", "net:b6.bin.gz").said()).contains(VECTORS, "match --a net:b6.bin.gz\n");
        String again = folder.resolve("tesuji").toString();
        String home = "TESUJI_JAVA_HOME=" + folder.resolve("a jdk");
        assertThat(run(List.of(home), again, "--net=b6.bin.gz").said()).contains(VECTORS);
        assertThat(run(List.of(home), again, "net", "b6.bin.gz").said()).contains(VECTORS);
        assertThat(run(List.of(home), again, "play", "go").said())
                .as("Java would print a warning")
                .contains("play go\n")
                .doesNotContain(VECTORS);
    }

    @Test
    void vectorsAreLeftOutWhereAJdkHasNone() throws Exception {
        assertThat(launch(PRINTING, "net", "b6.bin.gz").said())
                .contains("net b6.bin.gz\n")
                .doesNotContain(VECTORS);
    }

    private static final String FETCHING = """
            tesuji: fetching Apache Spark 4.2.0, about 230 MB, once…
            Building Tesuji (first time takes a minute)…
            """;

    private void sparkIsNamed() throws IOException {
        Files.writeString(folder.resolve("pom.xml"), "<spark.version>4.2.0</spark.version>\n");
        Files.createDirectories(folder.resolve("spark"));
        Files.writeString(folder.resolve("spark/pom.xml"), "<spark.opens>-Dopened=all</spark.opens>\n");
    }

    @Test
    void withoutANetworkSparkIsMissedInASentence() throws Exception {
        sparkIsNamed();
        Path half =
                Files.createDirectories(folder.resolve("target/spark-4.2.0")).resolve("half.jar");
        Files.writeString(half, "of an earlier attempt");
        String maven = "echo '[ERROR] Could not transfer artifact org.apache.spark:spark-core_2.13:pom:4.2.0'; exit 1";
        assertThat(launch(maven, "spark", "states", "tictactoe"))
                .isEqualTo(new Ended(
                        70,
                        FETCHING
                                + "tesuji: Apache Spark could not be fetched, which needs a network once;"
                                + " ./tesuji solve and ./tesuji states work without.\n"));
        assertThat(half).doesNotExist();
        assertThat(folder.resolve("target/spark-4.2.0/whole")).doesNotExist();
    }

    /** Fetches slowly, and starts a program that prints how it was started. */
    private static final String SLOW = """
            echo "$@" >> calls
            mkdir -p spark/target/quick target/spark-4.2.0
            sleep 2
            touch target/spark-4.2.0/spark-core.jar spark/target/quick/tesuji-spark.jar
            printf '#!/bin/bash\\necho "$@"\\n' > "$JAVA_HOME/bin/java"
            """;

    @Test
    void twoWhoUseSparkForTheFirstTimeFetchItOnce() throws Exception {
        sparkIsNamed();
        FutureTask<Ended> first = new FutureTask<>(() -> launch(SLOW, "spark", "states", "one"));
        new Thread(first).start();
        Path calls = folder.resolve("calls");
        while (!first.isDone() && !Files.exists(calls)) Thread.sleep(10);
        String again = folder.resolve("tesuji").toString();
        List<String> environment = List.of(
                "TESUJI_JAVA_HOME=" + folder.resolve("a jdk"),
                "PATH=" + folder.resolve("bin") + ":" + System.getenv("PATH"));
        Ended second = run(environment, again, "spark", "states", "two");
        assertThat(first.get().said()).startsWith(FETCHING).endsWith("tesuji.spark.SparkMain states one\n");
        assertThat(second.code()).isZero();
        assertThat(second.said())
                .contains("-Dopened=all", "target/spark-4.2.0/*")
                .endsWith("tesuji.spark.SparkMain states two\n")
                .doesNotContain("fetching");
        assertThat(Files.readString(calls)).contains("-Pquick,spark-local").hasLineCount(1);
        assertThat(folder.resolve("target/spark-4.2.0/spark-core.jar")).exists();
        assertThat(run(environment, again, "spark", "solve").said()).doesNotContain("fetching");
    }

    @Test
    void theFolderOfDataBesideTheProjectIsTold() throws Exception {
        Path project = Files.createDirectories(folder.resolve("beside it/project"));
        assertThat(launchIn(project, PRINTING, "predict").said())
                .contains("predict\n")
                .doesNotContain("tesuji.shared");
        Path shared = Files.createDirectory(folder.resolve("beside it/shared"));
        String again = project.resolve("tesuji").toString();
        String home = "TESUJI_JAVA_HOME=" + folder.resolve("a jdk");
        String told = "-Dtesuji.shared=" + shared.toRealPath() + " ";
        assertThat(run(List.of(home), again, "predict").said()).contains(told);
        assertThat(run(List.of(home, "TESUJI_JAVA_OPTIONS=-Dtesuji.shared=/else"), again, "predict")
                        .said())
                .as("the last one counts")
                .containsSubsequence(told, "-Dtesuji.shared=/else ");
    }

    /** A folder that looks like a JDK to a script that only reads its release file. */
    private Path fakeJdk(String version) throws IOException {
        Path home = Files.createDirectories(folder.resolve("a jdk"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
        for (String program : List.of("java", "javac")) {
            Path file = Files.createDirectories(home.resolve("bin")).resolve(program);
            assertThat(Files.createFile(file).toFile().setExecutable(true)).isTrue();
        }
        return home;
    }
}
