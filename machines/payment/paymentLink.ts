import { assign, type SnapshotFrom } from 'xstate';
import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import { answered } from '../outcome.ts';
import { NO_ANSWER } from '../patience.ts';
import { type LinkContext, NOTHING_TYPED, paymentLinkSetup } from './paymentLinkSetup.ts';

const UNREADABLE = IMAGE_FAULTS.unreadable;
/** What the page says when sending broke without a word of the server. */
const UNSENT = 'Não foi possível enviar. Tente novamente.';
/** The same of a PIX that could not be made. */
const UNMADE = 'Não foi possível gerar o PIX. Tente novamente.';
const UNANSWERED = 'Não sabemos se o PIX foi gerado. Peça de novo: se ele existe, é o mesmo.';
const NOTHING_SAID = 'Informe o número do PIX ou envie a foto do comprovante.';

/** What whoever has to pay can do: ask for the PIX of the link, or say that they paid by the arena's key. */
const PAYING = {
  'pix.requested': { guard: 'takesPix', target: 'charging', actions: 'forgetCpf' },
  'paid.pressed': { guard: 'isByKey', target: 'telling', actions: 'forgetReason' },
} as const;
/** Who comes back to the page may have paid in their bank, or somebody else has. */
const TO_BE_PAID = { ...PAYING, 'page.shown': 'glancing' } as const;

/** A reading that says how the link stands. */
const LEARNT = [
  {
    guard: { type: 'isRead', params: answered },
    target: '#paymentLink.placing',
    actions: { type: 'takeLink', params: answered },
  },
  { guard: { type: 'isUnknown', params: answered }, target: '#paymentLink.unknown' },
] as const;

/**
 * The page of a payment link: somebody sees what to pay, and pays by a PIX of the link, which marks it by itself; or pays by the arena's key, says so,
 * and sees what the desk makes of it.
 */
