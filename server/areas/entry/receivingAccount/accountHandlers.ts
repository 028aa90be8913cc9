import type { Dependencies } from '#core/dependencies.ts';
import { lockCaller } from '#core/people/caller.ts';
import { requireProof } from '#core/people/stepUp.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { tellOfAccountMoney } from '#core/arenas/tellOfMoney.ts';
import { beginConnection } from './beginConnection.ts';
import { completeConnection } from './completeConnection.ts';
import { endAccountOf, tellOfAccount } from '#core/payment/accounts/endAccount.ts';
import { readAccountState } from './readAccount.ts';

/** The caller's own payment account. */
export function accountHandlersOf(dependencies: Dependencies) {
  const paymentAccount: Read<'paymentAccount'> = async ({ viewer }) => ({
    data: await readAccountState(dependencies, dependencies.database.orm, signedIn(viewer)),
  });

  const endPaymentAccount: Write<'endPaymentAccount'> = {
    async decide({ viewer }, tx) {
      const { id } = await lockCaller(tx, signedIn(viewer));
      if (!(await endAccountOf(tx, id))) refuse('account_not_connected');
      await requireProof(tx, viewer);
      await tellOfAccount(tx, id, 'accountEnded');
      await tellOfAccountMoney(tx, id, 'ended');
      return { data: await readAccountState(dependencies, tx, signedIn(viewer)) };
    },
  };

  return {
    paymentAccount,
    beginConnection: beginConnection(dependencies),
    completeConnection: completeConnection(dependencies),
    endPaymentAccount,
  };
}
