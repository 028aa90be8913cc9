import { Schema } from 'effect';
import { Id, Instant } from '../contract/id.ts';
import { Day } from '../days/day.ts';
import { Debtor } from '../debts/debt.ts';
import { Reais, TotalReais } from '../money/money.ts';
import { Voucher } from '../vouchers/voucher.ts';
import { Player } from './player.ts';

/** Most no-shows and most movements of credit that are listed, the newest ones. */
export const MOST_LISTED = 50;

const OfReservation = Schema.Struct({ id: Id, date: Day }).pipe(Schema.encodeKeys({ id: '_id' }));

/** What an arena knows of a player: its own dealings with them, and of no other arena's. */
export const ArenaPlayer = Schema.Struct({
  player: Player,
  arena: Schema.Struct({ name: Schema.String }),
  /** As in 'Pendências'; absent when nothing is owed. */
  debtor: Schema.optionalKey(Debtor),
  /** What the arena owes the player, and what made it so, the newest first. */
  credit: TotalReais,
  creditMoves: Schema.Array(
    Schema.Struct({
      id: Id,
      at: Instant,
      given: Reais,
      spent: Reais,
      reservation: OfReservation,
    }).pipe(Schema.encodeKeys({ id: '_id' })),
  ),
  /** Of all; `missed` has the newest. */
  noShows: Schema.Int,
  missed: Schema.Array(OfReservation),
  vouchers: Schema.Array(Voucher),
});
export type ArenaPlayer = typeof ArenaPlayer.Type;
