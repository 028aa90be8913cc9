import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

describeOnDatabases('making a reservation', (open) => {
  let world: World;
  let platform: TestArena;
  let local: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    platform = await world.arena('platform');
    local = await world.arena('local');
  });

  it('holds the hours for an hour, with a PIX to pay', async () => {
    const player = await world.player();
    const { status, body } = await world.reserve(player, orderOf(platform, world.day, [19, 18]));
    const { _id, createdAt, expiresAt } = body.data.reservation;
    const [charge] = await world.database.orm.select().from(charges);
    // What is left of the hour when it is told: less than all of it where the machine is slow.
    const { secondsLeft } = body.data.reservationPayment;
    expect([secondsLeft > 0, secondsLeft <= 3_600]).toEqual([true, true]);
    const payment = {
      value: 161,
      qrCodePix: charge?.qrCode,
      validadePix: expiresAt,
      secondsLeft,
      status: 'Pendente',
      mpPaymentId: charge?.providerId,
      pollToken: charge?.pollToken,
      bank: `/sandbox/banco?cobranca=${charge?.providerId}`,
    };
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        data: {
          reservation: {
            _id,
            arena: { _id: platform.id, name: 'Arena Maré Alta' },
            date: world.day,
            selectedTimeSlots: [
              {
                court: { id: platform.courts[0]?.id, name: 'Quadra 1' },
                timeSlots: [
                  { _id: platform.slots.get(18), startHour: 18, price: 80.5 },
                  { _id: platform.slots.get(19), startHour: 19, price: 80.5 },
                ],
                sport: 'BEACH_TENNIS',
              },
            ],
            totalValue: 161,
            discount: 0,
            status: 'PENDENTE',
            paymentMethod: 'platform',
            paid: false,
            refunded: false,
            installments: [],
            payment: [payment],
            createdAt,
            expiresAt,
          },
          reservationPayment: payment,
        },
      },
    });
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(3_600_000);
    expect(payment.qrCodePix).toMatch(/^000201.*5406161\.00.*6304[0-9A-F]{4}$/);
    expect(payment.pollToken).toMatch(/^[\w-]{43}$/);
    expect(charge).toMatchObject({ status: 'pending', amountCentavos: 161_00, currency: 'BRL', reference: charge?.id });
    const claims = await world.database.orm.select().from(slotClaims);
    const day = `${world.day.year}-${String(world.day.month).padStart(2, '0')}-${String(world.day.day).padStart(2, '0')}`;
    expect(claims.toSorted((a, b) => a.hour - b.hour)).toEqual(
      [18, 19].map((hour) => ({
        arenaId: platform.id,
        courtId: platform.courts[0]?.id,
        day,
        hour,
        occupantId: _id,
      })),
    );
  });

  it('at an arena that is paid on the spot waits without a deadline and without a PIX', async () => {
    const player = await world.player();
    const { status, body } = await world.reserve(player, orderOf(local, world.day, [7]));
    expect(status).toBe(201);
    expect(Object.keys(body.data)).toEqual(['reservation']);
    expect(body.data.reservation).toMatchObject({ status: 'PENDENTE', paymentMethod: 'local', payment: [] });
    expect(body.data.reservation).not.toHaveProperty('expiresAt');
  });

  it('keeps courts and sports apart', async () => {
    const [first] = orderOf(local, world.day, [20, 21]).selectedTimeSlots;
    const [second] = orderOf(local, world.day, [20], 1, 'FUTEVOLEI').selectedTimeSlots;
    const body = { ...orderOf(local, world.day, []), selectedTimeSlots: [second, first] };
    const reply = await world.reserve(await world.player(), body);
    const lines = reply.body.data.reservation.selectedTimeSlots.map(
      (line: { court: { name: string }; sport: string; timeSlots: { startHour: number }[] }) => [
        line.court.name,
        line.sport,
        line.timeSlots.map(({ startHour }) => startHour),
      ],
    );
    expect(lines).toEqual([
      ['Quadra 1', 'BEACH_TENNIS', [20, 21]],
      ['Quadra 2', 'FUTEVOLEI', [20]],
    ]);
  });

  it('is refused when any of its hours is taken, naming them, and takes none', async () => {
    const other = await world.player();
    expect((await world.reserve(other, orderOf(local, world.day, [9], 1))).status).toBe(201);
    const reply = await world.reserve(await world.player(), orderOf(local, world.day, [8, 9, 10], 1));
    expect(reply).toEqual({
      status: 409,
      body: {
        message: 'Alguém reservou antes: 09:00 às 10:00 na Quadra 2. Escolha outro horário.',
        error: { statusCode: 409, code: 'slot_taken' },
        details: { taken: [{ court: local.courts[1]?.id, timeSlot: local.slots.get(9), startHour: 9 }] },
      },
    });
    expect((await world.reserve(await world.player(), orderOf(local, world.day, [8, 10], 1))).status).toBe(201);
  });

  it('names the first three of many taken hours', async () => {
    const day = addDays(world.day, 30);
    await world.reserve(await world.player(), orderOf(local, day, [18, 19, 20, 21, 22]));
    const { body } = await world.reserve(await world.player(), orderOf(local, day, [18, 19, 20, 21, 22]));
    expect(body.message).toBe(
      'Alguém reservou antes: 18:00 às 19:00 na Quadra 1, 19:00 às 20:00 na Quadra 1, ' +
        '20:00 às 21:00 na Quadra 1 e mais 2 horários. Escolha outro horário.',
    );
  });

  // Red without refuseSport.
  it('is for a sport that is played on its court, whoever asks; the price of another is not told either', async () => {
    const arena = await world.arena('local');
    const [court] = arena.courts;
    await world.database.orm
      .update(courts)
      .set({ sports: ['FUTEVOLEI', 'VOLEI_DE_PRAIA'] })
      .where(eq(courts.id, court?.id ?? ''));
    const player = await world.player();
    const order = orderOf(arena, world.day, [18]);
    const refusal = {
      status: 400,
      body: {
        message: 'Quadra 1 é só para Futevôlei e Vôlei de Praia. Escolha outro esporte ou outra quadra.',
        error: { statusCode: 400, code: 'sport_not_played' },
      },
    };
    const post = (url: string, who: TestPerson, payload: object) => world.call(who, { method: 'POST', url, payload });
    expect(await world.reserve(player, order)).toEqual(refusal);
    expect(await post(contract.quoteReservation.path, player, order)).toEqual(refusal);
    const atTheDesk = { ...order, guestPlayerName: 'Rui' };
    expect(await post(contract.makeOwnerReservation.path, arena.owner, atTheDesk)).toEqual(refusal);
    expect((await world.reserve(player, orderOf(arena, world.day, [18], 0, 'FUTEVOLEI'))).status).toBe(201);
    // The other court is for all.
    expect((await world.reserve(player, orderOf(arena, world.day, [18], 1))).status).toBe(201);
  });

  it('of nobody is refused', async () => {
    const reply = await world.reserve(undefined, orderOf(local, world.day, [23]));
    expect(reply).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
  });

  it.each([{ city: null }, { phone: null }, { gender: null }])('needs a complete profile: %o', async (missing) => {
    const reply = await world.reserve(await world.player(missing), orderOf(local, world.day, [23]));
    expect(reply).toEqual({
      status: 400,
      body: {
        message: 'Complete seu cadastro para reservar.',
        error: { statusCode: 400, code: 'profile_incomplete' },
      },
    });
  });

  it('at no arena is not found', async () => {
    const reply = await world.reserve(await world.player(), {
      ...orderOf(local, world.day, [23]),
      arena: '01900000-0000-7000-8000-000000000000',
    });
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'arena_not_found' } } });
  });

  it('sent twice under one key is made once and answered twice', async () => {
    const player = await world.player();
    const key = { 'idempotency-key': 'uma-vez' };
    const first = await world.reserve(player, orderOf(platform, world.day, [22]), key);
    const second = await world.reserve(player, orderOf(platform, world.day, [22]), key);
    expect(first.status).toBe(201);
    expect(second).toEqual(first);
    const other = await world.reserve(player, orderOf(platform, world.day, [23]), key);
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_mismatch' } } });
  });

  it('keeps its names and prices when the arena changes its own', async () => {
    const arena = await world.arena('local');
    const player = await world.player();
    const made = await world.reserve(player, orderOf(arena, world.day, [7]));
    await world.database.pool.query('update court set name = $1 where arena_id = $2', ['Central', arena.id]);
    await world.database.pool.query('update time_slot set price_centavos = 1 where arena_id = $1', [arena.id]);
    await world.database.pool.query("update arena set payment_method = 'platform' where id = $1", [arena.id]);
    const read = await world.read(player, made.body.data.reservation._id);
    expect(read).toEqual({ status: 200, body: { data: { reservation: made.body.data.reservation } } });
  });
});
