import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, fieldsOf, messageOf } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS, WRITE_WAITS } from '../patience.ts';
import type { ReadOutcome } from '../uploads/picture.ts';

/** `Unknown`: there is no such link, or not any more. */
export type LinkReading = { readonly _tag: 'Read'; readonly link: PublicLink } | { readonly _tag: 'Unknown' } | Failed;
/** `Changed`: the link takes nothing now, because somebody said it before, or what it was for is over. */
export type SaidOutcome =
  | { readonly _tag: 'Said'; readonly link: PublicLink }
  | { readonly _tag: 'Changed'; readonly message: string }
  | Failed;

/** What is typed; both empty but the name where a picture says it. */
export type SaidForm = Readonly<Record<'payer' | 'endToEnd', string>>;

export interface Saying {
  readonly token: string;
  readonly form: SaidForm;
  /** The sum that was on screen, in centavos. */
  readonly centavos: number;
  readonly receipt: Blob | null;
}

/** How long after one look the page looks again whether the desk has answered, in milliseconds. */
const LOOK_MS = 20_000;

interface Context {
  readonly token: string;
  readonly link: PublicLink | null;
  readonly form: SaidForm;
  readonly receipt: Blob | null;
  /** Why the last file is no receipt. */
  readonly unfit: string | null;
  /** The fields that the server refused. */
  readonly refused: FieldErrors;
  /** Why the last reading or saying failed. */
  readonly reason: string | null;
}

const UNREADABLE = IMAGE_FAULTS.unreadable;
/** What the page says when sending broke without a word of the server. */
const UNSENT = 'Não foi possível enviar. Tente novamente.';
const NOTHING_SAID = 'Informe o número do PIX ou envie a foto do comprovante.';
const NOTHING_TYPED: SaidForm = { payer: '', endToEnd: '' };

