import { beforeAll, describe, expect, it } from 'vitest';
import { HOLD_GRACE_MINUTES } from '#domain/booking/reservation.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeAlteration, makeArena, makeClaims, makePerson } from '../cast.ts';
import { NOBODY, openTestServer, refusal, type TestServer } from '../testServer.ts';

describeOnDatabases('availability', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let today: Day;
  let day: Day;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
    today = momentIn(await readNow(database), DEFAULT_ZONE).day;
    day = addDays(today, 5);
  });

  async function read(arena: string, on: Day, token?: string) {
    const query = `?day=${on.day}&month=${on.month}&year=${on.year}`;
    return server.call('availability', { params: { id: arena }, query, token });
  }

  it('lists every court with its hours, prices in reais', async () => {
    const arena = await makeArena(database);
    const slots = [
      { _id: arena.slots.at8.id, startHour: 8, price: 60, isAvailable: true },
      { _id: arena.slots.at18.id, startHour: 18, price: 80.5, isAvailable: true },
      { _id: arena.slots.at19.id, startHour: 19, price: 80.5, isAvailable: true },
    ];
    const availableTimeSlots = [
      { _id: arena.court1, name: 'Quadra 1', slots },
      { _id: arena.court2, name: 'Quadra 2', slots },
    ];
    const reply = await read(arena.id, day);
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: { availableTimeSlots } }]);
  });

  it('shows a taken hour as taken, and to its player alone as theirs', async () => {
    const [arena, ana, bia] = [
      await makeArena(database),
      await makePerson(database, 'player'),
      await makePerson(database, 'player'),
    ];
    const mine = await makeClaims(database, arena, [18], { day: toIsoDay(day), playerId: ana.id });
    await makeClaims(database, arena, [19], { day: toIsoDay(day), playerId: null, guestPlayerName: 'Seu Jorge' });
    const taken = async (token?: string) => (await read(arena.id, day, token)).json().data.availableTimeSlots[0].slots;
    const free = { _id: arena.slots.at8.id, startHour: 8, price: 60, isAvailable: true };
    const at18 = { _id: arena.slots.at18.id, startHour: 18, price: 80.5, isAvailable: false };
    const at19 = { _id: arena.slots.at19.id, startHour: 19, price: 80.5, isAvailable: false };
    expect(await taken()).toEqual([free, at18, at19]);
    expect(await taken(bia.token)).toEqual([free, at18, at19]);
    expect(await taken(ana.token)).toEqual([free, { ...at18, myReservation: mine }, at19]);
  });

  it('gives the hours of a hold back when its hour and the grace are over, before anybody tidied', async () => {
    const [arena, ana] = [await makeArena(database), await makePerson(database, 'player')];
    const expiresAt = new Date((await readNow(database)).getTime() + 60_000);
    const hold = { day: toIsoDay(day), playerId: ana.id, status: 'PENDENTE', expiresAt } as const;
    await makeClaims(database, arena, [18], hold);
    const isFree = async () => (await read(arena.id, day)).json().data.availableTimeSlots[0].slots[1].isAvailable;
    expect(await isFree()).toBe(false);
    const grace = HOLD_GRACE_MINUTES * 60_000;
    database.passTime(grace + 30_000);
    expect(await isFree()).toBe(false);
    database.passTime(60_000);
    expect(await isFree()).toBe(true);
    database.passTime(-grace - 90_000);
  });

  it('keeps the hours of what is pending without a deadline, and of what was paid', async () => {
    const [arena, ana] = [await makeArena(database), await makePerson(database, 'player')];
    const own = { day: toIsoDay(day), playerId: ana.id };
    const longAgo = new Date(Date.now() - 3_600_000_000);
    await makeClaims(database, arena, [18], { ...own, status: 'PENDENTE', paymentMethod: 'local' });
    await makeClaims(database, arena, [19], { ...own, status: 'PAGA', expiresAt: longAgo });
    const [court] = (await read(arena.id, day)).json().data.availableTimeSlots;
    expect(court.slots.map((slot: { isAvailable: boolean }) => slot.isAvailable)).toEqual([true, false, false]);
  });

  it('applies the alterations of the day: the one for a court before the one for all', async () => {
    const arena = await makeArena(database);
    const change = { day: toIsoDay(day), timeSlotId: arena.slots.at18.id };
    await makeAlteration(database, arena, { ...change, isAvailable: false });
    await makeAlteration(database, arena, {
      ...change,
      isAvailable: true,
      priceCentavos: 50_00,
      courtId: arena.court2,
    });
    const at18 = async (on: Day) =>
      (await read(arena.id, on)).json().data.availableTimeSlots.map((court: { slots: unknown[] }) => court.slots[1]);
    const slot = { _id: arena.slots.at18.id, startHour: 18 };
    expect(await at18(day)).toEqual([
      { ...slot, price: 80.5, isAvailable: false },
      { ...slot, price: 50, isAvailable: true },
    ]);
    expect(await at18(addDays(day, 1))).toEqual([
      { ...slot, price: 80.5, isAvailable: true },
      { ...slot, price: 80.5, isAvailable: true },
    ]);
  });

  it('has no hours for yesterday, and today none before the running one', async () => {
    const arena = await makeArena(database);
    const hours = async (on: Day) =>
      (await read(arena.id, on))
        .json()
        .data.availableTimeSlots[0].slots.map((slot: { startHour: number }) => slot.startHour);
    expect(await hours(addDays(today, -1))).toEqual([]);
    // Moved to 18:30 of a day to come, wherever the clock stands now.
    const halfPast = new Date(`${toIsoDay(day)}T18:30:00-03:00`).getTime();
    const move = halfPast - (await readNow(database)).getTime();
    database.passTime(move);
    expect(await hours(day)).toEqual([18, 19]);
    database.passTime(-move);
  });

  it("counts hours in the arena's zone", async () => {
    const manaus = await makeArena(database, { zone: 'America/Manaus' });
    const hours = async () =>
      (await read(manaus.id, day))
        .json()
        .data.availableTimeSlots[0].slots.map((slot: { startHour: number }) => slot.startHour);
    const move = new Date(`${toIsoDay(day)}T19:30:00-03:00`).getTime() - (await readNow(database)).getTime();
    database.passTime(move);
    expect(await hours()).toEqual([18, 19]);
    database.passTime(-move);
  });

  it('knows no other arena', async () => {
    const reply = await read(NOBODY, day);
    expect([reply.statusCode, reply.json()]).toEqual([404, refusal('arena_not_found')]);
  });

  describe.each([
    ['31/02', 'day=31&month=2&year=2026', { '': 'Data inválida.' }, 'Data inválida.'],
    ['the 32nd', 'day=32&month=1&year=2026', { day: 'Dia inválido.' }, 'Dia inválido.'],
    ['a 13th month', 'day=1&month=13&year=2026', { month: 'Mês inválido.' }, 'Mês inválido.'],
    ['words', 'day=um&month=1&year=2026', { day: 'Informe um número.' }, 'Informe um número.'],
    ['a day twice', 'day=1&day=2&month=1&year=2026', { day: 'Valor inválido.' }, 'Valor inválido.'],
    ['more', 'day=1&month=1&year=2026&hour=3', { hour: 'Campo desconhecido.' }, 'Campo desconhecido.'],
    ['less', 'day=1&month=1', { year: 'Campo obrigatório.' }, 'Campo obrigatório.'],
  ])('asked for %s', (_what, query, errors, message) => {
    it('refuses', async () => {
      const reply = await server.call('availability', { query: `?${query}` });
      expect([reply.statusCode, reply.json()]).toEqual([400, refusal('malformed', message, errors)]);
    });
  });
});
