import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import type { User, Workplace } from '#domain/people/person.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import type { people } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import type { Viewer } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';

export type PersonRow = InferSelectModel<typeof people>;

/**
 * The person's own view of themselves.
 * @param worksAt the arena that their session acts for, if any
 */
export async function readUser(queries: Queries, person: PersonRow, worksAt: string | null): Promise<User> {
  const workplaces = await readWorkplaces(queries, person.id);
  const place = workplaces.find(({ id }) => id === worksAt);
  const { id, email, status, role, name, gender, city, phone } = person;
  return {
    id,
    email,
    status,
    role: role === 'admin' ? role : place ? 'arena-owner' : 'player',
    name,
    unableToLogin: status !== 'active',
    ...present({ avatarCDN: person.avatar, gender, city, phone, pendingEmail: pendingEmailOf(person) }),
    ...(workplaces.length > 0 && { workplaces }),
    ...(place && { worksAt: place.id }),
    ...(isAsked(person) && { termsToAccept: TERMS_VERSION }),
  };
}

/** The arena that the viewer's session acts for. */
export function worksAtOf(viewer: Viewer): string | null {
  return 'arenaId' in viewer ? viewer.arenaId : null;
}

function readWorkplaces(queries: Queries, personId: string): Promise<Workplace[]> {
  return queries
    .select({ id: arenas.id, name: arenas.name, role: memberships.role })
    .from(memberships)
    .innerJoin(arenas, eq(arenas.id, memberships.arenaId))
    .where(eq(memberships.personId, personId))
    .orderBy(asc(arenas.sortName), asc(arenas.id));
}

/** An admin acts for whoever wrote the terms. */
function isAsked({ role, termsAnswered }: PersonRow): boolean {
  return role !== 'admin' && termsAnswered !== TERMS_VERSION;
}

/** The address whose confirmation link has not been opened yet, if any. */
export function pendingEmailOf({
  email,
  emailConfirmedAt,
  pendingEmail,
}: Pick<PersonRow, 'email' | 'emailConfirmedAt' | 'pendingEmail'>): string | null {
  return pendingEmail ?? (emailConfirmedAt === null ? email : null);
}
