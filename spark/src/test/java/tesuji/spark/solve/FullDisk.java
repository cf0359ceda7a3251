package tesuji.spark.solve;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.util.Progressable;

/** A file system on which only so many bytes can be written, in all. */
public final class FullDisk extends RawLocalFileSystem {
    private static final AtomicLong ROOM = new AtomicLong(Long.MAX_VALUE);

    static void leave(long bytes) {
        ROOM.set(bytes);
    }

    @Override
    public URI getUri() {
        return URI.create("full:///");
    }

    @Override
    public FSDataOutputStream create(
            Path path, boolean overwrite, int bufferSize, short replication, long blockSize, Progressable progress)
            throws IOException {
        OutputStream out = super.create(path, overwrite, bufferSize, replication, blockSize, progress);
        return new FSDataOutputStream(new Bounded(out), null);
    }

    private static final class Bounded extends OutputStream {
        private final OutputStream out;

        Bounded(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int begin, int length) throws IOException {
            if (ROOM.addAndGet(-length) < 0) throw new IOException("No space left on device");
            out.write(bytes, begin, length);
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
