package tesuji.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.Map;
import tesuji.core.base.InputException;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.ForwardPass;
import tesuji.neural.model.Network;

/** Computes a network by ONNX Runtime, one thread for each evaluation. All threads share one session for each size. */
public final class OnnxBackend implements Backend, AutoCloseable {
    private final Network network;
    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final Map<Integer, OrtSession> sessions = new HashMap<>();

    public OnnxBackend(Network network) {
        this.network = network;
    }

    @Override
    public String name() {
        return "onnx";
    }

    @Override
    public Network network() {
        return network;
    }

    @Override
    public ForwardPass on(int size) {
        OrtSession session = session(size);
        long[] planeShape = {1, size, size, Network.PLANES};
        long[] globalShape = {1, Network.GLOBALS};
        return (planes, globals, into) -> {
            try (OnnxTensor points = OnnxTensor.createTensor(environment, FloatBuffer.wrap(planes), planeShape);
                    OnnxTensor numbers = OnnxTensor.createTensor(environment, FloatBuffer.wrap(globals), globalShape);
                    OrtSession.Result result =
                            session.run(Map.of(NetworkGraph.PLANES, points, NetworkGraph.GLOBALS, numbers))) {
                read(result, NetworkGraph.POLICY, into.policy());
                read(result, NetworkGraph.PASS, into.pass());
                read(result, NetworkGraph.OUTCOME, into.outcome());
                read(result, NetworkGraph.SCORE, into.score());
                read(result, NetworkGraph.OWNERSHIP, into.ownership());
            } catch (OrtException refused) {
                throw refusal(refused);
            }
        };
    }

    private static void read(OrtSession.Result result, String name, float[] into) {
        OnnxTensor tensor = (OnnxTensor) result.get(name).orElseThrow();
        tensor.getFloatBuffer().get(into);
    }

    private synchronized OrtSession session(int size) {
        return sessions.computeIfAbsent(size, each -> open(each));
    }

    private OrtSession open(int size) {
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            return environment.createSession(NetworkGraph.of(network, size), options);
        } catch (OrtException refused) {
            throw refusal(refused);
        }
    }

    private InputException refusal(OrtException refused) {
        return new InputException(
                "ONNX Runtime cannot compute the network " + network.name() + ": " + refused.getMessage() + ".",
                refused);
    }

    @Override
    public synchronized void close() {
        for (OrtSession session : sessions.values()) {
            try {
                session.close();
            } catch (OrtException refused) {
                throw refusal(refused);
            }
        }
        sessions.clear();
    }
}
