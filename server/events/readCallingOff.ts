import { and, eq, isNull } from 'drizzle-orm';
import type { CallingOff } from '../../domain/events/calledOff.ts';
import type { Database, Queries } from '../database/database.ts';
import { categories, events } from '../database/schema/events.ts';
import { registrationMembers } from '../database/schema/registrations.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse } from '../http/handler.ts';

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

/** Counts live registrations in categories without a champion: the others are not called off. */
async function readCallingOff(queries: Queries, of: Of): Promise<CallingOff> {
  const rows = await queries
    .select({ member: registrationMembers })
    .from(registrationMembers)
    .innerJoin(categories, eq(categories.id, registrationMembers.categoryId))
    .where(
      and(
        'eventId' in of ? eq(categories.eventId, of.eventId) : eq(categories.id, of.categoryId),
        eq(registrationMembers.isLive, true),
        eq(categories.hasChampion, false),
        isNull(categories.calledOffAt),
      ),
    );
  const members = rows.map(({ member }) => member);
  const paidVia = (via: 'gateway' | 'organizer') => {
    const paid = members.filter((member) => member.paidVia === via);
    return {
      people: new Set(paid.map(({ playerId }) => playerId)).size,
      total: paid.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0),
    };
  };
  return {
    registrations: new Set(members.map(({ registrationId }) => registrationId)).size,
    paidBack: paidVia('gateway'),
    paidToOrganizer: paidVia('organizer'),
  };
}
