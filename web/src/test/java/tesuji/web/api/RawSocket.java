package tesuji.web.api;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import tesuji.web.TestServer;

/** A socket to the workbench of which every byte is ours: it may leave headers out, send rubbish, and never read. */
final class RawSocket implements AutoCloseable {
    private static final int MASKED = 0x80;
    private static final int CLOSE = 8;

    private final Socket socket = new Socket();

    RawSocket(TestServer server) throws IOException {
        socket.setReceiveBufferSize(2_000);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
        socket.setSoTimeout(10_000);
    }

    /** The lines that ask for a socket, as a page of this server sends them. */
    static String upgrade(TestServer server) {
        return "GET /api/live HTTP/1.1\nHost: 127.0.0.1:" + server.port() + "\nOrigin: " + server.base()
                + "\nUpgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Version: 13"
                + "\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nSec-WebSocket-Protocol: tesuji, key." + server.key();
    }

    /** Sends the lines of a request and reads the first of its answer. */
    String ask(String lines) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write((lines.replace("\n", "\r\n") + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
        StringBuilder answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            int next = socket.getInputStream().read();
            if (next < 0) break;
            answer.append((char) next);
        }
        return answer.toString().lines().findFirst().orElse("");
    }

    /** Sends a frame (RFC 6455, §5.2): 1 is text, 2 binary, 9 a ping. */
    void send(int kind, byte[] body) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(MASKED | kind);
        if (body.length < 126) {
            frame.write(MASKED | body.length);
        } else {
            frame.write(MASKED | 127);
            for (int shift = 56; shift >= 0; shift -= 8) frame.write((int) ((long) body.length >> shift));
        }
        frame.writeBytes(new byte[4]); // a mask of zeros changes nothing
        frame.writeBytes(body);
        socket.getOutputStream().write(frame.toByteArray());
        socket.getOutputStream().flush();
    }

    void send(String text) throws IOException {
        send(1, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether a message closes this socket; a long one may be cut off by that. */
    boolean isClosedBy(int kind, byte[] message) throws IOException {
        try {
            send(kind, message);
        } catch (SocketException cutOff) {
            return true;
        }
        return isClosedSoon();
    }

    boolean isClosedBy(String text) throws IOException {
        return isClosedBy(1, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether the other end closes this socket; what it sends before is not looked at. */
    boolean isClosedSoon() throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        try {
            while (true) {
                int kind = in.readUnsignedByte() & 0x0f;
                if (kind == CLOSE) return true;
                int length = in.readUnsignedByte();
                long rest = length < 126 ? length : length == 126 ? in.readUnsignedShort() : in.readLong();
                in.skipNBytes(rest);
            }
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException closed) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
