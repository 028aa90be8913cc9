import { createHash } from 'node:crypto';
import { addDays, compareDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { previewWeeks, type Span } from '#domain/series/conflicts.ts';
import type { PreviewedWeek, SeriesPreview, SeriesWish } from '#domain/series/series.ts';
import { firstDays, PREVIEWED_WEEKS } from '#domain/series/weeks.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';
import { type ReadWeeks, readWeeks } from './arenaWeeks.ts';
import { type Former, readFormer, stayOn } from './change.ts';

/** How far ahead a series may begin. */
const LATEST_BEGIN_DAYS = 366;

/** Says in which weeks a series would not have its hours. It changes nothing. */
export function previewSeries(database: Database): Read<'previewSeries'> {
  return async ({ viewer, body: wish }) => {
    const arena = await ownedArena(database.orm, viewer);
    const now = await readNow(database);
    refuseDates(arena, wish, now);
    const at = { arenaId: arena.id, now: momentIn(now, arena.zone) };
    const former = isChange(wish) ? await readFormer(database.orm, at, wish) : undefined;
    const { preview, read } = await foresee(database.orm, { arena, former }, wish, now);
    if (!read.courtNames.has(wish.court)) return refuse('court_not_found');
    return { data: { preview } };
  };
}

export interface Foreseen {
  readonly preview: SeriesPreview;
  readonly days: readonly Day[];
  readonly read: ReadWeeks;
}

export interface Of {
  readonly arena: ArenaRow;
  /** What the wish changes. */
  readonly former: Former | undefined;
}

/** The first 52 weeks of a series, as the arena is now. A week that a change leaves alone is told, and asks nothing. */
export async function foresee(queries: Queries, { arena, former }: Of, wish: SeriesWish, now: Date): Promise<Foreseen> {
  const days = firstDays(wish, PREVIEWED_WEEKS);
  const read = await readWeeks(queries, { arena, now, days, ...(former && ownOf(former, wish)) });
  const stays = new Map(days.map((day) => [toIsoDay(day), former && stayOn(former, day)]));
  const found = previewWeeks(read.arena, { days, stays }, spanIn(wish));
  return { preview: { weeks: days.length, found, token: tokenOf(found) }, days, read };
}

function ownOf({ row, freed }: Former, { weekday, startHour, hours }: SeriesWish) {
  const isAgreed =
    row.weekday === weekday && row.startHour <= startHour && startHour + hours <= row.startHour + row.hours;
  return { own: row.id, freed, isAgreed };
}

export function isChange(wish: SeriesWish): wish is SeriesWish & { readonly changes: string } {
  return wish.changes !== undefined;
}

export function spanIn({ court, startHour, hours }: SeriesWish): Span {
  return { court, startHour, hours };
}

/** Refuses a series that begins in the past or too far away. */
export function refuseDates({ zone }: Pick<ArenaRow, 'zone'>, { from }: Pick<SeriesWish, 'from'>, now: Date): void {
  const today = momentIn(now, zone).day;
  const isOutside = compareDays(from, today) < 0 || compareDays(from, addDays(today, LATEST_BEGIN_DAYS)) > 0;
  if (isOutside) refuse('series_dates');
}

/** Another token when any week has other conflicts, or stays for another reason. Where else a week could be is no part of it: that is tried when it is chosen. */
function tokenOf(found: readonly PreviewedWeek[]): string {
  const conflicts = found.map(({ day, conflicts: ofDay, stays = '' }) => [toIsoDay(day), ofDay, stays]);
  return createHash('sha256').update(JSON.stringify(conflicts)).digest('base64url');
}
