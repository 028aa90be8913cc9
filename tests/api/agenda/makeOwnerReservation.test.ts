import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeStaff } from '../cast.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

const HOUR_MS = 3_600_000;

describeOnDatabases('a reservation by the owner', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  let day: World['day'];
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database, { areBookingsLimited: true });
    [arena, player] = [await world.arena('platform'), await world.player()];
    day = world.day;
  });

  /** A day of its own for every test. */
  const nextDay = () => (day = addDays(day, 1));

  const make = (payload: object, who: TestPerson | undefined = arena.owner, headers: Record<string, string> = {}) =>
    world.call(who, { method: 'POST', url: contract.makeOwnerReservation.path, payload, headers });

  const refused = (status: number, code: string) => ({ status, body: { error: { statusCode: status, code } } });

  it('for a guest keeps a phone, which the owner alone gets', async () => {
    const order = { ...orderOf(arena, nextDay(), [18]), guestPlayerName: 'Rui' };
    const { body } = await make({ ...order, guestPhone: '13977776666' });
    const { _id, guestPhone } = body.data.reservation;
    expect(guestPhone).toBe('13977776666');
    const sheet = `${contract.reservationSheet.path}?day=${day.day}&month=${day.month}&year=${day.year}`;
    expect((await world.call(arena.owner, { url: sheet })).body.data.csv).toContain('Rui;(13) 97777-6666;');
    for (const stranger of [player, (await world.arena('local')).owner]) {
      expect((await world.read(stranger, _id)).status).toBe(404);
    }
  });

  // Red without `atPrice` in sale.ts, or `isOfManagement` in makeOwnerReservation.ts.
  it('costs what an owner or manager agreed on, up or down, in shares of its hours; the reception agrees on nothing', async () => {
    const order = (agreed: number) => ({
      ...orderOf(arena, nextDay(), [18, 19, 20]),
      guestPlayerName: 'Rui',
      agreed,
    });
    const { totalValue, selectedTimeSlots } = (await make(order(100))).body.data.reservation;
    expect(totalValue).toBe(100);
    expect(selectedTimeSlots[0].timeSlots.map(({ price }: { price: number }) => price)).toEqual([33.34, 33.33, 33.33]);
    expect((await make(order(0))).body.data.reservation.totalValue).toBe(0);
    expect((await make(order(500.5))).body.data.reservation.totalValue).toBe(500.5);
    const reception = await makeStaff(database, arena.id, 'reception');
    expect(await make(order(1), reception)).toMatchObject(refused(403, 'forbidden'));
    for (const agreed of [-1, 0.001, 1_000_000.01]) expect((await make(order(agreed))).status).toBe(400);
  });

  it('refuses half a phone, and the phone of who has an account', async () => {
    const order = orderOf(arena, nextDay(), [18]);
    for (const whom of [
      { guestPlayerName: 'Rui', guestPhone: '1397777' },
      { guestPlayerName: 'Rui', guestPhone: '139777766aa' },
      { player: player.id, guestPhone: '13977776666' },
    ]) {
      expect((await make({ ...order, ...whom })).status).toBe(400);
    }
  });

  it('for a player is confirmed, settled at the arena whatever the arena’s way, and has no PIX', async () => {
    const { status, body } = await make({ ...orderOf(arena, nextDay(), [19, 18]), player: player.id });
    const { _id, createdAt } = body.data.reservation;
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        data: {
          reservation: {
            _id,
            arena: { _id: arena.id, name: 'Arena Maré Alta' },
            date: day,
            selectedTimeSlots: [
              {
                court: { id: arena.courts[0]?.id, name: 'Quadra 1' },
                timeSlots: [
                  { _id: arena.slots.get(18), startHour: 18, price: 80.5 },
                  { _id: arena.slots.get(19), startHour: 19, price: 80.5 },
                ],
                sport: 'BEACH_TENNIS',
              },
            ],
            totalValue: 161,
            discount: 0,
            status: 'CONFIRMADA',
            paymentMethod: 'local',
            paid: false,
            refunded: false,
            player: { _id: player.id, name: 'Ana Souza' },
            installments: [],
            payment: [],
            createdAt,
          },
        },
      },
    });
    expect((await world.read(player, _id)).body.data.reservation).toMatchObject({ status: 'CONFIRMADA', payment: [] });
    const [row] = await database.orm.select().from(reservations).where(eq(reservations.id, _id));
    expect(row).toMatchObject({ madeBy: 'owner', playerId: player.id, guestPlayerName: null, expiresAt: null });
    expect(await database.orm.select().from(charges).where(eq(charges.reservationId, _id))).toEqual([]);
    const claims = await database.orm.select().from(slotClaims).where(eq(slotClaims.occupantId, _id));
    expect(claims.map(({ hour }) => hour).toSorted((a, b) => a - b)).toEqual([18, 19]);
  });

  it('for a guest has the name, less what surrounds it', async () => {
    const { status, body } = await make({ ...orderOf(arena, nextDay(), [18]), guestPlayerName: '  Zé da Praia ' });
    expect(status).toBe(201);
    expect(body.data.reservation).toMatchObject({ guestPlayerName: 'Zé da Praia', status: 'CONFIRMADA' });
    expect(body.data.reservation).not.toHaveProperty('player');
    expect((await make({ ...orderOf(arena, day, [18]), guestPlayerName: 'Outra' })).body.error.code).toBe('slot_taken');
  });

  it('needs a player or a guest, and not both', async () => {
    const order = orderOf(arena, nextDay(), [18]);
    const message = 'Informe o jogador para o qual a reserva será feita';
    const bad = [{}, { guestPlayerName: '  ' }, { guestPlayerName: 'Zé', player: player.id }];
    for (const whom of bad) {
      const { status, body } = await make({ ...order, ...whom });
      expect([whom, status, body.message]).toEqual([whom, 400, message]);
    }
    expect((await make({ ...order, selectedTimeSlots: [], player: player.id })).body.message).toBe(
      'Escolha pelo menos um horário para prosseguir com a reserva.',
    );
    expect(await make({ ...order, guestPlayerName: 'x'.repeat(61) })).toMatchObject(refused(400, 'malformed'));
  });

  it('for somebody who is no player, or is one no more, is refused', async () => {
    const order = orderOf(arena, nextDay(), [18]);
    const gone = await world.player({ status: 'erased' });
    const admin = await world.player({ role: 'admin' });
    for (const id of [gone.id, admin.id, '01900000-0000-7000-8000-000000000000']) {
      expect(await make({ ...order, player: id })).toEqual({
        status: 404,
        body: { message: 'Jogador não encontrado.', error: { statusCode: 404, code: 'player_not_found' } },
      });
    }
    expect((await make({ ...order, player: player.id })).status).toBe(201);
  });

  it('asks nothing of the player’s profile and knows no limits of holds or of bookings in an hour', async () => {
    const unknown = await world.player();
    // A customer: of others the desk has a limit of its own.
    await world.reserve(unknown, orderOf(arena, nextDay(), [18]));
    await database.orm.update(people).set({ city: null, phone: null, gender: null }).where(eq(people.id, unknown.id));
    nextDay();
    const replies = [];
    for (const hour of arena.slots.keys()) {
      replies.push(await make({ ...orderOf(arena, day, [hour]), player: unknown.id }));
    }
    for (const hour of [18, 19]) {
      replies.push(await make({ ...orderOf(arena, day, [hour], 1), player: unknown.id }));
    }
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(replies.at(-1)?.body.data.reservation.player).toEqual({ _id: unknown.id, name: 'Ana Souza' });
  });

  it('does not count against what the player may book in an hour', async () => {
    const busy = await world.player();
    await world.reserve(busy, orderOf(arena, nextDay(), [18]));
    for (const hour of arena.slots.keys()) await make({ ...orderOf(arena, nextDay(), [hour]), player: busy.id });
    expect((await world.reserve(busy, orderOf(arena, nextDay(), [18]))).status).toBe(201);
  });

  it('is refused when any of its hours is taken, naming them, and takes none', async () => {
    nextDay();
    await world.reserve(player, orderOf(arena, day, [9], 1));
    expect(await make({ ...orderOf(arena, day, [8, 9, 10], 1), guestPlayerName: 'Zé' })).toEqual({
      status: 409,
      body: {
        message: 'Alguém reservou antes: 09:00 às 10:00 na Quadra 2. Escolha outro horário.',
        error: { statusCode: 409, code: 'slot_taken' },
        details: { taken: [{ court: arena.courts[1]?.id, timeSlot: arena.slots.get(9), startHour: 9 }] },
      },
    });
    expect((await make({ ...orderOf(arena, day, [8, 10], 1), guestPlayerName: 'Zé' })).status).toBe(201);
  });

  it('is at the owner’s own arena', async () => {
    const other = await world.arena('platform');
    const order = { ...orderOf(other, nextDay(), [18]), guestPlayerName: 'Zé' };
    expect(await make(order)).toMatchObject(refused(404, 'arena_not_found'));
    expect((await make(order, other.owner)).status).toBe(201);
    expect((await make(order, player)).status).toBe(403);
  });

  it('sent twice with one key is made once', async () => {
    const key = { 'idempotency-key': `owner-${world.day.day}-${day.day}` };
    const order = { ...orderOf(arena, nextDay(), [18]), guestPlayerName: 'Zé' };
    const [first, second] = [await make(order, arena.owner, key), await make(order, arena.owner, key)];
    expect(second).toEqual(first);
    expect(first.status).toBe(201);
  });

  // Last: time passes.
  it('frees a hold that nobody paid', async () => {
    const held = await world.reserve(player, orderOf(arena, nextDay(), [20, 21]));
    expect(held.body.data.reservation.status).toBe('PENDENTE');
    const order = { ...orderOf(arena, day, [20]), guestPlayerName: 'Zé' };
    expect(await make(order)).toMatchObject(refused(409, 'slot_taken'));
    database.passTime(HOUR_MS + 3 * 60_000);
    expect((await make(order)).status).toBe(201);
    expect((await world.read(player, held.body.data.reservation._id)).body.data.reservation.status).toBe('EXPIRADA');
  });
});
