package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;

/** The part of {@link GameContract} about moves as text and as clicks. */
public interface MoveTextContract {
    Game game();

    /** Texts that look like moves of this game but are none. */
    default List<String> malformedMoves() {
        return List.of();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void moveTextsLeadBackToTheirMoves(long seed) {
        Game game = game();
        Notation notation = game.notation();
        Map<String, Integer> moves = new HashMap<>();
        Walk.of(game, seed).forEach(position -> {
            for (int move : Snapshot.legalMoves(position)) {
                String text = notation.move(move);
                Integer before = moves.put(text.toLowerCase(Locale.ROOT), move);
                assertThat(before == null || before == move)
                        .as("%s means two moves", text)
                        .isTrue();
                assertThat(notation.move(text)).as(text).isEqualTo(move);
                assertThat(notation.move(text.toLowerCase(Locale.ROOT))).isEqualTo(move);
                assertThat(notation.move(text.toUpperCase(Locale.ROOT))).isEqualTo(move);
            }
        });
    }

    @Test
    default void malformedMovesAreRefused() {
        Notation notation = game().notation();
        List<String> texts = new ArrayList<>(List.of("", " ", "?", "no such move", "-1", "99999999999", "\0", "é1"));
        texts.addAll(malformedMoves());
        for (String text : texts) {
            assertThatThrownBy(() -> notation.move(text))
                    .as("\"%s\"", text)
                    .isInstanceOf(InputException.class)
                    .message()
                    .isNotBlank();
        }
    }

    /** Changes single characters of good texts: what comes out is a move or a refusal, nothing else. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void moveTextsWithMisprintsAreReadOrRefused(long seed) {
        Game game = game();
        Rng rng = new Rng(seed);
        for (int move : Walk.of(game, seed).moves()) {
            String text = Misprint.in(game.notation().move(move), rng);
            try {
                assertThat(game.notation().move(text)).as("\"%s\"", text).isBetween(0, game.moveLimit() - 1);
            } catch (InputException refusal) {
                assertThat(refusal.getMessage()).isNotBlank();
            }
        }
    }

    /** Half a sentence for every move that is refused, so that it can follow and be followed by others. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void illegalMovesAreObjectedTo(long seed) {
        Game game = game();
        Walk.of(game, seed).forEach(position -> {
            for (int move = 0; move < game.moveLimit(); move++) {
                String objection = Objection.to(position, move);
                String text = game.notation().move(move);
                if (position.isLegal(move)) assertThat(objection).as(text).isEmpty();
                else assertThat(objection).as(text).matches("[^.;:]*[^.;: ]");
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void gesturesTellLegalMovesApart(long seed) {
        Game game = game();
        Notation notation = game.notation();
        Walk.of(game, seed).forEach(position -> {
            int points = notation.picture(position).layout().points();
            List<List<Integer>> gestures = new ArrayList<>();
            for (int move : Snapshot.legalMoves(position)) {
                List<Integer> gesture =
                        IntStream.of(notation.gesture(position, move)).boxed().toList();
                assertThat(gesture).as(notation.move(move)).allMatch(point -> point >= 0 && point < points);
                gestures.add(gesture);
            }
            assertThat(gestures).doesNotHaveDuplicates();
        });
    }
}
