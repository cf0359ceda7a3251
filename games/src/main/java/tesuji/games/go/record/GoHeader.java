package tesuji.games.go.record;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.core.base.InputException;
import tesuji.core.game.GameId;
import tesuji.games.sgf.SgfNode;
import tesuji.games.sgf.SgfPair;
import tesuji.games.sgf.SgfPoint;
import tesuji.games.sgf.SgfProperty;
import tesuji.games.sgf.SgfText;

/** What the nodes of one line say about the game as a whole; the first node that says it counts. */
final class GoHeader {
    private static final int STANDARD_SIZE = 19;

    private final List<SgfNode> path;

    GoHeader(List<SgfNode> path) {
        this.path = path;
        find("GM").filter(game -> game.number() != GoSgf.GAME).ifPresent(game -> {
            throw game.refuse("is another game; Go is GM[1].");
        });
    }

    int size() {
        return find("SZ").map(GoHeader::size).orElse(STANDARD_SIZE);
    }

    private static int size(SgfProperty property) {
        Optional<SgfPair> sides = SgfText.split(property.value());
        int size = number(property, sides.map(SgfPair::first).orElse(property.value()));
        if (sides.isPresent() && number(property, sides.get().second()) != size) {
            throw property.refuse("is not square; only square boards can be played on.");
        }
        return size;
    }

    private static int number(SgfProperty property, String text) {
        if (text.strip().matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(text.strip());
            if (number >= 1 && number <= SgfPoint.MAX_SIZE) return number;
        }
        throw property.refuse("is not a board size from 1 to " + SgfPoint.MAX_SIZE + ".");
    }

    GoRecord record(int size, List<GoStep> steps) {
        return new GoRecord(
                size,
                game(size),
                find("RU").flatMap(rules -> GoRuleNames.preset(rules.simpleText())),
                komi(),
                find("HA").map(GoHeader::handicap).orElse(0),
                text("PB"),
                text("PW"),
                text("RE"),
                steps);
    }

    /** The id this program left in the file, unless somebody made nonsense of it or changed the board. */
    private Optional<GameId> game(int size) {
        try {
            return find(GoSgf.GAME_ID)
                    .map(property -> GameId.parse(property.simpleText().strip()))
                    .filter(id -> id.name().equals("go"))
                    .filter(id -> Integer.toString(size).equals(id.rules().get("size")));
        } catch (InputException garbled) {
            return Optional.empty();
        }
    }

    private OptionalInt komi() {
        List<String> programs = path.get(0).values("AP");
        return find("KM")
                .map(komi -> OptionalInt.of(GoKomi.halfPoints(komi, programs)))
                .orElse(OptionalInt.empty());
    }

    private static int handicap(SgfProperty property) {
        int stones = property.number();
        if (stones < 0) throw property.refuse("is not a number of handicap stones.");
        return stones;
    }

    private String text(String id) {
        return find(id).map(SgfProperty::simpleText).orElse("").strip();
    }

    /** The first property of this kind that is not left empty. */
    private Optional<SgfProperty> find(String id) {
        return path.stream()
                .flatMap(node -> node.find(id).stream())
                .filter(property -> !property.value().isBlank())
                .findFirst();
    }
}
