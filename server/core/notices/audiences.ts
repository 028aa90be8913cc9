import { type SQL, sql } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { memberships } from '#platform/database/schema/staff.ts';

/** One person, or nobody. */
export function onePerson(id: string | null): SQL {
  return sql`select ${id}::uuid`;
}

/** These people. */
export function thesePeople(ids: readonly string[]): SQL {
  return sql`select unnest(${sql.param([...ids])}::uuid[])`;
}

/** Whoever works at an arena. */
export function theDesk(arenaId: string): SQL {
  return sql`select ${memberships.personId} from ${memberships} where ${memberships.arenaId} = ${arenaId}`;
}

/** The owners of an arena. */
export function theOwners(arenaId: string): SQL {
  return sql`${theDesk(arenaId)} and ${memberships.role} = 'owner'`;
}

export function theAdmins(): SQL {
  return sql`select ${people.id} from ${people} where ${people.role} = 'admin'`;
}

/** Everybody who is, or was asked to be, in a registration. */
export function theMembers(registrationId: string): SQL {
  const { playerId, registrationId: of } = registrationMembers;
  return sql`select ${playerId} from ${registrationMembers} where ${of} = ${registrationId}`;
}

/** Those who play as one side of a match. */
export function theSide(entrantId: string): SQL {
  const { playerId, registrationId, isLive } = registrationMembers;
  return sql`select ${playerId} from ${registrationMembers} join ${registrations} on ${registrations.id} = ${registrationId}
    where ${registrations.entrantId} = ${entrantId} and ${isLive}`;
}

/** Those who take part in a category. */
export function theEntered(categoryId: string): SQL {
  const { playerId, categoryId: of, isLive } = registrationMembers;
  return sql`select ${playerId} from ${registrationMembers} where ${of} = ${categoryId} and ${isLive}`;
}

/** Those of both. */
export function both(one: SQL, other: SQL): SQL {
  return sql`${one} union ${other}`;
}
