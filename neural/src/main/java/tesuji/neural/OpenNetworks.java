package tesuji.neural;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.file.NetworkFiles;

/**
 * The networks that were read, by file, so that several players of one network share its weights. A file that has
 * changed is read again; what nobody uses may be forgotten. Safe for all threads.
 */
final class OpenNetworks {
    private static final Map<Path, OpenNetwork> OPEN = new HashMap<>();

    private OpenNetworks() {}

    /** A network and the state of its file when it was read. */
    private record OpenNetwork(FileTime changed, long bytes, SoftReference<Backend> backend) {
        boolean isOf(FileTime time, long size) {
            return changed.equals(time) && bytes == size;
        }
    }

    /** The network of a file, computed in the fastest way that there is here. */
    static Backend open(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        FileTime changed;
        long bytes;
        try {
            changed = Files.getLastModifiedTime(whole);
            bytes = Files.size(whole);
        } catch (IOException failure) {
            throw new InputException("The network " + file + " cannot be read: " + WholeFile.reason(failure) + ".");
        }
        synchronized (OPEN) {
            OpenNetwork known = OPEN.get(whole);
            @Nullable Backend backend = known != null && known.isOf(changed, bytes) ? known.backend.get() : null;
            if (backend != null) return backend;
            Backend read = Backends.fastest(NetworkFiles.read(file));
            OPEN.put(whole, new OpenNetwork(changed, bytes, new SoftReference<>(read)));
            return read;
        }
    }
}
