package tesuji.spark.space;

import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/** A file system on which a file never takes the name of another one, as on HDFS. */
public class NeverReplacing extends RawLocalFileSystem {
    @Override
    public URI getUri() {
        return URI.create("keep:///");
    }

    @Override
    public boolean rename(Path from, Path to) throws IOException {
        return exists(to) ? refuse(to) : super.rename(from, to);
    }

    boolean refuse(Path taken) throws IOException {
        return false;
    }
}
