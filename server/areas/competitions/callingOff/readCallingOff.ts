import { and, eq, isNull, or } from 'drizzle-orm';
import type { CallingOff } from '#domain/events/calledOff.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { matches } from '#platform/database/schema/tournament.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { WAS_PLAYED_AT_ALL } from '../tournament/tournamentState.ts';

/** Shows the organizer, before the decision, what calling off would affect. */
export function callingOffReads({ orm }: Database) {
  const eventCallingOff: Read<'eventCallingOff'> = async ({ viewer, params: { id } }) => {
    const isOwn = and(eq(events.id, id), eq(events.organizerId, signedIn(viewer).personId));
    const [event] = await orm.select({ id: events.id }).from(events).where(isOwn);
    if (!event) return refuse('event_not_found');
    return { data: { callingOff: await readCallingOff(orm, { eventId: id }) } };
  };

  const categoryCallingOff: Read<'categoryCallingOff'> = async ({ viewer, params: { id } }) => {
    const [category] = await orm
      .select({ organizerId: events.organizerId })
      .from(categories)
      .innerJoin(events, eq(events.id, categories.eventId))
      .where(eq(categories.id, id));
    if (category?.organizerId !== signedIn(viewer).personId) return refuse('tournament_not_found');
    return { data: { callingOff: await readCallingOff(orm, { categoryId: id }) } };
  };

  return { eventCallingOff, categoryCallingOff };
}

type Of = { readonly eventId: string } | { readonly categoryId: string };

/** Of categories without a champion: the others stay as they are. */
async function readCallingOff(queries: Queries, of: Of): Promise<CallingOff> {
  const isOf = 'eventId' in of ? eq(categories.eventId, of.eventId) : eq(categories.id, of.categoryId);
  const isStanding = and(isOf, isNull(categories.calledOffAt));
  const rows = await queries
    .select({ member: registrationMembers, isFinished: categories.hasChampion })
    .from(registrationMembers)
    .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
    .innerJoin(categories, eq(categories.id, registrationMembers.categoryId))
    .where(and(isStanding, or(registrationMembers.isLive, eq(registrations.ending, 'withdrawn'))));
  const played = await queries
    .selectDistinct({ id: matches.categoryId })
    .from(matches)
    .innerJoin(categories, eq(categories.id, matches.categoryId))
    .where(and(isStanding, WAS_PLAYED_AT_ALL));
  const havePlayed = new Set(played.map(({ id }) => id));
  const ended = rows.filter(({ isFinished }) => !isFinished).map(({ member }) => member);
  const live = ended.filter(({ isLive }) => isLive);
  const left = ended.filter(({ isLive, refundGrantedAt }) => !isLive && refundGrantedAt === null);
  const due = [...live, ...left.filter(({ categoryId }) => !havePlayed.has(categoryId))];
  const finished = rows.filter(({ member, isFinished }) => isFinished && member.isLive).map(({ member }) => member);
  return {
    registrations: registrationsOf(live),
    finished: registrationsOf(finished),
    paidBack: paidBy('gateway', due),
    paidToOrganizer: paidBy('organizer', due),
    withdrawn: paidBy(
      'gateway',
      left.filter(({ categoryId }) => havePlayed.has(categoryId)),
    ),
  };
}

type Member = typeof registrationMembers.$inferSelect;

function registrationsOf(members: readonly Member[]): number {
  return new Set(members.map(({ registrationId }) => registrationId)).size;
}

function paidBy(via: 'gateway' | 'organizer', members: readonly Member[]) {
  const paid = members.filter((member) => member.paidVia === via);
  return {
    people: new Set(paid.map(({ playerId }) => playerId)).size,
    total: paid.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0),
  };
}
