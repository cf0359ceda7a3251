package tesuji.neural.file;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import tesuji.neural.model.Weights;

/** Writes words and weights as {@link TokenSource} reads them. */
final class TokenWriter {
    private final DataOutputStream stream;
    private final boolean binary;

    TokenWriter(OutputStream stream, boolean binary) {
        this.stream = new DataOutputStream(stream);
        this.binary = binary;
    }

    /** A line of words. */
    void line(Object... words) throws IOException {
        StringBuilder line = new StringBuilder();
        for (Object word : words) line.append(line.isEmpty() ? "" : " ").append(word);
        write(line.append('\n').toString());
    }

    void zeros(int count) throws IOException {
        for (int i = 0; i < count; i++) line(0);
    }

    void weights(Weights weights) throws IOException {
        if (!binary) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < weights.size(); i++) text.append(weights.at(i)).append(' ');
            write(text.append('\n').toString());
            return;
        }
        write("@BIN@");
        for (int i = 0; i < weights.size(); i++) {
            stream.writeInt(Integer.reverseBytes(Float.floatToIntBits(weights.at(i))));
        }
        write("\n");
    }

    private void write(String text) throws IOException {
        stream.write(text.getBytes(StandardCharsets.US_ASCII));
    }

    void flush() throws IOException {
        stream.flush();
    }
}
