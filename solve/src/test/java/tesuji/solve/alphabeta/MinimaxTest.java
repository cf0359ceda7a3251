package tesuji.solve.alphabeta;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class MinimaxTest implements SolverContract {
    @Override
    public Method method() {
        return Minimax.STANDARD;
    }

    @Override
    public int size() {
        return 3;
    }
}
