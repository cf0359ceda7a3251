package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static tesuji.games.sgf.SgfTrees.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.Rng;

final class SgfRoundTripTest {
    @Test
    void givesBackTheBytesOfEveryReferenceFile() throws IOException {
        Path data = Path.of(System.getProperty("tesuji.shared", "../shared"), "data");
        assumeTrue(Files.isDirectory(data), "No reference data at " + data);
        List<Path> files;
        try (Stream<Path> all = Files.walk(data)) {
            files = all.filter(file -> file.toString().endsWith(".sgf"))
                    .sorted()
                    .toList();
        }
        assertThat(files).hasSizeGreaterThanOrEqualTo(27);
        for (Path file : files) {
            SgfCollection collection = Sgf.read(file);
            byte[] written = Sgf.bytes(collection, SgfLayout.COMPACT);
            assertThat(written).describedAs(file.toString()).isEqualTo(Files.readAllBytes(file));
            assertSame(Sgf.parse("again", written), collection);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void readsBackEveryTree(int seed) {
        SgfCollection collection =
                new SgfCollection(List.of(tree(new Rng(seed)), tree(new Rng(-seed - 1))), SgfEncoding.UTF_8);
        for (SgfLayout layout : SgfLayout.values()) {
            assertSame(Sgf.parse("text", Sgf.text(collection, layout)), collection);
            assertSame(Sgf.parse("bytes", Sgf.bytes(collection, layout)), collection);
        }
    }

    static IntStream seeds() {
        return IntStream.range(0, 50);
    }

    private static SgfNode tree(Rng rng) {
        SgfNode root = new SgfNode();
        SgfNode node = root;
        for (int i = 0; i < 60; i++) {
            for (int properties = rng.nextInt(3); properties > 0; properties--) node.add(property(rng));
            int way = rng.nextInt(4);
            SgfNode parent = node.parent();
            node = way == 0 && parent != null ? parent.addChild() : way == 1 ? root.addChild() : node.addChild();
        }
        return root;
    }

    private static SgfProperty property(Rng rng) {
        String[] names = {"B", "White", "KGSDE", "C", "LB", "x"};
        List<String> values = IntStream.rangeClosed(0, rng.nextInt(3))
                .mapToObj(i -> rng.nextInt(2) == 0 ? SgfText.escape(text(rng)) : SgfText.compose(text(rng), text(rng)))
                .toList();
        return SgfProperty.of(names[rng.nextInt(names.length)], values);
    }

    private static String text(Rng rng) {
        String[] pieces = {
            "]", "[", "\\", ":", ";", "(", ")", "\n", "\r", "\t", " ", "a", "ł", "围", "😀", "\u00FF", "\0"
        };
        StringBuilder text = new StringBuilder();
        for (int length = rng.nextInt(8); length > 0; length--) text.append(pieces[rng.nextInt(pieces.length)]);
        return text.toString();
    }
}
