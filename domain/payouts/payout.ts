import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { Day, IsoDay } from '../values/days/day.ts';
import { positiveTotal, Reais, TotalReais } from '../values/money.ts';
import { filledText } from '../values/text/text.ts';

/** What a database's integer of centavos can hold. */
const MOST_CENTAVOS = 2_147_483_647;
/** What the ticked box of {@link PayoutForm} says. */
export const AGREED = 'sim';
const MAX_RECEIPT = 120;

const PAYOUT_AMOUNT = positiveTotal(MOST_CENTAVOS);

/** What proves a payout, such as the end-to-end id of a PIX. */
const Receipt = filledText('Informe o comprovante.').check(
  Schema.isMaxCodePoints(MAX_RECEIPT, { message: `Use no máximo ${MAX_RECEIPT} caracteres.` }),
);

/**
 * What the platform owes to one person: `due` if it has to pay, `toDeduct` if it paid too much before, because money
 * went back to players after its payout. At most one of the two is above zero.
 */
const Balance = { due: TotalReais, toDeduct: TotalReais };

/** Somebody whose players pay through the platform's account: an arena's owner, or an organizer of events. */
export const Payee = Schema.Struct({
  id: Id,
  name: Schema.String,
  email: Schema.String,
  phone: Schema.optionalKey(Schema.String),
  /** The names of their arenas; an organizer has none. */
  arena: Schema.optionalKey(Schema.String),
  /** The PIX key of an organizer's newest event. */
  pixKey: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Payee = typeof Payee.Type;

/** A payee in the list of whom something is owed to, or too much was paid to. */
export const PayeeBalance = Schema.Struct({ payee: Payee, ...Balance, charges: Schema.Int });
export type PayeeBalance = typeof PayeeBalance.Type;

/** A page of that list, the highest sum first, and the sums of the whole list. */
export const PayeeList = Schema.Struct({
  payees: Schema.Array(PayeeBalance),
  /** What the next page begins after; absent on the last one. */
  next: Schema.optionalKey(Schema.String),
  total: TotalReais,
  toPay: Schema.Int,
});
export type PayeeList = typeof PayeeList.Type;

/** A charge of the next payout: money that came, or went back after it was passed on. */
export const OpenCharge = Schema.Struct({
  id: Id,
  /** The name of the arena or the event. */
  place: Schema.String,
  day: Schema.optionalKey(Day),
  paidAt: Instant,
  /** What the payer paid. */
  amount: Reais,
  /** What the platform keeps. */
  fee: Reais,
  /** What the payout gives for it, or takes. */
  due: Reais,
  toDeduct: Reais,
});
export type OpenCharge = typeof OpenCharge.Type;

/** At most so many charges are shown; the sums and the mark cover all. */
export const MOST_CHARGES = 100;

/** What the next payout to a person consists of. */
export const PayeeAccount = Schema.Struct({
  payee: Payee,
  ...Balance,
  /** What payers dispute at their banks, and no payout includes until that is decided. */
  disputed: TotalReais,
  charges: Schema.Array(OpenCharge),
  count: Schema.Int,
  /** Names exactly these charges with these sums: a payout that states it includes no others. */
  mark: Schema.String,
});
export type PayeeAccount = typeof PayeeAccount.Type;

/** A payout that an admin made at the bank, with the sum and the mark that they saw. */
export const NewPayout = Schema.Struct({
  amount: PAYOUT_AMOUNT,
  paidOn: Day,
  receipt: Receipt,
  mark: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/u, { message: 'Marca inválida.' })),
});
export type NewPayout = typeof NewPayout.Type;

/** A payout as it is typed; `agreed` is the ticked box's text. */
export const PayoutForm = Schema.Struct({
  paidOn: IsoDay,
  receipt: Receipt,
  agreed: Schema.String.check(
    Schema.makeFilter((text) => text === AGREED || 'Confirme que o dinheiro já foi enviado.'),
  ),
});

/** A payout as its receiver sees it. */
export const Payout = Schema.Struct({ id: Id, amount: TotalReais, paidOn: Day, receipt: Schema.String }).pipe(
  Schema.encodeKeys({ id: '_id' }),
);
export type Payout = typeof Payout.Type;

/** A payout as admins see it. */
export const MadePayout = Schema.Struct({
  id: Id,
  amount: TotalReais,
  paidOn: Day,
  receipt: Schema.String,
  name: Schema.String,
  madeAt: Instant,
  madeBy: Schema.String,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type MadePayout = typeof MadePayout.Type;

/** What the caller gets of the platform, and got. */
export const MyPayouts = Schema.Struct({
  ...Balance,
  disputed: TotalReais,
  payouts: Schema.Array(Payout),
  next: Schema.optionalKey(Id),
});
export type MyPayouts = typeof MyPayouts.Type;

/** Splits a balance into its two members. @param centavos negative when too much was paid */
export function balanceOf(centavos: number): { readonly due: number; readonly toDeduct: number } {
  return { due: Math.max(0, centavos), toDeduct: Math.max(0, -centavos) };
}
