package tesuji.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import tesuji.core.base.InputException;
import tesuji.lab.statistics.Sprt;

/** The text of the option {@code --sprt}: {@code ELO0,ELO1} or {@code ELO0,ELO1,ALPHA,BETA}. */
final class SprtOption {
    private SprtOption() {}

    static Sprt read(String text) {
        List<Double> numbers = new ArrayList<>();
        for (String word : text.split(",", -1)) number(word.strip()).ifPresent(numbers::add);
        int words = text.split(",", -1).length;
        if (numbers.size() != words || (words != 2 && words != 4)) {
            throw new InputException("--sprt must be ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA, such as 0,10 or"
                    + " 0,10,0.05,0.05, not \"" + text + "\".");
        }
        double alpha = words == 4 ? numbers.get(2) : Sprt.USUAL_ERROR;
        double beta = words == 4 ? numbers.get(3) : Sprt.USUAL_ERROR;
        if (!(numbers.get(0) < numbers.get(1))) {
            throw new InputException("--sprt must have a smaller ELO0 than ELO1, not \"" + text + "\".");
        }
        if (numbers.get(0) < -Sprt.MOST_ELO || numbers.get(1) > Sprt.MOST_ELO) {
            throw new InputException("--sprt must have an ELO0 and an ELO1 between " + (int) -Sprt.MOST_ELO + " and "
                    + (int) Sprt.MOST_ELO + ", not \"" + text + "\".");
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new InputException("--sprt must have an ALPHA and a BETA between 0 and 0.5, not \"" + text + "\".");
        }
        return new Sprt(numbers.get(0), numbers.get(1), alpha, beta);
    }

    /** A plain decimal number; no word such as infinity, no exponent. */
    private static OptionalDouble number(String word) {
        if (!word.matches("[+-]?([0-9]{1,6}(\\.[0-9]*)?|\\.[0-9]+)")) return OptionalDouble.empty();
        return OptionalDouble.of(Double.parseDouble(word));
    }
}
