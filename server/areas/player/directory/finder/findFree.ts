import type { CourtAvailability } from '#domain/slots/availability.ts';
import { metresBetween, type Position } from '#domain/arenas/position.ts';
import { isPlayed, type Sport } from '#domain/courts/sport.ts';
import type { FreeQuery } from '#domain/contract/finder.ts';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { FreeArena } from '#domain/finder/freeArena.ts';
import type { Cover } from '#domain/finder/question.ts';
import { freeStays } from '#domain/finder/stay.ts';
import type { Database } from '#platform/database/database.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { positionOf } from '../arena.ts';
import { availabilityIn } from '../dayPlan.ts';
import { type PlanRow, readDayPlans } from './dayPlans.ts';
import { hourAskedIn, readPlaces } from './places.ts';

/** Arenas with a court that is free for the hours that are asked for, in pages: by name, or the nearest first. */
export function findFree(database: Database, hasMap: boolean): Read<'freeCourts'> {
  return async ({ query }) => {
    const { hours = 1, page = 1, size = PAGE_SIZE, city, cover, sport } = query;
    const places = await readPlaces(database, city);
    const spans = places.zones.map((zone) => {
      const { day, hour } = hourAskedIn(zone, places.instant, query);
      return { zone, day, first: hour, until: hour + hours };
    });
    const rows = await readDayPlans(database, places, spans);
    const from = placeIn(query);
    const found = nearestFirst(rows.flatMap((row) => freeIn(row, { hours, cover, sport, from })));
    return {
      data: {
        arenas: found.slice((page - 1) * size, page * size),
        total: found.length,
        cities: places.cities,
        now: places.now,
        ...(hasMap && { hasMap }),
      },
      pages: pagesOf(found.length, size),
    };
  };
}

/** On which courts: with a roof or without one, for a sport; undefined for any. */
interface Wanted {
  readonly cover?: Cover | undefined;
  readonly sport?: Sport | undefined;
}

interface Sought extends Wanted {
  readonly hours: number;
  /** Where somebody looks from. */
  readonly from: Position | undefined;
}

function freeIn(row: PlanRow, { hours, from, ...wanted }: Sought): FreeArena[] {
  const covered = new Set((row.courts ?? []).flatMap(([id, , isCovered]) => (isCovered ? [id] : [])));
  const free = freeStays(courtsFor(row, wanted), { startHour: row.first, hours });
  if (free.length === 0) return [];
  const { id, name, city, first, avatar, photo, street, district } = row;
  const courts = free.map((court) => ({ ...court, isCovered: covered.has(court.id) }));
  const address = { city, ...present({ street, district }) };
  const position = positionOf(row);
  const metres = from && position ? metresBetween(from, position) : null;
  const known = present({ avatar, photo, position, metres });
  return [{ id, name, address, day: fromIsoDay(row.day), startHour: first, courts, ...known }];
}

/** What can be booked on the courts that are wanted. */
export function courtsFor(row: PlanRow, { cover, sport }: Wanted): readonly CourtAvailability[] {
  const wanted = new Set(
    (row.courts ?? []).flatMap(([id, , isCovered]) =>
      cover === undefined || isCovered === (cover === 'covered') ? [id] : [],
    ),
  );
  return availabilityIn(row).filter(
    ({ id, sports }) => wanted.has(id) && (sport === undefined || isPlayed(sport, sports)),
  );
}

function placeIn({ lat, lng }: FreeQuery): Position | undefined {
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** Those whose place nobody knows are last; all that are as far away stay in their order. */
function nearestFirst(arenas: readonly FreeArena[]): FreeArena[] {
  const far = ({ metres }: FreeArena) => metres ?? Number.MAX_SAFE_INTEGER;
  return arenas.toSorted((a, b) => far(a) - far(b));
}
