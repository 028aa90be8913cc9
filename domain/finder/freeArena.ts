import { Schema } from 'effect';
import { Address } from '../arenas/arenaSummary.ts';
import { Position } from '../arenas/position.ts';
import { StartHour } from '../values/days/hours.ts';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { TotalReais } from '../values/money.ts';

/** A court that is free for all hours that were asked for; `price` is what they cost together. */
const FreeCourt = Schema.Struct({
  id: Id,
  name: Schema.String,
  isCovered: Schema.Boolean,
  price: TotalReais,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type FreeCourt = typeof FreeCourt.Type;

/**
 * An arena with at least one free court. Day and hour are on its own wall clock, which 'now' depends on. `metres` from where
 * somebody looks, as the crow flies: absent unless both places are known.
 */
export const FreeArena = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatar: Schema.optionalKey(Schema.String),
  photo: Schema.optionalKey(Schema.String),
  address: Address,
  position: Schema.optionalKey(Position),
  day: Day,
  startHour: StartHour,
  metres: Schema.optionalKey(Schema.Int),
  courts: Schema.Array(FreeCourt),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type FreeArena = typeof FreeArena.Type;

/** The day and the hour that run now, by the server's clock, on the wall clock of the city with the most arenas that were looked at. */
const Now = Schema.Struct({ day: Day, hour: StartHour });

/** `total`: arenas with a free court, on all pages. `cities`: those that have an arena. `hasMap`: the server has a map's file. */
export const FreeArenas = Schema.Struct({
  arenas: Schema.Array(FreeArena),
  total: Schema.Int,
  cities: Schema.Array(Schema.String),
  now: Now,
  hasMap: Schema.optionalKey(Schema.Boolean),
});
export type FreeArenas = typeof FreeArenas.Type;

/** Other hours of the same day, and the same hour of the days after it, each with how many arenas have a free court then. */
export const FreeAround = Schema.Struct({
  hours: Schema.Array(Schema.Struct({ day: Day, startHour: StartHour, arenas: Schema.Int })),
  days: Schema.Array(Schema.Struct({ day: Day, startHour: StartHour, arenas: Schema.Int })),
});
export type FreeAround = typeof FreeAround.Type;
