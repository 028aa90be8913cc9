import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { PixCharge } from '#domain/payment/charge.ts';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { notProvided } from '../notProvided.ts';
import { type Failed, fieldsOf, messageOf } from '../outcome.ts';
import { READ_WAITS, WRITE_WAITS } from '../patience.ts';
import type { ReadOutcome } from '../uploads/picture.ts';
import type { PageEvent } from '../watch/page.ts';
import { paymentMachine } from './payment.ts';

/** `Unknown`: there is no such link, or not any more. */
export type LinkReading = { readonly _tag: 'Read'; readonly link: PublicLink } | { readonly _tag: 'Unknown' } | Failed;
/** `Changed`: the link takes nothing now, because somebody said it before, or what it was for is over. */
export type SaidOutcome =
  | { readonly _tag: 'Said'; readonly link: PublicLink }
  | { readonly _tag: 'Changed'; readonly message: string }
  | Failed;

/** `NeedsCpf`: the provider makes no charge without the payer's. `Changed`: the sum is another, or the link takes no PIX now. */
export type LinkPixOutcome =
  | { readonly _tag: 'Payable'; readonly charge: PixCharge }
  | { readonly _tag: 'NeedsCpf' }
  | { readonly _tag: 'Changed'; readonly message: string }
  | Failed;

export interface PixAsked {
  readonly token: string;
  /** The sum that was on screen, in centavos. */
  readonly left: number;
  /** Digits; empty until the provider asks for it. */
  readonly cpf: string;
}

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

export interface LinkContext {
  readonly token: string;
  readonly link: PublicLink | null;
  readonly form: SaidForm;
  readonly receipt: Blob | null;
  /** Why the last file is no receipt. */
  readonly unfit: string | null;
  /** The fields that the server refused. */
  readonly refused: FieldErrors;
  readonly charge: PixCharge | null;
  /** Whoever pays typed it, for one charge: it is kept nowhere else. */
  readonly cpf: string;
  /** Why the last reading, saying or asking for a PIX failed. */
  readonly reason: string | null;
}

/** Nothing of the form of whoever says that they paid. */
export const NOTHING_TYPED: SaidForm = { payer: '', endToEnd: '' };

/** What the page of a payment link is made of: what it waits for, and what decides. */
export const paymentLinkSetup = setup({
  types: {
    input: {} as { token: string },
    context: {} as LinkContext,
    events: {} as
      | { type: 'read.retried' }
      | { type: 'paid.pressed' }
      | { type: 'pix.requested' }
      | { type: 'cpf.submitted'; cpf: string }
      | { type: 'dialog.closed' }
      | { type: 'back.pressed' }
      | { type: 'receipt.offered'; file: Blob }
      | { type: 'receipt.removed' }
      | { type: 'form.submitted'; form: SaidForm }
      | { type: 'wait.abandoned' }
      | PageEvent,
    tags: {} as 'busy' | 'slow' | 'telling',
    children: {} as {
      followPage: 'followPage';
      readLink: 'readLink';
      readReceipt: 'readReceipt';
      sayPaid: 'sayPaid';
      openLinkPix: 'openLinkPix';
      payment: 'payment';
    },
  },
  actors: {
    followPage: fromCallback<PageEvent>(notProvided),
    readLink: fromPromise<LinkReading, { token: string }>(notProvided),
    readReceipt: fromPromise<ReadOutcome, { file: Blob | null }>(notProvided),
    sayPaid: fromPromise<SaidOutcome, Saying>(notProvided),
    openLinkPix: fromPromise<LinkPixOutcome, PixAsked>(notProvided),
    payment: paymentMachine,
  },
  delays: { ...READ_WAITS, ...WRITE_WAITS, look: LOOK_MS },
  guards: {
    isRead: (_, outcome: LinkReading) => outcome._tag === 'Read',
    isUnknown: (_, outcome: LinkReading) => outcome._tag === 'Unknown',
    isReceipt: (_, outcome: ReadOutcome) => outcome._tag === 'Read',
    isSaid: (_, outcome: SaidOutcome) => outcome._tag === 'Said',
    isChanged: (_, outcome: SaidOutcome | LinkPixOutcome) => outcome._tag === 'Changed',
    isPayable: (_, outcome: LinkPixOutcome) => outcome._tag === 'Payable',
    needsCpf: (_, outcome: LinkPixOutcome) => outcome._tag === 'NeedsCpf',
    hasCpf: ({ context }) => context.cpf !== '',
    takesPix: ({ context }) => context.link?.takesPix === true,
    isByKey: ({ context }) => context.link?.takesPix !== true,
    isReturned: ({ context: { link } }) =>
      link?.back?.isWhole === true && (link.state === 'marked' || link.state === 'over'),
    isIn: ({ context }, state: PublicLink['state']) => context.link?.state === state,
    saysNothing: ({ context }, form: SaidForm) => form.endToEnd === '' && context.receipt === null,
  },
  actions: {
    takeLink: assign((_, outcome: LinkReading | SaidOutcome) => ('link' in outcome ? { link: outcome.link } : {})),
    takeReason: assign({
      reason: (_, outcome: LinkReading | SaidOutcome | LinkPixOutcome) => messageOf(outcome) ?? null,
    }),
    takeRefused: assign({ refused: (_, outcome: SaidOutcome | LinkPixOutcome) => fieldsOf(outcome) }),
    takeCharge: assign({
      charge: (_, outcome: LinkPixOutcome) => (outcome._tag === 'Payable' ? outcome.charge : null),
      cpf: '',
    }),
    takeForm: assign({ form: (_, form: SaidForm) => form, refused: {}, reason: null }),
    takeReceipt: assign({ receipt: (_, outcome: ReadOutcome) => (outcome._tag === 'Read' ? outcome.file : null) }),
    takeUnfit: assign({ unfit: (_, outcome: ReadOutcome) => messageOf(outcome) ?? null, receipt: null }),
    forgetReason: assign({ reason: null }),
    forgetCpf: assign({ cpf: '', refused: {}, reason: null }),
    forgetTyped: assign({ form: NOTHING_TYPED, receipt: null, unfit: null, refused: {}, reason: null }),
  },
});
