package tesuji.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.games.Games;

class GoFamilyTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go | go:size=19,komi=7.5,rules=chinese",
                "go:size=9 | go:size=9,komi=7.5,rules=chinese",
                "go:komi=0,size=9 | go:size=9,komi=0,rules=chinese",
                "go:rules=japanese | go:size=19,komi=6.5,rules=japanese",
                "go:rules=tromp-taylor,suicide=no | go:size=19,komi=7.5,rules=tromp-taylor,suicide=no",
                "go:ko=positional,scoring=territory |"
                        + " go:size=19,komi=7.5,rules=chinese,scoring=territory,ko=positional",
                "go:size=9,komi=-3.5,cap=200 | go:size=9,komi=-3.5,rules=chinese,cap=200",
                "go:size=9,handicap=2 | go:size=9,komi=7.5,rules=chinese,handicap=2",
                "go:size=4,ko=no-result,komi=0 | go:size=4,komi=0,rules=chinese,ko=no-result",
                "go:size=9,ko=simple,suicide=no | go:size=9,komi=7.5,rules=chinese"
            })
    void idsAreCompletedAndShortened(String given, String full) {
        assertThat(Games.library().open(given).id()).hasToString(full);
        assertThat(Games.library().open(full).id()).hasToString(full);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go:size=99 | go: size must be 2 to 25, not 99.",
                "go:size=1 | go: size must be 2 to 25, not 1.",
                "go:size=x | go: size must be 2 to 25, not x.",
                "go:komi=7.25 | go: komi must be -625 to 625 points, halves allowed, not 7.25.",
                "go:komi=1e308 | go: komi must be -625 to 625 points, halves allowed, not 1e308.",
                "go:komi=625.5 | go: komi must be -625 to 625 points, halves allowed, not 625.5.",
                "go:komi=NaN | go: komi must be -625 to 625 points, halves allowed, not NaN.",
                "go:komi=999999 | go: komi must be -625 to 625 points, halves allowed, not 999999.",
                "go:rules=ing | go: rules must be chinese, japanese, aga, new-zealand or tromp-taylor, not ing.",
                "go:ko=loose | go: ko must be simple, positional, situational or no-result, not loose.",
                "go:suicide=maybe | go: suicide must be yes or no, not maybe.",
                "go:colour=red | go has no key \"colour\"; its keys are size, komi, rules, scoring,"
                        + " ko, suicide, handicap, placement, cap."
            })
    void refusalsAreOneSentence(String given, String sentence) {
        assertThatThrownBy(() -> Games.library().open(given))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }
}
