package tesuji.app.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/** A {@link PrintWriter} that does not keep quiet when nobody reads it: flushing it then is an {@link IOException}. */
public final class CheckedOutput extends Writer {
    private final PrintWriter out;

    public CheckedOutput(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void write(char[] text, int from, int length) {
        out.write(text, from, length);
    }

    @Override
    public void flush() throws IOException {
        if (out.checkError()) throw new IOException("nobody reads the output");
    }

    @Override
    public void close() {
        out.close();
    }
}
