package tesuji.games.go.feature;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;

/**
 * Strengths as text: a line {@code FEATURE LEVEL γ} for each level of a feature, a line {@code PATTERN KEY γ} for each
 * pattern, with its key in 16 hexadecimal digits. Levels that are left out have the strength 1. Lines that begin with #
 * are comments.
 */
public final class StrengthsText {
    private static final int HEX = 16;
    private static final int WORDS = 3;
    private static final Pattern NUMBER = Pattern.compile("[0-9]+([.][0-9]+)?([eE][-+]?[0-9]+)?");

    private final String source;
    private final Map<MoveFeature, float[]> gammas = new EnumMap<>(MoveFeature.class);
    private final Map<MoveFeature, boolean[]> given = new EnumMap<>(MoveFeature.class);
    private long[] keys = new long[1 << 10];
    private float[] ofPatterns = new float[1 << 10];
    private int patterns;

    private StrengthsText(String source) {
        this.source = source;
        PatternDictionary none = new PatternDictionary(new long[0]);
        for (MoveFeature feature : MoveFeature.values()) {
            float[] levels = new float[feature.levels(none) + 1];
            Arrays.fill(levels, 1);
            gammas.put(feature, levels);
            given.put(feature, new boolean[levels.length]);
        }
    }

    /** Writes strengths with comments above them, a line each. */
    public static String write(Strengths strengths, List<String> comments) {
        StringBuilder text = new StringBuilder();
        for (String comment : comments) text.append("# ").append(comment).append('\n');
        PatternDictionary dictionary = strengths.dictionary();
        for (MoveFeature feature : MoveFeature.values()) {
            for (int level = 1; level <= feature.levels(dictionary); level++) {
                String which = feature == MoveFeature.PATTERN
                        ? String.format(Locale.ROOT, "%016x", dictionary.key(level))
                        : Integer.toString(level);
                String gamma = String.format(Locale.ROOT, "%.4g", strengths.gamma(feature, level));
                text.append(feature + " " + which + " " + gamma + "\n");
            }
        }
        return text.toString();
    }

    /** Reads what {@link #write} wrote; {@code source} is what a complaint calls the text. */
    public static Strengths read(String text, String source) {
        StrengthsText reading = new StrengthsText(source);
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) reading.line(i + 1, line);
        }
        return reading.strengths();
    }

    private void line(int number, String line) {
        String[] words = line.split("\\s+", -1);
        if (words.length != WORDS) throw wrong(number, line, "three words are wanted: a feature, its level and γ");
        MoveFeature feature = feature(number, line, words[0]);
        float gamma = gamma(number, line, words[2]);
        if (feature == MoveFeature.PATTERN) pattern(number, line, words[1], gamma);
        else level(number, line, feature, words[1], gamma);
    }

    private MoveFeature feature(int number, String line, String word) {
        return Arrays.stream(MoveFeature.values())
                .filter(feature -> feature.name().equals(word))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> names = new ArrayList<>();
                    for (MoveFeature feature : MoveFeature.values()) names.add(feature.name());
                    return wrong(number, line, "the features are " + String.join(", ", names));
                });
    }

    private float gamma(int number, String line, String word) {
        float gamma = NUMBER.matcher(word).matches() ? Float.parseFloat(word) : 0;
        if (gamma > 0 && Float.isFinite(gamma)) return gamma;
        throw wrong(number, line, "γ must be a positive number");
    }

    private void level(int number, String line, MoveFeature feature, String word, float gamma) {
        float[] levels = gammas.getOrDefault(feature, ofPatterns);
        boolean[] seen = given.getOrDefault(feature, new boolean[0]);
        int level = word.matches("[0-9]{1,4}") ? Integer.parseInt(word) : 0;
        if (level < 1 || level >= levels.length) {
            throw wrong(number, line, feature + " has the levels 1 to " + (levels.length - 1));
        }
        if (seen[level]) throw wrong(number, line, "this level stands there already");
        seen[level] = true;
        levels[level] = gamma;
    }

    private void pattern(int number, String line, String word, float gamma) {
        if (!word.matches("[0-9a-f]{16}")) throw wrong(number, line, "a key has 16 hexadecimal digits");
        if (patterns == keys.length) {
            keys = Arrays.copyOf(keys, 2 * patterns);
            ofPatterns = Arrays.copyOf(ofPatterns, 2 * patterns);
        }
        keys[patterns] = Long.parseUnsignedLong(word, HEX);
        ofPatterns[patterns] = gamma;
        patterns++;
    }

    private InputException wrong(int number, String line, String wanted) {
        String shown = line.length() <= 60 ? line : line.substring(0, 60) + "…";
        return new InputException("Line " + number + " of " + source + " is \"" + shown + "\"; " + wanted + ".");
    }

    private Strengths strengths() {
        long[] sorted = Arrays.copyOf(keys, patterns);
        Arrays.sort(sorted);
        for (int i = 1; i < patterns; i++) {
            if (sorted[i] == sorted[i - 1]) {
                throw new InputException(String.format(
                        Locale.ROOT, "The pattern %016x stands twice in %s; once is enough.", sorted[i], source));
            }
        }
        float[] levels = new float[patterns + 1];
        levels[0] = 1;
        System.arraycopy(ofPatterns, 0, levels, 1, patterns);
        gammas.put(MoveFeature.PATTERN, levels);
        return new Strengths(new PatternDictionary(Arrays.copyOf(keys, patterns)), gammas);
    }
}
