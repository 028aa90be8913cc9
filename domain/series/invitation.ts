import { Schema } from 'effect';
import { Sport } from '../courts/sport.ts';
import { Id, Instant } from '../values/id.ts';
import { IsoDay } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';
import { MonthlySum } from './monthlySum.ts';
import { WeeklyHours } from './series.ts';

/** How long a player may answer, in hours. */
export const INVITATION_HOURS = 72;

/** `lapsed`: not answered in time; `withdrawn`: the arena ended the series before. */
export const INVITATION_ANSWERS = ['accepted', 'refused', 'lapsed', 'withdrawn'] as const;

const Named = Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }));

/** What an arena asks of a player: to have an hour of every week there. Its id is the series'. */
export const SeriesInvitation = Schema.Struct({
  id: Id,
  arena: Named,
  courtName: Schema.String,
  ...WeeklyHours,
  sport: Sport,
  from: IsoDay,
  until: Schema.optionalKey(IsoDay),
  /** Of one week. */
  price: Reais,
  /** Where a sum of the month is agreed. */
  monthly: Schema.optionalKey(MonthlySum),
  endsAt: Instant,
  /** Missing as long as it waits for one. */
  answer: Schema.optionalKey(Schema.Literals(INVITATION_ANSWERS)),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type SeriesInvitation = typeof SeriesInvitation.Type;
