package tesuji.solve.space;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Files of sorted keys that are being collected until they are read side by side. When there are many, those of one
 * kind become one, for a process may only have some files open. Several threads may add.
 */
final class KeyPieces {
    /** Files that are there at once; systems allow a process 1,024 open ones and more. */
    private static final int MOST = 256;

    private final WorkFolder folder;
    private final boolean distinct;
    private final int most;
    private final List<List<Piece>> kinds = new ArrayList<>();
    private int named;

    private record Piece(Path file, long keys) {}

    /**
     * No pieces.
     *
     * @param kinds how many kinds of keys there are
     * @param distinct whether keys of a kind that are there twice may become one
     */
    KeyPieces(WorkFolder folder, int kinds, boolean distinct) {
        this(folder, kinds, distinct, MOST);
    }

    /** With so many files at once; at least two for each kind. */
    KeyPieces(WorkFolder folder, int kinds, boolean distinct, int most) {
        this.folder = folder;
        this.distinct = distinct;
        this.most = Math.max(2 * kinds, most);
        for (int i = 0; i < kinds; i++) this.kinds.add(new ArrayList<>());
    }

    /** Writes a piece: the first keys of an array, which are sorted. */
    void add(long[] sorted, int count, int kind) throws IOException {
        Path file = next();
        KeyWriter.write(file, sorted, count);
        keep(new Piece(file, count), kind);
    }

    private synchronized Path next() {
        return folder.file("piece-" + named++);
    }

    private synchronized void keep(Piece piece, int kind) throws IOException {
        kinds.get(kind).add(piece);
        if (count() >= most) join(fullest());
    }

    private List<Piece> fullest() {
        List<Piece> fullest = kinds.get(0);
        for (List<Piece> each : kinds) if (each.size() > fullest.size()) fullest = each;
        return fullest;
    }

    private void join(List<Piece> pieces) throws IOException {
        Path file = next();
        long keys;
        try (KeyMerge merge = new KeyMerge(files(pieces), distinct);
                KeyWriter writer = new KeyWriter(file)) {
            while (merge.next()) writer.add(merge.key());
            writer.finish();
            keys = writer.count();
        }
        List<Piece> old = List.copyOf(pieces);
        pieces.clear();
        pieces.add(new Piece(file, keys));
        for (Piece piece : old) Files.deleteIfExists(piece.file);
    }

    private static List<Path> files(List<Piece> pieces) {
        return pieces.stream().map(Piece::file).toList();
    }

    /** The pieces of a kind. */
    synchronized List<Path> files(int kind) {
        return files(kinds.get(kind));
    }

    synchronized int kinds() {
        return kinds.size();
    }

    /** How many pieces there are. */
    synchronized int count() {
        return kinds.stream().mapToInt(List::size).sum();
    }

    /** How many keys they have. */
    synchronized long keys() {
        return kinds.stream().flatMap(List::stream).mapToLong(Piece::keys).sum();
    }

    /** Leaves all files to whoever has asked for them. */
    synchronized void forget() {
        kinds.forEach(List::clear);
    }

    /** Removes all files. */
    synchronized void remove() throws IOException {
        for (List<Piece> pieces : kinds) {
            for (Piece piece : pieces) Files.deleteIfExists(piece.file);
            pieces.clear();
        }
    }
}
