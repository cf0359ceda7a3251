package tesuji.neural.backend;

import tesuji.neural.model.Network;

/** A network in the form in which it is computed. Immutable for those who use it, shared by all threads. */
public interface Backend {
    /** What this way to compute is called. */
    String name();

    Network network();

    /** A worker for square boards of this size, to be owned by one thread. */
    ForwardPass on(int size);
}
