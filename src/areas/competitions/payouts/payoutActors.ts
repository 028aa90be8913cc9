import { Effect, Schema } from 'effect';
import { payoutEndpoints } from '#domain/contract/payouts.ts';
import { PayoutForm } from '#domain/payouts/payout.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { PAYOUTS } from '../../../shared/api/queryKeys.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { download } from '../../../shared/files/download.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';

const toPayout = Schema.decodeSync(PayoutForm);

export function providePayoutForm({ call, queryClient }: App) {
  const refresh = () => Effect.sync(() => void queryClient.invalidateQueries({ queryKey: [PAYOUTS] }));
  return submissionOf<FormsOf['payouts']>({
    payout: ({ id, amount, mark, ...typed }, sending) => {
      const { paidOn, receipt } = toPayout(typed);
      const body = { amount, mark, paidOn, receipt };
      // Also after a refusal: what is to be paid may have changed.
      return call(payoutEndpoints.makePayout, { params: { id }, body }, sending).pipe(Effect.tapError(refresh));
    },
  });
}

export function providePayoutSheet({ call }: App) {
  return commandOf<CommandsOf['payoutSheets']>({
    payoutSheet: (month, signal) => {
      const [year = 0, number = 0] = month.split('-').map(Number);
      return download(call, { of: 'payoutSheet', month: number, year }, signal);
    },
  });
}
