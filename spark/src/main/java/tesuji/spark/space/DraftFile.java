package tesuji.spark.space;

import java.io.Closeable;
import java.io.IOException;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * A file that is being written and gets its name when it is whole; closed before that, it is removed. In a statement
 * with resources a removal that fails is told beside the reason why it came to that, not instead of it. Owned by one
 * thread.
 */
final class DraftFile implements Closeable {
    private final FileSystem files;
    private final Path draft;
    private boolean exists = true;

    DraftFile(FileSystem files, Path draft) {
        this.files = files;
        this.draft = draft;
    }

    /** Gives the file its name. Some file systems never replace: there the file that another attempt wrote stays. */
    void rename(Path target) throws IOException {
        if (!tryRename(target)) {
            if (!files.exists(target)) throw new IOException(target.getName() + " cannot be given its name");
            if (files.getFileStatus(target).getLen()
                    == files.getFileStatus(draft).getLen()) return;
            files.delete(target, false); // left by a program that was killed
            if (!tryRename(target)) throw new IOException(target.getName() + " cannot be replaced");
        }
        exists = false;
    }

    /** HDFS answers with false if there is such a file already, the file system of S3 throws. */
    private boolean tryRename(Path target) throws IOException {
        try {
            return files.rename(draft, target);
        } catch (FileAlreadyExistsException taken) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        if (exists) files.delete(draft, false);
    }
}
