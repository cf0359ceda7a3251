package tesuji.games.sgf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How a file writes characters.
 *
 * <p>A byte order mark decides; else the charset that the first root declares with {@code CA}; else UTF-8 if the bytes
 * are that; else ISO-8859-1, the default of the standard, which reads any bytes and gives every one of them back.
 * A declared charset that does not fit the bytes is passed over in the same order.
 *
 * @param mark whether the text begins with a byte order mark
 */
public record SgfEncoding(Charset charset, boolean mark) {
    public static final SgfEncoding UTF_8 = new SgfEncoding(StandardCharsets.UTF_8, false);

    private static final SgfEncoding LATIN = new SgfEncoding(StandardCharsets.ISO_8859_1, false);
    private static final char MARK = '\uFEFF';
    private static final String ASCII = "\t\n\r ()[]:;\\0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    /** Bytes as text, and the encoding that made it so. */
    record Decoded(String text, SgfEncoding encoding) {}

    static Decoded decode(byte[] bytes) {
        for (SgfEncoding encoding : candidates(bytes)) {
            Optional<String> text = encoding.read(bytes);
            if (text.isPresent()) return new Decoded(text.get(), encoding);
        }
        return new Decoded(new String(bytes, StandardCharsets.ISO_8859_1), LATIN);
    }

    private static List<SgfEncoding> candidates(byte[] bytes) {
        List<SgfEncoding> candidates = new ArrayList<>();
        for (Charset marked : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
            SgfEncoding encoding = new SgfEncoding(marked, true);
            if (encoding.isMarked(bytes)) candidates.add(encoding);
        }
        for (Charset charset : declared(bytes)) candidates.add(new SgfEncoding(charset, false));
        candidates.add(UTF_8);
        return candidates;
    }

    /** The charset the first root names, if there is such a one, and a wider one that its users often mean. */
    private static List<Charset> declared(byte[] bytes) {
        String bytewise = new String(bytes, StandardCharsets.ISO_8859_1);
        Optional<String> name = new SgfParser("", bytewise).firstNode().flatMap(root -> root.simpleText("CA"));
        List<Charset> charsets = new ArrayList<>();
        name.flatMap(SgfEncoding::charset).ifPresent(charset -> {
            charsets.add(charset);
            wider(charset).ifPresent(charsets::add);
        });
        return charsets;
    }

    private static Optional<Charset> charset(String name) {
        try {
            return Optional.of(Charset.forName(name.strip())).filter(SgfEncoding::keepsAscii);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return Optional.empty();
        }
    }

    private static Optional<Charset> wider(Charset charset) {
        return switch (charset.name().toUpperCase(Locale.ROOT)) {
            case "SHIFT_JIS" -> charset("windows-31j");
            case "GB2312", "GBK" -> charset("GB18030");
            case "BIG5" -> charset("x-MS950-HKSCS");
            case "EUC-KR" -> charset("x-windows-949");
            default -> Optional.empty();
        };
    }

    /**
     * The structure of a file was found in its ASCII bytes, so a charset that reads those otherwise cannot be meant.
     */
    private static boolean keepsAscii(Charset charset) {
        return charset.canEncode() && new String(ASCII.getBytes(StandardCharsets.US_ASCII), charset).equals(ASCII);
    }

    private boolean isMarked(byte[] bytes) {
        byte[] sign = String.valueOf(MARK).getBytes(charset);
        return bytes.length >= sign.length && Arrays.equals(bytes, 0, sign.length, sign, 0, sign.length);
    }

    /** The text of the bytes without the mark; empty if they are not wholly of this encoding. */
    private Optional<String> read(byte[] bytes) {
        try {
            String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (mark) text = text.substring(1);
            return Optional.of(text).filter(this::keeps);
        } catch (CharacterCodingException foreign) {
            return Optional.empty();
        }
    }

    /** Some old charsets read more than they can write. */
    private boolean keeps(String text) {
        boolean sure = charset.equals(StandardCharsets.UTF_8) || charset.equals(StandardCharsets.ISO_8859_1);
        return sure || new String(write(text), charset).substring(mark ? 1 : 0).equals(text);
    }

    private byte[] write(String text) {
        return (mark ? MARK + text : text).getBytes(charset);
    }

    /**
     * The text in this encoding if it reads back the same, else in UTF-8 behind a byte order mark, which always does:
     * a character the charset lacks, or a charset found only thanks to bytes that are no longer there, costs no data.
     */
    byte[] encode(String text) {
        byte[] bytes = write(text);
        return decode(bytes).text().equals(text) ? bytes : new SgfEncoding(StandardCharsets.UTF_8, true).write(text);
    }
}
