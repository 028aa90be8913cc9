import { Schema } from 'effect';
import { ClosureReason } from '../hours/closureReason.ts';
import { StartHour } from '../values/days/hours.ts';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { TotalReais } from '../values/money.ts';

/** How long a player may choose what becomes of a paid reservation that a closure cancelled, from the closing. */
export const REBOOKING_HOURS = 72;
export const REBOOKING_ENDS_MS = REBOOKING_HOURS * 60 * 60_000;

/**
 * `offered`: its money waits for the player. `moved`: it has other hours. `credited`, `refunded`: what became of the money.
 * `withdrawn`: the arena brought the reservation back.
 */
export const REBOOKING_STATES = ['offered', 'moved', 'credited', 'refunded', 'withdrawn'] as const;
export const RebookingState = Schema.Literals(REBOOKING_STATES);
export type RebookingState = typeof RebookingState.Type;

const Named = Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }));

/** Where the reservation could go on the day that was asked about: its first hour, on its leftmost court. */
export const RebookingOption = Schema.Struct({
  court: Named,
  startHour: StartHour,
  /** Of all its hours, by the table; never more than the cancelled ones were sold for. */
  price: TotalReais,
});
export type RebookingOption = typeof RebookingOption.Type;

/** What the player of a reservation that a closure cancelled may choose, and what came of it. */
export const Rebooking = Schema.Struct({
  reservation: Id,
  arena: Named,
  reason: ClosureReason,
  /** The hours that were cancelled; once it is moved, those that it has. */
  date: Day,
  hours: Schema.Array(StartHour),
  /** What was paid, and whether by PIX, which alone can be refunded by itself. */
  paid: TotalReais,
  byPix: Schema.Boolean,
  until: Instant,
  state: RebookingState,
  /** The arena's time zone, such as `America/Sao_Paulo`. */
  zone: Schema.String,
  /** The days that can be chosen from, on the arena's calendar. */
  today: Day,
  lastDay: Day,
  /** The day of the options: the one that was asked about, or the first with any. */
  day: Day,
  /** The earliest first. Empty once something was chosen. */
  options: Schema.Array(RebookingOption),
});
export type Rebooking = typeof Rebooking.Type;

/** Of a cancelled reservation whose money waits for its player's choice: what was paid, and until when. */
export const OpenRebooking = Schema.Struct({ paid: TotalReais, byPix: Schema.Boolean, until: Instant });
export type OpenRebooking = typeof OpenRebooking.Type;

/** How many days from today on are looked at for the first one with a free hour. */
export const DAYS_LOOKED_AT = 7;

/** What the player chooses: the place of the first hour, or what becomes of the money. */
export const RebookingChoice = Schema.Union([
  Schema.Struct({ choice: Schema.Literal('move'), date: Day, court: Id, startHour: StartHour }),
  Schema.Struct({ choice: Schema.Literals(['credit', 'refund']) }),
]);
export type RebookingChoice = typeof RebookingChoice.Type;

/** A closure as its arena looks back on it: whom it took hours from, and what became of each. */
export const ClosureReport = Schema.Struct({
  id: Id,
  reason: ClosureReason,
  at: Instant,
  isUndone: Schema.Boolean,
  /** Whether the people have been told: not before the time to undo it is over. */
  isTold: Schema.Boolean,
  reservations: Schema.Array(
    Schema.Struct({
      id: Id,
      who: Schema.String,
      hasAccount: Schema.Boolean,
      /** Of a guest, whom no notice reaches, where the desk knows it. */
      guestPhone: Schema.optionalKey(Schema.String),
      /** As it is now: elsewhere, once the player has moved it. */
      date: Day,
      hours: Schema.Array(StartHour),
      /** It had begun: these are the hours that it lost, and it keeps the others. */
      isShortened: Schema.optionalKey(Schema.Boolean),
      rebooking: Schema.optionalKey(
        Schema.Struct({ state: RebookingState, paid: TotalReais, byPix: Schema.Boolean, until: Instant }),
      ),
    }).pipe(Schema.encodeKeys({ id: '_id' })),
  ),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type ClosureReport = typeof ClosureReport.Type;
