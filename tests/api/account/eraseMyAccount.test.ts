import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { PASSWORD } from '../cast.ts';
import { playerForm } from '../signUp/forms.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

describeOnDatabases('giving up an account', (open, kind) => {
  let database: TestDatabase;
  let server: TestServer;
  let world: World;
  let platform: TestArena;
  let local: TestArena;
  let passwordHash: string;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
    world = await openWorld(database);
    [platform, local] = [await world.arena('platform'), await world.arena('local')];
    passwordHash = await hashPassword(PASSWORD);
  });

  const erase = ({ token }: TestPerson, body: object = { password: PASSWORD }) =>
    server.call('eraseMyAccount', { token, body });
  const player = (row: Partial<typeof people.$inferInsert> = {}) => world.player({ passwordHash, ...row });
  let nextDay = 0;
  const newDay = () => addDays(world.day, (nextDay += 1));

  async function book(who: TestPerson, arena: TestArena, hours: readonly number[], day = newDay(), code?: string) {
    const reply = await world.reserve(who, { ...orderOf(arena, day, hours), ...(code !== undefined && { code }) });
    return reply.body.data.reservation._id as string;
  }
  const statusOf = async (id: string) => {
    const [row] = await database.orm.select().from(reservations).where(eq(reservations.id, id));
    return row?.status;
  };
  const claimsOf = async (id: string) => {
    const claims = await database.orm.select().from(slotClaims).where(eq(slotClaims.occupantId, id));
    return claims.length;
  };
  const pay = (id: string) => database.orm.update(reservations).set({ status: 'PAGA' }).where(eq(reservations.id, id));

  it('leaves a row of nobody, who is logged out everywhere and cannot come back', async () => {
    const ana = await player({ email: 'ana.some@exemplo.com' });
    const elsewhere = await server.call('login', {
      body: { email: 'ana.some@exemplo.com', password: PASSWORD },
      headers: { 'x-client': 'api' },
    });
    const reply = await erase(ana);
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: {} }]);
    expect(String(reply.headers['set-cookie'])).toMatch(/^quadra-companion=; Path=\/; Max-Age=0/);
    const [row] = await database.orm.select().from(people).where(eq(people.id, ana.id));
    expect(row).toEqual({
      id: ana.id,
      email: `excluida-${ana.id}@quadralivre.invalid`,
      emailConfirmedAt: null,
      pendingEmail: null,
      name: 'Conta excluída',
      searchName: 'conta excluida',
      foundAs: 'conta excluida',
      role: 'player',
      status: 'erased',
      gender: null,
      city: null,
      phone: null,
      avatar: null,
      cpf: null,
      passwordHash: null,
      createdAt: expect.any(Date),
      termsAnswered: null,
      worksAt: null,
    });
    for (const token of [ana.token, elsewhere.json().data.token]) {
      expect((await server.call('me', { token })).statusCode).toBe(401);
    }
    for (const email of ['ana.some@exemplo.com', `excluida-${ana.id}@quadralivre.invalid`]) {
      const login = await server.call('login', { body: { email, password: PASSWORD }, address: '10.3.0.1' });
      expect(login.json()).toEqual(refusal('invalid_credentials'));
    }
  });

  it('lets the e-mail come again as somebody new', async () => {
    const form = playerForm();
    const ana = await player({ email: form.email });
    await erase(ana);
    const reply = await server.call('registerPlayer', { body: form, address: '10.3.0.2' });
    expect([reply.statusCode, reply.json().data.user._id === ana.id]).toEqual([201, false]);
  });

  it('cancels unpaid hours ahead as the player would, and frees them for others', async () => {
    const [ana, bia] = [await player(), await player()];
    const day = newDay();
    const [pix, atArena] = [await book(ana, platform, [18, 19], day), await book(ana, local, [20], day)];
    await erase(ana);
    expect([await statusOf(pix), await statusOf(atArena)]).toEqual(['CANCELADA', 'CANCELADA']);
    expect((await world.reserve(bia, orderOf(platform, day, [18, 19]))).status).toBe(201);
    expect((await world.reserve(bia, orderOf(local, day, [20]))).status).toBe(201);
  });

  it('sees to it that their PIX cannot be paid any more', async () => {
    const ana = await player();
    const reply = await world.reserve(ana, orderOf(platform, newDay(), [18]));
    const { mpPaymentId } = reply.body.data.reservationPayment;
    await erase(ana);
    await world.runDue();
    expect(await world.provider.get(mpPaymentId)).toMatchObject({ _tag: 'Success', success: { state: 'cancelled' } });
  });

  it('cancels what the arena booked for them', async () => {
    const ana = await player();
    const confirmed = await book(ana, local, [18]);
    await database.orm.update(reservations).set({ status: 'CONFIRMADA' }).where(eq(reservations.id, confirmed));
    await erase(ana);
    expect([await statusOf(confirmed), await claimsOf(confirmed)]).toEqual(['CANCELADA', 0]);
  });

  it('leaves paid hours theirs, and what has begun for the arena to settle', async () => {
    const ana = await player();
    const paid = await book(ana, platform, [18, 19]);
    await pay(paid);
    const yesterday = await book(ana, local, [20]);
    const before = toIsoDay(addDays(world.today, -1));
    await database.orm.update(reservations).set({ day: before }).where(eq(reservations.id, yesterday));
    await erase(ana);
    expect([await statusOf(paid), await claimsOf(paid), await statusOf(yesterday)]).toEqual(['PAGA', 2, 'PENDENTE']);
  });

  it('tells an hour of today that has begun from one that is ahead', async () => {
    const { hour } = momentIn(await readNow(database), DEFAULT_ZONE);
    const untilSix = ((18 - hour + 24) % 24) * 60 * 60_000;
    database.passTime(untilSix);
    const { day } = momentIn(await readNow(database), DEFAULT_ZONE);
    const ana = await player();
    const [begun, ahead] = [await book(ana, local, [18, 19], day), await book(ana, local, [20], day)];
    await erase(ana);
    expect([await statusOf(begun), await statusOf(ahead)]).toEqual(['PENDENTE', 'CANCELADA']);
    database.passTime(-untilSix);
  });

  it('shows the arena nobody’s name and phone', async () => {
    const ana = await player({ name: 'Ana Some Daqui', phone: '13911112222' });
    const [paid, cancelled] = [await book(ana, local, [18]), await book(ana, local, [19])];
    await pay(paid);
    await erase(ana);
    for (const id of [paid, cancelled]) {
      const { body } = await world.read(local.owner, id);
      expect(body.data.reservation.player).toEqual({ _id: ana.id, name: 'Conta excluída' });
    }
  });

  it('ends their vouchers, those whose use comes back too', async () => {
    const ana = await player();
    const used = await world.voucher({ arena: local, player: ana }, { credits: 1 });
    const unused = await world.voucher({ arena: platform, player: ana }, { lifetimeUse: true });
    await book(ana, local, [18], newDay(), used.code);
    await erase(ana);
    const left = await database.orm.select().from(vouchers).where(eq(vouchers.playerId, ana.id));
    expect(left.map(({ id, status, credits }) => ({ id, status, credits }))).toEqual(
      expect.arrayContaining([
        { id: used.id, status: 'EXPIRADO', credits: 1 },
        { id: unused.id, status: 'EXPIRADO', credits: 1 },
      ]),
    );
  });

  it('changes nothing when any part of it fails', async () => {
    const ana = await player({ name: 'Ana Fica' });
    const booked = await book(ana, local, [18]);
    await database.pool.query("alter table person add constraint stay check (status <> 'erased') not valid");
    expect((await erase(ana)).statusCode).toBe(500);
    await database.pool.query('alter table person drop constraint stay');
    expect([await statusOf(booked), await claimsOf(booked)]).toEqual(['PENDENTE', 1]);
    expect((await server.call('me', { token: ana.token })).json().data.user.name).toBe('Ana Fica');
  });

  it('asks for the password, however fresh the login is', async () => {
    const ana = await player();
    const needed = 'Informe sua senha atual para continuar.';
    const missing = await erase(ana, {});
    expect([missing.statusCode, missing.json()]).toEqual([
      400,
      refusal('password_needed', needed, { password: needed }),
    ]);
    const wrong = 'A senha informada não está correta.';
    const reply = await erase(ana, { password: 'senha errada' });
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('wrong_password', wrong, { password: wrong })]);
    expect((await server.call('me', { token: ana.token })).statusCode).toBe(200);
  });

  it('asks who has no password for a fresh login', async () => {
    const [ana, bia] = [await player({ passwordHash: null }), await player({ passwordHash: null })];
    expect((await erase(ana, {})).statusCode).toBe(200);
    database.passTime(11 * 60_000);
    const late = await erase(bia, {});
    expect([late.statusCode, late.json()]).toEqual([400, refusal('login_again')]);
    database.passTime(-11 * 60_000);
  });

  it.runIf(kind === 'postgres')('books nothing for who has left meanwhile', async () => {
    const [ana, day] = [await player({ passwordHash: null }), newDay()];
    const waiting = async () => {
      const { rows } = await database.pool.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    };
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select id from person where id = $1 for update', [ana.id]);
    const erased = erase(ana, {});
    await expect.poll(waiting).toBe(1);
    const booked = world.reserve(ana, orderOf(local, day, [18]));
    await expect.poll(waiting).toBe(2);
    await client.query('commit');
    client.release();
    expect([(await erased).statusCode, (await booked).body]).toEqual([200, refusal('unauthenticated')]);
    const left = await database.orm.select().from(reservations).where(eq(reservations.playerId, ana.id));
    expect(left).toEqual([]);
  });
});
