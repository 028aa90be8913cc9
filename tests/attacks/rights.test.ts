import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Handlers } from '#core/calls/contractRoutes.ts';
import { openWorld } from '../api/booking/world.ts';
import { joinTeam, makeArena, makePerson, makeStaff } from '../api/cast.ts';
import { csv, goodRows, openImports } from '../api/imports/files.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { FORM_HEADERS, formOf, picturePart } from '../api/uploads/form.ts';
import { makeJpeg } from '../api/uploads/pictures.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { waitUntil } from '../waitUntil.ts';

const SLOW = 'x-slow';

describeOnDatabases('a right that is taken away while a call is under way', (open, kind) => {
  let database: TestDatabase;
  let server: TestServer;
  let jpeg: Buffer;
  /** How many slow calls were let in and wait; `go` lets them do what they came for. */
  let gate: { arrived: number; go: () => void; opened: Promise<void> };
  beforeAll(async () => {
    database = await open();
    jpeg = await makeJpeg();
    const wait = async (headers: Record<string, unknown>) => {
      if (headers[SLOW] === undefined) return;
      gate.arrived += 1;
      await gate.opened;
    };
    server = await openTestServer(database, {
      settings: { limits: 'relaxed' },
      handlers: (real) => slowed(real, wait),
    });
  });
  beforeEach(() => {
    gate = { arrived: 0, go: () => {}, opened: Promise.resolve() };
    gate.opened = new Promise<void>((resolve) => (gate.go = resolve));
  });

  interface Given {
    readonly body?: object;
    readonly id?: string;
    readonly headers?: Record<string, string>;
  }
  const ask = (name: EndpointName, token: string, { body, id, headers = {} }: Given = {}) =>
    server.call(name, { token, headers, body, ...(id !== undefined && { params: { id } }) });
  const slowly = (name: EndpointName, token: string, given: Given = {}) =>
    ask(name, token, { ...given, headers: { [SLOW]: '1', ...given.headers } });
  const upload = (field: string): Given => ({
    headers: FORM_HEADERS,
    body: formOf([{ ...picturePart(jpeg), name: field }]),
  });
  const deedsOf = (personId: string) =>
    database.orm.select({ deed: auditEntries.deed }).from(auditEntries).where(eq(auditEntries.personId, personId));

  async function team() {
    const owner = await makePerson(database, 'arena-owner');
    const arena = await makeArena(database, { ownerId: owner.id });
    return { owner, arena, manager: await makeStaff(database, arena.id, 'manager') };
  }

  /** An hour at an arena of its own. */
  async function order() {
    const { arena } = await team();
    const date = addDays(momentIn(await readNow(database), DEFAULT_ZONE).day, 3);
    const timeSlots = [arena.slots.at18.id];
    return { arena: arena.id, date, selectedTimeSlots: [{ court: arena.court1, timeSlots, sport: 'BEACH_TENNIS' }] };
  }

  const STAFF_CALLS: readonly (readonly [EndpointName, () => Given])[] = [
    ['addArenaPhoto', () => upload('photo')],
    ['updateArenaAvatar', () => upload('avatar')],
    ['createCourt', () => ({ body: { name: 'De quem saiu' } })],
    ['createTimeSlot', () => ({ body: { startHour: 21, price: 50 } })],
    ['createCourt', () => ({ body: { name: 'Com chave' }, headers: { 'idempotency-key': 'uma-chave' } })],
    ['startTill', () => ({ body: { float: 10 } })],
  ];

  // Row 63. Red without `holdRight` in `inOneStep` of core/calls/runWrite.ts.
  it.each(STAFF_CALLS)('63: who is removed while %s is under way does nothing more', async (name, given) => {
    const { owner, manager } = await team();
    const call = slowly(name, manager.token, given());
    await waitUntil(() => expect(gate.arrived).toBe(1));
    expect((await ask('removeStaff', owner.token, { id: manager.id })).statusCode).toBe(200);
    gate.go();
    expect((await call).json()).toEqual(refusal('forbidden'));
    expect(await deedsOf(manager.id)).toEqual([]);
  });

  // Row 63. Red when `isStill` does not compare the role.
  it('63: who is made less than they were does nothing more as what they were', async () => {
    const { owner, manager } = await team();
    const call = slowly('createCourt', manager.token, { body: { name: 'De gerente' } });
    await waitUntil(() => expect(gate.arrived).toBe(1));
    await ask('changeStaffRole', owner.token, { id: manager.id, body: { role: 'reception' } });
    gate.go();
    expect((await call).json()).toEqual(refusal('forbidden'));
    expect(await deedsOf(manager.id)).toEqual([]);
  });

  // Row 63. Red without `isInSession` in core/calls/holdRight.ts, and for the picture without `inTransactionOf` in account/avatar.ts.
  it.each<readonly [EndpointName, () => Given | Promise<Given>]>([
    // Of two steps: red without `holdRight` in `inTwoSteps`.
    ['makeReservation', async () => ({ body: await order() })],
    ['updateMyAvatar', () => upload('avatar')],
    ['updateMyProfile', () => ({ body: { name: 'Outro Nome', phone: '13988887777', city: 'Santos', gender: 'M' } })],
    ['chooseQuietHours', () => ({ body: { quiet: { from: 22, to: 7 } } })],
    ['switchMailGroup', () => ({ body: { group: 'reminders', isOn: false } })],
  ])('63: who is logged out while %s is under way does nothing more', async (name, given) => {
    const player = await makePerson(database, 'player', { city: 'Santos', phone: '13988887777', gender: 'F' });
    const before = (await ask('me', player.token)).json();
    const call = slowly(name, player.token, await given());
    await waitUntil(() => expect(gate.arrived).toBe(1));
    await ask('logout', player.token);
    gate.go();
    expect((await call).json()).toEqual(refusal('unauthenticated'));
    expect(await deedsOf(player.id)).toEqual([]);
    const now = await ask('login', player.token, { body: { email: player.email, password: 'areia fofa 2026' } });
    expect(now.json().data.user).toEqual(before.data.user);
  });

  // Red when `removeStaff`, `changeStaffRole` or `leaveStaff` look only afterwards: the caller has given up what is looked for.
  it('lets people give up their own right', async () => {
    const { owner, arena, manager } = await team();
    const second = await makeStaff(database, arena.id, 'owner');
    const third = await makeStaff(database, arena.id, 'owner');
    const replies = [
      await ask('leaveStaff', manager.token, { id: arena.id }),
      await ask('changeStaffRole', second.token, { id: second.id, body: { role: 'reception' } }),
      await ask('removeStaff', third.token, { id: third.id }),
      await ask('handArena', owner.token, { body: { person: manager.id } }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404]);
  });

  // Row 63. Red with `holdRight` before `decide` in core/calls/runWrite.ts: all eight go first, and the removal waits for its end.
  it.runIf(kind === 'postgres')('63: of eight calls that wait behind the removal none takes effect', async () => {
    const { owner, arena, manager } = await team();
    const free = { go: () => {} };
    const opened = new Promise<void>((resolve) => (free.go = resolve));
    const holding = inTransaction(database, async (tx) => {
      await tx.select().from(arenas).where(eq(arenas.id, arena.id)).for('update');
      await opened;
    });
    const waiting = (many: number) =>
      waitUntil(async () => {
        const { rows } = await database.pool.query<{ many: number }>(
          `select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows[0]?.many).toBe(many);
      });
    await waiting(0);
    const removal = ask('removeStaff', owner.token, { id: manager.id });
    await waiting(1);
    const calls = Array.from({ length: 8 }, (_, turn) =>
      ask('createCourt', manager.token, { body: { name: `Nova ${turn}` } }),
    );
    await waiting(9);
    free.go();
    await holding;
    expect((await removal).statusCode).toBe(200);
    expect((await Promise.all(calls)).map((reply) => reply.json())).toEqual(calls.map(() => refusal('forbidden')));
    expect(await deedsOf(manager.id)).toEqual([]);
  });

  // Row 63. Red with `inTransaction` in place of `inTransactionOf` in areas/owner/imports/inParts.ts: all 700 rows come in.
  it('63: of an import no part follows the dismissal of its person', async () => {
    const world = await openWorld(database);
    const arena = await world.arena('local');
    const manager = await world.player();
    await joinTeam(database, { arenaId: arena.id, personId: manager.id, role: 'manager' });
    const rowsOf = async () => {
      const { rows } = await database.pool.query<{ many: number }>(
        'select count(*)::int as many from imported_row where arena_id = $1',
        [arena.id],
      );
      return rows[0]?.many ?? 0;
    };
    const { pool } = database;
    const connect = pool.connect.bind(pool);
    let isWatching = true;
    // Between the first part and the second.
    const dismissing = async (...given: Parameters<typeof connect>) => {
      if (isWatching) {
        isWatching = false;
        const { method, path } = contract.removeStaff;
        if ((await rowsOf()) === 250) await world.call(arena.owner, { method, url: path.replace(':id', manager.id) });
        else isWatching = true;
      }
      return connect(...given);
    };
    Object.assign(pool, { connect: dismissing });
    const { status, body } = await openImports(world).run(manager, csv(...goodRows(world.day, 700)));
    Object.assign(pool, { connect });
    expect([status, body]).toEqual([403, refusal('forbidden')]);
    expect(await rowsOf()).toBe(250);
  });

  // Row 70. Red without `ofWhom` in core/calls/idempotency.ts: the second arena is told of the first one's court, and gets none.
  it('70: a key belongs to the arena that one acts for', async () => {
    const [first, second] = [await team(), await team()];
    await joinTeam(database, { arenaId: second.arena.id, personId: first.manager.id, role: 'manager' });
    const { token } = first.manager;
    const build = async (arena: string | null) => {
      await ask('workAt', token, { body: { arena } });
      const reply = await ask('createCourt', token, { body: { name: 'Nova' }, headers: { 'idempotency-key': 'uma' } });
      return { court: reply.json().data?.court?._id, isReplayed: reply.headers['idempotency-replayed'] };
    };
    const [here, there] = [await build(first.arena.id), await build(second.arena.id)];
    expect([typeof here.court, typeof there.court, here.isReplayed, there.isReplayed]).toEqual([
      'string',
      'string',
      undefined,
      undefined,
    ]);
    expect(here.court).not.toBe(there.court);
    expect(await build(first.arena.id)).toEqual({ court: here.court, isReplayed: 'true' });
    expect(await build(second.arena.id)).toEqual({ court: there.court, isReplayed: 'true' });
    // Nor does a key that is sent name another arena.
    const forged = await ask('createCourt', token, {
      body: { name: 'Nova' },
      headers: { 'idempotency-key': `${first.arena.id} uma` },
    });
    expect(forged.json().error.code).toBe('malformed');
  });

  // Red without `gt(sessions.expiresAt…)` in core/calls/holdRight.ts.
  it('a session that ran out meanwhile is none', async () => {
    const player = await makePerson(database, 'player');
    const call = slowly('chooseQuietHours', player.token, { body: { quiet: null } });
    await waitUntil(() => expect(gate.arrived).toBe(1));
    await database.orm
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.personId, player.id));
    gate.go();
    expect((await call).json()).toEqual(refusal('unauthenticated'));
  });
});

/** Handlers that, once a call was let in, wait for the test before they do what the real ones do. */
function slowed(real: Handlers, wait: (headers: Record<string, unknown>) => Promise<void>): Handlers {
  const entries = Object.entries(real).map(([name, handler]: [string, unknown]) => [name, slowedOne(handler, wait)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each of the same kind
  return Object.fromEntries(entries) as Handlers;
}

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the call is of, it is handed on
type Wrapped = any;

function slowedOne(handler: Wrapped, wait: (headers: Record<string, unknown>) => Promise<void>): unknown {
  if (typeof handler === 'function') {
    return async (call: Wrapped) => {
      await wait(call.request.headers);
      return handler(call);
    };
  }
  return {
    ...handler,
    prepare: async (call: Wrapped) => {
      await wait(call.request.headers);
      return handler.prepare?.(call);
    },
  };
}
