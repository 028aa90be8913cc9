import { asc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';

/** The members of the registrations that match, ordered by place, by the registration's id. */
export async function readMembers(queries: Queries, which: SQL | undefined) {
  const rows = await queries
    .select({ registration: registrations, member: registrationMembers, person: people })
    .from(registrations)
    .innerJoin(registrationMembers, eq(registrationMembers.registrationId, registrations.id))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .where(which)
    .orderBy(asc(registrations.id), asc(registrationMembers.position));
  const byRegistration = new Map<string, typeof rows>();
  for (const row of rows) {
    const known = byRegistration.get(row.registration.id);
    if (known) known.push(row);
    else byRegistration.set(row.registration.id, [row]);
  }
  return [...byRegistration.values()];
}
