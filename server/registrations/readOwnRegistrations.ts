import { asc, eq, inArray } from 'drizzle-orm';
import type { OwnRegistration, Participant } from '../../domain/registrations/registration.ts';
import type { Queries } from '../database/database.ts';
import { categories } from '../database/schema/events.ts';
import { people } from '../database/schema/people.ts';
import { registrationMembers, registrations } from '../database/schema/registrations.ts';
import { present } from '../http/present.ts';

/** Registrations by their id, as one who is in them sees them: with what that one owes. */
export async function readOwnRegistrations(
  queries: Queries,
  ids: readonly string[],
  personId: string,
): Promise<Map<string, OwnRegistration>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      registration: registrations,
      category: { id: categories.id, category: categories.category },
      member: registrationMembers,
      person: people,
    })
    .from(registrations)
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(registrationMembers, eq(registrationMembers.registrationId, registrations.id))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .where(inArray(registrations.id, [...ids]))
    .orderBy(asc(registrations.id), asc(registrationMembers.position));
  const own = new Map<string, OwnRegistration>();
  for (const { id } of new Map(rows.map(({ registration }) => [registration.id, registration])).values()) {
    const [first, second, ...others] = rows.filter(({ registration }) => registration.id === id);
    if (!first) continue;
    // Of a team its first two stand for all.
    const isPair = second !== undefined && others.length === 0;
    own.set(id, {
      id,
      tournament: first.category,
      status: first.registration.status,
      totalValue: [first, second, ...others].find((row) => row?.person.id === personId)?.member.owedCentavos ?? 0,
      player: participantOf(first.person, true),
      ...(isPair && { partner: participantOf(second.person, true) }),
    });
  }
  return own;
}

/** @param isClose for the organizer, and for those of the same registration */
export function participantOf(person: typeof people.$inferSelect, isClose: boolean): Participant {
  const { id, name, avatar, phone, city } = person;
  return { id, name, ...present({ avatarCDN: avatar }), ...(isClose && present({ phone, city })) };
}
