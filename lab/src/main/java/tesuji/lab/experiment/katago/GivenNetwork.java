package tesuji.lab.experiment.katago;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.lab.experiment.GivenFiles;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.file.NetworkFiles;

/**
 * The network that an experiment asks, once somebody has given one. Its file is read when it is first needed, not when
 * it is named, and once for all experiments.
 */
final class GivenNetwork {
    static final GivenNetwork NONE = new GivenNetwork(Optional.empty());

    /** Programs are given one network, which they need to their end. */
    private static final Map<Path, GivenNetwork> NAMED = new ConcurrentHashMap<>();

    private final Optional<Path> file;
    private @Nullable Reading reading;

    /** A network, or why there is none. */
    private record Reading(Optional<Backend> backend, Optional<String> fault) {
        static Reading of(Path file) {
            try {
                return new Reading(Optional.of(Backends.fastest(NetworkFiles.read(file))), Optional.empty());
            } catch (InputException unreadable) {
                return new Reading(Optional.empty(), Optional.of(String.valueOf(unreadable.getMessage())));
            }
        }
    }

    private GivenNetwork(Optional<Path> file) {
        this.file = file;
    }

    static GivenNetwork of(GivenFiles files) {
        return files.network()
                .map(named -> NAMED.computeIfAbsent(named, path -> new GivenNetwork(Optional.of(path))))
                .orElse(NONE);
    }

    private synchronized Optional<Reading> reading() {
        if (reading == null && file.isPresent()) reading = Reading.of(file.get());
        return Optional.ofNullable(reading);
    }

    private Optional<Backend> backend() {
        return reading().flatMap(Reading::backend);
    }

    /** What is missing or wrong, as a sentence. */
    Optional<String> missing(String experiment) {
        return file.isEmpty()
                ? Optional.of(experiment + " asks a network of KataGo; give its file with --net FILE.")
                : reading().flatMap(Reading::fault);
    }

    /** The name that stands in its file. */
    String name() {
        return backend().map(given -> given.network().name()).orElse("none");
    }

    Backend demand() {
        return backend().orElseThrow();
    }
}
