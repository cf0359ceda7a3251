package tesuji.spark.space;

import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.Path;

/** A file system that throws if a file would take the name of another one, as that of S3 does. */
public final class RefusingToReplace extends NeverReplacing {
    @Override
    public URI getUri() {
        return URI.create("refuse:///");
    }

    @Override
    boolean refuse(Path taken) throws IOException {
        throw new FileAlreadyExistsException(taken + " is there");
    }
}
