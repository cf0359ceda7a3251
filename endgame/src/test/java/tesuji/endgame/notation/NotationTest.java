package tesuji.endgame.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.endgame.RandomGames;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.small.Infinitesimals;
import tesuji.endgame.value.Values;

final class NotationTest {
    private final Calculator calculator = new Calculator(new Values(200_000));
    private final Values values = calculator.values();
    private final Printer printer = new Printer(values, true);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "{3|1||0} ; {3|1||0}",
                "{{3|1}|0} ; {3|1||0}",
                "3|1||0 ; {3|1||0}",
                "5||4|3,2 ; {5||4|2}",
                "0|{0|-2} ; +_2",
                "9+_2 ; 9+_2",
                "9 + tiny(2) ; 9+_2",
                "-_1/2 ; -_1/2",
                "↑ + ↓* + ⇑ ; ^^*",
                "^^^ ; ^3",
                "vv* ; vv*",
                "-2v ; -2v",
                "-(2^) ; -2v",
                "5 - 2v ; 3^",
                "0.5 ; 1/2",
                "−3.25 ; -13/4",
                "6/4 ; 3/2",
                "{1|-1} ; ±1",
                "+-1 ; ±1",
                "±{2,{4|0}} ; ±{2,{4|0}}",
                "±(1*) ; ±(1*)",
                "3·{1|0} ; {2|1}",
                "^|* ; ^[2]",
                "0|v* ; ^<2>",
                "v<2>* ; v<2>*",
                "*:1 ; ^*",
                "{|} ; 0",
                "{} ; 0",
                "{2|} ; 3",
                "{|-2} ; -3",
                "{0,*|0} ; ^*",
                "1000000000000 ; 1000000000000",
            })
    void gamesAreReadAndWritten(String text, String canonical) {
        assertThat(printer.text(calculator.value(text))).isEqualTo(canonical.strip());
    }

    @Test
    void whatIsPrintedIsReadAsTheSameGame() {
        RandomGames random = new RandomGames(values, 11);
        Printer ascii = new Printer(values, false);
        for (int i = 0; i < 400; i++) {
            int game = i % 3 == 0 ? random.allSmall(4) : i % 3 == 1 ? random.hot(4, 3) : small(random);
            assertThat(calculator.value(printer.text(game)))
                    .as(printer.text(game))
                    .isEqualTo(game);
            assertThat(calculator.value(ascii.text(game))).as(ascii.text(game)).isEqualTo(game);
            assertThat(ascii.text(game).chars()).allMatch(c -> c < 128);
        }
    }

    private int small(RandomGames random) {
        int threat = values.number(random.number(2).absolute().plus(Dyadic.ONE));
        int tiny = Infinitesimals.tiny(values, threat);
        int other = Infinitesimals.power(values, 2 + random.below(3));
        int sum = random.below(2) == 0 ? tiny : values.negative(other);
        return values.plus(
                values.number(random.number(2)), random.below(2) == 0 ? sum : values.plus(sum, random.hot(2, 2)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "\"\" ; empty line",
                "1|2|3 ; At character 4",
                "{1| ; At character 4 of \"{1|\": expected \"}\"",
                "1 + ; At character 4 of \"1 +\": expected a game but found the end",
                "{1|2}} ; At character 6",
                "1/3 ; power of two",
                "1/0 ; power of two",
                "0.1 ; power of two",
                "99999999999999999999 ; too large",
                "4611686018427387904 ; too large or too fine",
                "*5000 ; *1023",
                "^5000 ; 1000 ups",
                "^<0> ; Powers of up",
                "^<x> ; expected a whole number",
                "1,2 ; At character 1: several options",
                "luck(1) ; At character 1: there is no function \"luck\"; functions are birthday(G), chill(G)",
                "1 + luck ; At character 5: nothing is called \"luck\"",
                "cool(1) ; cool(G,t) takes 2 games, not 1",
                "cool(1|0,*) ; A number is wanted, not *",
                "cool(1|0,-1) ; cooled by 0 or more, not by -1",
                "times(1/2,*) ; A whole number is wanted, not 1/2",
                "tiny(-1) ; must be positive, not -1",
                "weight(1) ; no atomic weight",
                "@ ; At character 1",
            })
    void badTextIsRefusedInOneSentence(String text, String said) {
        assertThatThrownBy(() -> calculator.value(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(said.strip())
                .message()
                .endsWith(".")
                .doesNotContain("\n");
    }

    @Test
    void veryDeepTextIsRefused() {
        String deep = "{".repeat(5000) + "0" + "}".repeat(5000);
        assertThatThrownBy(() -> calculator.value(deep))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("200 deep");
        assertThat(calculator.value("-".repeat(100_000) + "^")).isEqualTo(calculator.value("^"));
        assertThat(calculator.value("1" + "+1".repeat(100_000))).isEqualTo(calculator.value("100001"));
        assertThatThrownBy(() -> calculator.value("0:1" + ":1".repeat(1000))).isInstanceOf(InputException.class);
    }

    /** Noise is a game or refused, never anything else. */
    @Test
    void noiseIsReadOrRefused() {
        Rng rng = new Rng(7);
        String letters = "0123{}{}||,,+-*^v_/()±: .tiny";
        int read = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = rng.nextInt(12); k >= 0; k--) text.append(letters.charAt(rng.nextInt(letters.length())));
            try {
                new Calculator(new Values(2000)).value(text.toString());
                read++;
            } catch (InputException e) {
                assertThat(e.getMessage()).endsWith(".");
            }
        }
        assertThat(read).isPositive();
    }

    @Test
    void resultsAndNamesAreRemembered() {
        calculator.keep(calculator.value("1|0"));
        calculator.keep(calculator.value("^"));
        calculator.name("G", calculator.value("{3|1||0}"));
        assertThat(printer.text(calculator.value("ans"))).isEqualTo("^");
        assertThat(printer.text(calculator.value("ans1 + ans1"))).isEqualTo("1");
        assertThat(calculator.value("G - {3|1||0}")).isZero();
        assertThatThrownBy(() -> calculator.value("ans3")).isInstanceOf(InputException.class);
        for (String wrong : new String[] {"v", "vv", "v3", "ans", "ans2", "1a", "", "cool"}) {
            assertThatThrownBy(() -> calculator.name(wrong, Values.ZERO)).isInstanceOf(InputException.class);
        }
    }
}
