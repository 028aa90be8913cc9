import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { people } from '#platform/database/schema/people.ts';
import { installments, reservations } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson } from '../cast.ts';
import { openTestServer } from '../testServer.ts';
import type { Booked } from './books.ts';

export interface Owner {
  readonly arenaId: string;
  readonly token: string;
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A server with owners and their books, whose platform keeps a fee. */
export async function openOffice(database: TestDatabase, platformFeeBasisPoints = 0) {
  const { call } = await openTestServer(database, { settings: { platformFeeBasisPoints } });

  async function ask(token: string | undefined, name: keyof typeof QUERIES, query: string) {
    const reply = await call(name, { token, query });
    return { status: reply.statusCode, body: reply.json() };
  }

  const read = (token: string | undefined, name: keyof typeof QUERIES, when: Booked['day']) =>
    ask(token, name, QUERIES[name](when));

  return {
    owner: async (): Promise<Owner> => {
      const owner = await makePerson(database, 'arena-owner');
      const arena = await makeArena(database, { ownerId: owner.id, paymentMethod: 'local' });
      return { arenaId: arena.id, token: owner.token };
    },
    person: (role: 'player' | 'arena-owner', profile: Partial<typeof people.$inferInsert> = {}) =>
      makePerson(database, role, profile),
    player: (profile: Partial<typeof people.$inferInsert>) => makePerson(database, 'player', profile),
    write: (owner: Owner, booked: readonly Booked[], players: readonly string[] = [], madeBy?: 'owner') =>
      write(database, owner, booked, { players, madeBy: madeBy ?? 'player' }),
    forget: async (owner: Owner) => {
      for (const table of ['installment', 'movement', 'reservation']) {
        await database.pool.query(`delete from ${table} where arena_id = $1`, [owner.arenaId]);
      }
    },
    ask,
    read,
    stats: async (owner: Owner, name: keyof typeof QUERIES, when: Booked['day']) =>
      (await read(owner.token, name, when)).body.data.stats,
  };
}

const ofMonth = ({ month, year }: Booked['day']) => `?month=${month}&year=${year}`;

const QUERIES = {
  dailyFinancialStats: (day: Booked['day']) => `?date=${toIsoDay(day)}`,
  financialStats: ofMonth,
  reservationsStats: ofMonth,
  customersStats: ofMonth,
  reservationSheet: ofMonth,
  takings: ofMonth,
  takingsSheet: ofMonth,
  cashBook: ofMonth,
} satisfies Partial<Record<keyof typeof contract, (day: Booked['day']) => string>>;

async function write(
  database: TestDatabase,
  { arenaId }: Owner,
  booked: readonly Booked[],
  { players, madeBy }: { readonly players: readonly string[]; readonly madeBy: 'player' | 'owner' },
): Promise<void> {
  if (booked.length === 0) return;
  const createdAt = await readNow(database);
  const rows = booked.map((one) => ({ ...one, id: newId() }));
  await database.orm.insert(reservations).values(
    rows.map(({ id, day, total, paid, method, status, player, isPassedOn }) => ({
      arenaId,
      id,
      day: toIsoDay(day),
      totalCentavos: total,
      settledCentavos: paid.reduce((sum, value) => sum + value, 0),
      paymentMethod: method,
      status,
      madeBy,
      isPassedOn: isPassedOn ?? false,
      createdAt,
      ...(player === null ? { guestPlayerName: 'Visita' } : { playerId: players[player] ?? null }),
    })),
  );
  const paid = rows.flatMap(({ id: reservationId, paid: values }) =>
    values.map((valueCentavos) => ({ arenaId, id: newId(), reservationId, valueCentavos })),
  );
  if (paid.length === 0) return;
  const money = { kind: 'payment', method: 'cash', at: createdAt } as const;
  await database.orm.insert(movements).values(paid.map((each) => ({ ...each, ...money })));
  await database.orm.insert(installments).values(paid.map((each) => ({ ...each, info: 'Ana', createdAt })));
}
