import { Schema } from 'effect';
import { forOne, ForWhomFields } from '../people/forWhom.ts';
import { StartHour } from '../values/days/hours.ts';
import { Sport } from '../courts/sport.ts';
import { ClosureReason } from '../hours/closureReason.ts';
import { Id, Instant } from '../values/id.ts';
import { compareDays, IsoDay } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';
import { MonthlySum } from './monthlySum.ts';
import { PREVIEWED_WEEKS } from './weeks.ts';

/** The most hours in a row of one week. */
const MAX_HOURS = 6;

/** How many hours in a row a week may have. */
export const HOUR_COUNTS = Array.from({ length: MAX_HOURS }, (_, index) => index + 1);

/** The hours of a week that somebody plays: weekday (0–6, Sunday first), and hours in a row. */
export const WeeklyHours = {
  weekday: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 }, { message: 'Escolha o dia da semana.' })),
  startHour: StartHour,
  hours: Schema.Int.check(
    Schema.isBetween({ minimum: 1, maximum: MAX_HOURS }, { message: `Escolha de 1 a ${MAX_HOURS} horas seguidas.` }),
  ),
};

const Terms = {
  court: Id,
  ...WeeklyHours,
  sport: Sport,
  from: IsoDay,
  /** The last day on which it may be; missing when it has no end. */
  until: Schema.optionalKey(IsoDay),
  /** The sum of a month and what it is for, where that is agreed. */
  monthly: Schema.optionalKey(MonthlySum),
};

/** The check of {@link WeeklyHours}: a day ends before the next one. */
export function untilMidnight() {
  return Schema.makeFilter(
    ({ startHour, hours }: { readonly startHour: number; readonly hours: number }) =>
      startHour + hours <= 24 || 'As horas passam da meia-noite.',
  );
}

const wish = Schema.Struct({
  ...Terms,
  /** Of one week, as agreed; missing where a sum of the month is. */
  price: Schema.optionalKey(Reais),
  /** The series that ends the day before and goes on as this one; missing of one that begins. */
  changes: Schema.optionalKey(Id),
  ...ForWhomFields,
});

/** What the arena agrees with somebody who plays every week. */
export const SeriesWish = wish.check(
  ...forOne(),
  untilMidnight(),
  Schema.makeFilter(
    ({ from, until }) => !until || compareDays(from, until) <= 0 || 'O último dia vem antes do primeiro.',
  ),
  Schema.makeFilter(
    ({ price, monthly }) =>
      (price === undefined) !== (monthly === undefined) || 'Combine um preço por jogo ou um valor por mês.',
  ),
);
export type SeriesWish = typeof SeriesWish.Type;

/** What becomes of one week: it is played on another court, from another hour, or both; without either it is skipped. */
export const WeekChoice = Schema.Struct({
  day: IsoDay,
  court: Schema.optionalKey(Id),
  startHour: Schema.optionalKey(StartHour),
});
export type WeekChoice = typeof WeekChoice.Type;

/**
 * Why a series cannot have an hour: it is over, the arena does not open it at all (`closed`) or not on that day (`altered`),
 * courts are closed, somebody has it by another series, or something else has it.
 */
const CONFLICTS = ['past', 'closed', 'altered', 'closure', 'series', 'reservation'] as const;
export const HourConflict = Schema.Struct({
  startHour: StartHour,
  kind: Schema.Literals(CONFLICTS),
  /** Who has it, as the desk knows them. */
  who: Schema.optionalKey(Schema.String),
  /** Of a closure. */
  reason: Schema.optionalKey(ClosureReason),
});
export type HourConflict = typeof HourConflict.Type;

/**
 * Why a week of a series that changes stays as it is: skipped, with money, given to somebody else, over or being played, or moved
 * by hand.
 */
const STAYS = ['skipped', 'paid', 'given', 'begun', 'moved'] as const;
export type Stay = (typeof STAYS)[number];

/** A week of a preview in which something is to be known: a conflict, a national holiday, or that a change leaves it. */
export const PreviewedWeek = Schema.Struct({
  day: IsoDay,
  holiday: Schema.optionalKey(Schema.String),
  /** Of a week that a change leaves alone: nothing is to be decided about it. */
  stays: Schema.optionalKey(Schema.Literals(STAYS)),
  /** The hours that it cannot have; none on a mere holiday. */
  conflicts: Schema.Array(HourConflict),
  /** The other courts that are free at its hours. */
  courts: Schema.Array(Id),
  /** The other hours from which its court is free for as long. */
  startHours: Schema.Array(StartHour),
});
export type PreviewedWeek = typeof PreviewedWeek.Type;

export const SeriesPreview = Schema.Struct({
  /** How many weeks were looked at. */
  weeks: Schema.Int,
  found: Schema.Array(PreviewedWeek),
  /** Stands for the conflicts that were shown; making the series repeats it. */
  token: Schema.String,
});
export type SeriesPreview = typeof SeriesPreview.Type;

/** The wish to make a series: the conflicts that the person saw, by their token, and what becomes of each of them. */
export const NewSeries = Schema.Struct({
  /** The player's request that it answers. */
  request: Schema.optionalKey(Id),
  series: SeriesWish,
  choices: Schema.Array(WeekChoice).check(Schema.isMaxLength(PREVIEWED_WEEKS)),
  token: Schema.String.check(Schema.isPattern(/^[\w-]{0,64}$/u, { message: 'Confira as semanas de novo.' })),
});
export type NewSeries = typeof NewSeries.Type;

/** `kept`: it is a reservation; `skipped`: by a person; `conflict`: its hours were somebody else's when they were to be claimed. */
const WEEK_STATES = ['kept', 'skipped', 'conflict'] as const;
export type WeekState = (typeof WEEK_STATES)[number];

export const SeriesWeek = Schema.Struct({
  day: IsoDay,
  state: Schema.Literals(WEEK_STATES),
  /** Of one that is kept. */
  reservation: Schema.optionalKey(Id),
  /** The day to which its reservation was moved. */
  playedOn: Schema.optionalKey(IsoDay),
  /** Whether something was paid of it or taken off its price: then it is not skipped, and the end of the series leaves it. */
  hasMoney: Schema.optionalKey(Schema.Boolean),
  holiday: Schema.optionalKey(Schema.String),
});
export type SeriesWeek = typeof SeriesWeek.Type;

/** A series as the arena sees it. */
export const Series = Schema.Struct({
  id: Id,
  ...Terms,
  /** Of one week; with a monthly sum that of a month's fourth week. */
  price: Reais,
  courtName: Schema.String,
  player: Schema.optionalKey(Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }))),
  guestPlayerName: Schema.optionalKey(Schema.String),
  guestPhone: Schema.optionalKey(Schema.String),
  /** The day from which it goes on with other terms, as another series. */
  changesOn: Schema.optionalKey(IsoDay),
  /** Until when its player may accept it, as long as they have not answered; meanwhile it is a guest's by name. */
  invitedUntil: Schema.optionalKey(Instant),
  /** The day up to which its weeks are decided; later ones are its by right. */
  claimedUntil: IsoDay,
  /** The weeks from today on that are decided, in order. */
  weeks: Schema.Array(SeriesWeek),
  /** The latest weeks before today, the last one first. */
  past: Schema.Array(SeriesWeek),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Series = typeof Series.Type;

/** One week of a series. */
export const WhichWeek = Schema.Struct({ day: IsoDay });

/** How a series ends: the last day that it still has. */
export const SeriesEnd = Schema.Struct({ until: IsoDay });
