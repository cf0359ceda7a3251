package tesuji.spark.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.spark.cluster.ClusterContext;

/** Files in a folder, under names that mean the same everywhere, on file systems that differ. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ShardFolderTest {
    private ClusterContext cluster;

    @TempDir
    private Path folder;

    @BeforeAll
    void connect() {
        Map<String, String> settings = Map.of(
                "spark.hadoop.fs.keep.impl", NeverReplacing.class.getName(),
                "spark.hadoop.fs.refuse.impl", RefusingToReplace.class.getName(),
                "spark.hadoop.fs.stay.impl", NeverRemoving.class.getName());
        cluster = ClusterContext.open("test", ClusterContext.local(1), List.of(), settings);
    }

    @AfterAll
    void disconnect() {
        cluster.close();
    }

    private static void write(ShardFolder folder, String name, String text) {
        folder.write(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String read(ShardFolder folder, String name) {
        return folder.read(name, (in, length) -> length + " " + new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }

    /** The second attempt at a task finds the file of the first, which says the same. */
    @ParameterizedTest
    @ValueSource(strings = {"keep", "refuse"})
    void aFileThatIsThereStays(String scheme) {
        ShardFolder place = new ShardFolder(scheme + ":" + folder.resolve("work"));
        place.make();
        write(place, "shard-00000.keys", "first");
        write(place, "shard-00000.keys", "again");
        assertThat(read(place, "shard-00000.keys")).isEqualTo("5 first");
        assertThat(place.names()).containsExactly("shard-00000.keys");
        write(place, "shard-00000.keys", "of another length");
        assertThat(read(place, "shard-00000.keys")).isEqualTo("17 of another length");
        assertThat(place.names()).containsExactly("shard-00000.keys");
    }

    @Test
    void aFileThatCannotBeWrittenLeavesNothing() {
        ShardFolder place = new ShardFolder(folder.resolve("work").toString());
        place.make();
        write(place, "shard-00000.keys", "whole");
        assertThatThrownBy(() -> place.write("shard-00000.keys", out -> {
                    out.write(new byte[100_000]);
                    throw new IOException("the network is down");
                }))
                .isInstanceOf(InputException.class)
                .hasMessage("The folder " + folder.resolve("work") + " cannot be used: the network is down;"
                        + " the same command goes on when that is mended.");
        assertThat(place.names()).containsExactly("shard-00000.keys");
        assertThat(read(place, "shard-00000.keys")).isEqualTo("5 whole");
    }

    @Test
    void aDraftThatStaysDoesNotHideTheReason() {
        ShardFolder place = new ShardFolder("stay:" + folder.resolve("work"));
        place.make();
        assertThatThrownBy(() -> place.write("shard-00000.keys", out -> {
                    throw new IOException("the network is down");
                }))
                .hasMessageContaining("cannot be used: the network is down;")
                .cause()
                .hasSuppressedException(new IOException("it cannot be removed"));
        assertThat(place.names()).singleElement().asString().startsWith(".draft-");
    }

    @Test
    void aRelativeFolderIsQualified() throws IOException {
        ShardFolder relative = new ShardFolder("some where").qualified();
        Path here = Path.of("some where").toAbsolutePath();
        assertThat(relative.place()).isEqualTo("file:" + here);
        assertThat(relative.onThisMachine()).contains(here);
        assertThat(relative.shown("x")).as("for people").isEqualTo(here + "/x");
        ShardFolder elsewhere = new ShardFolder("keep:" + folder).qualified();
        assertThat(elsewhere.onThisMachine()).isEmpty();
        assertThat(elsewhere.shown()).startsWith("keep:/");
        ShardFolder work = new ShardFolder(folder.resolve("a folder").toString()).qualified();
        work.make();
        write(work, "name", "text");
        assertThat(Files.readString(folder.resolve("a folder/name"))).isEqualTo("text");
    }
}
