package tesuji.core.game;

import java.util.Optional;
import java.util.Set;

/**
 * The ability of a game to say how it ended where {@link Position#score} does not say everything: in Go somebody must
 * see which stones are dead, elsewhere the end has a reason worth telling.
 */
@FunctionalInterface
public interface Adjudicator {
    /** The rules alone. */
    Adjudicator RULES = (end, disputed) -> Adjudication.of(end.score(), Termination.RULES, "");

    /** The one the game offers, or else {@link #RULES}. */
    static Adjudicator of(Game game) {
        return game.adjudicator().orElse(RULES);
    }

    /**
     * How a game ended, from its last position, which is left as it was.
     *
     * @param disputed points about which the players see it the other way round; without meaning where nothing can be
     *     disputed
     */
    Adjudication adjudicate(Position end, Set<Integer> disputed);

    /** How the players say what is dead, where that is theirs to say. */
    default Optional<Dispute> dispute() {
        return Optional.empty();
    }

    /** What there is to tell about a finished game besides its result. */
    default Optional<GameSummary> summary(GameRecord record) {
        return Optional.empty();
    }

    /** Pieces that live or die together. */
    @FunctionalInterface
    interface Dispute {
        /**
         * The points of all pieces that live or die with the one on this point; an
         * {@link tesuji.core.base.InputException} if there is none, or nothing is to be counted.
         */
        Set<Integer> chain(Position end, String point);
    }
}
