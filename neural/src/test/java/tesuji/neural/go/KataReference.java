package tesuji.neural.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.neural.SharedFiles;
import tesuji.neural.backend.ForwardPass;
import tesuji.neural.backend.RawOutput;
import tesuji.neural.model.Network;

/**
 * A position and what KataGo says of it: a file of the reference. Lines with # tell the position, the others outputs.
 */
public record KataReference(String name, GoPosition position, NetworkRules rules, int symmetry, List<String> lines) {
    private static final double OUTCOME = 5e-6;
    private static final double POLICY = 5e-6;
    private static final double OWNERSHIP = 1e-5;
    private static final double POINTS = 2e-3;
    private static final double SQUARED = 2e-2;

    public static List<KataReference> all() {
        try (Stream<Path> files = Files.list(SharedFiles.references())) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .map(KataReference::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static KataReference named(String name) {
        return read(SharedFiles.references().resolve(name + ".txt"));
    }

    private static KataReference read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            String name = String.valueOf(file.getFileName()).replace(".txt", "");
            String json = field(lines, "# rules: ");
            NetworkRules rules = new NetworkRules(
                    GoRules.Ko.valueOf(word(json, "ko")),
                    GoRules.Scoring.valueOf(word(json, "scoring")),
                    NetworkRules.Tax.valueOf(word(json, "tax")),
                    json.contains("\"suicide\":true"),
                    json.contains("\"friendlyPassOk\":true"),
                    json.contains("\"hasButton\":true"));
            List<String> moves = new ArrayList<>(vertices(field(lines, "# setup: ")));
            int handicap = moves.size();
            moves.addAll(vertices(field(lines, "# moves ")));
            String preset = rules.scoring() == GoRules.Scoring.TERRITORY ? "japanese" : "chinese";
            String id = "go:size=" + name.substring(0, name.indexOf('x')) + ",rules=" + preset
                    + ",komi=" + json.substring(json.indexOf("komi: ") + 6)
                    + ",ko=" + word(json, "ko").toLowerCase(Locale.ROOT)
                    + ",suicide=" + (rules.suicide() ? "yes" : "no")
                    + (handicap == 0 ? "" : ",placement=free,handicap=" + handicap);
            GoPosition position = (GoPosition) Games.library().open(id).start();
            for (String move : moves) position.play(position.game().notation().move(move));
            List<String> outputs =
                    lines.stream().filter(line -> !line.startsWith("#")).toList();
            int symmetry = Integer.parseInt(field(outputs, "symmetry "));
            assertThat(position.toMove()).isEqualTo(field(lines, "# to play: ").equals("b") ? 0 : 1);
            return new KataReference(name, position, rules, symmetry, outputs);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String field(List<String> lines, String start) {
        return lines.stream()
                .filter(line -> line.startsWith(start))
                .map(line -> line.substring(start.length()).strip())
                .findFirst()
                .orElse("");
    }

    private static String word(String json, String key) {
        Matcher matcher = Pattern.compile("\"" + key + "\":\"(\\w+)\"").matcher(json);
        assertThat(matcher.find()).as(key).isTrue();
        return matcher.group(1);
    }

    private static List<String> vertices(String moves) {
        Matcher matcher = Pattern.compile("[bw] (\\w+)").matcher(moves);
        return matcher.results().map(result -> result.group(1)).toList();
    }

    public GoGame game() {
        return (GoGame) position.game();
    }

    GoInputs inputs() {
        return new GoInputs(game(), rules, false);
    }

    /** What a network says of the position. */
    public NetworkOutput evaluate(Network network, ForwardPass forward) {
        GoInputs inputs = inputs();
        float[] planes = inputs.newPlanes();
        float[] globals = new float[Network.GLOBALS];
        inputs.write(position, symmetry, planes, globals);
        return evaluate(network, forward, planes, globals);
    }

    NetworkOutput evaluate(Network network, ForwardPass forward, float[] planes, float[] globals) {
        RawOutput raw = new RawOutput(network, game().size());
        forward.run(planes, globals, raw);
        NetworkOutput output = new NetworkOutput(game().size());
        new OutputDecoder(game(), rules, network).decode(raw, position, symmetry, 0, output);
        return output;
    }

    private double number(String key) {
        return Double.parseDouble(field(lines, key + " "));
    }

    /** The numbers of the rows that follow a line. */
    private double[] rows(String key) {
        int size = game().size();
        double[] values = new double[size * size];
        int first = lines.indexOf(key) + 1;
        for (int row = 0; row < size; row++) {
            String[] words = lines.get(first + row).strip().split("\\s+");
            for (int column = 0; column < size; column++) {
                double value = words[column].equals("NAN") ? NetworkOutput.UNKNOWN : Double.parseDouble(words[column]);
                values[(size - 1 - row) * size + column] = value;
            }
        }
        return values;
    }

    /** The largest differences in policy and in the chance to win. */
    double[] differences(NetworkOutput output) {
        double[] policy = rows("policy");
        double most = Math.abs(output.policy()[policy.length] - number("policyPass"));
        for (int point = 0; point < policy.length; point++) {
            most = Math.max(most, Math.abs(output.policy()[point] - policy[point]));
        }
        return new double[] {most, Math.abs(output.whiteWin() - number("whiteWin"))};
    }

    public void check(NetworkOutput output) {
        assertThat(output.whiteWin()).as("win").isCloseTo(number("whiteWin"), within(OUTCOME));
        assertThat(output.whiteLoss()).as("loss").isCloseTo(number("whiteLoss"), within(OUTCOME));
        assertThat(output.noResult()).as("no result").isCloseTo(number("noResult"), within(OUTCOME));
        assertThat(output.whiteLead()).as("lead").isCloseTo(number("whiteLead"), within(POINTS));
        assertThat(output.whiteScore()).as("score").isCloseTo(number("whiteScoreSelfplay"), within(POINTS));
        assertThat(output.whiteScoreSquared()).isCloseTo(number("whiteScoreSelfplaySq"), within(SQUARED));
        assertThat(output.timeLeft()).isEqualTo(number("varTimeLeft"));
        assertThat(output.outcomeError()).isEqualTo(number("shorttermWinlossError"));
        assertThat(output.scoreError()).isEqualTo(number("shorttermScoreError"));
        double[] policy = rows("policy");
        double[] ownership = rows("whiteOwnership");
        for (int point = 0; point < policy.length; point++) {
            String vertex = game().notation().move(point);
            assertThat((double) output.policy()[point])
                    .as("policy of %s", vertex)
                    .isCloseTo(policy[point], within(POLICY));
            assertThat((double) output.ownership()[point])
                    .as("ownership of %s", vertex)
                    .isCloseTo(ownership[point], within(OWNERSHIP));
        }
        assertThat((double) output.policy()[policy.length]).as("pass").isCloseTo(number("policyPass"), within(POLICY));
    }
}
