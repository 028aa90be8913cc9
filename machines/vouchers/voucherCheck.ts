import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed, messageOf } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS } from '../patience.ts';

export type CheckOutcome = { readonly _tag: 'Known' } | Failed;

const CODE_MISSING = 'Informe um código para validar';

/** Checks at the counter what a voucher code is worth today. The server's reply is cached under the code. */
export const voucherCheckMachine = setup({
  types: {
    context: {} as {
      code: string;
      /** What is wrong with the code, or empty. */ fault: string;
    },
    events: {} as { type: 'code.typed'; code: string } | { type: 'check.requested' } | { type: 'check.closed' },
    emitted: {} as { type: 'check.failed'; message: string | undefined },
    tags: {} as 'busy',
  },
  actors: { validateVoucher: fromPromise<CheckOutcome, { code: string }>(notProvided) },
  delays: READ_WAITS,
  guards: {
    hasCode: ({ context }) => context.code.trim() !== '',
    isKnown: (_, outcome: CheckOutcome) => outcome._tag === 'Known',
  },
  actions: {
    keepCode: assign({ code: (_, code: string) => code, fault: '' }),
    askForCode: assign({ fault: CODE_MISSING }),
    takeFault: assign({ fault: (_, fault: string) => fault }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'check.failed' as const, message })),
  },
}).createMachine({
  id: 'voucherCheck',
  description: 'Says of a code whether it can be used today',
  context: { code: '', fault: '' },
  initial: 'asking',
  states: {
    asking: {
      description: 'A code can be typed',
      on: {
        'code.typed': { actions: { type: 'keepCode', params: ({ event }) => event.code } },
        'check.requested': [{ guard: 'hasCode', target: 'checking' }, { actions: 'askForCode' }],
      },
    },
    checking: {
      description: 'The server looks the code up',
      tags: 'busy',
      entry: { type: 'takeFault', params: '' },
      after: { readLimit: { target: 'asking', actions: { type: 'emitFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'validateVoucher',
        src: 'validateVoucher',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isKnown', params: answered }, target: 'checked' },
          {
            target: 'asking',
            actions: [
              { type: 'takeFault', params: ({ event }) => messageOf(event.output) ?? '' },
              { type: 'emitFailed', params: answeredMessage },
            ],
          },
        ],
        onError: { target: 'asking', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    checked: {
      description: 'The voucher and what it is worth today are shown',
      on: {
        'code.typed': { target: 'asking', actions: { type: 'keepCode', params: ({ event }) => event.code } },
        'check.requested': 'checking',
        'check.closed': { target: 'asking', actions: { type: 'keepCode', params: '' } },
      },
    },
  },
});

/** `checked` is the code whose voucher is shown below the field, or empty. */
export function describeVoucherCheck(snapshot: SnapshotFrom<typeof voucherCheckMachine>) {
  const { code, fault } = snapshot.context;
  return { code, fault, isBusy: snapshot.hasTag('busy'), checked: snapshot.matches('checked') ? code : '' };
}
