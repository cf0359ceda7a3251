package tesuji.lab.experiment.fpu;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import tesuji.core.game.Notation;
import tesuji.lab.prediction.Example;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.prediction.Guess;
import tesuji.lab.prediction.PredictionScore;
import tesuji.lab.prediction.PredictionScore.Scored;
import tesuji.lab.statistics.rank.Friedman;

/**
 * The rows of a run, read again.
 *
 * @param positions one list for each position, with the guess of every setting in it
 */
record PredictionRows(List<FpuSetting> settings, List<List<Scored>> positions) {
    /** What a row says of the position. */
    static final List<String> COLUMNS =
            List.of("game", "move", "side", "free points", FolderPrediction.ROOT_MOVES, "expert");

    /** What it says of each setting. */
    static final List<String> OF_SETTING = List.of("rank", "simulations", "first choice", "tree");

    private static final List<String> SIDES = List.of("black", "white");
    private static final int FREE = 3;
    private static final int LEGAL = 4;

    PredictionRows {
        settings = List.copyOf(settings);
        positions = positions.stream().map(List::copyOf).toList();
    }

    static List<String> row(Example example, List<Guess> guesses, Notation notation) {
        List<String> row = new ArrayList<>(List.of(
                example.game(),
                "" + example.number(),
                SIDES.get(example.side()),
                "" + example.free(),
                "" + guesses.get(0).moves(),
                notation.move(example.expert())));
        for (Guess guess : guesses) {
            row.addAll(List.of("" + guess.rank(), "" + guess.visits(), notation.move(guess.choice()), guess.tree()));
        }
        return row;
    }

    /** How many searches had a full tree. */
    static int full(List<List<String>> rows) {
        int full = 0;
        for (List<String> row : rows) {
            for (int i = COLUMNS.size() - 1 + OF_SETTING.size(); i < row.size(); i += OF_SETTING.size()) {
                if (row.get(i).equals(Guess.FULL)) full++;
            }
        }
        return full;
    }

    static PredictionRows read(List<FpuSetting> settings, List<List<String>> rows) {
        List<List<Scored>> positions = new ArrayList<>();
        for (List<String> row : rows) {
            List<Scored> guesses = new ArrayList<>();
            for (int i = 0; i < settings.size(); i++) {
                int rank = Integer.parseInt(row.get(COLUMNS.size() + i * OF_SETTING.size()));
                guesses.add(new Scored(
                        row.get(0), Integer.parseInt(row.get(FREE)), Integer.parseInt(row.get(LEGAL)), rank));
            }
            positions.add(guesses);
        }
        return new PredictionRows(settings, positions);
    }

    List<String> labels() {
        return settings.stream().map(FpuSetting::label).toList();
    }

    /** The place of the setting with this label. */
    int index(String label) {
        int index = labels().indexOf(label);
        if (index < 0) throw new IllegalArgumentException(label);
        return index;
    }

    PredictionScore score(int setting) {
        return PredictionScore.of(
                positions.stream().map(guesses -> guesses.get(setting)).toList());
    }

    /** The rank of the expert's move by the settings with these places, one row for each position. */
    double[][] ranks(List<Integer> chosen) {
        return costs(chosen, Scored::rank);
    }

    /** The means of these over the positions of each game, one row for each game. */
    double[][] ranksOfGames(List<Integer> chosen) {
        return ofGames(ranks(chosen));
    }

    /** 0 where a setting has the expert's move first and 1 where not, one row for each position. */
    double[][] misses() {
        return misses(all());
    }

    /** The same for the settings with these places. */
    double[][] misses(List<Integer> chosen) {
        return costs(chosen, guess -> 1 - hit(guess));
    }

    /** The shares of misses in each game, one row for each game. */
    double[][] missesOfGames() {
        return missesOfGames(all());
    }

    /** The same for the settings with these places. */
    double[][] missesOfGames(List<Integer> chosen) {
        return ofGames(misses(chosen));
    }

    private double[][] costs(List<Integer> chosen, ToDoubleFunction<Scored> cost) {
        return positions.stream()
                .map(guesses -> chosen.stream()
                        .mapToDouble(setting -> cost.applyAsDouble(guesses.get(setting)))
                        .toArray())
                .toArray(double[][]::new);
    }

    private double[][] ofGames(double[][] costs) {
        Map<String, List<double[]>> games = new LinkedHashMap<>();
        for (int i = 0; i < costs.length; i++) {
            games.computeIfAbsent(positions.get(i).get(0).game(), name -> new ArrayList<>())
                    .add(costs[i]);
        }
        return games.values().stream().map(PredictionRows::means).toArray(double[][]::new);
    }

    /** Column by column; the sums are whole numbers, so that equal ones stay equal. */
    private static double[] means(List<double[]> rows) {
        double[] means = new double[rows.get(0).length];
        for (double[] row : rows) {
            for (int j = 0; j < means.length; j++) means[j] += row[j];
        }
        for (int j = 0; j < means.length; j++) means[j] /= rows.size();
        return means;
    }

    /** All places. */
    List<Integer> all() {
        return IntStream.range(0, settings.size()).boxed().toList();
    }

    /** The test over positions, corrected for shared ranks. */
    Friedman overPositions(List<Integer> chosen) {
        return Friedman.ofCosts(ranks(chosen)).correctedForTies();
    }

    /** The test over games, whose mean ranks are independent of each other. */
    Friedman overGames(List<Integer> chosen) {
        return Friedman.ofCosts(ranksOfGames(chosen)).correctedForTies();
    }

    /** The qualities of a setting, one list for each game. */
    List<List<Double>> qualities(int setting) {
        return byGame(guesses -> quality(guesses.get(setting)));
    }

    /** 1 for each hit of a setting and 0 for each other guess, one list for each game. */
    List<List<Double>> hits(int setting) {
        return byGame(guesses -> hit(guesses.get(setting)));
    }

    /** The difference of quality between two settings, one list for each game. */
    List<List<Double>> differences(int one, int other) {
        return byGame(guesses -> quality(guesses.get(one)) - quality(guesses.get(other)));
    }

    /** 1 where only one setting hits, −1 where only the other one does, one list for each game. */
    List<List<Double>> hitDifferences(int one, int other) {
        return byGame(guesses -> hit(guesses.get(one)) - hit(guesses.get(other)));
    }

    private List<List<Double>> byGame(ToDoubleFunction<List<Scored>> number) {
        Map<String, List<Double>> games = new LinkedHashMap<>();
        for (List<Scored> guesses : positions) {
            games.computeIfAbsent(guesses.get(0).game(), name -> new ArrayList<>())
                    .add(number.applyAsDouble(guesses));
        }
        return List.copyOf(games.values());
    }

    private static double quality(Scored guess) {
        return Guess.quality(guess.rank(), guess.moves(), guess.free());
    }

    private static double hit(Scored guess) {
        return guess.rank() == 1 ? 1 : 0;
    }
}
