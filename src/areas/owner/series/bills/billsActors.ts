import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { billEndpoints } from '#domain/contract/bills.ts';
import { billsMachine } from '../../../../../machines/series/bills.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { AGENDA, OWN_ARENA } from '../../../../shared/api/queryKeys.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { draftOfBill, RULE_DRAFT, toRule } from './billForms.ts';

export type BillsActor = ActorRefFrom<typeof billsMachine>;

/** The chart of a month's bills with its real actors. */
export function provideBills({ call, queryClient }: App) {
  // After a refusal too: the bill may have changed, and the dialog is to show what it is now.
  const refresh = (part: string) => Effect.sync(() => void queryClient.invalidateQueries({ queryKey: [part] }));
  const forget = (draft: string) => Effect.sync(() => clearDraft(draft));
  return billsMachine.provide({
    actors: {
      submission: submissionOf<FormsOf['bills']>({
        billPayment: ({ id, ...body }, sending) =>
          call(billEndpoints.payBill, { params: { id }, body }, sending).pipe(
            Effect.tapError(() => refresh(AGENDA)),
            Effect.tap(() => forget(draftOfBill('billPayment', id))),
          ),
        billForgiveness: ({ id, ...body }, sending) =>
          call(billEndpoints.forgiveBill, { params: { id }, body }, sending).pipe(
            Effect.tapError(() => refresh(AGENDA)),
            Effect.tap(() => forget(draftOfBill('billForgiveness', id))),
          ),
        billRule: ({ version, ...typed }, sending) =>
          call(billEndpoints.updateBillRule, { query: { version }, body: toRule(typed) }, sending).pipe(
            Effect.tapError(() => refresh(OWN_ARENA)),
            Effect.tapError(() => refresh(AGENDA)),
            Effect.tap(() => forget(RULE_DRAFT)),
          ),
      }),
    },
  });
}

/** Records money that was returned by other means. */
export function provideBillReturns({ call }: App) {
  return commandOf<CommandsOf['billRefunds']>({
    returnBillRefund: (id, signal) => call(billEndpoints.returnBillRefund, { params: { id } }, { signal }),
  });
}
