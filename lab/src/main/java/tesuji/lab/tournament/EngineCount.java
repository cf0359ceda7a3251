package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.FinishedGame;

/**
 * How an external program counts a game that was counted here. Our counting decides; what differs is told.
 *
 * @param game the number of the game
 * @param player the name of the entrant
 * @param said its answer to {@code final_score}
 * @param ours our result
 */
public record EngineCount(int game, String player, String said, String ours, boolean agrees) {
    private static final Pattern SCORE = Pattern.compile("([bw])\\+([0-9]{1,6})(?:\\.([0-9]{1,6}))?");

    /** The answers to one game. */
    static List<EngineCount> of(FinishedGame game, Pairing pairing, List<Entrant> entrants, boolean margin) {
        List<EngineCount> counts = new ArrayList<>();
        OptionalInt score = game.score();
        for (int side = 0; side < 2; side++) {
            Optional<String> said = game.counts().get(side);
            if (said.isEmpty() || score.isEmpty()) continue;
            int player = side == game.task().sideOfA() ? pairing.a() : pairing.b();
            boolean agrees = agrees(said.get(), score.getAsInt(), margin);
            String ours = game.entry().result();
            counts.add(
                    new EngineCount(game.task().number(), entrants.get(player).name(), said.get(), ours, agrees));
        }
        return counts;
    }

    /** Whether an answer is our score in half-points for the first side; where margins do not matter, its sign. */
    public static boolean agrees(String said, int score, boolean margin) {
        OptionalInt theirs = halfPoints(said);
        if (theirs.isEmpty()) return false;
        return margin ? theirs.getAsInt() == score : Integer.signum(theirs.getAsInt()) == Integer.signum(score);
    }

    /** An answer in half-points for the first side; empty if it cannot be read. */
    static OptionalInt halfPoints(String said) {
        String text = said.toLowerCase(Locale.ROOT);
        if (text.equals("0") || text.equals("draw") || text.equals("jigo")) return OptionalInt.of(0);
        Matcher score = SCORE.matcher(text);
        if (!score.matches()) return OptionalInt.empty();
        String fraction = score.group(3) == null ? "" : score.group(3).replaceFirst("0+$", "");
        if (!fraction.isEmpty() && !fraction.equals("5")) return OptionalInt.empty();
        int points = 2 * Integer.parseInt(score.group(2)) + (fraction.isEmpty() ? 0 : 1);
        return OptionalInt.of(score.group(1).equals("b") ? points : -points);
    }

    Map<String, Object> fact() {
        Map<String, Object> fact = new LinkedHashMap<>();
        fact.put("player", player);
        fact.put("said", said);
        fact.put("agrees", agrees);
        return fact;
    }

    /** What a line of the journal tells of such answers. */
    static List<EngineCount> read(Entry entry, @Nullable Object facts) {
        List<EngineCount> counts = new ArrayList<>();
        if (!(facts instanceof List<?> list)) return counts;
        for (Object each : list) {
            if (!(each instanceof Map<?, ?> fact)) continue;
            counts.add(new EngineCount(
                    entry.game(),
                    String.valueOf(fact.get("player")),
                    String.valueOf(fact.get("said")),
                    entry.result(),
                    Boolean.TRUE.equals(fact.get("agrees"))));
        }
        return counts;
    }
}
