package tesuji.solve.proof;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class DfPnContractTest implements SolverContract {
    @Override
    public Method method() {
        return DfPn.STANDARD;
    }
}
