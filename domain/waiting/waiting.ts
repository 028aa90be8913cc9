import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';

/** How long the first in line has an hour to themselves, in minutes. */
export const OFFER_MINUTES = 10;
/** How many days after its day a place in a queue is kept, for its person's copy of their data. */
export const WAITING_KEPT_DAYS = 90;
/** The most queues in which one player waits, at all arenas. */
export const MOST_WAITING = 10;
/** The most courts that a player names; without any, every court will do. */
const MOST_COURTS = 50;

/** What a player waits for. `until` is when they no longer want it; without it, when the last of the hours begins. */
export const WaitingAsk = Schema.Struct({
  arena: Id,
  date: Day,
  hours: Schema.Array(StartHour).check(
    Schema.isMinLength(1, { message: 'Escolha pelo menos um horário.' }),
    Schema.isMaxLength(24),
  ),
  courts: Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(MOST_COURTS))),
  until: Schema.optionalKey(Instant),
});
export type WaitingAsk = typeof WaitingAsk.Type;

const Named = Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }));

/** Hours of a court that are a player's to take for some minutes. */
export const Offer = Schema.Struct({
  id: Id,
  court: Named,
  hours: Schema.Array(StartHour),
  /** From then on it is the next one's turn. */
  expiresAt: Instant,
  /** How long that still is, by the server's clock, in seconds. */
  secondsLeft: Schema.Int,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Offer = typeof Offer.Type;

/** A player's place in the queue of a day. */
export const Waiting = Schema.Struct({
  id: Id,
  arena: Named,
  date: Day,
  /** Those that are still waited for. */
  hours: Schema.Array(StartHour),
  /** Empty when any court will do. */
  courts: Schema.Array(Named),
  until: Instant,
  joinedAt: Instant,
  /** What can be taken now. */
  offers: Schema.Array(Offer),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Waiting = typeof Waiting.Type;

/** What a person waited for, as the copy of their data has it. */
export const PastWaiting = Schema.Struct({
  arena: Schema.String,
  date: Day,
  hours: Schema.Array(StartHour),
  joinedAt: Instant,
  /** What they were asked about; an empty outcome is none yet. */
  offers: Schema.Array(Schema.Struct({ hours: Schema.Array(StartHour), madeAt: Instant, outcome: Schema.String })),
});

/** What became of an offer. `withdrawn`: the arena closed the court. */
export const OFFER_OUTCOMES = ['accepted', 'declined', 'lapsed', 'withdrawn'] as const;
