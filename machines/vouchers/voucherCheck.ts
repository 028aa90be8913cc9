import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { type Failed, messageOf } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS } from '../patience.ts';

export type CheckOutcome = { readonly _tag: 'Known' } | Failed;

const CODE_MISSING = 'Informe um código para validar';

/** A code at the counter: is it worth something today? What the server says of it is kept under the code. */
export const voucherCheckMachine = setup({
  types: {
    context: {} as {
      code: string;
      /** What is wrong with the code; empty when nothing is known to be. */ fault: string;
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
    tellFailed: emit((_, message: string | undefined) => ({ type: 'check.failed' as const, message })),
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
      after: { readLimit: { target: 'asking', actions: { type: 'tellFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'validateVoucher',
        src: 'validateVoucher',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isKnown', params: ({ event }) => event.output }, target: 'told' },
          {
            target: 'asking',
            actions: [
              { type: 'takeFault', params: ({ event }) => messageOf(event.output) ?? '' },
              { type: 'tellFailed', params: ({ event }) => messageOf(event.output) },
            ],
          },
        ],
        onError: { target: 'asking', actions: { type: 'tellFailed', params: undefined } },
      },
    },
    told: {
      description: 'The voucher and what it is worth today are shown',
      on: {
        'code.typed': { target: 'asking', actions: { type: 'keepCode', params: ({ event }) => event.code } },
        'check.requested': 'checking',
        'check.closed': { target: 'asking', actions: { type: 'keepCode', params: '' } },
      },
    },
  },
});

/** The box, and the code whose voucher is shown below it. */
export function describeVoucherCheck(snapshot: SnapshotFrom<typeof voucherCheckMachine>) {
  const { code, fault } = snapshot.context;
  return { code, fault, isBusy: snapshot.hasTag('busy'), told: snapshot.matches('told') ? code : '' };
}
