package tesuji.solve.alphabeta;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class NegamaxTest implements SolverContract {
    @Override
    public Method method() {
        return Negamax.STANDARD;
    }

    @Override
    public int size() {
        return 3;
    }
}
