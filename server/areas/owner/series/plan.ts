import { addDays, compareDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { conflictsOn, hoursOf, type Span } from '#domain/series/conflicts.ts';
import type { NewSeries, SeriesWish, WeekChoice } from '#domain/series/series.ts';
import { isOpenAt } from '#domain/opening/opening.ts';
import { notOpenText } from '#domain/opening/openingWeek.ts';
import { claimedUpTo } from '#domain/series/weeks.ts';
import { refuse } from '#platform/http/handler.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import type { Former } from './change.ts';
import type { WantedWeek } from './claimWeeks.ts';
import { type Foreseen, spanIn } from './preview.ts';

interface Plan {
  readonly wanted: readonly WantedWeek[];
  readonly skipped: readonly Day[];
  readonly claimedUntil: Day;
}

/** What becomes of each week that was looked at. A week that is played elsewhere is claimed at once, however far off. */
export function planOf(
  { arena, former }: { readonly arena: ArenaRow; readonly former: Former | undefined },
  { series: wish, choices }: NewSeries,
  { days, read, preview }: Foreseen,
  now: Date,
) {
  // A week that the former series has claimed is not claimed again later.
  const claimed = former && fromIsoDay(former.row.claimedUntil);
  const chosen = new Map(choices.map((choice) => [toIsoDay(choice.day), choice]));
  const stays = new Map(preview.found.map(({ day, stays: why }) => [toIsoDay(day), why]));
  const known = new Set(days.map(toIsoDay).filter((day) => stays.get(day) === undefined));
  if ([...chosen.keys()].some((day) => !known.has(day))) refuse('week_not_found');
  const undecided = preview.found.filter(({ day, conflicts }) => conflicts.length > 0 && !chosen.has(toIsoDay(day)));
  if (undecided.length > 0) refuse('series_undecided');
  refuseOutside(wish, read);
  const plan = {
    wanted: new Array<WantedWeek>(),
    skipped: new Array<Day>(),
    claimedUntil: claimable(arena, days, { now, claimed }),
  };
  for (const day of days) {
    const choice = chosen.get(toIsoDay(day));
    const span = chosenSpan(choice, wish);
    const stay = stays.get(toIsoDay(day));
    if (stay !== undefined) {
      // What was skipped can still come back, with the new terms; any other week goes on as one of the former series.
      if (stay === 'skipped') plan.skipped.push(day);
      continue;
    }
    if (choice && isSkip(choice)) plan.skipped.push(day);
    else if (choice && conflictsOn(read.arena, day, span).length > 0) refuse('slot_taken', undefined, notFree(day));
    else if (choice ?? compareDays(day, plan.claimedUntil) <= 0) plan.wanted.push({ day, span });
  }
  return plan satisfies Plan;
}

/** Who is agreed with for every week plays when the arena opens on its weekday. */
function refuseOutside(wish: SeriesWish, { arena: { opening } }: Foreseen['read']): void {
  const outside = hoursOf(spanIn(wish)).find((hour) => !isOpenAt(opening?.[wish.weekday], hour));
  if (outside !== undefined) refuse('slot_unavailable', undefined, notOpenText(wish.weekday, outside));
}

/** Claims reach as far as all claims do, and no further than the weeks that were seen. */
function claimable(
  arena: ArenaRow,
  days: readonly Day[],
  { now, claimed }: { readonly now: Date; readonly claimed: Day | undefined },
): Day {
  const usual = latest(claimedUpTo(momentIn(now, arena.zone).day, arena), claimed);
  const last = days.at(-1) ?? refuse('series_dates');
  // The job that extends claims finds the weeks after those.
  const seen = addDays(last, 6);
  return compareDays(seen, usual) < 0 ? seen : usual;
}

function latest(day: Day, other: Day | undefined): Day {
  return other && compareDays(other, day) > 0 ? other : day;
}

function notFree(day: Day): string {
  return `O que você escolheu para ${formatDay(day)} não está livre. Confira as semanas de novo.`;
}

/** Where a week is played: as the series is, or as the choice says. */
export function chosenSpan(choice: WeekChoice | undefined, wish: SeriesWish): Span {
  const { court, startHour, hours } = spanIn(wish);
  return { court: choice?.court ?? court, startHour: choice?.startHour ?? startHour, hours };
}

function isSkip({ court, startHour }: WeekChoice): boolean {
  return court === undefined && startHour === undefined;
}
