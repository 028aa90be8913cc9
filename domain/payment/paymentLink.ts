import { Schema, SchemaGetter } from 'effect';
import { Day } from '../values/days/day.ts';
import { StartHour } from '../values/days/hours.ts';
import { Cpf } from '../people/cpf.ts';
import { Id, Instant } from '../values/id.ts';
import { Centavos, INVALID_VALUE, Reais } from '../values/money.ts';
import { filledText } from '../values/text/text.ts';
import { END_TO_END_FAULT, EndToEnd, endToEndIn, isEndToEnd } from './endToEnd.ts';

/** What is stored of a link. `said`: whoever opened it says that they paid, and the desk has not looked yet. */
export const LINK_STATES = ['open', 'said', 'marked', 'refused'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Why a link that nobody says to have paid is over. `given`: the reservation is somebody else's by now. */
export const OverReason = Schema.Literals(['paid', 'cancelled', 'begun', 'given']);
export type OverReason = typeof OverReason.Type;

/** How long the name of who paid, and the desk's reason, may be. */
export const LONGEST_PAYER = 60;
const LONGEST_REASON = 120;
/** Most links that are shown to be looked at; those said first come first. */
export const MOST_SAID = 50;
/** What the page says until the desk writes something else. */
export const USUAL_REASON = 'Não encontramos este PIX.';

const Hours = Schema.Array(Schema.Struct({ name: Schema.String, startHours: Schema.Array(StartHour) }));
/** What a link is for: the day there, its courts and hours. */
const OF_WHAT = { date: Day, courts: Hours, left: Reais };

/** Centavos in digits: a form that brings a picture has nothing but text. */
const CentavosText = Schema.String.check(
  Schema.isPattern(/^(?:[1-9]\d{0,7}|100000000)$/u, { message: INVALID_VALUE }),
).pipe(Schema.decodeTo(Centavos, { decode: SchemaGetter.transform(Number), encode: SchemaGetter.transform(String) }));

const Payer = filledText('Informe o nome de quem pagou.').check(
  Schema.isMaxCodePoints(LONGEST_PAYER, { message: `Use no máximo ${LONGEST_PAYER} caracteres.` }),
);

/** The same as it is typed: the number may be missing where a picture says it. */
export const SaidPaymentForm = Schema.Struct({
  payer: Payer,
  endToEnd: Schema.String.check(
    Schema.makeFilter((typed: string) => typed.trim() === '' || isEndToEnd(endToEndIn(typed)) || END_TO_END_FAULT),
  ),
});

/** What is said when somebody says that they paid: the sum that the page showed, and the number or a picture of the receipt. */
export const SaidPayment = Schema.Struct({
  payer: Payer,
  centavos: CentavosText,
  endToEnd: Schema.optionalKey(EndToEnd),
});

/** What is asked for when whoever has a link pays by PIX: the sum that the page showed, and the CPF where the provider makes no charge without one. */
export const LinkPix = Schema.Struct({ left: Reais, cpf: Schema.optionalKey(Cpf) });

/**
 * What goes or went back of the money that came by the PIX of a link. `refused`: the bank did not take it, and the desk returns it by other means.
 */
export const MoneyBack = Schema.Struct({
  state: Schema.Literals(['going', 'done', 'refused']),
  sum: Reais,
  /** Nothing of what came by the link stays. */
  isWhole: Schema.Boolean,
  /** Of a done one, there. */
  day: Schema.optionalKey(Day),
});
export type MoneyBack = typeof MoneyBack.Type;

/** Why the desk does not mark a link as paid; the page shows it. */
export const LinkRefusal = Schema.Struct({
  reason: filledText('Escreva por que não.').check(
    Schema.isMaxCodePoints(LONGEST_REASON, { message: `Use no máximo ${LONGEST_REASON} caracteres.` }),
  ),
});

/** A link as its page shows it to whoever has the secret: of the person of the reservation, the first name alone. */
export const PublicLink = Schema.Struct({
  state: Schema.Literals([...LINK_STATES, 'over']),
  over: Schema.optionalKey(OverReason),
  arena: Schema.Struct({
    name: Schema.String,
    city: Schema.String,
    phone: Schema.optionalKey(Schema.String),
    pix: Schema.optionalKey(Schema.Struct({ key: Schema.String, receiver: Schema.String })),
  }),
  firstName: Schema.optionalKey(Schema.String),
  ...OF_WHAT,
  /** The sum that was said to be paid. */
  said: Schema.optionalKey(Reais),
  reason: Schema.optionalKey(Schema.String),
  /** It is paid by a PIX of its own, which marks it by itself. */
  takesPix: Schema.optionalKey(Schema.Boolean),
  back: Schema.optionalKey(MoneyBack),
});
export type PublicLink = typeof PublicLink.Type;

/** A link as the desk sees it. The secret is in no reply: only the window that made it knows it. */
export const DeskLink = Schema.Struct({
  id: Id,
  state: Schema.Literals(LINK_STATES),
  over: Schema.optionalKey(OverReason),
  madeAt: Instant,
  saidAt: Schema.optionalKey(Instant),
  said: Schema.optionalKey(Reais),
  payer: Schema.optionalKey(Schema.String),
  endToEnd: Schema.optionalKey(Schema.String),
  /** The address of the receipt's picture. */
  picture: Schema.optionalKey(Schema.String),
  /** The same number was said of another reservation of the arena. */
  isRepeated: Schema.Boolean,
  reason: Schema.optionalKey(Schema.String),
  /** What is left to pay of the reservation now. */
  left: Reais,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type DeskLink = typeof DeskLink.Type;

/** A link that was said to be paid and that nobody has looked at, with whose reservation it is. */
export const SaidLink = Schema.Struct({
  link: DeskLink,
  reservation: Id,
  name: Schema.String,
  date: Day,
  courts: Hours,
});
export type SaidLink = typeof SaidLink.Type;

interface Payable {
  readonly status: string;
  /** Centavos. */
  readonly left: number;
  readonly hasBegun: boolean;
  readonly isGiven: boolean;
}

/** Why what a link is for is not paid by it any more; `undefined` while it can be. */
export function overReasonOf({ status, left, hasBegun, isGiven }: Payable): OverReason | undefined {
  if (status === 'CANCELADA' || status === 'EXPIRADA') return 'cancelled';
  if (isGiven) return 'given';
  if (status === 'PAGA' || left <= 0) return 'paid';
  return hasBegun ? 'begun' : undefined;
}

/** What marking a link as paid records by default, in centavos: what was said, as far as it still fits. */
export function sumToMark({ said = 0, left }: Pick<DeskLink, 'said' | 'left'>): number {
  return Math.min(said, left);
}
