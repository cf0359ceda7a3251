package tesuji.neural.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.generate.NetworkShape.Kind;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;

/** Files that cannot be used are refused by one sentence, whatever their bytes are. */
final class RefusalTest {
    private static final List<Kind> BLOCKS = List.of(Kind.ORDINARY, Kind.POOLING, Kind.NESTED);

    private static byte[] bytes(int version, boolean binary) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NetworkShape shape = NetworkShape.small(version, Activation.MISH, BLOCKS);
        NetworkWriter.write(NetworkGenerator.generate(shape, 1), out, binary);
        return out.toByteArray();
    }

    private static Network read(byte[] bytes) throws IOException {
        return NetworkFiles.read(new ByteArrayInputStream(bytes), "net");
    }

    /** Changes the first place where the text of a version-17 network says something. */
    private static byte[] changed(String before, String after) throws IOException {
        String text = new String(bytes(17, false), StandardCharsets.US_ASCII);
        assertThat(text).contains(before);
        int place = text.indexOf(before);
        return (text.substring(0, place) + after + text.substring(place + before.length()))
                .getBytes(StandardCharsets.US_ASCII);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "random~17~ | a.b~17~ | in the header, the name of the model should be letters, digits, _ and -,",
                "random~17~ | random~7~ | in the header, the version is 7, whose inputs are older than V7; versions 8",
                "random~17~ | random~18~ | in the header, the version is 18, which is newer than this program;",
                "random~17~ | random~x~ | in the header, the version should be a whole number, not \"x\".",
                "17~22~ | 17~13~ | in the header, the number of planes is 13, and in version 17 it should be 22.",
                "22~19~ | 22~16~ | in the header, the number of global inputs is 16, and in version 17 it should be",
                "20.0 19.0 | 0.0 19.0 | in the header, the scale of temporal scores should be more than 0.",
                "0 0~0~0~ | 1 0~0~0~ | in the header, there is a meta encoder: this is a network of human style,",
                "0 0~0~0~ | 0 0~3~0~ | in the header, reserved field 1 is 3, an unknown option; only 0 is known.",
                "trunk~3 12 | trunk~0 12 | in layer trunk, the number of blocks should be from 1 to 1000, not 0.",
                "trunk~3 12 | trunk~3 999999999 | in layer trunk, the number of channels should be from 1 to 16384,",
                "7 7 5~0~ | 7 7 5~1~ | in layer trunk, the tower ends with a normalisation of kind 1,",
                "stem 3 3 22 12 1 1 | stem 4 3 22 12 1 1 | in layer stem, the height of the kernel is 4 and should be",
                "stem 3 3 22 12 1 1 | stem 3 3 22 12 2 1 | in layer stem, the vertical dilation is 2; only 1 is",
                "stem 3 3 22 12 1 1 | stem 3 3 22 13 1 1 | in layer stem, the outputs are 13 and should be 12.",
                "ordinary_block block0 | transformer_ffn_block block0 | in layer block0, there is a transformer block",
                "ordinary_block block0 | dilated_block block0 | in layer block0, the kind of block \"dilated_block\"",
                "ACTIVATION_MISH | ACTIVATION_GELU | in layer block0/act1, the activation ACTIVATION_GELU is unknown.",
                "block0/norm1 12 0.001 | block0/norm1 12 -5 | in layer block0/norm1, a variance is not positive.",
                "block0/norm1 12 0.001 | block0/norm1 12 1e99 | in layer block0/norm1, epsilon is too large: 1e99.",
                "block0/conv1 3 3 12 12 | block0/conv1 3 3 11 12 | in layer block0/conv1, the inputs are 11 and should",
                "block1/pool 15 7 | block1/pool 14 7 | in layer block1/pool, the inputs are 14 and should be 15.",
                "nested_bottleneck_block block2 2 | nested_bottleneck_block block2 0 | in layer block2, the number of",
                "policy~2~ | policy~3~ | in layer policy, the number of policies should be 2 or 4, not 3.",
                "value/outcome 9 3 | value/outcome 9 4 | in layer value/outcome, the outputs are 4 and should be 3.",
                "value/ownership 1 1 6 1 | value/ownership 1 1 6 2 | in layer value/ownership, the outputs are 2 and",
            })
    void theReasonAndTheLayerAreNamed(String before, String after, String sentence) throws IOException {
        byte[] bytes = changed(before.replace('~', '\n'), after.replace('~', '\n'));
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("net is not a network that can be used: " + sentence)
                .hasMessageEndingWith(".");
    }

    @Test
    void blocksCannotBeNestedForEver() throws IOException {
        String text = new String(bytes(17, false), StandardCharsets.US_ASCII);
        int start = text.indexOf("nested_bottleneck_block");
        int inner = text.indexOf("ordinary_block", start);
        String opening = text.substring(start, inner).replace("12", "8"); // from 8 channels to 8, again and again
        assertThatThrownBy(() -> read((text.substring(0, inner) + opening.repeat(50) + text.substring(inner))
                        .getBytes(StandardCharsets.US_ASCII)))
                .isInstanceOf(InputException.class);
    }

    @Test
    void aWeightThatIsNoNumberIsRefused() throws IOException {
        byte[] bytes = bytes(8, true);
        int weights = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("@BIN@") + 5;
        bytes[weights + 2] = (byte) 0x80; // the third and fourth bytes of an infinity
        bytes[weights + 3] = 0x7F;
        bytes[weights] = 0;
        bytes[weights + 1] = 0;
        assertThatThrownBy(() -> read(bytes)).hasMessageContaining("in layer stem, a weight is not a finite number.");
    }

    @Test
    void aMisspeltMarkIsRefused() throws IOException {
        byte[] bytes = bytes(8, true);
        int mark = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("@BIN@");
        bytes[mark + 1] = 'C';
        assertThatThrownBy(() -> read(bytes)).hasMessageContaining("in layer stem, the mark @BIN@");
    }

    @Test
    void nothingMayFollow() throws IOException {
        byte[] bytes = (new String(bytes(8, false), StandardCharsets.US_ASCII) + " \n 0.5")
                .getBytes(StandardCharsets.US_ASCII);
        assertThatThrownBy(() -> read(bytes))
                .hasMessageContaining("in layer value/ownership, the file goes on after the last layer.");
    }

    /** A header that promises more than memory holds costs nothing while nothing comes. */
    @Test
    void hugePromisesTakeNoMemory() throws IOException {
        String text = "net 8 22 19 trunk 1 16384 1 1 1 1 stem 19 19 22 16384 1 1 @BIN@1234";
        assertThatThrownBy(() -> read(text.getBytes(StandardCharsets.US_ASCII)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("stem");
        String more = "net 8 22 19 trunk 1 16384 1 1 1 1 stem 1 1 22 16384 1 1 @BIN@";
        byte[] packed = bomb(more);
        assertThatThrownBy(() -> read(packed)).isInstanceOf(InputException.class);
    }

    /** A small file that unpacks to many zeros. */
    private static byte[] bomb(String head) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(head.getBytes(StandardCharsets.US_ASCII));
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 64; i++) gzip.write(zeros);
        }
        return out.toByteArray();
    }

    @Test
    void aFileMayEndAnywhere() throws IOException {
        for (boolean binary : new boolean[] {true, false}) {
            byte[] whole = bytes(binary ? 8 : 15, binary);
            for (int length = 0; length < whole.length - 8; length += 1 + length / 50) {
                byte[] part = Arrays.copyOf(whole, length);
                assertThatThrownBy(() -> read(part)).as("%d bytes", length).isInstanceOf(InputException.class);
            }
        }
    }

    @Test
    void aPackedFileMayEndAnywhere() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes(8, true));
        }
        byte[] whole = out.toByteArray();
        for (int length = 20; length < whole.length - 8; length += 1 + length / 10) {
            byte[] part = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> read(part))
                    .as("%d bytes", length)
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("the file is damaged or cut short");
        }
    }

    /** Bytes changed at random: a file is read or refused, and nothing else happens. */
    @Test
    void anyByteMayBeWrong() throws IOException {
        Rng rng = new Rng(1);
        int refused = 0;
        for (int round = 0; round < 2000; round++) {
            byte[] bytes = bytes(round % 2 == 0 ? 17 : 8, round % 4 < 2);
            for (int changes = 1 + rng.nextInt(3); changes > 0; changes--) {
                bytes[rng.nextInt(Math.min(bytes.length, 4000))] = (byte) rng.nextInt(256);
            }
            try {
                read(bytes);
            } catch (InputException sentence) {
                assertThat(sentence).hasMessageEndingWith(".");
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(200);
    }
}
