package tesuji.spark.space;

import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/** A file system from which no file can be removed. */
public final class NeverRemoving extends RawLocalFileSystem {
    @Override
    public URI getUri() {
        return URI.create("stay:///");
    }

    @Override
    public boolean delete(Path file, boolean recursive) throws IOException {
        throw new IOException("it cannot be removed");
    }
}
