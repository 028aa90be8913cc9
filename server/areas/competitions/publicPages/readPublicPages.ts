import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Day } from '#domain/values/days/day.ts';
import type { Event } from '#domain/events/event.ts';
import type { Match } from '#domain/tournament/match.ts';
import type { PublicEvent } from '#domain/events/publicPage.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { categoryOf } from '../events/categories.ts';
import { readApproved } from '../events/readEvents.ts';
import { isOpenToAll } from '../events/visibleCategory.ts';
import { todayAt } from '#core/arenas/today.ts';
import { type Read, refuse, type Viewer } from '#platform/http/handler.ts';
import { groupsOf, matchesOf } from '../tournament/readTournament.ts';
import { readDoubles } from '../tournament/readDoubles.ts';
import { readState } from '../tournament/tournamentState.ts';

/** The public pages, for everybody; one that is switched off, for its organizer alone. */
export function publicPageReads(database: Database) {
  const { orm } = database;
  const today = async () => todayAt(await readNow(database));

  const publicEvent: Read<'publicEvent'> = async ({ viewer, params: { id } }) => {
    const now = await today();
    const found = await readApproved(orm, id, now);
    if (!found) return refuse('event_not_found');
    const isOn = found.hasPublicPage ?? false;
    const isOwn = isOrganizedBy(viewer, found);
    if (!isOn && !isOwn) return refuse('event_not_found');
    const shown = await orm
      .select()
      .from(categories)
      .where(and(eq(categories.eventId, id), isOpenToAll()))
      .orderBy(asc(categories.id));
    const tournaments = shown.map((category) => categoryOf(category, now));
    return { data: { event: publicOf(found), tournaments, isOn, isOwn } };
  };

  const publicTournament: Read<'publicTournament'> = async ({ viewer, params: { id } }) => {
    const now = await today();
    const { category, event } = await readPublic(orm, id, { viewer, now });
    const [state, doubles] = await Promise.all([readState(orm, id), readDoubles(orm, id)]);
    const { matches, bracket, champion } = matchesOf(category, state, doubles);
    return {
      data: {
        event: publicOf(event),
        tournament: categoryOf(category, now),
        groups: groupsOf(category, state, doubles),
        matches: matches.map(withoutReason),
        bracket: bracket.map(withoutReason),
        ...(champion && { champion }),
        progress: category.progress,
        isOn: category.isPublic,
        isOwn: isOrganizedBy(viewer, event),
      },
    };
  };

  const publicProgress: Read<'publicProgress'> = async ({ viewer, params: { id } }) => {
    const isVisible = and(eq(categories.id, id), eq(events.status, 'APROVADO'), isNull(categories.calledOffAt));
    const isShown =
      viewer.role === 'visitor' ? isOpenToAll() : or(isOpenToAll(), eq(events.organizerId, viewer.personId));
    const [row] = await orm
      .select({ progress: categories.progress })
      .from(categories)
      .innerJoin(events, eq(events.id, categories.eventId))
      .where(and(isVisible, isShown));
    return row ? { data: row } : refuse('tournament_not_found');
  };

  return { publicEvent, publicTournament, publicProgress };
}

/** A match that was not played is told as such; why, such as an injury, is not for strangers. */
function withoutReason<Told extends Pick<Match, 'isWalkover' | 'walkover'>>({ walkover, ...told }: Told) {
  return { ...told, isWalkover: told.isWalkover || walkover !== undefined };
}

async function readPublic(queries: Queries, id: string, { viewer, now }: { viewer: Viewer; now: Day }) {
  const [category] = await queries
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), isNull(categories.calledOffAt)));
  const event = category && (await readApproved(queries, category.eventId, now));
  if (!event || !(category.isPublic || isOrganizedBy(viewer, event))) return refuse('tournament_not_found');
  return { category, event };
}

function isOrganizedBy(viewer: Viewer, { organizer }: Event): boolean {
  return viewer.role !== 'visitor' && viewer.personId === organizer.id;
}

function publicOf({ id, name, eventDate, arenaName, address, artwork, status, organizer }: Event): PublicEvent {
  const seen = { id, name, eventDate, arenaName, address, status, organizer: { name: organizer.name } };
  return { ...seen, ...(artwork !== undefined && { artwork }) };
}
