package tesuji.solve.proof;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class PnStarContractTest implements SolverContract {
    @Override
    public Method method() {
        return PnStar.STANDARD;
    }
}
