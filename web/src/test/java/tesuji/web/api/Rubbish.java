package tesuji.web.api;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes requests that are nearly right, and some that are not right at all; the same ones for the same seed. */
final class Rubbish {
    private static final String SEATS = "[{\"kind\":\"human\"},{\"kind\":\"program\",\"player\":\"uct\",\"steps\":20}]";
    /** What pages send, so that most of what is sent comes past the first question. */
    private static final List<String> BODIES = List.of(
            "{\"game\":\"go:size=5\",\"seats\":" + SEATS + "}",
            "{\"game\":\"tictactoe\",\"setup\":\"...\\n...\\n...\\nmove x\",\"seats\":" + SEATS
                    + ",\"clock\":\"fischer 9 1\"}",
            "{\"seats\":" + SEATS + "}",
            "{\"move\":\"a1\"}",
            "{\"move\":\"b2\"}",
            "{\"gesture\":[3]}",
            "{\"komi\":\"0.5\",\"clock\":\"byoyomi 60 10 3\"}",
            "{\"comment\":\"good\"}",
            "{\"marks\":[{\"point\":3,\"kind\":\"label\",\"text\":\"A\"}]}",
            "{\"side\":1}",
            "{\"point\":\"a1\"}",
            "{\"kind\":\"analysis\",\"round\":\"r1\",\"node\":0,\"player\":\"uct\",\"steps\":50,\"ownership\":true}",
            "{\"kind\":\"review\",\"round\":\"r2\",\"node\":1,\"steps\":20}",
            "{\"kind\":\"reply\",\"round\":\"r1\",\"node\":0}",
            "{\"kind\":\"hint\",\"round\":\"r1\",\"node\":2,\"seconds\":0.01}",
            "{\"kind\":\"score\",\"round\":\"r2\",\"node\":0}",
            "{\"kind\":\"solve\",\"round\":\"r1\",\"node\":0,\"solve\":{\"method\":\"dfpn\",\"nodes\":1000}}",
            "{\"kind\":\"solve\",\"round\":\"r1\",\"node\":0,\"solve\":{\"method\":\"retrograde\","
                    + "\"save\":\"x\",\"strategy\":\"y\",\"verify\":true,\"fold\":true,\"seconds\":0.1}}",
            "{\"game\":\"tictactoe\",\"a\":{\"player\":\"random\",\"steps\":1},\"b\":{\"player\":\"flat\",\"steps\":2},"
                    + "\"games\":2,\"opening\":1,\"sides\":\"fixed\",\"seed\":3,\"longest\":9}",
            "{\"experiment\":\"taifho-human\",\"scale\":\"small\",\"seed\":1}",
            "game tictactoe\nmoves a1 b2 c3\n",
            "(;GM[1]SZ[5]KM[0.5];B[cc]C[hm](;W[bb])(;W[dd]LB[aa:1]))");

