package tesuji.solve.proof;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class PnDagContractTest implements SolverContract {
    @Override
    public Method method() {
        return PnDag.STANDARD;
    }

    @Override
    public boolean solvesCycles() {
        return false;
    }
}
