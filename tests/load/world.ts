import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import type { ReservationOrder } from '#domain/booking/order.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { arenas, courts, timeSlots } from '#platform/database/schema/arenas.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { newId } from '#platform/database/uuid.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';

export interface Player {
  readonly id: string;
  readonly token: string;
}

export interface BenchArena {
  readonly id: string;
  readonly ownerId: string;
  readonly courts: readonly string[];
  /** The id of the slot of each hour, from 0. */
  readonly slots: readonly string[];
}

/** One hour of one court on one day. */
export interface Hour {
  readonly day: Day;
  readonly court: string;
  readonly slot: string;
  readonly startHour: number;
}

const MONTH_MS = 30 * 24 * 3_600_000;

/** Players with a session each, written straight into the tables: a thousand logins would only measure argon2. */
export async function makePlayers(database: Database, count: number): Promise<Player[]> {
  const createdAt = await readNow(database);
  const players = Array.from({ length: count }, () => ({ id: newId(), token: newToken() }));
  await database.orm.insert(people).values(
    players.map(({ id }, index) => ({
      id,
      email: `jogador-${id}@exemplo.com`,
      name: `Jogador ${index + 1}`,
      role: 'player' as const,
      gender: 'F' as const,
      city: 'Santos',
      phone: '13988887777',
      createdAt,
    })),
  );
  await makeSessions(database, players);
  return players;
}

/** A session for each, a month long, at work where the person works. */
export async function makeSessions(database: Database, people: readonly Player[]): Promise<void> {
  const createdAt = await readNow(database);
  const expiresAt = new Date(createdAt.getTime() + MONTH_MS);
  const tokens = people.map(({ id, token }) => ({
    personId: id,
    tokenHash: hashToken(token),
    worksAt: sql`(select works_at from person where id = ${id})`,
  }));
  await database.orm
    .insert(sessions)
    .values(tokens.map((session) => ({ ...session, createdAt, expiresAt, lastPasswordAt: createdAt })));
}

/** An arena that is open round the clock. */
export async function makeArena(
  database: Database,
  { paymentMethod, courts: courtCount }: { readonly paymentMethod: PaymentMethod; readonly courts: number },
): Promise<BenchArena> {
  const [id, ownerId, createdAt] = [newId(), newId(), await readNow(database)];
  const courtRows = Array.from({ length: courtCount }, (_, index) => ({
    arenaId: id,
    id: newId(),
    name: `Quadra ${index + 1}`,
    createdAt,
  }));
  const slotRows = Array.from({ length: 24 }, (_, startHour) => ({
    arenaId: id,
    id: newId(),
    startHour,
    priceCentavos: 80_50,
  }));
  const owner = { id: ownerId, email: `arena-${ownerId}@exemplo.com`, name: 'Helena Reis', createdAt };
  await database.orm.insert(people).values({ ...owner, role: 'arena-owner', worksAt: id });
  await database.orm.insert(arenas).values({
    id,
    ownerId,
    name: 'Arena Maré Alta',
    city: 'Santos',
    paymentMethod,
    searchKey: 'arena mare alta santos',
    createdAt,
    // What is measured is a booking, not a refusal.
    maxUnpaidHours: 200,
  });
  await database.orm.insert(memberships).values({ arenaId: id, personId: ownerId, role: 'owner', since: createdAt });
  await database.orm.insert(courts).values(courtRows);
  await database.orm.insert(timeSlots).values(slotRows);
  return { id, ownerId, courts: courtRows.map((court) => court.id), slots: slotRows.map((slot) => slot.id) };
}

/** Every hour of every court over some days from tomorrow, each once, day by day. */
export async function hoursOf(database: Database, arena: BenchArena, days: number): Promise<Hour[]> {
  const today = momentIn(await readNow(database), DEFAULT_ZONE).day;
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1)).flatMap((day) =>
    arena.courts.flatMap((court) => arena.slots.map((slot, startHour) => ({ day, court, slot, startHour }))),
  );
}

/** The body that books one hour. */
export function orderOf(arena: BenchArena, { day, court, slot }: Hour): ReservationOrder {
  return {
    arena: arena.id,
    date: day,
    selectedTimeSlots: [{ court, timeSlots: [slot], sport: 'BEACH_TENNIS' }],
  };
}
