import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { Reais, TotalReais } from '../values/money.ts';
import { Player } from '../people/player.ts';
import { IsoMonth } from '../values/days/month.ts';

/** Most debts that are listed of one debtor, the oldest ones: what is paid first. */
export const MOST_DEBTS = 20;

/**
 * A live reservation whose hours are over and that is not paid in full at the arena; or what the bill of a mensalista's month still
 * owes once it is late: `_id` is the series' then, `date` the day on which it was due. Or a product on an account: `_id` is the sale's.
 */
const Debt = Schema.Struct({
  id: Id,
  date: Day,
  courts: Schema.Array(Schema.Struct({ name: Schema.String, startHours: Schema.Array(StartHour) })),
  /** What is left to pay. */
  left: Reais,
  isNoShow: Schema.Boolean,
  /** Of a bill: its month. */
  billOf: Schema.optionalKey(IsoMonth),
  /** Of a product: what it is, and onto which reservation or record it was sold. */
  sale: Schema.optionalKey(
    Schema.Struct({
      name: Schema.String,
      quantity: Schema.Int,
      reservation: Schema.optionalKey(Id),
      customer: Schema.optionalKey(Id),
    }),
  ),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Debt = typeof Debt.Type;

/** Who owes the arena: a player, or somebody by the arena's own record; who has none yet, by the name that was typed. */
export const Debtor = Schema.Struct({
  player: Schema.optionalKey(Player),
  guestPlayerName: Schema.optionalKey(Schema.String),
  /** The record. */
  customer: Schema.optionalKey(Id),
  /** The last that the guest gave. */
  guestPhone: Schema.optionalKey(Schema.String),
  owed: TotalReais,
  /** How many reservations are owed that are in no bill, how many bills, and to how many of all these games nobody came. */
  reservations: Schema.Int,
  bills: Schema.Int,
  noShows: Schema.Int,
  /** How many products; missing without any. */
  sales: Schema.optionalKey(Schema.Int),
  /** The day of the oldest one. */
  since: Day,
  /** The oldest first, at most {@link MOST_DEBTS}. */
  debts: Schema.Array(Debt),
  /** What of it is owed for credit that was spent and whose money went back; no reservation has it. */
  creditOwed: Schema.optionalKey(TotalReais),
});
export type Debtor = typeof Debtor.Type;

/** A page of those who owe an arena, the largest sum first; `owed` and `people` are of all pages. */
export const DebtorPage = Schema.Struct({
  arena: Schema.Struct({ name: Schema.String }),
  owed: TotalReais,
  people: Schema.Int,
  debtors: Schema.Array(Debtor),
});
export type DebtorPage = typeof DebtorPage.Type;
