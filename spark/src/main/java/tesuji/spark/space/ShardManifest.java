package tesuji.spark.space;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import tesuji.core.base.InputException;

/**
 * What the files in a folder of shards are, and how far the work is. It is written after the files it names, under a
 * number of its own, so that the last whole one is always true; some file systems can neither replace nor rename a file
 * at once.
 *
 * @param number of this manifest, from 0 on
 * @param stage how far the work is
 * @param layers how many states each layer has, as far as they are listed
 * @param saves the layers after which states were saved
 * @param pass up to which distance values are final, when they are being found
 * @param summary what is known of all states, when their values are; else empty
 */
public record ShardManifest(
        int number, StatesOf states, Stage stage, List<Long> layers, List<Integer> saves, int pass, String summary) {
    /** How far the work is. */
    public enum Stage {
        /** Layers are being listed: {@code shard-N.layers-L} for each save L, {@code shard-N.fresh-L} of the last. */
        LISTING,
        /** All are, in {@code shard-N.keys}. */
        LISTED,
        /** Values are being found: {@code shard-N.labels-P} of the last save P. */
        LABELLING,
        /** All are. */
        LABELLED
    }

    private static final String PREFIX = "manifest-";
    private static final String VERSION = "tesuji shards 1";

    public ShardManifest {
        layers = List.copyOf(layers);
        saves = List.copyOf(saves);
    }

    /** Nothing is done yet. */
    static ShardManifest begun(StatesOf states) {
        return new ShardManifest(0, states, Stage.LISTING, List.of(1L), List.of(), 0, "");
    }

    public ShardManifest listing(List<Long> found) {
        List<Integer> after = new ArrayList<>(saves);
        after.add(found.size());
        return new ShardManifest(number + 1, states, Stage.LISTING, found, after, 0, "");
    }

    public ShardManifest listed(List<Long> found) {
        return new ShardManifest(number + 1, states, Stage.LISTED, found, List.of(), 0, "");
    }

    public ShardManifest labelling(int distance) {
        return new ShardManifest(number + 1, states, Stage.LABELLING, layers, List.of(), distance, "");
    }

    public ShardManifest labelled(int distance, String known) {
        return new ShardManifest(number + 1, states, Stage.LABELLED, layers, List.of(), distance, known);
    }

    /** The number of states listed so far. */
    public long size() {
        return layers.stream().mapToLong(Long::longValue).sum();
    }

    /** Finds the work that was begun in a folder, or begins it; refuses a folder with other work. */
    public static ShardManifest open(ShardFolder folder, StatesOf states) {
        Optional<ShardManifest> found = find(folder);
        if (found.isPresent()) return checked(folder, found.get(), states).tidied(folder);
        if (folder.names().stream().anyMatch(name -> !name.startsWith("."))) {
            throw new InputException("The folder " + folder.shown()
                    + " holds files, but no manifest of shards that says what they are; name an empty folder.");
        }
        ShardManifest first = begun(states);
        first.write(folder);
        return first;
    }

    /** The last whole manifest of a folder, which is made if it is not there. */
    public static Optional<ShardManifest> find(ShardFolder folder) {
        folder.make();
        return folder.names().stream()
                .filter(name -> name.startsWith(PREFIX))
                .sorted(Comparator.comparingInt(ShardManifest::numberOf).reversed())
                .flatMap(name -> folder.read(name, (in, length) -> read(numberOf(name), in.readAllBytes())).stream())
                .findFirst();
    }

    private static ShardManifest checked(ShardFolder folder, ShardManifest found, StatesOf wanted) {
        if (found.states.equals(wanted)) return found;
        StatesOf other = found.states;
        String place = "The folder " + folder.shown() + " holds states of ";
        if (!other.game().equals(wanted.game()) || other.folded() != wanted.folded()) {
            throw new InputException(place + described(other) + ", not of " + described(wanted) + ".");
        }
        if (other.shards() != wanted.shards()) {
            throw new InputException(place + "this game in " + other.shards() + " shards, not " + wanted.shards()
                    + "; leave --shards out to go on.");
        }
        throw new InputException(place + "this game from another position; name another folder.");
    }

    private static String described(StatesOf states) {
        return states.game() + (states.folded() ? " with" : " without") + " symmetries folded";
    }

    /** Whether a file is part of what is known; others are left by programs that were killed. */
    private boolean isNeeded(String name) {
        if (name.equals(PREFIX + number)) return true;
        int dot = name.indexOf('.');
        String kind = name.substring(dot + 1);
        return switch (stage) {
            case LISTING ->
                saves.stream().anyMatch(layer -> kind.equals("layers-" + layer))
                        || (!saves.isEmpty() && kind.equals("fresh-" + saves.get(saves.size() - 1)));
            case LISTED -> kind.equals("keys");
            case LABELLING, LABELLED -> kind.equals("keys") || kind.equals("labels-" + pass);
        };
    }

    /** Writes this manifest, and removes what it has made superfluous. */
    public void write(ShardFolder folder) {
        byte[] text = text();
        folder.write(PREFIX + number, out -> out.write(text));
        tidied(folder);
    }

    private ShardManifest tidied(ShardFolder folder) {
        for (String name : folder.names()) {
            boolean ours = ShardFolder.isDraft(name) || name.startsWith(PREFIX) || name.startsWith("shard-");
            if (ours && !isNeeded(name)) folder.delete(name);
        }
        return this;
    }

    private static int numberOf(String name) {
        String digits = name.substring(PREFIX.length());
        return digits.matches("[0-9]{1,9}") ? Integer.parseInt(digits) : -1;
    }

    private byte[] text() {
        String lines = String.join(
                "\n",
                VERSION,
                states.game(),
                "" + states.folded(),
                "" + states.origin(),
                "" + states.shards(),
                stage.name(),
                joined(layers),
                joined(saves),
                "" + pass,
                summary);
        return (lines + "\n" + checksum(lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static String joined(List<?> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static long checksum(String lines) {
        CRC32C crc = new CRC32C();
        crc.update(lines.getBytes(StandardCharsets.UTF_8));
        return crc.getValue();
    }

    /** The manifest in these bytes; empty if they are not whole. */
    private static Optional<ShardManifest> read(int number, byte[] bytes) {
        List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
        if (lines.size() != 11 || !lines.get(0).equals(VERSION)) return Optional.empty();
        if (!lines.get(10).equals("" + checksum(String.join("\n", lines.subList(0, 10))))) return Optional.empty();
        StatesOf states = new StatesOf(
                lines.get(1),
                Boolean.parseBoolean(lines.get(2)),
                Long.parseLong(lines.get(3)),
                Integer.parseInt(lines.get(4)));
        return Optional.of(new ShardManifest(
                number,
                states,
                Stage.valueOf(lines.get(5)),
                numbers(lines.get(6)),
                numbers(lines.get(7)).stream().map(Long::intValue).toList(),
                Integer.parseInt(lines.get(8)),
                lines.get(9)));
    }

    private static List<Long> numbers(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",")).map(Long::parseLong).toList();
    }
}
