import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { eq } from 'drizzle-orm';
import type { Role, StaffRole } from '#domain/people/person.ts';
import { claimRows } from '#core/hours/claims.ts';
import { occupantOf } from '#core/hours/occupants.ts';
import { readNow } from '#platform/database/database.ts';
import { arenas, courts, slotAlterations, timeSlots } from '#platform/database/schema/arenas.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { insertTogether, into } from '../database/insertTogether.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

export const PASSWORD = 'areia fofa 2026';
let passwordHash: Promise<string> | undefined;

type NewPerson = typeof people.$inferInsert;

/** A person who has a password and a session without companion. */
export async function makePerson(database: TestDatabase, role: Role, profile: Partial<NewPerson> = {}) {
  passwordHash ??= hashPassword(PASSWORD);
  const [id, token, now] = [newId(), newToken(), await readNow(database)];
  const person = {
    id,
    role,
    email: `${id}@exemplo.com`,
    emailConfirmedAt: now,
    name: 'Ana Souza',
    passwordHash: await passwordHash,
    createdAt: now,
    termsAnswered: TERMS_VERSION,
    ...profile,
  };
  const expiresAt = new Date(now.getTime() + 30 * 24 * 3_600_000);
  const session = { tokenHash: hashToken(token), personId: id, createdAt: now, lastPasswordAt: now, expiresAt };
  await insertTogether(database, into(people, person), into(sessions, session));
  return { id, token, email: person.email };
}

/** An arena with two courts and an hour at 8, 18 and 19. */
export async function makeArena(database: TestDatabase, row: Partial<typeof arenas.$inferInsert> = {}) {
  const [id, createdAt] = [newId(), await readNow(database)];
  const owner = row.ownerId === undefined ? await makePerson(database, 'arena-owner') : { id: row.ownerId };
  const courtRows = ['Quadra 1', 'Quadra 2'].map((name) => ({ arenaId: id, id: newId(), name, createdAt }));
  const slot = (startHour: number, priceCentavos: number) => ({ arenaId: id, id: newId(), startHour, priceCentavos });
  const slots = { at8: slot(8, 60_00), at18: slot(18, 80_50), at19: slot(19, 80_50) };
  const arena = {
    id,
    ownerId: owner.id,
    name: 'Arena Maré',
    city: 'Santos',
    paymentMethod: 'platform',
    searchKey: 'arena mare santos',
    createdAt,
    ...row,
  } as const;
  await insertTogether(
    database,
    into(arenas, arena),
    into(courts, ...courtRows),
    into(timeSlots, ...Object.values(slots)),
  );
  await joinTeam(database, { arenaId: id, personId: owner.id, role: 'owner' });
  const [first, second] = [courtRows[0]?.id ?? '', courtRows[1]?.id ?? ''];
  return { id, owner, court1: first, court2: second, slots };
}

/** Makes a person one of an arena's team, with all their sessions at work there. */
export async function joinTeam(
  database: TestDatabase,
  membership: Omit<typeof memberships.$inferInsert, 'since'>,
): Promise<void> {
  const { arenaId: worksAt, personId } = membership;
  await database.orm.insert(memberships).values({ ...membership, since: await readNow(database) });
  await database.orm.update(people).set({ worksAt }).where(eq(people.id, personId));
  await database.orm.update(sessions).set({ worksAt }).where(eq(sessions.personId, personId));
}

/** A person who works for an arena as something else than its first owner. */
export async function makeStaff(
  database: TestDatabase,
  arenaId: string,
  role: StaffRole,
  profile: Partial<NewPerson> = {},
) {
  const person = await makePerson(database, 'player', profile);
  await joinTeam(database, { arenaId, personId: person.id, role });
  return person;
}

type Arena = Awaited<ReturnType<typeof makeArena>>;
type NewReservation = typeof reservations.$inferInsert;

/** A reservation that claims hours of the first court. */
export async function makeClaims(
  database: TestDatabase,
  arena: Arena,
  hours: readonly number[],
  row: Pick<NewReservation, 'day' | 'playerId'> & Partial<NewReservation>,
): Promise<string> {
  const id = newId();
  const reservation: NewReservation = {
    arenaId: arena.id,
    id,
    totalCentavos: 80_50,
    paymentMethod: 'platform',
    status: 'PAGA',
    madeBy: 'player',
    createdAt: await readNow(database),
    ...row,
  };
  await database.orm.insert(reservations).values(reservation);
  await database.orm.insert(occupants).values(occupantOf(reservation));
  const claims = hours.map((hour) => ({ courtId: arena.court1, day: row.day, hour }));
  await database.orm.insert(slotClaims).values(claimRows(reservation, claims));
  return id;
}

export async function makeAlteration(
  database: TestDatabase,
  arena: Arena,
  row: Pick<typeof slotAlterations.$inferInsert, 'day' | 'timeSlotId' | 'isAvailable'> &
    Partial<typeof slotAlterations.$inferInsert>,
): Promise<void> {
  const createdAt = await readNow(database);
  await database.orm.insert(slotAlterations).values({ arenaId: arena.id, id: newId(), createdAt, ...row });
}
