import { Schema } from 'effect';
import { ClosureReason } from '../hours/closureReason.ts';
import { BECOMES, type ReceivedMoney } from '../ledger/cancellation.ts';
import { DESK_METHODS } from '../ledger/movement.ts';
import { StartHour } from '../values/days/hours.ts';
import { Id } from '../values/id.ts';
import { compareDays, Day, IsoDay } from '../values/days/day.ts';
import { TotalReais } from '../values/money.ts';

export const CLOSURE_FAULTS = {
  hours: 'O fim precisa ser depois do início.',
  days: 'O último dia vem antes do primeiro.',
} as const;

/** The most days that one closure takes. */
export const MAX_CLOSED_DAYS = 31;
const MAX_CLOSED_COURTS = 100;
const MOST_OTHERS = 1000;

const ClosedHours = Schema.Struct({
  courts: Schema.Array(Id).check(
    Schema.isMinLength(1, { message: 'Escolha pelo menos uma quadra.' }),
    Schema.isMaxLength(MAX_CLOSED_COURTS),
  ),
  /** The first and the last day. */
  from: IsoDay,
  until: IsoDay,
  startHour: StartHour,
  /** The hour at which it ends on each day; 24 is midnight. */
  endHour: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 24 }, { message: 'Informe uma hora de 1 a 24.' })),
  /** Whether the running hour is broken off, so that who has it is cancelled. Otherwise it counts as played. */
  isInterrupted: Schema.optionalKey(Schema.Boolean),
});

/** Courts × days × hours, in the arena's own time. */
export const ClosureScope = ClosedHours.check(
  Schema.makeFilter(({ startHour, endHour }) => startHour < endHour || CLOSURE_FAULTS.hours),
  Schema.makeFilter(({ from, until }) => compareDays(from, until) <= 0 || CLOSURE_FAULTS.days),
);
export type ClosureScope = typeof ClosureScope.Type;

/** What of a closure is opened again: the hours that are in all that it names. Without a member, whatever the closure has. */
export const ReopenedPart = Schema.Struct({
  courts: Schema.optionalKey(ClosedHours.fields.courts),
  from: Schema.optionalKey(IsoDay),
  until: Schema.optionalKey(IsoDay),
  startHour: Schema.optionalKey(StartHour),
  endHour: Schema.optionalKey(ClosedHours.fields.endHour),
}).check(
  Schema.makeFilter(({ startHour = 0, endHour = 24 }) => startHour < endHour || CLOSURE_FAULTS.hours),
  Schema.makeFilter(({ from, until }) => !from || !until || compareDays(from, until) <= 0 || CLOSURE_FAULTS.days),
);
export type ReopenedPart = typeof ReopenedPart.Type;

/** What a closure does: the hours that it closes, and the reservations that it cancels or makes shorter, with what was paid for that. */
export const ClosureImpact = Schema.Struct({
  /** Without those that count as played, and those of reservations that it leaves whole though they have begun. */
  hours: Schema.Int,
  /** Of them, those that a closure has already. */
  closed: Schema.Int,
  /** Those that it cancels, and those that have begun, which it makes shorter. */
  reservations: Schema.Int,
  people: Schema.Int,
  /** Received at the arena; of one that has begun, for the hours that it loses. So are the sums that follow. */
  atArena: TotalReais,
  /** Of that, from guests, who have no account that could hold a credit. */
  byGuests: TotalReais,
  /** Paid by PIX through the platform, which goes back by itself. */
  byPix: TotalReais,
  /** Who has the running hour, by the courts, and until which hour; 24 is midnight. */
  onCourt: Schema.Array(Schema.Struct({ who: Schema.String, court: Schema.String, until: Schema.Int })),
  /** Who has begun to play and loses the hours ahead, which ones, with what was paid for them. */
  shortened: Schema.Array(Schema.Struct({ who: Schema.String, hours: Schema.Array(StartHour), value: TotalReais })),
  /** Who has begun to play and keeps more of these hours, which ones: no part of their PIX can go back, so the desk decides. */
  begun: Schema.Array(Schema.Struct({ who: Schema.String, hours: Schema.Array(StartHour) })),
  /** The reservations whose players can be offered another hour, with what each paid, by their days. */
  offerable: Schema.Array(
    Schema.Struct({
      id: Id,
      who: Schema.String,
      date: Day,
      hours: Schema.Array(StartHour),
      paid: TotalReais,
      byPix: Schema.Boolean,
    }).pipe(Schema.encodeKeys({ id: '_id' })),
  ),
});
export type ClosureImpact = typeof ClosureImpact.Type;

/** What becomes of the money received at the arena, for all reservations alike; a guest's is kept where it should be credit. */
const ClosureMoney = Schema.Struct({
  becomes: Schema.Literals(BECOMES),
  /** How it is returned; only then. */
  method: Schema.optionalKey(Schema.Literals(DESK_METHODS)),
}).check(
  Schema.makeFilter(
    ({ becomes, method }) => (becomes === 'refund') === (method !== undefined) || 'Diga como o valor é devolvido.',
  ),
);
export type ClosureMoney = typeof ClosureMoney.Type;

/** The same of one reservation. A guest has no account that could hold a credit: theirs is kept until somebody speaks with them. */
export function receivedFor({ becomes, method }: ClosureMoney, value: number, hasAccount: boolean): ReceivedMoney {
  if (becomes === 'credit' && !hasAccount) return { value, becomes: 'deposit' };
  return { value, becomes, ...(method && { method }) };
}

/** The wish to close: what the person saw as its impact, and what they decided about the money. */
export const Closing = Schema.Struct({
  scope: ClosureScope,
  reason: ClosureReason,
  seen: Schema.Struct({ reservations: Schema.Int, atArena: TotalReais, byPix: TotalReais }),
  money: Schema.optionalKey(ClosureMoney),
  /** The money of what players have paid waits for them to choose another hour; see `rebooking.ts`. */
  offer: Schema.optionalKey(Schema.Boolean),
  /** The reservations that are treated the other way than `offer` says. */
  others: Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(MOST_OTHERS))),
}).check(
  Schema.makeFilter(
    ({ seen, money }) => seen.atArena > 0 === (money !== undefined) || 'Diga o que fazer com o valor recebido.',
  ),
);
export type Closing = typeof Closing.Type;

/** A closure that was made. */
export const Closed = Schema.Struct({
  closure: Schema.Struct({ id: Id, hours: Schema.Int, reservations: Schema.Int }).pipe(
    Schema.encodeKeys({ id: '_id' }),
  ),
});

/** The hours of one day that a closure has. */
export const DayClosure = Schema.Struct({
  id: Id,
  reason: ClosureReason,
  hours: Schema.Array(Schema.Struct({ court: Id, startHours: Schema.Array(StartHour) })),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type DayClosure = typeof DayClosure.Type;
