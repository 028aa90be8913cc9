import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { JoinedRecord } from '../people/arenaRecord.ts';
import { Debtor } from '../debts/debt.ts';
import { DESK_METHODS, Method } from '../ledger/movement.ts';
import { PaidBill } from '../ledger/paidBill.ts';
import { positiveReais, PositiveTypedReais, TotalReais } from '../values/money.ts';
import { Voucher } from '../vouchers/voucher.ts';
import { Player } from '../people/player.ts';

/** Most no-shows and most movements of credit that are listed, the newest ones. */
export const MOST_LISTED = 50;

const OfReservation = Schema.Struct({ id: Id, date: Day }).pipe(Schema.encodeKeys({ id: '_id' }));

/** `given` by a reservation, or `spent` on one; `ofVoucher`: what was left of one that was bought; `lost`: its
 * money went back; `debtPaid`: what was owed for that came at the desk; `paidOut` at the desk, which may be `takenBack`; or `expired`. */
const CreditMoveKind = Schema.Literals([
  'given',
  'spent',
  'ofVoucher',
  'lost',
  'debtPaid',
  'paidOut',
  'takenBack',
  'expired',
]);

/** What an arena knows of a player: its own dealings with them, and of no other arena's. */
export const ArenaPlayer = Schema.Struct({
  player: Player,
  arena: Schema.Struct({ name: Schema.String }),
  /** As in 'Pendências'; absent when nothing is owed. */
  debtor: Schema.optionalKey(Debtor),
  /** What the arena owes the player, and what made it so, the newest first. */
  credit: TotalReais,
  /** The last day on which it can be used; absent where credit does not expire, and without any. */
  creditUntil: Schema.optionalKey(Day),
  creditMoves: Schema.Array(
    Schema.Struct({
      id: Id,
      at: Instant,
      /** The same by the arena's clock. */
      date: Day,
      kind: CreditMoveKind,
      given: TotalReais,
      spent: TotalReais,
      /** How it was paid out. */
      method: Schema.optionalKey(Method),
      /** Of what was paid out: nobody took it back. */
      isUndoable: Schema.optionalKey(Schema.Boolean),
      /** What gave it, or what it paid. */
      reservation: Schema.optionalKey(OfReservation),
      /** All that it paid of a month's bill; `reservation` is the first of its games. */
      bill: Schema.optionalKey(PaidBill),
    }).pipe(Schema.encodeKeys({ id: '_id' })),
  ),
  /** Of all; `missed` has the newest. */
  noShows: Schema.Int,
  missed: Schema.Array(OfReservation),
  /** The arena's own records that belong to the account. */
  joined: Schema.Array(JoinedRecord),
  vouchers: Schema.Array(Voucher),
});
export type ArenaPlayer = typeof ArenaPlayer.Type;

const DeskMethods = Schema.Literals(DESK_METHODS);

/** Credit of a player that the desk pays out, all of it or a part. */
export const CreditPayout = Schema.Struct({ value: positiveReais(), method: DeskMethods });
/** The same as it is typed. */
export const CreditPayoutForm = Schema.Struct({ value: PositiveTypedReais, method: DeskMethods });
