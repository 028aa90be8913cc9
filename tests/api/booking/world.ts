import type { InjectOptions } from 'fastify';
import { contract } from '#domain/contract/contract.ts';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import type { Role } from '#domain/people/person.ts';
import { readNow } from '#platform/database/database.ts';
import { arenas, courts, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { newId } from '#platform/database/uuid.ts';
import { runDue } from '#platform/outbox/runDue.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { PushRules } from '#core/notices/push/pushRules.ts';
import type { PaymentProvider } from '#core/payment/provider.ts';
import { sandbox } from '#core/payment/sandbox/sandbox.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { makeWorkers } from '#start/workers.ts';
import { insertTogether, into } from '../../database/insertTogether.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { serveApi } from '../sharedApp.ts';
import { testDependencies } from '../testDependencies.ts';

export interface TestArena {
  readonly id: string;
  readonly owner: TestPerson;
  readonly courts: readonly { readonly id: string; readonly name: string }[];
  /** By start hour. */
  readonly slots: ReadonlyMap<number, string>;
}

export interface TestPerson {
  readonly id: string;
  readonly token: string;
}

interface WorldOptions {
  readonly provider?: (database: TestDatabase) => PaymentProvider;
  /** Providers that made charges before. */
  readonly others?: readonly PaymentProvider[];
  /** Off, so that few players can book much: neither by the hour, nor by what they have still to pay at an arena. */
  readonly areBookingsLimited?: boolean;
  /** The providers that these name, instead of one that is given. */
  readonly settings?: Partial<Dependencies['settings']>;
  /** The services of browsers, instead of the real ones. */
  readonly push?: PushRules;
}

const HOURS = [7, 8, 9, 10, 18, 19, 20, 21, 22, 23];
/** Centavos: a sum that shows when reais and centavos are mixed up. */
const PRICE = 80_50;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The real API over a test's database, with people and arenas made as a test needs them. */
export async function openWorld(database: TestDatabase, options: WorldOptions = {}) {
  const provider = (options.provider ?? sandbox)(database);
  const logged: unknown[][] = [];
  const note = (...entry: unknown[]): void => void logged.push(entry);
  const given = testDependencies(database, {
    ...(!options.settings?.payments && { provider }),
    ...(options.others && { others: options.others }),
    ...(options.push && { push: options.push }),
    log: { info: note, warn: note, error: note },
    settings: { limits: options.areBookingsLimited ? 'strict' : 'relaxed', ...options.settings },
  });
  const dependencies = { ...given, workers: makeWorkers(given) };
  const send = serveApi(dependencies);
  const today = momentIn(await readNow(database), DEFAULT_ZONE).day;

  const known = new Map<string, TestPerson>();

  async function person(role: Role, profile: Partial<typeof people.$inferInsert> = {}): Promise<TestPerson> {
    const made = { id: newId(), token: newToken() };
    await insertTogether(database, ...rowsOfPerson(made, role, await readNow(database), profile));
    known.set(made.id, made);
    return made;
  }

  async function arena(
    paymentMethod: PaymentMethod = 'platform',
    courtCount = 2,
    row: Partial<typeof arenas.$inferInsert> = {},
  ): Promise<TestArena> {
    const [id, createdAt] = [newId(), await readNow(database)];
    const owner = { id: newId(), token: newToken() };
    known.set(owner.id, owner);
    const made = Array.from({ length: courtCount }, (_, index) => ({ id: newId(), name: `Quadra ${index + 1}` }));
    const slots = new Map(HOURS.map((hour) => [hour, newId()]));
    await insertTogether(
      database,
      ...rowsOfPerson(owner, 'arena-owner', createdAt, { worksAt: id }),
      into(arenas, {
        id,
        ownerId: owner.id,
        name: 'Arena Maré Alta',
        city: 'Santos',
        paymentMethod,
        searchKey: 'arena mare alta santos',
        createdAt,
        ...(!options.areBookingsLimited && { maxUnpaidHours: 200 }),
        ...row,
      }),
      into(memberships, { arenaId: id, personId: owner.id, role: 'owner', since: createdAt }),
      into(courts, ...made.map((court) => ({ ...court, arenaId: id, createdAt }))),
      into(
        timeSlots,
        ...[...slots].map(([startHour, slot]) => ({ arenaId: id, id: slot, startHour, priceCentavos: PRICE })),
      ),
    );
    return { id, owner, courts: made, slots };
  }

  async function voucher(of: { arena: TestArena; player: TestPerson }, row: Partial<typeof vouchers.$inferInsert>) {
    const made = {
      arenaId: of.arena.id,
      playerId: of.player.id,
      id: newId(),
      code: newId().toUpperCase(),
      discountBasisPoints: 2_500,
      credits: 1,
      createdAt: await readNow(database),
      ...row,
    };
    await database.orm.insert(vouchers).values(made);
    return made;
  }

  async function call(who: TestPerson | undefined, request: InjectOptions): Promise<Reply> {
    const reply = await send({
      ...request,
      headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...request.headers },
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  return {
    database,
    dependencies,
    provider,
    logged,
    today,
    /** Far enough to be bookable for as long as a test's clock runs. */
    day: addDays(today, 3),
    person,
    /** Somebody made before, by their id. */
    somebody: (id: string) => known.get(id),
    arena,
    voucher,
    player: (profile?: Partial<typeof people.$inferInsert>) => person('player', profile),
    call,
    /** Whatever is sent by nobody with a session, and its whole reply. */
    send,
    reserve: (who: TestPerson | undefined, body: object, headers: Record<string, string> = {}) =>
      call(who, { method: 'POST', url: contract.makeReservation.path, payload: body, headers }),
    cancel: (who: TestPerson | undefined, id: string) =>
      call(who, { method: 'PATCH', url: contract.cancelReservation.path.replace(':id', id) }),
    read: (who: TestPerson | undefined, id: string) =>
      call(who, { method: 'GET', url: contract.reservation.path.replace(':id', id) }),
    list: (who: TestPerson | undefined, query = '') =>
      call(who, { method: 'GET', url: `${contract.myReservations.path}${query}` }),
    liveHold: (who: TestPerson | undefined, arenaId: string) =>
      call(who, { method: 'GET', url: `${contract.liveHold.path}?arena=${arenaId}` }),
    runDue: () => runDue(dependencies),
  };
}

/** A person who has a session, and where they work if they do. */
function rowsOfPerson({ id, token }: TestPerson, role: Role, now: Date, profile: Partial<typeof people.$inferInsert>) {
  const told = {
    city: 'Santos',
    phone: '13988887777',
    gender: 'F',
    emailConfirmedAt: now,
    termsAnswered: TERMS_VERSION,
  } as const;
  const { worksAt } = profile;
  const expiresAt = new Date(now.getTime() + 30 * 24 * 3_600_000);
  return [
    into(people, { id, email: `${id}@exemplo.com`, name: 'Ana Souza', role, createdAt: now, ...told, ...profile }),
    into(sessions, {
      tokenHash: hashToken(token),
      personId: id,
      createdAt: now,
      lastPasswordAt: now,
      expiresAt,
      worksAt,
    }),
  ];
}

interface Reply {
  readonly status: number;
  // What a test expects of a body is written out in the test.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** The body of a call that reserves hours of one court; `court` is its place in the arena. */
export function orderOf(arena: TestArena, date: Day, hours: readonly number[], court = 0, sport = 'BEACH_TENNIS') {
  return {
    arena: arena.id,
    date,
    selectedTimeSlots: [
      { court: arena.courts[court]?.id, timeSlots: hours.map((hour) => arena.slots.get(hour)), sport },
    ],
  };
}
