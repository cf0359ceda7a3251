package tesuji.neural.backend;

import java.lang.reflect.InvocationTargetException;
import tesuji.neural.model.Network;

/** The ways to compute a network that there are here. */
public final class Backends {
    private static final String MODULE = "jdk.incubator.vector";

    /** Named by text, because the class cannot be loaded where the module is missing. */
    private static final String VECTOR = "tesuji.neural.vector.VectorBackend";

    private Backends() {}

    /** Whether the Vector API is there: part of every JDK, but only if the JVM was told to add it. */
    public static boolean hasVectors() {
        return ModuleLayer.boot().findModule(MODULE).isPresent();
    }

    /** What to tell a person, once, where {@link #fastest} is the plain backend. */
    public static String advice() {
        return "Networks are evaluated without vectors, which takes many times longer: start Java with --add-modules "
                + MODULE + ".";
    }

    /** The fastest backend that runs here. */
    public static Backend fastest(Network network) {
        return hasVectors() ? vector(network) : new PlainBackend(network);
    }

    private static Backend vector(Network network) {
        try {
            Class<? extends Backend> type = Class.forName(VECTOR).asSubclass(Backend.class);
            return type.getConstructor(Network.class).newInstance(network);
        } catch (InvocationTargetException fault) {
            throw new IllegalStateException(fault.getCause());
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(fault);
        }
    }
}
