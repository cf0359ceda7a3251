package tesuji.spark.space;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;

/**
 * A folder that all processes of a cluster see, in any file system that Hadoop knows. Files get their names when they
 * are whole; of two tasks that write the same file the last one wins, and both have written the same.
 *
 * @param place the folder: a path, or a URI
 */
public record ShardFolder(String place) implements Serializable {
    private static final int BUFFER = 1 << 16;
    private static final String DRAFT = ".draft-";
    private static final String LOCAL = "file";
    /** One for each connection to Spark that this process has had: reading them takes some time. */
    private static final Map<String, Configuration> SETTINGS = new ConcurrentHashMap<>();

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {
        void to(OutputStream out) throws IOException;
    }

    /** Reads the content of a file. */
    @FunctionalInterface
    public interface Reading<T> {
        /** Reads it all; {@code length} is how many bytes the file has. */
        T from(InputStream in, long length) throws IOException;
    }

    /** The name of a file of a shard. */
    public static String name(int shard, String kind) {
        return String.format("shard-%05d.%s", shard, kind);
    }

    private FileSystem files() throws IOException {
        FileSystem files = FileSystem.get(new Path(place).toUri(), settings());
        files.setWriteChecksum(false); // every file has one of its own
        return files;
    }

    /** Hadoop's settings, with those that were given to Spark. */
    private static Configuration settings() {
        @Nullable SparkEnv environment = SparkEnv.get();
        if (environment == null) return SparkHadoopUtil.get().conf();
        return SETTINGS.computeIfAbsent(
                environment.conf().getAppId(), id -> SparkHadoopUtil.get().newConfiguration(environment.conf()));
    }

    private Path path(String name) {
        return new Path(place, name);
    }

    /** The same folder by a name that means the same in every process of a cluster. */
    public ShardFolder qualified() {
        try {
            return new ShardFolder(files().makeQualified(new Path(place)).toString());
        } catch (IOException | IllegalArgumentException failure) {
            throw unusable(failure);
        }
    }

    /** Where the folder is on the disks of this machine, if it is there. */
    public Optional<java.nio.file.Path> onThisMachine() {
        URI whole = new Path(qualified().place).toUri();
        return LOCAL.equals(whole.getScheme()) ? Optional.of(java.nio.file.Path.of(whole.getPath())) : Optional.empty();
    }

    /** The name of a file as people know it. */
    public String shown(String name) {
        return shown() + "/" + name;
    }

    /** The name of the folder as people know it. */
    public String shown() {
        return place.startsWith(LOCAL + ":/") ? new Path(place).toUri().getPath() : place;
    }

    /** Makes the folder, if it is not there. */
    public void make() {
        try {
            if (!files().mkdirs(new Path(place))) throw new IOException("it cannot be made");
        } catch (IOException | RuntimeException failure) {
            throw unusable(failure);
        }
    }

    public void write(String name, Content content) {
        @Nullable TaskContext task = TaskContext.get();
        Path draft = path(DRAFT + name + "-" + (task == null ? "driver" : "" + task.taskAttemptId()));
        try {
            FileSystem files = files();
            try (DraftFile unnamed = new DraftFile(files, draft)) {
                try (OutputStream out = new BufferedOutputStream(files.create(draft, true), BUFFER)) {
                    content.to(out);
                }
                unnamed.rename(path(name));
            }
        } catch (IOException | FSError failure) { // an error is what Hadoop makes of a full disk of this machine
            throw unusable(failure);
        }
    }

    public <T> T read(String name, Reading<T> reading) {
        try {
            FileSystem files = files();
            long length = files.getFileStatus(path(name)).getLen();
            try (InputStream in = new BufferedInputStream(files.open(path(name)), BUFFER)) {
                return reading.from(in, length);
            }
        } catch (FileNotFoundException | EOFException failure) {
            throw new InputException(damage(name), failure);
        } catch (IOException | FSError failure) {
            throw unusable(failure);
        }
    }

    /** What there is to say of a file that does not hold what it should. */
    public String damage(String name) {
        return "The file " + shown(name) + " is missing or damaged; remove its folder to begin anew.";
    }

    /** The names of all files, drafts included. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        try {
            for (FileStatus file : files().listStatus(new Path(place))) {
                if (file.isFile()) names.add(file.getPath().getName());
            }
        } catch (IOException failure) {
            throw unusable(failure);
        }
        return names;
    }

    public void delete(String name) {
        try {
            files().delete(path(name), false);
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    static boolean isDraft(String name) {
        return name.startsWith(DRAFT);
    }

    private InputException unusable(Throwable failure) {
        Throwable reason = failure instanceof FSError && failure.getCause() != null ? failure.getCause() : failure;
        String said = String.valueOf(reason.getMessage()).lines().findFirst().orElse("");
        return new InputException(
                "The folder " + shown() + " cannot be used: " + said
                        + "; the same command goes on when that is mended.",
                failure);
    }
}
