package tesuji.desk.go;

import java.util.Arrays;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;
import tesuji.core.game.RuleReader;
import tesuji.games.go.GoRules;

/** The sets of rules of Go by the names people type. */
public final class RuleSets {
    private RuleSets() {}

    public static GoRules.Preset named(String name) {
        for (GoRules.Preset preset : GoRules.Preset.values()) {
            if (RuleReader.word(preset).equals(name)) return preset;
        }
        String known =
                Arrays.stream(GoRules.Preset.values()).map(RuleReader::word).collect(Collectors.joining(", "));
        throw new InputException("\"" + name + "\" is not a set of rules; write one of " + known + ".");
    }

    /** The rules with this name, with the handicap of a game that is played by others. */
    public static GoRules instead(String name, GoRules own) {
        return named(name).rules().withHandicap(own.handicap(), own.placement());
    }
}
