import { assign, emit, fromPromise, setup } from 'xstate';

export type ChargeStatus = 'pending' | 'approved' | 'cancelled';

interface Charge {
  readonly id: string;
  readonly lastsMs: number;
}

/** A sample: polling, guards that only the reply's value tells apart, two delays, a fact emitted, final states. */
export const paymentSample = setup({
  types: {
    input: {} as { charge: Charge },
    context: {} as { charge: Charge; copied: boolean },
    events: {} as { type: 'code.copied' },
    emitted: {} as { type: 'paid'; chargeId: string },
    tags: {} as 'over',
  },
  actors: {
    fetchStatus: fromPromise<ChargeStatus, { chargeId: string }>(() => Promise.reject(new Error('not provided'))),
  },
  delays: { pixPoll: 5_000, pixExpiry: ({ context }) => context.charge.lastsMs },
  guards: {
    isApproved: (_, status: ChargeStatus) => status === 'approved',
    isCancelled: (_, status: ChargeStatus) => status === 'cancelled',
  },
}).createMachine({
  id: 'paymentSample',
  description: 'Follows one PIX charge until it is paid or can no longer be',
  context: ({ input }) => ({ charge: input.charge, copied: false }),
  initial: 'awaitingPix',
  states: {
    awaitingPix: {
      description: 'The code is on screen; the provider is asked every few seconds',
      after: { pixExpiry: 'expired' },
      on: { 'code.copied': { actions: assign({ copied: true }) } },
      initial: 'asking',
      states: {
        asking: {
          description: 'Asks the provider',
          invoke: {
            id: 'fetchStatus',
            src: 'fetchStatus',
            input: ({ context }) => ({ chargeId: context.charge.id }),
            onDone: [
              {
                guard: { type: 'isApproved', params: ({ event }) => event.output },
                target: '#paymentSample.paid',
              },
              {
                guard: { type: 'isCancelled', params: ({ event }) => event.output },
                target: '#paymentSample.expired',
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
        resting: { description: 'Waits before asking again', after: { pixPoll: 'asking' } },
      },
    },
    paid: {
      type: 'final',
      tags: 'over',
      description: 'The money is there',
      entry: emit(({ context }) => ({ type: 'paid' as const, chargeId: context.charge.id })),
    },
    expired: { type: 'final', tags: 'over', description: 'Too late: the slot is free again' },
  },
});
