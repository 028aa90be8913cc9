import { Schema } from 'effect';

const MAX_NOTICE_HOURS = 168;
const MAX_SKIPS = 4;

const within = (minimum: number, maximum: number, what: string) =>
  Schema.NullOr(
    Schema.Int.check(
      Schema.isBetween({ minimum, maximum }, { message: `Escolha de ${minimum} a ${maximum} ${what}.` }),
    ),
  );

/** Until when, and how often, a player's skip counts at an arena; null: there is no bound. Missing leaves what is saved. */
export const SkipBounds = {
  /** Hours before the week's first one. */
  skipNoticeHours: Schema.optionalKey(within(1, MAX_NOTICE_HOURS, 'horas')),
  /** Weeks of one month. */
  skipsAMonth: Schema.optionalKey(within(1, MAX_SKIPS, 'semanas')),
};

/** A bound and where a week stands to it. */
export interface SkipFacts {
  readonly noticeHours: number | null;
  readonly aMonth: number | null;
  /** How many weeks of its month the player has skipped before. */
  readonly skipped: number;
}

const HOUR_MS = 3_600_000;

/** Why a player's skip has no effect on the month's sum; undefined when it has. @param begins the week's first hour */
export function skipFaultOf({ noticeHours, aMonth, skipped }: SkipFacts, begins: Date, now: Date) {
  if (noticeHours !== null && begins.getTime() - now.getTime() < noticeHours * HOUR_MS) return 'late';
  return aMonth !== null && skipped >= aMonth ? 'many' : undefined;
}
