package tesuji.solve.space;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import tesuji.core.base.Draft;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.base.WholeFile;

/**
 * A folder in which unfinished work on the states of a game is kept, so that whoever is killed can go on. One program
 * works in it at a time: of two, each would take what the other has half done for its own.
 */
public final class WorkFolder implements AutoCloseable {
    private static final String MANIFEST = "states";
    private static final String VERSION = "tesuji states 2\n";
    private static final String UNLOCKED = "tesuji states 1\n";
    /** Results, and what is only of use to the program that has written it. */
    private static final Pattern RESULTS = Pattern.compile("frontier-[0-9]{5,}|seen-[0-9]+|keys|labels|sweeps");

    private static final Pattern PIECES = Pattern.compile("piece-[0-9]+|working-labels");

    private final Path folder;
    private final LockFile lock;
    private final boolean begun;

    private WorkFolder(Path folder, LockFile lock, boolean begun) {
        this.folder = folder;
        this.lock = lock;
        this.begun = begun;
    }

    /** Opens the folder, or makes it; refuses one that belongs to another game, or in which somebody is at work. */
    public static WorkFolder open(Path folder, StateCodec codec) {
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw new InputException("The folder " + folder + " cannot be made.", failure);
        }
        LockFile lock = LockFile.tryTake(LockFile.in(folder))
                .orElseThrow(
                        () -> new InputException("Another program is working in the folder " + folder + " just now."));
        boolean opened = false;
        try {
            boolean begun = claim(folder, codec);
            WorkFolder work = new WorkFolder(folder, lock, begun);
            opened = true;
            return work;
        } catch (IOException failure) {
            throw unusable(folder, failure);
        } finally {
            if (!opened) lock.close();
        }
    }

    /** Makes sure whose folder it is; whether there is earlier work in it. */
    private static boolean claim(Path folder, StateCodec codec) throws IOException {
        String wanted =
                VERSION + codec.game().id() + "\nfolded " + codec.folded() + "\norigin " + codec.origin() + "\n";
        Path manifest = folder.resolve(MANIFEST);
        boolean named = Files.exists(manifest);
        if (named) check(folder, new String(WholeFile.read(manifest), StandardCharsets.UTF_8), wanted, codec);
        boolean results = tidied(folder);
        if (results && !named) {
            throw new InputException("The folder " + folder
                    + " holds states of a game, but not the file that says of which; remove it to begin anew.");
        }
        if (!named) WholeFile.write(manifest, wanted.getBytes(StandardCharsets.UTF_8));
        return results;
    }

    private static void check(Path folder, String found, String wanted, StateCodec codec) {
        if (found.equals(wanted)) return;
        if (found.startsWith(UNLOCKED)) {
            throw new InputException("The folder " + folder
                    + " is of an earlier version, which did not lock it; remove it to begin anew.");
        }
        throw new InputException("The folder " + folder + " holds states of something else than "
                + codec.game().id() + (codec.folded() ? " with" : " without") + " symmetries folded.");
    }

    /** Removes what only a program that is gone could have used; whether results are left. */
    private static boolean tidied(Path folder) throws IOException {
        Draft.sweep(folder, WorkFolder::isOurs);
        boolean results = false;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                String name = String.valueOf(file.getFileName());
                results |= RESULTS.matcher(name).matches();
                if (PIECES.matcher(name).matches()) Files.delete(file);
            }
        }
        return results;
    }

    private static boolean isOurs(String name) {
        return name.equals(MANIFEST)
                || RESULTS.matcher(name).matches()
                || PIECES.matcher(name).matches();
    }

    /** Whether somebody has worked here before. */
    public boolean isBegun() {
        return begun;
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    /** What is there does not fit together. */
    InputException damaged() {
        return new InputException(
                "The files in the folder " + folder + " do not fit together; remove it to begin anew.");
    }

    /** A sentence for what the disk has said. */
    public InputException unusable(IOException failure) {
        return unusable(folder, failure);
    }

    private static InputException unusable(Path folder, IOException failure) {
        return new InputException("The folder " + folder + " cannot be used: " + failure.getMessage() + ".", failure);
    }

    @Override
    public void close() {
        lock.close();
    }
}
