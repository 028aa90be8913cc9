import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { voucherEndpoints } from '#domain/contract/vouchers.ts';
import { type CheckOutcome, voucherCheckMachine } from '../../../../machines/vouchers/voucherCheck.ts';
import { vouchersMachine } from '../../../../machines/vouchers/vouchers.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { VOUCHERS } from '../../../shared/api/queryKeys.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { saleDraft, toSale } from './saleForm.ts';
import { rechargeDraft, returnDraft, toNewVoucher, toRecharge, toReturn } from './voucherForm.ts';
import { checkedVoucherKey } from './voucherQueries.ts';

export type VouchersActor = ActorRefFrom<typeof vouchersMachine>;

/** The vouchers' chart with its real actors. */
export function provideVouchers({ call, queryClient }: App) {
  /** The voucher that was sold last, which one tap takes back. */
  let lastSold = '';
  return vouchersMachine.provide({
    actors: {
      expiry: commandOf<CommandsOf['voucherExpiry']>({
        expireVoucher: (id, signal) => call(voucherEndpoints.expireVoucher, { params: { id } }, { signal }),
      }),
      deletion: commandOf<CommandsOf['voucherDeletion']>({
        deleteVoucher: (id, signal) => call(voucherEndpoints.deleteVoucher, { params: { id } }, { signal }),
      }),
      takeBack: commandOf<CommandsOf['voucherSale']>({
        undoVoucherSale: (id, signal) => call(voucherEndpoints.undoVoucherSale, { params: { id } }, { signal }),
      }),
      undo: commandOf<CommandsOf['voucherLastSale']>({
        undoLastSale: (_, signal) => call(voucherEndpoints.undoVoucherSale, { params: { id: lastSold } }, { signal }),
      }),
      submission: submissionOf<FormsOf['vouchers']>({
        voucherSale: (form, sending) =>
          call(voucherEndpoints.sellVoucher, { body: toSale(form) }, sending).pipe(
            Effect.tap(({ data: { voucher } }) =>
              Effect.sync(() => {
                lastSold = voucher.id;
                clearDraft(saleDraft(form.player));
              }),
            ),
          ),
        voucherReturn: (form, sending) =>
          call(voucherEndpoints.returnVoucher, toReturn(form), sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(returnDraft(form.id)))),
            Effect.tapError(() => Effect.sync(() => void queryClient.invalidateQueries({ queryKey: [VOUCHERS] }))),
          ),
        newVoucher: (form, sending) => call(voucherEndpoints.createVoucher, { body: toNewVoucher(form) }, sending),
        recharge: (form, sending) =>
          call(voucherEndpoints.rechargeVoucher, toRecharge(form), sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(rechargeDraft(form.id)))),
          ),
      }),
    },
  });
}

/** The chart that checks a code, with its real actors. */
export function provideVoucherCheck({ call, queryClient }: App) {
  return voucherCheckMachine.provide({
    actors: {
      validateVoucher: fromPromise<CheckOutcome, { code: string }>(({ input: { code }, signal }) =>
        Effect.runPromise(
          call(voucherEndpoints.validateVoucher, { body: { code } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): CheckOutcome => {
                queryClient.setQueryData(checkedVoucherKey(code), data);
                return { _tag: 'Known' };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
  });
}
