package tesuji.games.go.record;

import java.util.Locale;
import java.util.Optional;
import tesuji.games.go.GoRules.Preset;

/** The names of rule sets in the property {@code RU}. */
final class GoRuleNames {
    private GoRuleNames() {}

    /** The rule set meant; empty if it is none of ours. */
    static Optional<Preset> preset(String text) {
        String letters = text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]", "");
        if (letters.equals("nz") || letters.startsWith("newzealand")) return Optional.of(Preset.NEW_ZEALAND);
        if (letters.equals("tt") || letters.startsWith("tromptaylor")) return Optional.of(Preset.TROMP_TAYLOR);
        if (letters.startsWith("chinese") || letters.startsWith("中国")) return Optional.of(Preset.CHINESE);
        if (letters.startsWith("japanese") || letters.startsWith("日本")) return Optional.of(Preset.JAPANESE);
        return letters.startsWith("aga") ? Optional.of(Preset.AGA) : Optional.empty();
    }

    /** As the standard spells it, if it does. */
    static String text(Preset preset) {
        return switch (preset) {
            case CHINESE -> "Chinese";
            case JAPANESE -> "Japanese";
            case AGA -> "AGA";
            case NEW_ZEALAND -> "NZ";
            case TROMP_TAYLOR -> "Tromp-Taylor";
        };
    }
}
