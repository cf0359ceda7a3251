package tesuji.games.go.feature;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import tesuji.core.base.Hot;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;

/** The strength γ of every level of every feature; those of level 0 are 1. Immutable. */
public final class Strengths {
    /** The name of the strengths that come with the program. */
    public static final String STANDARD = "standard";

    private static final String RESOURCE = "strengths.txt";

    private final PatternDictionary dictionary;
    private final float[][] gammas;

    /**
     * Takes a strength for each level of each feature, the first of them for level 0; those of {@link
     * MoveFeature#PATTERN} by the numbers of the dictionary.
     */
    public Strengths(PatternDictionary dictionary, Map<MoveFeature, float[]> gammas) {
        this.dictionary = dictionary;
        this.gammas = new float[MoveFeature.COUNT][];
        for (MoveFeature feature : MoveFeature.values()) {
            float[] levels = gammas.getOrDefault(feature, new float[0]).clone();
            if (levels.length != feature.levels(dictionary) + 1 || levels[0] != 1) {
                throw new IllegalArgumentException("strengths of " + feature + ": " + Arrays.toString(levels));
            }
            this.gammas[feature.index()] = levels;
        }
    }

    /** Those that come with the program; the file says from which games they were learnt. Read once. */
    public static Strengths standard() {
        return Standard.STRENGTHS;
    }

    /** Those that come with the program if the name is {@code standard}, else those in the file of that name. */
    public static Strengths named(String name) {
        if (name.equalsIgnoreCase(STANDARD)) return standard();
        try {
            Path file = Path.of(name);
            return StrengthsText.read(new String(WholeFile.read(file), StandardCharsets.UTF_8), name);
        } catch (InvalidPathException wrong) {
            throw new InputException("\"" + name + "\" is not the name of a file.", wrong);
        }
    }

    private static final class Standard {
        static final Strengths STRENGTHS = load();

        private static Strengths load() {
            try (InputStream in = Strengths.class.getResourceAsStream(RESOURCE)) {
                if (in == null) throw new IllegalStateException(RESOURCE + " is missing");
                return StrengthsText.read(new String(in.readAllBytes(), StandardCharsets.UTF_8), RESOURCE);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The patterns that have a strength. */
    public PatternDictionary dictionary() {
        return dictionary;
    }

    /** The strength of a feature at a level. */
    public float gamma(MoveFeature feature, int level) {
        return gammas[feature.index()][level];
    }

    /** All of them. */
    public Map<MoveFeature, float[]> gammas() {
        Map<MoveFeature, float[]> all = new EnumMap<>(MoveFeature.class);
        for (MoveFeature feature : MoveFeature.values()) all.put(feature, gammas[feature.index()].clone());
        return all;
    }

    /** Whether some level of the feature has another strength than 1. */
    public boolean tells(MoveFeature feature) {
        for (float gamma : gammas[feature.index()]) if (gamma != 1) return true;
        return false;
    }

    /** The strength of a team as {@link MoveTeams} writes it: the product of those of its members. */
    @Hot
    public float ofTeam(int[] levels) {
        float product = 1;
        for (int feature = 0; feature < MoveFeature.COUNT; feature++) product *= gammas[feature][levels[feature]];
        return product;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Strengths strengths
                && dictionary.equals(strengths.dictionary)
                && Arrays.deepEquals(gammas, strengths.gammas);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(gammas);
    }
}
