package tesuji.neural.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tesuji.core.base.InputException;
import tesuji.core.base.Memory;
import tesuji.neural.model.Weights;

/**
 * The words and weights of a file, one after the other. Remembers which layer is being read, so that a refusal can name
 * it. Owned by one thread.
 */
final class TokenSource {
    private static final int END = -1;
    private static final byte[] MAGIC = {'@', 'B', 'I', 'N', '@'};

    /** More than any word of a real file has. */
    private static final int LONGEST_WORD = 128;

    /** More than the largest network that is published has, three times over. */
    private static final long MOST_WEIGHTS = 1L << 28;

    /** Memory for weights is first taken for so many of them and grows as they arrive. */
    private static final int FIRST_CHUNK = 1 << 16;

    private final InputStream stream;
    private final String file;
    private final byte[] buffer = new byte[1 << 16];
    private final byte[] word = new byte[LONGEST_WORD];
    private int position;
    private int limit;
    private String layer = "the header";
    private long weights;

    /** {@code file}: what a refusal calls the file. */
    TokenSource(InputStream stream, String file) {
        this.stream = stream;
        this.file = file;
    }

    /** Begins a layer: reads its name, which refusals mention from now on. */
    String name() {
        String name = word();
        layer = "layer " + name;
        return name;
    }

    /** The sentence that refuses the file, to be thrown. */
    InputException refusal(String reason) {
        return new InputException(file + " is not a network that can be used: in " + layer + ", " + reason + ".");
    }

    private int next() {
        if (position == limit && !fill()) return END;
        return buffer[position++] & 0xFF;
    }

    private int peek() {
        if (position == limit && !fill()) return END;
        return buffer[position] & 0xFF;
    }

    private boolean fill() {
        try {
            position = 0;
            limit = Math.max(0, stream.read(buffer));
            return limit > 0;
        } catch (IOException damaged) {
            throw refusal("the file is damaged or cut short");
        }
    }

    private static boolean isBlank(int value) {
        return value == ' ' || value == '\t' || value == '\r' || value == '\n';
    }

    private void skipBlanks() {
        while (isBlank(peek())) position++;
    }

    /** The next word. */
    String word() {
        skipBlanks();
        int length = 0;
        for (int value = peek(); value != END && !isBlank(value); value = peek()) {
            if (value < '!' || value > '~') throw refusal("a word holds a byte that is no letter");
            if (length == LONGEST_WORD) throw refusal("a word has more than " + LONGEST_WORD + " letters");
            word[length++] = (byte) value;
            position++;
        }
        if (length == 0) throw refusal("the file ends too early");
        return new String(word, 0, length, StandardCharsets.US_ASCII);
    }

    /** A whole number between two bounds, both included. */
    int number(String what, int least, int most) {
        String text = word();
        if (!text.matches("-?[0-9]{1,9}")) {
            throw refusal(what + " should be a whole number, not \"" + text + "\"");
        }
        int value = Integer.parseInt(text);
        if (value < least || value > most) {
            throw refusal(what + " should be from " + least + " to " + most + ", not " + value);
        }
        return value;
    }

    /** A field of which only one value is known. */
    void expect(String what, int value) {
        int found = number(what, Integer.MIN_VALUE, Integer.MAX_VALUE);
        if (found != value) throw refusal(what + " is " + found + ", an unknown option; only " + value + " is known");
    }

    boolean flag(String what) {
        return number(what, 0, 1) == 1;
    }

    /** A decimal number. */
    float decimal(String what) {
        String text = word();
        if (!text.matches("[-+0-9.eE]+")) throw refusal(what + " should be a number, not \"" + text + "\"");
        try {
            float value = Float.parseFloat(text);
            if (Float.isFinite(value)) return value;
        } catch (NumberFormatException malformed) {
            throw refusal(what + " should be a number, not \"" + text + "\"");
        }
        throw refusal(what + " is too large: " + text);
    }

    /** So many weights, in either form. */
    Weights weights(long count) {
        weights += count;
        if (weights > MOST_WEIGHTS) throw refusal("there are more than " + MOST_WEIGHTS + " weights so far");
        Memory.demand("The network " + file, Float.BYTES * weights);
        skipBlanks();
        boolean binary = peek() == MAGIC[0];
        if (binary) skipMagic();
        float[] values = new float[(int) Math.min(count, FIRST_CHUNK)];
        for (int i = 0; i < count; i++) {
            if (i == values.length) values = Arrays.copyOf(values, (int) Math.min(count, 2L * values.length));
            values[i] = binary ? binary() : decimal("weight " + (i + 1));
        }
        return Weights.of(values);
    }

    private void skipMagic() {
        for (byte expected : MAGIC) {
            if (next() != expected) throw refusal("the mark @BIN@ before the weights is misspelt");
        }
    }

    private float binary() {
        int bits;
        if (limit - position >= Float.BYTES) {
            bits = (buffer[position] & 0xFF)
                    | (buffer[position + 1] & 0xFF) << 8
                    | (buffer[position + 2] & 0xFF) << 16
                    | buffer[position + 3] << 24;
            position += Float.BYTES;
        } else {
            bits = 0;
            for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
                int value = next();
                if (value == END) throw refusal("the file ends within the weights");
                bits |= value << shift;
            }
        }
        float weight = Float.intBitsToFloat(bits);
        if (!Float.isFinite(weight)) throw refusal("a weight is not a finite number");
        return weight;
    }

    /** Makes sure that nothing but blanks is left. */
    void end() {
        skipBlanks();
        if (peek() != END) throw refusal("the file goes on after the last layer");
    }
}
