import type { Day } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { type ArenaWeeks, hoursOf, type Span } from '#domain/series/conflicts.ts';
import type { Over } from '#core/hours/held.ts';
import type { Queries } from '#platform/database/database.ts';
import { overAt, readOccupied } from '#core/hours/readOccupied.ts';
import { present } from '#platform/http/present.ts';

interface Asked {
  readonly arena: { readonly id: string; readonly zone: string };
  readonly now: Date;
  readonly days: readonly Day[];
  /** The series that asks: what is its own by right is free for it. */
  readonly own?: string;
  /** The reservations that it gives up: their hours are free for it. */
  readonly freed?: ReadonlySet<string>;
  /** Whether its hours are the ones that were agreed, which goes on where the arena no longer opens. */
  readonly isAgreed?: boolean;
}

/** What an arena has on some days: its offer, who has which hours, and what is left there of who has them no longer. */
export interface ReadWeeks {
  readonly arena: ArenaWeeks;
  readonly courtNames: ReadonlyMap<string, string>;
  /** By `hourKey`: who has an hour that the arena may take all the same. */
  readonly over: ReadonlyMap<string, Over>;
}

export async function readWeeks(
  queries: Queries,
  { arena: { id: arenaId, zone }, now, days, own, freed, isAgreed = own !== undefined }: Asked,
) {
  const { over, courts, ...rest } = await readOccupied(queries, { arenaId, now, days, ...present({ own, freed }) });
  const opening = isAgreed ? null : rest.opening;
  const arena: ArenaWeeks = { now: momentIn(now, zone), courts: courts.map(({ id }) => id), ...rest, opening };
  return { arena, over, courtNames: new Map(courts.map(({ id, name }) => [id, name])) } satisfies ReadWeeks;
}

/** Who is to be ended before these weeks are claimed. */
export function overIn(
  read: Pick<ReadWeeks, 'over'>,
  wanted: readonly { readonly day: Day; readonly span: Span }[],
): Over[] {
  const hours = wanted.flatMap(({ day, span }) => hoursOf(span).map((hour) => ({ day, court: span.court, hour })));
  return overAt(read, hours);
}
