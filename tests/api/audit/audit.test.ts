import { and, asc, eq, isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { checkChains } from '#core/audit/checkChains.ts';
import { detailsOf } from '#core/audit/detailsOf.ts';
import { seal } from '#core/audit/seal.ts';
import { writeEntries } from '#core/audit/writeEntry.ts';
import { readNow } from '#platform/database/database.ts';
import { auditChains, auditEntries, PLATFORM } from '#platform/database/schema/audit.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, type TestArena, type TestPerson } from '../booking/world.ts';
import { makeStaff } from '../cast.ts';
import { caller } from '../events/festival.ts';
import { type Bench, openBench } from '../payment/bench.ts';

describeOnDatabases('the audit', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let clerk: TestPerson;
  let ask: ReturnType<typeof caller>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    ask = caller(bench);
    arena = await bench.arena('local');
    clerk = await makeStaff(database, arena.id, 'reception', { name: 'Rita Campos' });
  });

  const entries = (chain = arena.id) =>
    database.orm.select().from(auditEntries).where(eq(auditEntries.chain, chain)).orderBy(asc(auditEntries.id));
  const deedsIn = async (chain?: string) => (await entries(chain)).map(({ deed }) => deed);
  const forGuest = (hour: number) => ({
    ...orderOf(arena, bench.day, [hour]),
    guestPlayerName: 'Zenaide Quirino',
    guestPhone: '13977776666',
    note: 'Traz a rede azul',
  });
  async function made(who: TestPerson, name: EndpointName, id = '', body?: object) {
    const reply = await ask(who, name, id, body);
    expect([name, reply.status < 300]).toEqual([name, true]);
    return reply.body.data;
  }
  const booked = async (who: TestPerson, hour: number): Promise<string> =>
    (await made(who, 'makeOwnerReservation', '', forGuest(hour))).reservation._id;
  const check = async () => checkChains(bench.dependencies, new Date((await readNow(database)).getTime() + 1));
  const chainOf = async (chain = arena.id) =>
    (await database.orm.select().from(auditChains).where(eq(auditChains.chain, chain)))[0];

  it('has one entry a write, by whoever acted as what, and none of a refusal or a repetition', async () => {
    const key = { 'idempotency-key': newId() };
    const order = {
      method: 'POST' as const,
      url: '/api/v1/arenas/me/reservations',
      payload: forGuest(18),
      headers: key,
    };
    const first = await bench.call(clerk, order);
    expect(await bench.call(clerk, order)).toEqual(first);
    expect((await ask(clerk, 'makeOwnerReservation', '', forGuest(18))).body.error.code).toBe('slot_taken');
    const { _id: id } = first.body.data.reservation;
    await made(arena.owner, 'payReservation', id);
    expect(await entries()).toEqual([
      expect.objectContaining({
        deed: 'makeOwnerReservation',
        role: 'reception',
        personId: clerk.id,
        subjectId: id,
        number: null,
      }),
      expect.objectContaining({ deed: 'payReservation', role: 'arena-owner', personId: arena.owner.id, subjectId: id }),
    ]);
  });

  it('holds what players do at an arena, whoever pays how, and the rest of the platform apart', async () => {
    const online = await bench.arena('platform');
    const ana = await bench.player();
    const hold = await bench.hold(online, [18], { player: ana });
    await made(ana, 'cancelReservation', hold.id);
    expect(await entries(online.id)).toEqual([
      expect.objectContaining({ deed: 'makeReservation', role: 'player', personId: ana.id, subjectId: hold.id }),
      expect.objectContaining({ deed: 'cancelReservation', role: 'player', personId: ana.id, subjectId: hold.id }),
    ]);
    await made(ana, 'updateMyProfile', '', { city: 'Santos', phone: '13988887777', gender: 'F' });
    expect(await deedsIn(PLATFORM)).toEqual(['updateMyProfile']);
    expect(await deedsIn()).toEqual([]);
  });

  // Red when a text is told with its value.
  it('holds nothing that was typed', async () => {
    const id = await booked(clerk, 18);
    await made(clerk, 'addInstallment', id, { info: 'Zenaide', value: 12.5 });
    await made(clerk, 'writeNote', id, { note: 'Traz a rede azul' });
    const all = JSON.stringify(await entries());
    for (const word of ['Zenaide', '13977776666', 'rede']) expect(all).not.toContain(word);
    expect(all).toContain('info value=12.5');
  });

  it('tells a request by its members, however deep and however many', () => {
    const id = newId();
    const told = { player: id, list: [{ value: 5, info: 'Rui' }, { value: 6 }], on: true, none: null };
    expect(detailsOf(told)).toBe(`player=${id} list.0.value=5 list.0.info list.1.value=6 on=true none`);
    expect(detailsOf(Array.from({ length: 30 }, () => 1))).toMatch(/^0=1 1=1 .* 23=1 \(30\)$/);
    expect([detailsOf(undefined), detailsOf('value=5')]).toEqual(['', '']);
  });

  it('says who did what to a reservation, the last first, to its own desk', async () => {
    const id = await booked(clerk, 18);
    const { reservation } = await made(arena.owner, 'addInstallment', id, { info: 'Rui', value: 12.5 });
    await made(arena.owner, 'deleteInstallment', reservation.installments[0]._id);
    const { deeds } = await made(clerk, 'reservationDeeds', id);
    expect(deeds).toEqual([
      { at: expect.any(String), deed: 'deleteInstallment', role: 'arena-owner', by: 'Ana Souza', value: 12.5 },
      { at: expect.any(String), deed: 'addInstallment', role: 'arena-owner', by: 'Ana Souza', value: 12.5 },
      { at: expect.any(String), deed: 'makeOwnerReservation', role: 'reception', by: 'Rita Campos' },
    ]);
    const other = await bench.arena('local');
    expect((await ask(other.owner, 'reservationDeeds', id)).body.error.code).toBe('reservation_not_found');
  });

  // Red without MOVED and RECEIVED in deedMoney.ts.
  it('says what was paid, and what became of the money of a cancellation', async () => {
    const [id, other] = [await booked(clerk, 18), await booked(clerk, 19)];
    await made(clerk, 'payReservation', id);
    await made(clerk, 'cancelAtDesk', id, {
      received: { value: 80.5, becomes: 'refund', method: 'cash', part: 50 },
    });
    await made(clerk, 'cancelAtDesk', other, {});
    const told = (deeds: readonly { deed: string; value?: number; received?: object }[]) =>
      deeds.map(({ deed, value, received }) => [deed, value, received]);
    const ofOne = [
      ['cancelAtDesk', undefined, { value: 80.5, becomes: 'refund', part: 50 }],
      ['payReservation', 80.5, undefined],
    ];
    expect(told((await made(arena.owner, 'reservationDeeds', id)).deeds).slice(0, 2)).toEqual(ofOne);
    const { deeds } = await made(arena.owner, 'arenaDeeds');
    expect(told(deeds).slice(0, 3)).toEqual([['cancelAtDesk', undefined, undefined], ...ofOne]);
  });

  // Red without the arena's chain, the person or `lt(id, after)` in readArenaDeeds.ts.
  it('says who did what at the arena, page by page, by all or by one person, to its owners', async () => {
    const other = await bench.arena('local');
    await made(other.owner, 'makeOwnerReservation', '', { ...forGuest(18), ...orderOf(other, bench.day, [18]) });
    const id = await booked(clerk, 18);
    await made(arena.owner, 'changeStaffRole', clerk.id, { role: 'manager' });
    const person = arena.owner.id;
    const deeds = [
      { deed: 'changeStaffRole', role: 'arena-owner', by: 'Ana Souza', person, to: 'Rita Campos' },
      {
        deed: 'makeOwnerReservation',
        role: 'reception',
        by: 'Rita Campos',
        person: clerk.id,
        reservation: { _id: id, date: bench.day, startHour: 18, who: 'Zenaide Quirino' },
      },
    ].map((deed) => ({ ...deed, _id: expect.any(String), at: expect.any(String) }));
    const read = async (query: Record<string, string>) => {
      const url = `${contract.arenaDeeds.path}?${new URLSearchParams(query).toString()}`;
      return (await bench.call(arena.owner, { method: 'GET', url })).body.data;
    };
    expect(await read({})).toEqual({ deeds });
    expect(await read({ person: clerk.id })).toEqual({ deeds: deeds.slice(1) });
    expect(await read({ person: other.owner.id })).toEqual({ deeds: [] });
    for (const who of [clerk, await bench.player()]) {
      expect((await ask(who, 'arenaDeeds')).body.error.code).toBe('forbidden');
    }

    const many = Array.from({ length: 60 }, (_, hour) => ({ value: hour }));
    const deed = { name: 'addInstallment', role: 'reception', personId: clerk.id, arena: arena.id } as const;
    await inTransaction(database, (tx) =>
      writeEntries(
        tx,
        many.map(({ value }) => ({ ...deed, subject: undefined, details: `value=${value}` })),
      ),
    );
    const first = await read({});
    const second = await read({ after: first.next });
    const third = await read({ after: second.next });
    expect([first, second, third].map((page) => page.deeds.length)).toEqual([30, 30, 2]);
    const values = [first, second].flatMap((page) => page.deeds.map(({ value }: { value: number }) => value));
    expect(values).toEqual(many.map(({ value }) => value).toReversed());
    expect(third).toEqual({ deeds });
  });

  it('seals each entry once, into one chain, however many seal while writes go on', async () => {
    const hours = [18, 19, 20, 21, 22];
    const writes = hours.map((hour) => booked(clerk, hour));
    const sealing = Array.from({ length: 4 }, () => seal(database));
    await Promise.all([...writes, ...sealing]);
    await seal(database);
    const numbers = (await entries()).map(({ number }) => number ?? 0).toSorted((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
    expect(await check()).toBe(false);
    expect(await chainOf()).toMatchObject({ length: 5, faultAt: null, checkedAt: expect.any(Date) });
    expect(await database.orm.$count(auditEntries, isNull(auditEntries.number))).toBe(0);
  });

  it.each([
    ['that was changed', 2, () => database.orm.update(auditEntries).set({ personId: newId() }).where(numbered(2))],
    ['that is missing', 2, () => database.orm.delete(auditEntries).where(numbered(2))],
    ['that is missing at the end', 3, () => database.orm.delete(auditEntries).where(numbered(3))],
    ['whose hash was made anew', 3, () => database.orm.update(auditEntries).set({ hash: 'x' }).where(numbered(3))],
  ])('finds an entry %s', async (_what, number, harm) => {
    for (const hour of [18, 19, 20]) await booked(clerk, hour);
    await seal(database);
    await harm();
    await check();
    expect(await chainOf()).toMatchObject({ faultAt: number });
  });
  const numbered = (number: number) => and(eq(auditEntries.chain, arena.id), eq(auditEntries.number, number));

  // Red without the second `follow` of check in checkChains.ts, and when a fault counts as checked.
  it('finds what changed where it had been checked, a stretch a day, and all of it when asked', async () => {
    for (const hour of [18, 19, 20]) await booked(clerk, hour);
    await seal(database);
    // What is checked within this very millisecond is not checked twice.
    const checkSome = async () => checkChains(bench.dependencies, await readNow(database), 1);
    const faults: unknown[] = [];
    const checked = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        database.passTime(1_000);
        await checkSome();
        faults.push((await chainOf())?.faultAt);
      }
    };
    await checked(1);
    const changed = () => database.orm.update(auditEntries).set({ details: 'value=1' }).where(numbered(3));
    const [{ details } = { details: '' }] = await database.orm.select().from(auditEntries).where(numbered(3));
    await changed();
    await booked(clerk, 21);
    await seal(database);
    await checked(4);
    expect(faults).toEqual([null, null, null, 3, 3]);
    await database.orm.update(auditEntries).set({ details }).where(numbered(3));
    await checked(2);
    expect(faults.slice(5)).toEqual([null, null]);

    await changed();
    await made(await bench.person('admin'), 'checkAudit');
    await bench.runDue();
    expect(await chainOf()).toMatchObject({ faultAt: 3 });
  });

  it('is looked at by an admin, who has it checked', async () => {
    const admin = await bench.person('admin');
    expect(await made(admin, 'audit')).toEqual({ entries: 0, unsealed: 0, faults: [] });
    for (const hour of [18, 19]) await booked(clerk, hour);
    expect(await made(admin, 'audit')).toEqual({
      entries: 2,
      unsealed: 2,
      unsealedSince: expect.any(String),
      faults: [],
    });
    await seal(database);
    await database.orm.update(auditEntries).set({ details: 'value=1' }).where(numbered(1));
    await made(admin, 'checkAudit');
    await bench.runDue();
    expect(await made(admin, 'audit')).toMatchObject({
      checkedAt: expect.any(String),
      faults: [{ place: 'Arena Maré Alta', number: 1 }],
    });
    expect(bench.logged).toContainEqual([
      { chain: arena.id, entry: 1 },
      'An entry of the audit is not what was sealed',
    ]);
  });
});
