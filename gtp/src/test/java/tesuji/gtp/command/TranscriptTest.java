package tesuji.gtp.command;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.gtp.Transcript;
import tesuji.gtp.toy.ToyAnalyst;
import tesuji.gtp.toy.ToyEngine;

/** Recorded sessions over the toy games. */
final class TranscriptTest {
    @ParameterizedTest
    @CsvSource({
        "framing, catch",
        "setup, catch:size=3",
        "turns, catch:size=3",
        "games, drop",
        "clocks, catch",
        "gogui, catch:size=3",
        "servers, catch:size=3",
        "handicap, catch:size=3",
        "ending, catch:size=3",
        "katago, catch:size=3",
        "silent, catch:size=3"
    })
    void answersAsRecorded(String name, String game) {
        new Transcript(TranscriptTest.class, name).verify(ToyEngine.session(game), ToyEngine.commands());
    }

    @ParameterizedTest
    @CsvSource({"analysis, catch:size=3", "analysis-options, catch:size=3", "analysis-games, rhomb:size=2"})
    void analysesAsRecorded(String name, String game) {
        new Transcript(TranscriptTest.class, name)
                .verify(ToyEngine.session(game, ToyAnalyst::new), ToyEngine.commands());
    }
}
