package tesuji.endgame.proof;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import tesuji.endgame.check.LocalBoard.Stones;
import tesuji.endgame.check.PlainGame;
import tesuji.endgame.check.PlainGames;
import tesuji.endgame.check.RegionPlay;
import tesuji.endgame.check.RegionPlay.State;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.Successor;
import tesuji.endgame.localsearch.LocalGame;
import tesuji.endgame.localsearch.SearchMemory;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * What the solver thinks of a position that is to be shown to be worth a game: whether it is worth the trouble. It
 * saves the work, and nothing rests on it.
 */
final class RegionHint {
    private final LocalPosition start;
    private final LocalGame game;
    private final Values values;
    private final Cooling cooling;
    private final Side side;
    private final GameNames names;
    private final boolean isArea;
    /** By stones and ban, what the solver says; -1 if that is too much for it. */
    private final Map<Place, Integer> known = new HashMap<>();

    private record Place(Stones stones, long ban) {}

    RegionHint(
            Region region, Counting counting, Values values, Cooling cooling, Side side, GameNames names, long limit) {
        this.values = values;
        this.cooling = cooling;
        this.side = side;
        this.names = names;
        isArea = counting == Counting.AREA;
        start = region.start();
        game = new LocalGame(new SearchMemory(region.graph(), counting), values, limit);
    }

    boolean isHopeful(State at) {
        int value = value(at);
        // by area the order of games is not quite that of scores
        if (value < 0 || (isArea && !at.game().isNumber())) return true;
        int sum = values.plus(at.tax() == 1 ? cooling.chill(value) : value, values.number(at.balance()));
        int wanted = game(at.game());
        return side == Side.BLACK ? values.isAtMost(wanted, sum) : values.isAtMost(sum, wanted);
    }

    /**
     * The same position with the best whole number that the solver gives it, if that is more than is asked; else
     * itself.
     */
    State strongest(RegionPlay play, State at) {
        boolean isWhole = at.tax() == 0 && at.game().isNumber() && at.game().number() % PlainGames.ONE == 0;
        int value = isWhole ? value(at) : -1;
        if (value < 0 || !values.isNumber(value)) return at;
        Dyadic number = values.leftStop(value);
        long whole = side == Side.BLACK ? number.floor() : number.ceiling();
        State better = play.worth(at, whole * PlainGames.ONE);
        return play.isStronger(better, at) ? better : at;
    }

    private int game(PlainGame wanted) {
        if (!wanted.isNumber()) return names.game(wanted.name());
        return values.number(Dyadic.of(wanted.number(), Long.numberOfTrailingZeros(PlainGames.ONE)));
    }

    /** What the solver says; it does not know kos that the attacker may not retake. */
    private int value(State at) {
        return at.attackerBan() == 0 ? known.computeIfAbsent(new Place(at.stones(), at.holderBan()), this::value) : -1;
    }

    private int value(Place at) {
        LocalPosition position = new LocalPosition(
                start.points(), at.stones.black(), at.stones.white(), start.nearBlack(), start.nearWhite());
        try {
            Successor all = game.rules().split(position);
            OptionalInt value = side == Side.BLACK ? game.atLeast(all, at.ban) : game.atMost(all, at.ban);
            return value.orElse(-1);
        } catch (ArenaFullException | CancellationException unfinished) {
            return -1;
        }
    }
}
