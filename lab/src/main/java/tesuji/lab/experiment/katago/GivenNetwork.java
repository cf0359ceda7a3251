package tesuji.lab.experiment.katago;

import java.util.Optional;
import tesuji.lab.experiment.GivenFiles;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.file.NetworkFiles;

/** The network that an experiment asks, once somebody has given one. */
record GivenNetwork(Optional<Backend> backend) {
    static final GivenNetwork NONE = new GivenNetwork(Optional.empty());

    static GivenNetwork of(GivenFiles files) {
        return new GivenNetwork(files.network().map(file -> Backends.fastest(NetworkFiles.read(file))));
    }

    /** What is missing, as a sentence. */
    Optional<String> missing(String experiment) {
        return backend.isPresent()
                ? Optional.empty()
                : Optional.of(experiment + " asks a network of KataGo; give its file with --net FILE.");
    }

    /** The name that stands in its file. */
    String name() {
        return backend.map(given -> given.network().name()).orElse("none");
    }

    Backend demand() {
        return backend.orElseThrow();
    }
}