    /** What may stand in place of any value. */
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "0",
            "-1",
            "1",
            "7",
            "2147483648",
            "-9223372036854775809",
            "1e400",
            "-0.0",
            "0.5",
            "1e-300",
            "\"\"",
            "\" \"",
            "\"a1\"",
            "\"NaN\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"\\u202e\\ufeff\"",
            "\"\\n\\r\\t\\u001b[31m\"",
            "\"../../key\"",
            "\"/etc/passwd\"",
            "\"C:\\\\x\"",
            "\"gtp:true\"",
            "\"perfect:x\"",
            "\"database:x\"",
            "\"strategy:..\"",
            "\"solver:retrograde\"",
            "\"mcts[capacity=9,selection=Ucb1[c=NaN]]\"",
            "\"mcts[[[[\"",
            "\"go:size=19,komi=1e99\"",
            "\"go:size=-1\"",
            "\"go:size=99999999999\"",
            "\"skoczki\"",
            "\"kalah:pits=6\"",
            "\"taifho\"",
            "\"nim:heaps=1/2/3\"",
            "\"absolute 1e9\"",
            "\"human\"",
            "\"program\"",
            "\"retrograde\"",
            "\"pn\"",
            "\"\uD83D\uDC7E zażółć\"",
            "[]",
            "{}",
            "[[]]",
            "[null]",
            "[1,2,3,4,5,6,7,8,9]",
            "[-1]",
            "[2147483647]");

    private static final List<String> WORDS = List.of(
            "r1",
            "r2",
            "r3",
            "r4",
            "r999",
            "r0",
            "R1",
            "j1",
            "j2",
            "j99",
            "m1",
            "m99",
            "taifho-human-small-1",
            "taifho-c-full-0",
            "0",
            "1",
            "2",
            "3",
            "17",
            "999999",
            "1000000",
            "-1",
            "x",
            "",
            " ",
            "..",
            "../key",
            "..\\key",
            "/etc/passwd",
            "\u0000",
            "\n",
            "a\rb",
            "\u202e",
            "\uD83D\uDC7E",
            "%",
            "%00",
            "a1,b2",
            "D4,Q16,,",
            "sgf",
            "text",
            "dot",
            "database",
            "strategy",
            "go",
            "go:size=9",
            "go:size=x",
            "tictactoe",
            "skoczki:width=3,height=3",
            "nim",
            "chess",
            ":",
            "go:",
            "go:komi=",
            "null",
            "true",
            "<script>",
            "é".repeat(300));

    private static final List<String> TYPES = List.of(
            "application/json",
            "text/plain",
            "application/xml",
            "multipart/form-data; boundary=x",
            "x",
            "a/b; charset=none");
    private static final List<String> QUERIES = List.of("game", "node", "form", "path", "database", "x", "");
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final Pattern VALUE = Pattern.compile("(?<=[:\\[,])(\"[^\"]*\"|-?[0-9.]+|true|null)(?=[,}\\]])");
    private static final Pattern FIELD = Pattern.compile("\"\\w+\":(\"[^\"]*\"|-?[0-9.]+|true|null),?");

    private final Random random;

    Rubbish(long seed) {
        random = new Random(seed);
    }

    /**
     * A request.
     *
     * @param body one character for each byte
     */
    record Request(String method, String path, String type, String body) {}

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    /** A request to a route such as {@code GET /api/rounds/{round}}. */
    Request to(String route) {
        String[] parts = route.split(" ", 2);
        String method = once(15) ? any(List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")) : parts[0];
        Matcher places = PLACE.matcher(parts[1]);
        String path = places.replaceAll(place -> Matcher.quoteReplacement(encoded(word(place.group(1)))));
        StringBuilder query = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            query.append(query.isEmpty() ? "?" : "&")
                    .append(any(QUERIES))
                    .append('=')
                    .append(encoded(any(WORDS)));
        }
        String body = method.equals("GET") || method.equals("HEAD") ? "" : body();
        return new Request(method, path + query, any(TYPES), body);
    }

    private String word(String place) {
        if (once(3)) return any(WORDS);
        return switch (place) {
            case "round" -> "r" + (1 + random.nextInt(5));
            case "node" -> String.valueOf(random.nextInt(6));
            case "job" -> "j" + (1 + random.nextInt(40));
            case "match" -> "m" + (1 + random.nextInt(3));
            case "game" -> String.valueOf(1 + random.nextInt(3));
            case "run" -> "taifho-human-small-1";
            default -> any(WORDS);
        };
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private String body() {
        String text = any(BODIES);
        for (int i = random.nextInt(3); i > 0; i--) text = changed(text);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (once(20) && bytes.length > 0) bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private String changed(String text) {
        return switch (random.nextInt(12)) {
            case 0 -> text.substring(0, random.nextInt(text.length() + 1));
            case 1 -> FIELD.matcher(text).replaceFirst("");
            case 2 -> text.replaceFirst("\\{", "{\"unknown\":1,");
            case 3 -> text.replaceFirst("\\{", "{" + "\"a\":{".repeat(200));
            case 4 -> text + text;
            case 5 -> text.replaceFirst("\"a1\"", "\"" + "x".repeat(50_000) + "\"");
            case 6 -> text.replaceFirst("\\[", "[" + "1,".repeat(20_000));
            default -> valueReplaced(text);
        };
    }

    private String valueReplaced(String text) {
        List<Map.Entry<Integer, Integer>> places = VALUE.matcher(text)
                .results()
                .map(found -> Map.entry(found.start(), found.end()))
                .toList();
        if (places.isEmpty()) return text + any(VALUES);
        Map.Entry<Integer, Integer> place = any(places);
        return text.substring(0, place.getKey()) + any(VALUES) + text.substring(place.getValue());
    }
}
