package tesuji.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/**
 * A graph of the ONNX format while it is written: constants and operations, each named by a number, in the order in
 * which they are added. The numbers of fields are those of {@code onnx.proto}.
 */
final class OnnxGraph {
    private static final int IR_VERSION = 8;
    private static final int OPSET_VERSION = 17;
    private static final int FLOAT = 1;
    private static final int INT64 = 7;
    private static final int TYPE_INTEGER = 2;
    private static final int TYPE_INTEGERS = 7;

    private final ProtobufWriter graph = new ProtobufWriter().text(2, "network");
    private int names;

    /** A whole number or several that an operation is told beside its inputs. */
    record Attribute(String name, boolean isList, List<Integer> values) {
        Attribute {
            values = List.copyOf(values);
        }

        static Attribute of(String name, int value) {
            return new Attribute(name, false, List.of(value));
        }

        static Attribute list(String name, Integer... values) {
            return new Attribute(name, true, List.of(values));
        }

        private ProtobufWriter message() {
            ProtobufWriter message = new ProtobufWriter().text(1, name);
            for (int value : values) message.number(isList ? 8 : 3, value);
            return message.number(20, isList ? TYPE_INTEGERS : TYPE_INTEGER);
        }
    }

    private String newName() {
        names++;
        return "t" + names;
    }

    /** A tensor of fixed numbers. */
    String constant(float[] values, int... dimensions) {
        byte[] raw = new byte[values.length * Float.BYTES];
        littleEndian(raw).asFloatBuffer().put(values);
        return constant(FLOAT, raw, dimensions);
    }

    /** A list of whole numbers. */
    String constant(long... values) {
        byte[] raw = new byte[values.length * Long.BYTES];
        littleEndian(raw).asLongBuffer().put(values);
        return constant(INT64, raw, values.length);
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private String constant(int type, byte[] raw, int... dimensions) {
        ProtobufWriter tensor = new ProtobufWriter();
        for (int dimension : dimensions) tensor.number(1, dimension);
        String name = newName();
        graph.message(5, tensor.number(2, type).text(8, name).bytes(9, raw));
        return name;
    }

    /** The result of an operation. */
    String operation(String type, String input, Attribute... attributes) {
        return operation(type, new String[] {input}, attributes);
    }

    String operation(String type, String[] inputs, Attribute... attributes) {
        ProtobufWriter node = new ProtobufWriter();
        for (String input : inputs) node.text(1, input);
        String name = newName();
        node.text(2, name).text(4, type);
        for (Attribute attribute : attributes) node.message(5, attribute.message());
        graph.message(1, node);
        return name;
    }

    void input(String name, int... dimensions) {
        graph.message(11, tensorInfo(name, dimensions));
    }

    /** Gives a result the name under which it is asked for. */
    void output(String name, String result, int... dimensions) {
        graph.message(1, new ProtobufWriter().text(1, result).text(2, name).text(4, "Identity"));
        graph.message(12, tensorInfo(name, dimensions));
    }

    private static ProtobufWriter tensorInfo(String name, int... dimensions) {
        ProtobufWriter shape = new ProtobufWriter();
        for (int dimension : dimensions) shape.message(1, new ProtobufWriter().number(1, dimension));
        ProtobufWriter tensor = new ProtobufWriter().number(1, FLOAT).message(2, shape);
        return new ProtobufWriter().text(1, name).message(2, new ProtobufWriter().message(1, tensor));
    }

    /** The whole file. */
    byte[] model() {
        return new ProtobufWriter()
                .number(1, IR_VERSION)
                .text(2, "tesuji")
                .message(7, graph)
                .message(8, new ProtobufWriter().text(1, "").number(2, OPSET_VERSION))
                .toBytes();
    }
}
