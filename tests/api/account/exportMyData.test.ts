import { eq } from 'drizzle-orm';
import { Schema } from 'effect';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { PersonalData } from '#domain/contract/personalData.ts';
import { readNow } from '#platform/database/database.ts';
import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { providerAccounts, sessions, termsAcceptances } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openSeries } from '../series/mensalista.ts';
import { voucherDesk } from '../vouchers/desk.ts';
import { openFestival, PRICE } from '../events/festival.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { openTestServer, type TestServer } from '../testServer.ts';

describeOnDatabases('taking one’s data along', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let world: World;
  let arena: TestArena;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
    world = await openWorld(database);
    arena = await world.arena('local');
  });

  const read = async ({ token }: TestPerson) => {
    const reply = await server.call('exportMyData', { token });
    expect(reply.statusCode).toBe(200);
    return { raw: reply.body, data: Schema.decodeUnknownSync(PersonalData)(reply.json().data) };
  };

  it('finds all that is kept', async () => {
    const now = await readNow(database);
    const ana = await world.player({ name: 'Ana Toda', email: 'ana.toda@exemplo.com', createdAt: now });
    const issuer = 'https://entrar.exemplo.com';
    const linked = { issuer, email: 'ana.fora@exemplo.com', linkedAt: now };
    await database.orm.insert(providerAccounts).values({ ...linked, subject: 's-ana', personId: ana.id });
    const over = { createdAt: new Date(now.getTime() - 2000), expiresAt: new Date(now.getTime() - 1000) };
    await database.orm
      .insert(sessions)
      .values({ ...over, tokenHash: hashToken(newToken()), personId: ana.id, lastPasswordAt: now });
    await database.orm.insert(termsAcceptances).values({ personId: ana.id, version: '2020-01-01', acceptedAt: now });
    const voucher = await world.voucher({ arena, player: ana }, { discountBasisPoints: 3_333 });
    const owed = { playerId: ana.id, centavos: 60_50 };
    await database.orm.insert(playerCredits).values([
      { ...owed, arenaId: arena.id, movedAt: now },
      { ...owed, arenaId: (await world.arena('local')).id },
    ]);

    const { data } = await read(ana);
    const { exportedAt, sessions: open, ...rest } = data;
    expect([now <= exportedAt, exportedAt <= (await readNow(database))]).toEqual([true, true]);
    expect(open).toHaveLength(1);
    expect(rest).toEqual({
      user: {
        id: ana.id,
        email: 'ana.toda@exemplo.com',
        status: 'active',
        unableToLogin: false,
        role: 'player',
        name: 'Ana Toda',
        gender: 'F',
        city: 'Santos',
        phone: '13988887777',
      },
      memberSince: now,
      payouts: [],
      terms: [{ version: '2020-01-01', acceptedAt: now }],
      signInProviders: [linked],
      paymentAccounts: [],
      reservations: [],
      seriesRequests: [],
      seriesInvitations: [],
      arenaRecords: [],
      blockedArenas: [],
      waiting: [],
      vouchers: [{ arena: 'Arena Maré Alta', code: voucher.code, discount: 0.3333, status: 'ATIVO' }],
      credits: [
        { arena: 'Arena Maré Alta', value: 60_50, movedAt: now },
        { arena: 'Arena Maré Alta', value: 60_50 },
      ],
      movements: [],
      series: [],
      bills: [],
      absences: [],
      events: [],
      registrations: [],
      carts: [],
      notices: [],
      mailChoices: { off: [], pushOff: [], whatsappOff: [] },
      pushDevices: [],
      whatsapp: {},
      whatsappMessages: [],
      calendarFeed: {},
    });
  });

  it('finds every reservation, not a page of them', async () => {
    const ana = await world.player();
    const ids: string[] = [];
    for (let days = 1; days <= 12; days += 1) {
      const reply = await world.reserve(ana, orderOf(arena, addDays(world.day, days), [18, 19]));
      ids.push(reply.body.data.reservation._id);
    }
    const { data } = await read(ana);
    expect(data.reservations.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(data.reservations[0]).toMatchObject({
      arena: { id: arena.id, name: 'Arena Maré Alta' },
      totalValue: 161_00,
      status: 'PENDENTE',
    });
  });

  it('finds nothing of anybody else, for an owner neither', async () => {
    const [ana, bia] = [await world.player({ name: 'Ana Alheia' }), await world.player()];
    await world.reserve(ana, orderOf(arena, addDays(world.day, 20), [18]));
    await world.voucher({ arena, player: ana }, {});
    await database.orm.insert(playerCredits).values({ arenaId: arena.id, playerId: ana.id, centavos: 60_50 });
    for (const reader of [bia, arena.owner]) {
      const { raw, data } = await read(reader);
      expect([data.reservations, data.vouchers, data.credits]).toEqual([[], [], []]);
      expect(raw.includes('Ana Alheia')).toBe(false);
    }
  });

  it('finds events, registrations and carts, and of who plays along nothing', async () => {
    const festival = await openFestival(world, { haveTShirts: true });
    const [ana, bia] = [await world.player({ name: 'Ana Toda' }), await world.player({ name: 'Bia Alheia' })];
    const sizes = { playerTShirtSize: 'P', partnerTShirtSize: 'G3' };
    const [one, two] = [await festival.category(), await festival.category()];
    const first = await festival.registered(ana, one, { partner: bia.id, ...sizes });
    await festival.registered(ana, two, { partner: bia.id, ...sizes });
    await festival.call(festival.organizer, 'confirmPayment', first, { payer: 'player' });
    const { shoppingCart } = (await festival.call(ana, 'currentCart', festival.id)).body.data;
    await festival.call(ana, 'payCart', shoppingCart._id);
    const { raw, data } = await read(ana);
    const place = { event: 'Copa Maré', category: 'Mista C/D', value: PRICE, tShirtSize: 'P', status: 'PENDENTE' };
    expect([data.registrations, data.carts, data.events]).toEqual([
      [
        { ...place, createdAt: expect.any(Date), paidVia: 'organizer', paidAt: expect.any(Date) },
        { ...place, createdAt: expect.any(Date) },
      ],
      [
        {
          event: 'Copa Maré',
          createdAt: expect.any(Date),
          items: [{ category: 'Mista C/D', value: PRICE }],
          payments: [{ value: PRICE, status: 'Pendente', createdAt: expect.any(Date) }],
        },
      ],
      [],
    ]);
    expect([raw.includes('Bia Alheia'), raw.includes('G3')]).toEqual([false, false]);
    const organized = (await read(festival.organizer)).data.events;
    expect(organized).toMatchObject([{ id: festival.id, pixOrganizer: 'copa@exemplo.com', status: 'APROVADO' }]);
  });

  // Red without `readDeskData` in exportMyData.ts, or without one of its three conditions on movements.
  it('finds what arenas wrote down: money, series with their bills, absences, and of others nothing', async () => {
    const own = await world.arena('local');
    const [ana, bia] = [await world.player(), await world.player()];
    for (const player of [ana, bia]) {
      const { body } = await openSeries(world, own).make({ player: player.id, startHour: player === ana ? 18 : 20 });
      expect(body.data.series.weekday).toBeGreaterThanOrEqual(0);
    }
    const booked = await openDesk(world).reserved(own, addDays(world.day, 1), [8], 1, ana);
    await openDesk(world).pay(own.owner, booked._id);
    const sold = await voucherDesk(world).sell(own.owner, { player: ana.id, credits: 10, price: 450, method: 'pix' });
    const { code } = sold.body.data.voucher;
    const now = await readNow(database);
    const paidOut = {
      arenaId: own.id,
      playerId: ana.id,
      kind: 'refund',
      method: 'cash',
      valueCentavos: -12_50,
      at: now,
    } as const;
    await database.orm.insert(movements).values({ ...paidOut, id: newId() });
    await database.orm
      .update(reservations)
      .set({ noShowAt: now, noShowBy: own.owner.id })
      .where(eq(reservations.id, booked._id));

    const { data } = await read(ana);
    const line = { arena: 'Arena Maré Alta', at: expect.any(Date) };
    expect(data.movements).toEqual([
      { ...line, kind: 'payment', method: 'cash', value: 80_50, reservation: booked._id },
      { ...line, kind: 'payment', method: 'pix', value: 450_00, voucher: code },
      { ...line, kind: 'refund', method: 'cash', value: -12_50 },
    ]);
    expect(data.series).toMatchObject([{ arena: 'Arena Maré Alta', startHour: 18, hours: 2, price: 150_50 }]);
    expect(data.series[0]?.from).toEqual(world.day);
    expect(new Set(data.bills.map(({ series }) => series))).toEqual(new Set([data.series[0]?.id]));
    expect(data.bills.reduce((sum, { weeks }) => sum + weeks.length, 0)).toBeGreaterThanOrEqual(12);
    expect(data.absences).toEqual([{ arena: 'Arena Maré Alta', reservation: booked._id, markedAt: now }]);
  });

  // Red without `countExport` in exportMyData.ts.
  it('is done ten times an hour, and then refused until the hour is over', async () => {
    const { token } = await world.player();
    for (let turn = 0; turn < 10; turn += 1)
      expect((await server.call('exportMyData', { token })).statusCode).toBe(200);
    const refused = await server.call('exportMyData', { token });
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    database.passTime(60 * 60_000);
    expect((await server.call('exportMyData', { token })).statusCode).toBe(200);
  });
});
