package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;

/** The part of {@link GameContract} about positions as text, and about their keys. */
public interface DiagramContract {
    Game game();

    /** Texts that look like diagrams of this game but are none. */
    default List<String> malformedDiagrams() {
        return List.of();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void aDiagramHoldsThePosition(long seed) {
        Game game = game();
        Position fresh = game.start();
        Position used = Walk.of(game, seed + 1000).at(1);
        Walk.of(game, seed).forEach(position -> {
            Snapshot expected = Snapshot.of(position);
            for (Position into : List.of(fresh, used)) {
                game.notation().place(expected.diagram(), into);
                Snapshot placed = Snapshot.of(into);
                if (game.repetition() == Repetition.IMPOSSIBLE) {
                    assertThat(placed).isEqualTo(expected);
                } else {
                    // elsewhere the past may forbid moves or end the game, and it is not in the diagram
                    assertThat(placed.diagram()).isEqualTo(expected.diagram());
                    assertThat(placed.picture()).isEqualTo(expected.picture());
                    assertThat(placed.key()).isEqualTo(expected.key());
                    if (!expected.over()) assertThat(placed.toMove()).isEqualTo(expected.toMove());
                }
            }
        });
    }

    /** After {@link Notation#place} play goes on as after any move. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void aPlacedPositionPlaysOn(long seed) {
        Game game = game();
        Rng rng = new Rng(seed);
        Walk.of(game, seed).forEach(position -> {
            Position placed = game.start();
            game.notation().place(game.notation().diagram(position), placed);
            Snapshot before = Snapshot.of(placed);
            for (int i = 0; i < Math.min(4, before.legal().size()); i++) {
                int move = before.legal().get(rng.nextInt(before.legal().size()));
                placed.play(move);
                if (position.isLegal(move)) {
                    Position after = game.start();
                    after.copyFrom(position);
                    after.play(move);
                    assertThat(placed.key()).isEqualTo(after.key());
                    assertThat(game.notation().picture(placed))
                            .isEqualTo(game.notation().picture(after));
                }
                placed.undo();
                assertThat(Snapshot.of(placed)).isEqualTo(before);
            }
        });
    }

    /** Whatever the route, one position has one key; different boards and sides to move have different ones. */
    @Test
    default void keysTellPositionsApart() {
        Game game = game();
        Map<String, Long> keys = new HashMap<>();
        Map<Long, Picture> pictures = new HashMap<>();
        Map<Long, Integer> sides = new HashMap<>();
        for (long seed = 1; seed <= 100; seed++) {
            Walk.of(game, seed).forEach(position -> {
                String diagram = game.notation().diagram(position);
                Picture picture = game.notation().picture(position);
                Long known = keys.putIfAbsent(diagram, position.key());
                if (known != null) assertThat(position.key()).as(diagram).isEqualTo(known);
                Picture other = pictures.putIfAbsent(position.key(), picture);
                if (other != null) assertThat(picture).isEqualTo(other);
                Integer side = position.isOver() ? null : sides.putIfAbsent(position.key(), position.toMove());
                if (side != null) assertThat(position.toMove()).isEqualTo(side);
            });
        }
    }

    /** Exchanges two moves of the same side, which often leads to the same position. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void routesToOnePositionShareItsKey(long seed) {
        Game game = game();
        Walk walk = Walk.of(game, seed);
        for (int ply = 3; ply <= Math.min(walk.length(), 30); ply++) {
            List<Integer> moves = new ArrayList<>(walk.moves().subList(0, ply));
            Collections.swap(moves, ply - 3, ply - 1);
            Position other = game.start();
            if (!playIfLegal(moves, other)) continue;
            Snapshot expected = Snapshot.of(walk.at(ply));
            if (!game.notation().diagram(other).equals(expected.diagram())) continue;
            assertThat(other.key()).as(expected.diagram()).isEqualTo(expected.key());
        }
    }

    private static boolean playIfLegal(List<Integer> moves, Position position) {
        for (int move : moves) {
            if (!position.isLegal(move)) return false;
            position.play(move);
        }
        return true;
    }

    @Test
    default void malformedDiagramsAreRefused() {
        Game game = game();
        String start = game.notation().diagram(game.start());
        List<String> texts = new ArrayList<>(List.of("", "\n", "?", "no diagram", start + "\n" + start, start + "#"));
        texts.addAll(malformedDiagrams());
        for (String text : texts) {
            assertThatThrownBy(() -> game.notation().place(text, game.start()))
                    .as("\"%s\"", text)
                    .isInstanceOf(InputException.class)
                    .message()
                    .isNotBlank();
        }
    }

    /** Changes single characters of good diagrams: what comes out is a sound position or a refusal, nothing else. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    default void diagramsWithMisprintsAreReadOrRefused(long seed) {
        Game game = game();
        Rng rng = new Rng(seed);
        Walk.of(game, seed).forEach(position -> {
            String text = Misprint.in(game.notation().diagram(position), rng);
            Position placed = game.start();
            try {
                game.notation().place(text, placed);
            } catch (InputException refusal) {
                assertThat(refusal.getMessage()).isNotBlank();
                return;
            }
            Snapshot read = Snapshot.of(placed);
            assertThat(read.legal().isEmpty()).as(text).isEqualTo(read.over());
            assertThat(read.legal()).allMatch(placed::isLegal);
            Position again = game.start();
            game.notation().place(read.diagram(), again);
            assertThat(Snapshot.of(again)).isEqualTo(read);
        });
    }
}
