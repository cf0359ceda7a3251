package tesuji.desk.economy;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.desk.cgt.GameText;
import tesuji.endgame.economy.Branch;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Expression;
import tesuji.endgame.notation.Reader;

/** Reads the parts of a board of economic Go, and refuses those that nobody could overlook. */
final class PlayableParts {
    private static final int MOST_PARTS = 12;
    private static final int LONGEST = 200;

    private final Calculator calculator;
    private final GameText texts;

    PlayableParts(Calculator calculator) {
        this.calculator = calculator;
        texts = new GameText(calculator.values());
    }

    List<Branch> read(List<String> parts) {
        if (parts.isEmpty() || parts.size() > MOST_PARTS) {
            throw new InputException("A board has 1 to " + MOST_PARTS + " parts here, not " + parts.size() + ".");
        }
        return parts.stream().map(this::part).toList();
    }

    private Branch part(String text) {
        if (text.length() > LONGEST) throw new InputException("A part has at most " + LONGEST + " characters.");
        Expression expression = Reader.read(text);
        demandShort(expression);
        return Branch.of(calculator, expression);
    }

    /** A branch writes out every game it can lead to, so all of them must be short. */
    private void demandShort(Expression expression) {
        if (expression instanceof Expression.Game game) {
            game.lefts().forEach(this::demandShort);
            game.rights().forEach(this::demandShort);
        }
        if (!texts.isShort(calculator.value(expression))) {
            throw new InputException("One of the parts has too many positions to be played.");
        }
    }
}
