import { Schema } from 'effect';
import { Method, MovementKind } from '../ledger/movement.ts';
import { Sport } from '../courts/sport.ts';
import { Id, Instant } from '../values/id.ts';
import { IsoDay } from '../values/days/day.ts';
import { Reais, SignedReais } from '../values/money.ts';
import { Bill } from '../series/bill.ts';

/**
 * What an arena wrote down of the person's money: for a reservation, for hours that were sold, or of their credit there. What the desk
 * typed beside it is about whoever paid, and stays with the arena.
 */
const OwnMovement = Schema.Struct({
  arena: Schema.String,
  at: Instant,
  kind: MovementKind,
  method: Schema.optionalKey(Method),
  /** Below zero for what went back, or what an undo takes back. */
  value: SignedReais,
  reservation: Schema.optionalKey(Id),
  /** The code of the voucher that was sold. */
  voucher: Schema.optionalKey(Schema.String),
});

/** What the person agreed with an arena to play every week. */
const OwnSeries = Schema.Struct({
  id: Id,
  arena: Schema.String,
  court: Schema.String,
  /** 0–6, Sunday first. */
  weekday: Schema.Int,
  startHour: Schema.Int,
  hours: Schema.Int,
  sport: Sport,
  from: IsoDay,
  until: Schema.optionalKey(IsoDay),
  /** Of one week. */
  price: Reais,
  madeAt: Instant,
  endedAt: Schema.optionalKey(Instant),
});

/** A reservation to which, by its arena, nobody came. */
const OwnAbsence = Schema.Struct({ arena: Schema.String, reservation: Id, markedAt: Instant });

/** What arenas know of a person who plays there, besides the reservations. */
export const DeskData = {
  movements: Schema.Array(OwnMovement),
  series: Schema.Array(OwnSeries),
  /** One for each month of each series. Why one was let off is for the arena. */
  bills: Schema.Array(Bill),
  absences: Schema.Array(OwnAbsence),
};