/** The page of a payment link: somebody sees what to pay, pays elsewhere, says so, and sees what the desk makes of it. */
export const paymentLinkMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as Context,
    events: {} as
      | { type: 'read.retried' }
      | { type: 'paid.pressed' }
      | { type: 'back.pressed' }
      | { type: 'receipt.offered'; file: Blob }
      | { type: 'receipt.removed' }
      | { type: 'form.submitted'; form: SaidForm }
      | { type: 'wait.abandoned' },
    tags: {} as 'busy' | 'slow' | 'telling',
  },
  actors: {
    readLink: fromPromise<LinkReading, { token: string }>(notProvided),
    readReceipt: fromPromise<ReadOutcome, { file: Blob | null }>(notProvided),
    sayPaid: fromPromise<SaidOutcome, Saying>(notProvided),
  },
  delays: { ...READ_WAITS, ...WRITE_WAITS, look: LOOK_MS },
  guards: {
    isRead: (_, outcome: LinkReading) => outcome._tag === 'Read',
    isUnknown: (_, outcome: LinkReading) => outcome._tag === 'Unknown',
    isReceipt: (_, outcome: ReadOutcome) => outcome._tag === 'Read',
    isSaid: (_, outcome: SaidOutcome) => outcome._tag === 'Said',
    isChanged: (_, outcome: SaidOutcome) => outcome._tag === 'Changed',
    isIn: ({ context }, state: PublicLink['state']) => context.link?.state === state,
    saysNothing: ({ context }, form: SaidForm) => form.endToEnd === '' && context.receipt === null,
  },
  actions: {
    takeLink: assign((_, outcome: LinkReading | SaidOutcome) => ('link' in outcome ? { link: outcome.link } : {})),
    takeReason: assign({ reason: (_, outcome: LinkReading | SaidOutcome) => messageOf(outcome) ?? null }),
    takeRefused: assign({ refused: (_, outcome: SaidOutcome) => fieldsOf(outcome) }),
    takeForm: assign({ form: (_, form: SaidForm) => form, refused: {}, reason: null }),
    takeReceipt: assign({ receipt: (_, outcome: ReadOutcome) => (outcome._tag === 'Read' ? outcome.file : null) }),
    takeUnfit: assign({ unfit: (_, outcome: ReadOutcome) => messageOf(outcome) ?? null, receipt: null }),
    forgetTyped: assign({ form: NOTHING_TYPED, receipt: null, unfit: null, refused: {}, reason: null }),
  },
}).createMachine({
  id: 'paymentLink',
  description: 'The page of a payment link, from what is to be paid to what the desk says of it',
  context: ({ input: { token } }) => ({
    token,
    link: null,
    form: NOTHING_TYPED,
    receipt: null,
    unfit: null,
    refused: {},
    reason: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What the link is for is asked',
      after: { readLimit: { target: 'failed', actions: assign({ reason: NO_ANSWER }) } },
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isRead', params: answered },
            target: 'placing',
            actions: { type: 'takeLink', params: answered },
          },
          { guard: { type: 'isUnknown', params: answered }, target: 'unknown' },
          { target: 'failed', actions: { type: 'takeReason', params: answered } },
        ],
        onError: { target: 'failed', actions: assign({ reason: null }) },
      },
    },
    placing: {
      description: 'How does it stand?',
      always: [
        { guard: { type: 'isIn', params: 'open' }, target: 'open' },
        { guard: { type: 'isIn', params: 'refused' }, target: 'refused' },
        { guard: { type: 'isIn', params: 'said' }, target: 'said' },
        { guard: { type: 'isIn', params: 'marked' }, target: 'marked' },
        { target: 'over' },
      ],
    },
    open: {
      description: 'The sum is on screen, and how to pay it',
      on: { 'paid.pressed': { target: 'telling', actions: assign({ reason: null }) } },
    },
    refused: {
      description: 'The desk has not found the payment, and says why; it can be paid, or said again',
      on: { 'paid.pressed': { target: 'telling', actions: assign({ reason: null }) } },
    },
    telling: {
      description: 'Whoever paid says so, by the number of the PIX or a picture of the receipt',
      tags: 'telling',
      initial: 'editing',
      states: {
        editing: {
          description: 'The form is open; what was typed stays over errors',
          on: {
            'receipt.offered': {
              target: 'reading',
              actions: assign({ receipt: ({ event }) => event.file, unfit: null }),
            },
            'receipt.removed': { actions: assign({ receipt: null, unfit: null }) },
            'back.pressed': '#paymentLink.placing',
            'form.submitted': [
              {
                guard: { type: 'saysNothing', params: ({ event }) => event.form },
                actions: [{ type: 'takeForm', params: ({ event }) => event.form }, assign({ reason: NOTHING_SAID })],
              },
              { target: 'sending', actions: { type: 'takeForm', params: ({ event }) => event.form } },
            ],
          },
        },
        reading: {
          description: 'Is the file a picture, by its first bytes and by decoding it?',
          on: { 'receipt.removed': { target: 'editing', actions: assign({ receipt: null }) } },
          invoke: {
            id: 'readReceipt',
            src: 'readReceipt',
            input: ({ context }) => ({ file: context.receipt }),
            onDone: [
              {
                guard: { type: 'isReceipt', params: answered },
                target: 'editing',
                actions: { type: 'takeReceipt', params: answered },
              },
              { target: 'editing', actions: { type: 'takeUnfit', params: answered } },
            ],
            onError: { target: 'editing', actions: assign({ receipt: null, unfit: UNREADABLE }) },
          },
        },
        sending: {
          description: 'It is on its way to the desk',
          tags: 'busy',
          invoke: {
            id: 'sayPaid',
            src: 'sayPaid',
            input: ({ context: { token, form, link, receipt } }) => ({
              token,
              form,
              centavos: link?.left ?? 0,
              receipt,
            }),
            onDone: [
              {
                guard: { type: 'isSaid', params: answered },
                target: '#paymentLink.placing',
                actions: [{ type: 'takeLink', params: answered }, 'forgetTyped'],
              },
              { guard: { type: 'isChanged', params: answered }, target: '#paymentLink.opening' },
              {
                target: 'editing',
                actions: [
                  { type: 'takeRefused', params: answered },
                  { type: 'takeReason', params: answered },
                ],
              },
            ],
            onError: { target: 'editing', actions: assign({ reason: UNSENT }) },
          },
          initial: 'prompt',
          states: {
            prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
            slow: {
              description:
                'A picture takes its time on a thin line; whoever stops waiting sees how the link stands then',
              tags: 'slow',
              on: { 'wait.abandoned': '#paymentLink.opening' },
            },
          },
        },
      },
    },
    said: {
      description: 'The desk has to look; the page looks now and then whether it did',
      initial: 'waiting',
      states: {
        waiting: { description: 'Between two looks', after: { look: 'looking' } },
        looking: {
          description: 'Has the desk answered?',
          after: { readLimit: 'waiting' },
          invoke: {
            id: 'readLink',
            src: 'readLink',
            input: ({ context }) => ({ token: context.token }),
            onDone: [
              {
                guard: { type: 'isRead', params: answered },
                target: '#paymentLink.placing',
                actions: { type: 'takeLink', params: answered },
              },
              { guard: { type: 'isUnknown', params: answered }, target: '#paymentLink.unknown' },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    marked: { description: 'The desk has found the payment' },
    over: { description: 'What the link was for is paid otherwise, cancelled, begun or somebody else’s' },
    unknown: { description: 'There is no such link, or not any more' },
    failed: { description: 'Nobody knows what the link is for, and why', on: { 'read.retried': 'opening' } },
  },
});

type Shown = 'opening' | 'open' | 'refused' | 'said' | 'marked' | 'over' | 'unknown' | 'failed';

/** `show`: the part of the page. While somebody says that they paid, what is to be paid stays on screen. */
export function describePaymentLink(snapshot: SnapshotFrom<typeof paymentLinkMachine>) {
  const { token: _, ...context } = snapshot.context;
  return {
    ...context,
    show: showOf(snapshot),
    isTelling: snapshot.hasTag('telling'),
    isReading: snapshot.matches({ telling: 'reading' }),
    isBusy: snapshot.matches({ telling: 'sending' }),
    isSlow: snapshot.hasTag('slow'),
  };
}

function showOf(snapshot: SnapshotFrom<typeof paymentLinkMachine>): Shown {
  const { value, context } = snapshot;
  if (typeof value === 'string') return value === 'placing' ? 'opening' : value;
  if ('said' in value) return 'said';
  return context.link?.state === 'refused' ? 'refused' : 'open';
}