export const paymentLinkMachine = paymentLinkSetup.createMachine({
  id: 'paymentLink',
  description: 'The page of a payment link, from what is to be paid to what the desk says of it',
  context: ({ input: { token } }) => ({
    token,
    link: null,
    form: NOTHING_TYPED,
    receipt: null,
    unfit: null,
    refused: {},
    charge: null,
    cpf: '',
    reason: null,
  }),
  invoke: { id: 'followPage', src: 'followPage' },
  initial: 'opening',
  states: {
    opening: {
      description: 'What the link is for is asked',
      after: { readLimit: { target: 'failed', actions: assign({ reason: NO_ANSWER }) } },
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context }) => ({ token: context.token }),
        onDone: [...LEARNT, { target: 'failed', actions: { type: 'takeReason', params: answered } }],
        onError: { target: 'failed', actions: assign({ reason: null }) },
      },
    },
    placing: {
      description: 'How does it stand?',
      always: [
        { guard: 'isReturned', target: 'returned' },
        { guard: { type: 'isIn', params: 'open' }, target: 'open' },
        { guard: { type: 'isIn', params: 'refused' }, target: 'refused' },
        { guard: { type: 'isIn', params: 'said' }, target: 'said' },
        { guard: { type: 'isIn', params: 'marked' }, target: 'marked' },
        { target: 'over' },
      ],
    },
    open: {
      description: 'The sum is on screen, and how to pay it',
      on: TO_BE_PAID,
    },
    refused: {
      description: 'The desk has not found the payment, and says why; it can be paid, or said again',
      on: TO_BE_PAID,
    },
    glancing: {
      description:
        'Somebody came back to the page: is it still to be paid? What is on screen stays, and can be pressed',
      on: PAYING,
      after: { readLimit: 'placing' },
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context }) => ({ token: context.token }),
        onDone: [...LEARNT, { target: 'placing' }],
        onError: 'placing',
      },
    },
    charging: {
      description: 'The provider makes the PIX, or the one that can still be paid is asked for',
      tags: 'busy',
      invoke: {
        id: 'openLinkPix',
        src: 'openLinkPix',
        input: ({ context: { token, link, cpf } }) => ({ token, left: link?.left ?? 0, cpf }),
        onDone: [
          {
            guard: { type: 'isPayable', params: answered },
            target: 'awaitingPix',
            actions: { type: 'takeCharge', params: answered },
          },
          {
            guard: { type: 'isChanged', params: answered },
            target: 'opening',
            actions: { type: 'takeReason', params: answered },
          },
          { guard: { type: 'needsCpf', params: answered }, target: 'askingCpf' },
          {
            guard: 'hasCpf',
            target: 'askingCpf',
            actions: [
              { type: 'takeRefused', params: answered },
              { type: 'takeReason', params: answered },
            ],
          },
          { target: 'placing', actions: { type: 'takeReason', params: answered } },
        ],
        onError: [
          { guard: 'hasCpf', target: 'askingCpf', actions: assign({ reason: UNMADE }) },
          { target: 'placing', actions: assign({ reason: UNMADE }) },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left; asked again, the same PIX is answered',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#paymentLink.opening', actions: assign({ reason: UNANSWERED }) } },
          after: { waitLimit: { target: '#paymentLink.opening', actions: assign({ reason: UNANSWERED }) } },
        },
      },
    },
    askingCpf: {
      description: 'The provider makes no charge without the CPF of whoever pays; what was typed stays over errors',
      on: {
        'cpf.submitted': {
          target: 'charging',
          actions: assign({ cpf: ({ event }) => event.cpf, refused: {}, reason: null }),
        },
        'back.pressed': { target: 'placing', actions: assign({ refused: {}, reason: null }) },
      },
    },
    awaitingPix: {
      description: 'The PIX is on screen; whoever leaves it sees how the link stands',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { token, charge } }) => {
          if (!charge) throw new Error('Only a link with a charge can be paid');
          return { subject: token, charge };
        },
      },
      on: { 'dialog.closed': 'opening' },
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
            onDone: [...LEARNT, { target: 'waiting' }],
            onError: 'waiting',
          },
        },
      },
    },
    marked: { description: 'The desk has found the payment, or its PIX came' },
    returned: { description: 'What was paid goes back to whoever paid it, or went back' },
    over: { description: 'What the link was for is paid otherwise, cancelled, begun or somebody else’s' },
    unknown: { description: 'There is no such link, or not any more' },
    failed: { description: 'Nobody knows what the link is for, and why', on: { 'read.retried': 'opening' } },
  },
});

type Shown = 'opening' | 'open' | 'refused' | 'said' | 'marked' | 'returned' | 'over' | 'unknown' | 'failed';

/** `show`: the part of the page. While somebody pays or says that they paid, what is to be paid stays on screen. */
export function describePaymentLink(snapshot: SnapshotFrom<typeof paymentLinkMachine>) {
  const { token: _, ...context } = snapshot.context;
  return {
    ...context,
    show: showOf(snapshot),
    isTelling: snapshot.hasTag('telling'),
    isReading: snapshot.matches({ telling: 'reading' }),
    isCharging: snapshot.matches('charging'),
    isAskingCpf: snapshot.matches('askingCpf') || (snapshot.matches('charging') && context.cpf !== ''),
    isPaying: snapshot.matches('awaitingPix'),
    isBusy: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
  };
}

function showOf(snapshot: SnapshotFrom<typeof paymentLinkMachine>): Shown {
  const { value, context } = snapshot;
  if (typeof value !== 'string') return 'said' in value ? 'said' : payable(context);
  if (value === 'askingCpf' || value === 'awaitingPix' || value === 'glancing') return payable(context);
  return value === 'placing' ? 'opening' : value;
}

function payable(context: LinkContext): Shown {
  return context.link?.state === 'refused' ? 'refused' : 'open';
}
