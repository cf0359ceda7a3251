package tesuji.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.game.GameId;

/**
 * Many games in one text: {@code skoczki:width=1..3,height=5..7,variant=A+C} has a range of numbers or several values
 * where a game has one.
 */
final class Boards {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})\\.\\.(\\d{1,4})");
    private static final int MOST = 1000;

    private Boards() {}

    /** Whether the text names more than one game. */
    static boolean areMany(String text) {
        return GameId.parse(text).rules().values().stream()
                .anyMatch(value -> values(value).size() > 1);
    }

    /** All of them, the last key running fastest. */
    static List<GameId> of(String text) {
        GameId parsed = GameId.parse(text);
        List<GameId> all = List.of(GameId.of(parsed.name()));
        for (Map.Entry<String, String> rule : parsed.rules().entrySet()) {
            List<GameId> longer = new ArrayList<>();
            for (GameId id : all) {
                for (String value : values(rule.getValue())) longer.add(id.with(rule.getKey(), value));
            }
            if (longer.size() > MOST) {
                throw new InputException("\"" + text + "\" are more than " + MOST + " games; name fewer.");
            }
            all = longer;
        }
        return all;
    }

    private static List<String> values(String text) {
        List<String> values = new ArrayList<>();
        for (String part : text.split("\\+", -1)) {
            Matcher range = RANGE.matcher(part);
            if (range.matches()) {
                int last = Integer.parseInt(range.group(2));
                for (int value = Integer.parseInt(range.group(1)); value <= last; value++) values.add("" + value);
            } else {
                values.add(part);
            }
        }
        return values;
    }
}
