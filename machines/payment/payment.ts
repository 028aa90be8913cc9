import type { SnapshotFrom } from 'xstate';
import type { PixCharge } from '#domain/payment/charge.ts';
import { answered } from '../outcome.ts';
import { paymentSetup } from './paymentSetup.ts';

type Asked = { readonly context: { readonly subject: string; readonly charge: PixCharge } };

/** The question to the provider. */
const fetchCharge = {
  id: 'fetchCharge',
  src: 'fetchCharge',
  input: ({ context: { charge } }: Asked) => ({ charge }),
} as const;

/** The question to our server. */
const fetchSettlement = {
  id: 'fetchSettlement',
  src: 'fetchSettlement',
  input: ({ context: { subject, charge } }: Asked) => ({ subject, charge }),
} as const;

const resting = paymentSetup.createStateConfig({
  description: 'Between two questions',
  after: { pixPoll: 'asking' },
});
const hidden = paymentSetup.createStateConfig({
  description: 'Nobody sees the page, and nobody is asked',
  on: { 'page.shown': 'asking' },
});

const line = paymentSetup.createStateConfig({
  description: 'Whether the person is told that no answer comes',
  initial: 'heard',
  on: { 'line.lost': '.unheard', 'page.shown': '.heard' },
  states: {
    heard: { description: 'Nothing to say', on: { 'line.missed': 'doubted' } },
    doubted: { description: 'One question had no answer, which happens', on: { 'line.missed': 'unheard' } },
    unheard: { description: 'Said in a calm line; asked all the same' },
  },
});

/** One PIX charge, from the code on screen until the money is received or the charge expires. */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'Follows one PIX charge until it is paid or can no longer be',
  context: ({ input }) => ({ ...input, copies: 0, isSelected: false, ending: 'late' }),
  invoke: { id: 'followPage', src: 'followPage' },
  initial: 'awaitingPix',
  states: {
    awaitingPix: {
      description: 'The code is on screen; the provider is asked every few seconds',
      type: 'parallel',
      after: { pixExpiry: [{ guard: 'isUnseen', target: 'expired.hidden' }, { target: 'expired' }] },
      on: {
        'code.copied': { actions: ['countCopy', 'emitCopied'] },
        'code.selected': { actions: 'noteSelection' },
      },
      states: {
        question: {
          description: 'Is it paid?',
          initial: 'asking',
          on: { 'page.hidden': '.hidden' },
          states: {
            asking: {
              description: 'One question to the provider',
              invoke: {
                ...fetchCharge,
                onDone: [
                  { guard: { type: 'isApproved', params: answered }, target: '#payment.settling' },
                  {
                    guard: { type: 'isCancelled', params: answered },
                    target: '#payment.expired',
                    actions: { type: 'noteEnding', params: answered },
                  },
                  { guard: { type: 'isPending', params: answered }, target: 'resting', actions: 'hearLine' },
                  { target: 'resting', actions: 'missLine' },
                ],
                onError: { target: 'resting', actions: 'missLine' },
              },
              after: { silence: { actions: 'loseLine' } },
            },
            resting,
            hidden,
          },
        },
        line: { ...line, on: { ...line.on, 'line.heard': '.heard' } },
      },
    },
    settling: {
      description: 'The bank has the money; our server says what it bought',
      type: 'parallel',
      after: { lateWatch: 'untold' },
      states: {
        question: {
          description: 'What did it buy?',
          initial: 'asking',
          on: { 'page.hidden': '.hidden' },
          states: {
            asking: {
              description: 'One question to our server',
              invoke: {
                ...fetchSettlement,
                onDone: [
                  { guard: { type: 'isPaid', params: answered }, target: '#payment.paid' },
                  { guard: { type: 'isRefunded', params: answered }, target: '#payment.refunded' },
                  { guard: { type: 'isRefunding', params: answered }, target: '#payment.refunding' },
                  { target: 'resting', actions: 'missLine' },
                ],
                onError: { target: 'resting', actions: 'missLine' },
              },
              after: { silence: { actions: 'loseLine' } },
            },
            resting,
            hidden,
          },
        },
        line,
      },
    },
    untold: {
      description: 'The bank has the money, and this screen waits no longer to learn what it bought; the lists show it',
    },
    expired: {
      description: 'The hour is over; money that comes late is still seen',
      tags: 'over',
      entry: 'emitExpired',
      initial: 'resting',
      after: { lateWatch: 'forgotten' },
      on: { 'page.hidden': '.hidden' },
      states: {
        resting,
        hidden,
        asking: {
          description: 'Did the money come late?',
          invoke: {
            ...fetchCharge,
            onDone: [
              { guard: { type: 'isApproved', params: answered }, target: '#payment.settling' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    forgotten: { description: 'Too late for this screen to learn of any money', tags: 'over' },
    paid: { description: 'The money bought what it was for', entry: 'emitApproved' },
    refunding: {
      description: 'What it was for could no longer be had when the money came; the provider is sending it back',
      entry: 'emitRefunding',
      initial: 'resting',
      after: { lateWatch: 'owed' },
      on: { 'page.hidden': '.hidden' },
      states: {
        resting,
        hidden,
        asking: {
          description: 'Is it back?',
          invoke: {
            ...fetchSettlement,
            onDone: [
              { guard: { type: 'isRefunded', params: answered }, target: '#payment.refunded' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    owed: {
      description: 'The money takes longer than this screen waits; the lists show when it is back',
    },
    refunded: {
      description: 'The provider says that the money is back',
      entry: 'emitRefunded',
    },
  },
});

/** What is said beside the code: pay, no answer comes. */
export type PaymentNews = 'held' | 'unheard';

export type PaymentView =
  | { readonly show: 'paid' | 'refunding' | 'refunded' | 'untold' }
  /** The money came, so nothing is left to pay; `isLate`: what it bought is not known yet. */
  | { readonly show: 'settling'; readonly isLate: boolean }
  | { readonly show: 'expired'; readonly ending: SnapshotFrom<typeof paymentMachine>['context']['ending'] }
  | {
      readonly show: 'code';
      readonly charge: PixCharge;
      readonly copy: 'offered' | 'selected' | 'copied';
      readonly news: PaymentNews;
    };

export function describePayment(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  if (snapshot.matches('paid')) return { show: 'paid' };
  if (snapshot.matches('refunded')) return { show: 'refunded' };
  if (snapshot.matches('refunding') || snapshot.matches('owed')) return { show: 'refunding' };
  if (snapshot.matches('untold')) return { show: 'untold' };
  if (snapshot.matches('settling')) {
    return { show: 'settling', isLate: snapshot.matches({ settling: { line: 'unheard' } }) };
  }
  const { charge, copies, isSelected, ending } = snapshot.context;
  if (snapshot.hasTag('over')) return { show: 'expired', ending };
  const copy = isSelected ? 'selected' : copies > 0 ? 'copied' : 'offered';
  return { show: 'code', charge, copy, news: newsOf(snapshot) };
}

function newsOf(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentNews {
  return snapshot.matches({ awaitingPix: { line: 'unheard' } }) ? 'unheard' : 'held';
}
