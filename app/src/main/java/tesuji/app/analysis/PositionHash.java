package tesuji.app.analysis;

import java.util.Locale;
import java.util.stream.IntStream;
import tesuji.core.base.Rng;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;

/** Numbers by which programs recognise a position: stones, the side to move and a ko. */
final class PositionHash {
    private static final int SYMMETRIES = 8;

    private PositionHash() {}

    /** The position as it is. */
    static String of(GoPosition position) {
        return turned(position, 0);
    }

    /** The same for all positions that turning or mirroring the board makes equal. */
    static String symmetric(GoPosition position) {
        return IntStream.range(0, SYMMETRIES)
                .mapToObj(symmetry -> turned(position, symmetry))
                .min(String::compareTo)
                .orElseThrow();
    }

    private static String turned(GoPosition position, int symmetry) {
        Stones stones = position.stones();
        int size = stones.size();
        long low = Rng.mix(2L * size + position.toMove());
        long high = Rng.mix(low);
        for (int point = 0; point < stones.points(); point++) {
            boolean ko = position.koCell() != 0
                    && ((GoGame) position.game()).geometry().cell(point) == position.koCell();
            int mark = ko ? 3 : stones.at(point);
            if (mark == 0) continue;
            long key = 4L * image(point, size, symmetry) + mark;
            low ^= Rng.mix(key);
            high ^= Rng.mix(~key);
        }
        return String.format(Locale.ROOT, "%016X%016X", high, low);
    }

    /** Where a symmetry brings a point: bit 0 mirrors rows, bit 1 columns, bit 2 swaps both. */
    private static int image(int point, int size, int symmetry) {
        int row = (symmetry & 1) == 0 ? point / size : size - 1 - point / size;
        int column = (symmetry & 2) == 0 ? point % size : size - 1 - point % size;
        return (symmetry & 4) == 0 ? row * size + column : column * size + row;
    }
}
