package tesuji.solve.proof;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class BtaContractTest implements SolverContract {
    @Override
    public Method method() {
        return Bta.STANDARD;
    }
}
