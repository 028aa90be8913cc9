import { Schema } from 'effect';
import { Method } from '../ledger/movement.ts';
import { PaidBill } from '../ledger/paidBill.ts';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { positiveReais, PositiveTypedReais, Reais, SignedReais, TypedReais } from '../values/money.ts';
import { filledText, Text } from '../values/text/text.ts';

/** Most entries that are listed of one till, the newest ones; its sums are of all. */
export const MOST_ENTRIES = 500;

/** Cash that is put into the drawer, or taken out of it, for another reason than a reservation. */
export const DrawerKind = Schema.Literals(['supply', 'withdrawal']);
export type DrawerKind = typeof DrawerKind.Type;

/** What stands in a till: the movements of the ledger that bring or return money, and what was done to its drawer. */
export const TillEntryKind = Schema.Literals(['payment', 'refund', 'undo', ...DrawerKind.literals]);
export type TillEntryKind = typeof TillEntryKind.Type;

export const Clerk = Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }));
export type Clerk = typeof Clerk.Type;

/** What one person recorded by one method; `value` is what came in less what went back. */
export const TillSum = Schema.Struct({
  method: Method,
  /** Missing where nobody knows. */
  by: Schema.optionalKey(Clerk),
  value: SignedReais,
  entries: Schema.Int,
});
export type TillSum = typeof TillSum.Type;

const TillEntry = Schema.Struct({
  id: Id,
  at: Instant,
  kind: TillEntryKind,
  method: Method,
  /** Above zero for what came in, below zero for what went out. */
  value: SignedReais,
  by: Schema.optionalKey(Schema.String),
  /** Who paid, or why the drawer was opened, as it was typed; empty if nothing was. */
  note: Schema.String,
  /** What it was paid for. */
  reservation: Schema.optionalKey(
    Schema.Struct({ id: Id, who: Schema.String, date: Day }).pipe(Schema.encodeKeys({ id: '_id' })),
  ),
  /** Of a bill's payment, all of which is one entry: of how many games of which month. `reservation` is the first of them. */
  bill: Schema.optionalKey(PaidBill),
  /** What was sold for it. */
  voucher: Schema.optionalKey(Schema.Struct({ code: Schema.String, who: Schema.String })),
  /** The products that were sold for it, and to whom where it is known. */
  sale: Schema.optionalKey(Schema.Struct({ what: Schema.String, who: Schema.optionalKey(Schema.String) })),
  /** Whose credit was paid out. */
  player: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type TillEntry = typeof TillEntry.Type;

/** How a till was closed. `expected` is what should have been in the drawer, as it was reckoned then. */
const Closing = Schema.Struct({
  at: Instant,
  by: Schema.String,
  counted: Reais,
  expected: SignedReais,
  note: Schema.String,
});
export type Closing = typeof Closing.Type;

const TILL = { id: Id, openedAt: Instant, openedBy: Schema.String, float: Reais } as const;

/** A stretch of time at the front desk: from the float that was put into the drawer to the count of what is in it. */
export const Till = Schema.Struct({
  ...TILL,
  sums: Schema.Array(TillSum),
  /** Put into the drawer, and taken out of it. */
  supplied: SignedReais,
  withdrawn: SignedReais,
  /** The newest first, at most {@link MOST_ENTRIES} of `entryCount`; the parts of one payment are one. */
  entries: Schema.Array(TillEntry),
  entryCount: Schema.Int,
  /** How many rows moved cash, a part of a payment each. Whoever counts the drawer says which of them they knew. */
  cashEntries: Schema.Int,
  closing: Schema.optionalKey(Closing),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Till = typeof Till.Type;

/** A closed till in the list. */
export const ClosedTill = Schema.Struct({ ...TILL, closing: Closing }).pipe(Schema.encodeKeys({ id: '_id' }));
export type ClosedTill = typeof ClosedTill.Type;

const Note = Text.check(Schema.isMaxCodePoints(200, { message: 'Use no máximo 200 caracteres.' }));
const Reason = filledText('Diga o motivo.').check(
  Schema.isMaxCodePoints(120, { message: 'Use no máximo 120 caracteres.' }),
);

const EntryCount = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }));

export const NewTill = Schema.Struct({ float: Reais });

/** Of cash put into the drawer or taken out of it. */
export const DrawerMove = Schema.Struct({ kind: DrawerKind, value: positiveReais(), reason: Reason });

/** The blind count: what is in the drawer, said before anybody is told what should be. */
export const TillCount = Schema.Struct({ counted: Reais, cashEntries: EntryCount, note: Note });

/** The same as they are typed. */
export const TillForm = Schema.Struct({ float: TypedReais });
export const DrawerForm = Schema.Struct({ value: PositiveTypedReais, reason: Reason });
export const CountForm = Schema.Struct({ counted: TypedReais, note: Note });
