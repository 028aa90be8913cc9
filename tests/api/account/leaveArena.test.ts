import { and, eq } from 'drizzle-orm';
import { Schema } from 'effect';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { PersonalData } from '#domain/contract/personalData.ts';
import { arenas, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { readNow } from '#platform/database/database.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { newId } from '#platform/database/uuid.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { PASSWORD } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

describeOnDatabases('an owner who leaves', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let world: World;
  let arena: TestArena;
  let ana: TestPerson;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
    world = await openWorld(database);
  });
  beforeEach(async () => {
    arena = await world.arena('platform', 2, { phone: '13911112222', instagram: '@mare', description: 'Pé na areia' });
    ana = await world.player({ name: 'Ana Alheia' });
    const passwordHash = await hashPassword(PASSWORD);
    await database.orm.update(people).set({ passwordHash }).where(eq(people.id, arena.owner.id));
  });

  const leave = () => server.call('eraseMyAccount', { token: arena.owner.token, body: { password: PASSWORD } });
  const book = async (hours: readonly number[], days = 0) => {
    const reply = await world.reserve(ana, orderOf(arena, addDays(world.day, days), hours));
    return { id: String(reply.body.data.reservation._id), pix: reply.body.data.reservationPayment?.mpPaymentId };
  };
  const change = (id: string, row: Partial<typeof reservations.$inferInsert>) =>
    database.orm.update(reservations).set(row).where(eq(reservations.id, id));
  const rowOf = async (id: string) => {
    const [row] = await database.orm.select().from(reservations).where(eq(reservations.id, id));
    return row;
  };
  const arenaRow = async () => {
    const [row] = await database.orm.select().from(arenas).where(eq(arenas.id, arena.id));
    return row;
  };
  const obliged = (words: string, details: object) =>
    refusal('arena_obliged', `Antes de excluir a conta, encerre: ${words}.`, {
      paid: 0,
      refunds: 0,
      disputes: 0,
      due: 0,
      ...details,
    });

  // Red without closeReservation's caller cancelAhead, endOffer or forgetArena, each by its own line.
  it('closes the arena: what is unpaid is cancelled, and nobody finds it', async () => {
    const { id, pix } = await book([18, 19]);
    const voucher = await world.voucher({ arena, player: ana }, {});
    const days = toIsoDay(world.day);
    await database.orm.insert(arenaTournaments).values({
      arenaId: arena.id,
      id: newId(),
      name: 'Copa',
      phoneToContact: '13911112222',
      registrationStartsOn: days,
      registrationEndsOn: days,
      startsOn: days,
      endsOn: days,
      createdAt: new Date(),
    });
    const reply = await leave();
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: {} }]);
    await world.runDue();

    expect((await rowOf(id))?.status).toBe('CANCELADA');
    expect(await database.orm.select().from(slotClaims).where(eq(slotClaims.occupantId, id))).toEqual([]);
    expect(await world.provider.get(pix)).toMatchObject({ success: { state: 'cancelled' } });
    const [used] = await database.orm.select().from(vouchers).where(eq(vouchers.id, voucher.id));
    const [cup] = await database.orm.select().from(arenaTournaments).where(eq(arenaTournaments.arenaId, arena.id));
    expect([used?.status, cup?.cancelledAt, cup?.phoneToContact]).toEqual(['EXPIRADO', expect.any(Date), '']);
    expect(await database.orm.select().from(timeSlots).where(eq(timeSlots.arenaId, arena.id))).toEqual([]);
    expect(await arenaRow()).toMatchObject({
      name: 'Arena Maré Alta',
      phone: null,
      instagram: null,
      description: null,
      photos: [],
      closedAt: expect.any(Date),
    });
    const [person] = await database.orm.select().from(people).where(eq(people.id, arena.owner.id));
    expect([person?.name, person?.status, person?.phone]).toEqual(['Conta excluída', 'erased', null]);
    for (const name of ['arena', 'arenaTournaments'] as const satisfies EndpointName[]) {
      expect((await server.call(name, { params: { id: arena.id } })).json()).toEqual(refusal('arena_not_found'));
    }
    const { day: date, month, year } = world.day;
    const url = `${contract.availability.path.replace(':id', arena.id)}?day=${date}&month=${month}&year=${year}`;
    const day = await server.app.inject({ url });
    expect(day.json()).toEqual(refusal('arena_not_found'));
    expect((await server.call('allArenas', {})).body).not.toContain(arena.id);
    expect((await world.reserve(ana, orderOf(arena, world.day, [18]))).status).toBe(404);
  });

  // Red without `paid` in refuseObligations.
  it('is told of paid hours ahead, through the platform or at the arena, and nothing changes', async () => {
    const [paid, settled, unpaid] = [await book([18]), await book([18], 2), await book([18], 3)];
    await change(paid.id, { status: 'PAGA' });
    await change(settled.id, { settledCentavos: 10_00 });
    const reply = await leave();
    const last = formatDay(addDays(world.day, 2));
    expect([reply.statusCode, reply.json()]).toEqual([409, obliged(`2 reservas pagas até ${last}`, { paid: 2 })]);
    expect([(await rowOf(unpaid.id))?.status, (await arenaRow())?.closedAt]).toEqual(['PENDENTE', null]);
    expect((await server.call('me', { token: arena.owner.token })).statusCode).toBe(200);
    for (const { id } of [paid, settled]) await world.cancel(arena.owner, id);
    await change(paid.id, { moneyBack: 'done' });
    expect((await leave()).statusCode).toBe(200);
  });

  // Red without `due` among the obstacles of refuseObligations.
  it('is told of what the platform has still to pass on, and goes once that was done', async () => {
    const { pix } = await book([18]);
    await act(database, pix, 'pagar');
    const days = 10;
    database.passTime(days * 24 * 3_600_000);
    await world.runDue();
    await database.orm.update(sessions).set({ lastPasswordAt: await readNow(database) });
    const told = obliged('o repasse de R$\u00a080,50 que a plataforma ainda deve a você', { due: 80.5 });
    expect((await leave()).json()).toEqual(told);
    const treasury = openTreasury(world, await world.person('admin'));
    expect((await treasury.pay(arena.owner.id)).status).toBe(201);
    expect((await leave()).statusCode).toBe(200);
    database.passTime(-days * 24 * 3_600_000);
  });

  // Red without `refunds`, and without `disputes`.
  it('is told of money that players wait for', async () => {
    const [refund, refused, dispute] = [await book([18]), await book([19]), await book([8])];
    await change(refund.id, { status: 'CANCELADA', moneyBack: 'owed' });
    await change(refused.id, { status: 'CANCELADA', moneyBack: 'refused' });
    await change(dispute.id, { status: 'CANCELADA', chargeTrouble: 'disputed' });
    const words = '2 devoluções não concluídas; 1 contestação aberta no banco';
    expect((await leave()).json()).toEqual(obliged(words, { refunds: 2, disputes: 1 }));
    await change(refund.id, { moneyBack: 'done' });
    await change(refused.id, { moneyBack: 'returned' });
    await change(dispute.id, { chargeTrouble: 'none' });
    expect((await leave()).statusCode).toBe(200);
  });

  // Red when isAhead leaves the day or the hour out.
  it('is held by nothing that is over, and what was paid stays in the books', async () => {
    const { id } = await book([18]);
    await change(id, { status: 'PAGA', day: toIsoDay(addDays(world.today, -1)) });
    expect((await leave()).statusCode).toBe(200);
    expect((await rowOf(id))?.status).toBe('PAGA');
  });

  // Red without addJobs in leaveArenas.ts, or without cancelAhead in closedArenaWork.
  it('leaves no booking that came in the moment of leaving', async () => {
    const { id } = await book([18]);
    await change(id, { status: 'EXPIRADA' });
    expect((await leave()).statusCode).toBe(200);
    // As a transaction commits that had read the hours before.
    await change(id, { status: 'CONFIRMADA' });
    await world.runDue();
    expect((await rowOf(id))?.status).toBe('CONFIRMADA');
    database.passTime(61_000);
    await world.runDue();
    database.passTime(-61_000);
    expect((await rowOf(id))?.status).toBe('CANCELADA');
  });

  // Red without readMyArenas in exportMyData.ts.
  it('takes the arena along before, and nothing of its players', async () => {
    await book([18, 19]);
    await world.voucher({ arena, player: ana }, { code: 'MARE25' });
    const reply = await server.call('exportMyData', { token: arena.owner.token });
    const data = Schema.decodeUnknownSync(PersonalData)(reply.json().data);
    expect(data.arenas?.[0]).toMatchObject({
      name: 'Arena Maré Alta',
      phone: '13911112222',
      courts: [{ name: 'Quadra 1' }, { name: 'Quadra 2' }],
      vouchers: [{ code: 'MARE25', discount: 0.25, credits: 1 }],
      reservations: [{ date: world.day, hours: ['Quadra 1 18h', 'Quadra 1 19h'], status: 'PENDENTE', total: 161_00 }],
    });
    expect(data.arenas?.[0]?.timeSlots.length).toBe(arena.slots.size);
    expect([reply.body.includes('Ana Alheia'), reply.body.includes(ana.id)]).toEqual([false, false]);
  });

  // Red without `forgetTraces` or `makeNobody` for owners.
  it('can come again as somebody new, with the same e-mail', async () => {
    expect((await leave()).statusCode).toBe(200);
    const login = { email: `${arena.owner.id}@exemplo.com`, password: PASSWORD };
    const reply = await server.call('login', { body: login, address: '10.4.0.1' });
    expect(reply.json()).toEqual(refusal('invalid_credentials'));
    const [row] = await database.orm
      .select({ email: people.email })
      .from(people)
      .where(and(eq(people.id, arena.owner.id), eq(people.status, 'erased')));
    expect(row?.email).toMatch(/\.invalid$/);
    expect(contract.eraseMyAccount.callers).toEqual(['player', 'arena-owner', 'manager', 'reception', 'admin']);
  });
});
