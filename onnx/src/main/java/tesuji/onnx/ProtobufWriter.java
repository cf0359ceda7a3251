package tesuji.onnx;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes one message in the wire format of protocol buffers: fields with a number, whole numbers in groups of seven
 * bits, texts and messages with their length before them.
 */
final class ProtobufWriter {
    private static final int VARINT = 0;
    private static final int LENGTH_DELIMITED = 2;
    private static final int GROUP = 0x7f;
    private static final int MORE = 0x80;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    byte[] toBytes() {
        return bytes.toByteArray();
    }

    ProtobufWriter number(int field, long value) {
        tag(field, VARINT);
        varint(value);
        return this;
    }

    ProtobufWriter text(int field, String value) {
        return bytes(field, value.getBytes(StandardCharsets.UTF_8));
    }

    ProtobufWriter message(int field, ProtobufWriter message) {
        return bytes(field, message.toBytes());
    }

    ProtobufWriter bytes(int field, byte[] value) {
        tag(field, LENGTH_DELIMITED);
        varint(value.length);
        bytes.writeBytes(value);
        return this;
    }

    private void tag(int field, int type) {
        varint((long) field << 3 | type);
    }

    private void varint(long value) {
        long left = value;
        while ((left & ~(long) GROUP) != 0) {
            bytes.write((int) (left & GROUP) | MORE);
            left >>>= 7;
        }
        bytes.write((int) left);
    }
}
