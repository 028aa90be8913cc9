import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { makeClaims } from '../cast.ts';
import { NOBODY, refusal } from '../testServer.ts';
import { openSlotDesk, type SlotDesk, statusesOf } from './slotDesk.ts';

describeOnDatabases('time slots', (open) => {
  let desk: SlotDesk;
  beforeAll(async () => void (desk = await openSlotDesk(await open())));

  it('are listed for anybody from the earliest to the latest, prices in reais', async () => {
    const arena = await desk.arena();
    await arena.ask('createTimeSlot', { body: { startHour: 0, price: 0 } });
    const reply = await desk.server.call('timeSlots', { params: { id: arena.id } });
    const [first, ...rest] = reply.json().data.timeSlots;
    expect(first).toEqual({ _id: expect.any(String), startHour: 0, price: 0, isAvailable: true, version: 1 });
    const { at8, at18, at19 } = arena.slots;
    expect(rest).toEqual([
      { _id: at8.id, startHour: 8, price: 60, isAvailable: true, version: 1 },
      { _id: at18.id, startHour: 18, price: 80.5, isAvailable: true, version: 1 },
      { _id: at19.id, startHour: 19, price: 80.5, isAvailable: true, version: 1 },
    ]);
    const nowhere = await desk.server.call('timeSlots', { params: { id: NOBODY } });
    expect([nowhere.statusCode, nowhere.json()]).toEqual([404, refusal('arena_not_found')]);
  });

  it('an arena without hours has an empty list', async () => {
    const arena = await desk.arena();
    for (const { id } of Object.values(arena.slots)) await arena.ask('deleteTimeSlot', { id });
    expect(await arena.slotsNow()).toEqual([]);
  });

  it('a created one is offered at once', async () => {
    const arena = await desk.arena();
    const reply = await arena.ask('createTimeSlot', { body: { startHour: 23, price: 120.5 } });
    const timeSlot = { _id: expect.any(String), startHour: 23, price: 120.5, isAvailable: true, version: 1 };
    expect(reply).toEqual({ status: 201, body: { data: { timeSlot } } });
    expect(await arena.seen(desk.day)).toMatchObject({ 'Quadra 1': { 23: 120.5 }, 'Quadra 2': { 23: 120.5 } });
  });

  // Red without the unique index time_slot_hour.
  it('of ten windows that create one hour, one does', async () => {
    const arena = await desk.arena();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, price) => arena.ask('createTimeSlot', { body: { startHour: 7, price } })),
    );
    expect(statusesOf(replies)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(replies.find(({ status }) => status === 409)?.body).toEqual(
      refusal('slot_exists', undefined, { startHour: 'Este horário já existe.' }),
    );
    expect(await arena.slotsNow()).toHaveLength(4);
  });

  it('take a new price, each by itself', async () => {
    const arena = await desk.arena();
    const { id } = arena.slots.at18;
    const timeSlot = { _id: id, startHour: 18, price: 99.9, isAvailable: true, version: 2 };
    const reply = await arena.ask('updateTimeSlot', { id, query: '?version=1', body: { price: 99.9 } });
    expect(reply).toEqual({ status: 200, body: { data: { timeSlot } } });
    expect(await arena.seen(desk.day)).toMatchObject({ 'Quadra 1': { 8: 60, 18: 99.9, 19: 80.5 } });
    const stale = await arena.ask('updateTimeSlot', { id, query: '?version=1', body: { price: 10 } });
    expect(stale).toEqual({ status: 409, body: refusal('edit_conflict') });
    const unseen = await arena.ask('updateTimeSlot', { id, body: { price: 10 } });
    expect(unseen.body.data.timeSlot).toMatchObject({ price: 10, version: 3 });
    const nothing = await arena.ask('updateTimeSlot', { id: NOBODY, query: '?version=1', body: { price: 10 } });
    expect(nothing).toEqual({ status: 404, body: refusal('slot_not_found') });
  });

  it('of two windows that save a price at once, one does', async () => {
    const arena = await desk.arena();
    const { id } = arena.slots.at8;
    const save = (price: number) => arena.ask('updateTimeSlot', { id, query: '?version=1', body: { price } });
    const replies = await Promise.all([save(11), save(12)]);
    expect(statusesOf(replies)).toEqual([200, 409]);
  });

  it('take one price for all, when nobody changed any of them meanwhile', async () => {
    const arena = await desk.arena();
    const stranger = await desk.arena();
    const all = (version: number) =>
      arena.ask('updateAllTimeSlots', { query: `?version=${version}`, body: { price: 75 } });
    await arena.ask('toggleTimeSlot', { id: arena.slots.at8.id });
    expect(await all(3)).toEqual({ status: 409, body: refusal('edit_conflict') });
    expect(await arena.seen(desk.day)).toMatchObject({ 'Quadra 1': { 8: 'closed', 18: 80.5, 19: 80.5 } });
    const { at8, at18, at19 } = arena.slots;
    const timeSlots = [
      { _id: at8.id, startHour: 8, price: 75, isAvailable: false, version: 3 },
      { _id: at18.id, startHour: 18, price: 75, isAvailable: true, version: 2 },
      { _id: at19.id, startHour: 19, price: 75, isAvailable: true, version: 2 },
    ];
    expect(await all(4)).toEqual({ status: 200, body: { data: { timeSlots } } });
    expect(await stranger.slotsNow()).toMatchObject([{ price: 60 }, { price: 80.5 }, { price: 80.5 }]);
  });

  describe('take their former prices back', () => {
    const former = ({ at8, at18, at19 }: Awaited<ReturnType<SlotDesk['arena']>>['slots'], version = 2) => ({
      prices: [at8, at18, at19].map(({ id }, index) => ({ _id: id, price: 60 + index, version })),
    });

    it('each its own, once', async () => {
      const arena = await desk.arena();
      const stranger = await desk.arena();
      await arena.ask('updateAllTimeSlots', { body: { price: 75 } });
      expect((await stranger.ask('restorePrices', { body: former(arena.slots) })).status).toBe(404);
      const replies = await Promise.all(
        Array.from({ length: 4 }, () => arena.ask('restorePrices', { body: former(arena.slots) })),
      );
      expect(statusesOf(replies)).toEqual([200, 409, 409, 409]);
      expect(await arena.slotsNow()).toMatchObject([{ price: 60 }, { price: 61 }, { price: 62, version: 3 }]);
    });

    // Red without the version in the UPDATE of `restorePrices`, or without its refusal.
    it('all or none: not when one changed since, or is gone', async () => {
      const arena = await desk.arena();
      await arena.ask('updateAllTimeSlots', { body: { price: 75 } });
      await arena.ask('toggleTimeSlot', { id: arena.slots.at19.id });
      const refused = async () => (await arena.ask('restorePrices', { body: former(arena.slots) })).body.error.code;
      expect(await refused()).toBe('not_undoable');
      await arena.ask('deleteTimeSlot', { id: arena.slots.at19.id });
      expect(await refused()).toBe('slot_not_found');
      expect(await arena.slotsNow()).toMatchObject([{ price: 75 }, { price: 75 }]);
    });
  });

  it('of many prices for all at once, one is taken', async () => {
    const arena = await desk.arena();
    const prices = [10, 20, 30, 40, 50, 60];
    const replies = await Promise.all(
      prices.map((price) => arena.ask('updateAllTimeSlots', { query: '?version=3', body: { price } })),
    );
    const won = prices.filter((_, index) => replies[index]?.status === 200);
    expect(won).toHaveLength(1);
    const [price] = won;
    expect(await arena.slotsNow()).toMatchObject([{ price }, { price }, { price }]);
  });

  it('an arena without hours takes a price for all of them', async () => {
    const arena = await desk.arena();
    for (const { id } of Object.values(arena.slots)) await arena.ask('deleteTimeSlot', { id });
    const reply = await arena.ask('updateAllTimeSlots', { query: '?version=0', body: { price: 75 } });
    expect(reply).toEqual({ status: 200, body: { data: { timeSlots: [] } } });
  });

  it('switch off and on; those who have the hour keep it, and are counted', async () => {
    const [arena, player] = [await desk.arena(), await desk.player()];
    const { id } = arena.slots.at18;
    const own = { playerId: player.id, status: 'PAGA' } as const;
    const yesterday = toIsoDay(addDays(desk.today, -1));
    await makeClaims(desk.database, arena, [18, 19], { ...own, day: toIsoDay(desk.day) });
    await makeClaims(desk.database, arena, [18], { ...own, day: toIsoDay(desk.today) });
    await makeClaims(desk.database, arena, [18], { ...own, day: yesterday });
    const over = { playerId: player.id, status: 'PENDENTE', expiresAt: new Date(0) } as const;
    await makeClaims(desk.database, arena, [18], { ...over, day: toIsoDay(addDays(desk.today, 1)) });
    const timeSlot = { _id: id, startHour: 18, price: 80.5, isAvailable: false, version: 2 };
    const off = await arena.ask('toggleTimeSlot', { id, query: '?version=1' });
    expect(off).toEqual({ status: 200, body: { data: { timeSlot, futureReservations: 2 } } });
    expect(await arena.seen(addDays(desk.day, 1))).toMatchObject({ 'Quadra 1': { 8: 60, 18: 'closed', 19: 80.5 } });
    const { rows } = await desk.database.pool.query('select 1 from slot_claim where arena_id = $1', [arena.id]);
    expect(rows).toHaveLength(5);
    expect((await arena.ask('toggleTimeSlot', { id, query: '?version=1' })).body).toEqual(refusal('edit_conflict'));
    expect((await arena.ask('toggleTimeSlot', { id })).body.data.timeSlot).toMatchObject({ isAvailable: true });
    expect((await arena.ask('toggleTimeSlot', { id: NOBODY })).body).toEqual(refusal('slot_not_found'));
  });

  it('that is switched off is not sold', async () => {
    const [arena, player] = [await desk.arena(), await desk.player()];
    const { id } = arena.slots.at18;
    await desk.database.pool.query(`update person set city = 'Santos', phone = '13988887777', gender = 'F'`);
    const line = { court: arena.court1, timeSlots: [id], sport: 'BEACH_TENNIS' };
    const body = { arena: arena.id, date: desk.day, selectedTimeSlots: [line] };
    await arena.ask('toggleTimeSlot', { id });
    const reserve = () => desk.server.call('makeReservation', { token: player.token, body });
    expect((await reserve()).json()).toEqual(refusal('slot_unavailable'));
    await arena.ask('toggleTimeSlot', { id });
    await arena.ask('updateTimeSlot', { id, body: { price: 33.33 } });
    expect((await reserve()).json().data.reservation).toMatchObject({ totalValue: 33.33 });
  });

  it('the running hour counts as ahead, the one before does not', async () => {
    const [arena, player] = [await desk.arena(), await desk.player()];
    const own = { playerId: player.id, status: 'PAGA', day: toIsoDay(desk.today) } as const;
    const created = async (startHour: number): Promise<string> =>
      (await arena.ask('createTimeSlot', { body: { startHour, price: 50 } })).body.data.timeSlot._id;
    const [before, running] = [await created(10), await created(11)];
    await makeClaims(desk.database, arena, [10, 11], own);
    const ahead = async (id: string) => (await arena.ask('toggleTimeSlot', { id })).body.data.futureReservations;
    expect([await ahead(before), await ahead(running)]).toEqual([0, 1]);
  });

  it('are deleted with their alterations, unless somebody has them ahead', async () => {
    const [arena, player] = [await desk.arena(), await desk.player()];
    const { at8, at18 } = arena.slots;
    const alteration = { timeSlot: at18.id, date: desk.day, isAvailable: false };
    await arena.ask('createAlteration', { body: alteration });
    await makeClaims(desk.database, arena, [18], { playerId: player.id, day: toIsoDay(addDays(desk.today, -1)) });
    const guest = { playerId: null, guestPlayerName: 'Seu Jorge', status: 'CONFIRMADA' } as const;
    await makeClaims(desk.database, arena, [8], { ...guest, day: toIsoDay(desk.day) });

    expect(await arena.ask('deleteTimeSlot', { id: at18.id })).toEqual({ status: 200, body: { data: {} } });
    expect(await arena.slotsNow()).toMatchObject([{ startHour: 8 }, { startHour: 19 }]);
    expect((await arena.ask('alterations')).body.data.timeSlotAlterations).toEqual([]);
    expect((await arena.ask('deleteTimeSlot', { id: at18.id })).body).toEqual(refusal('slot_not_found'));

    const one = `Este horário tem uma reserva pela frente, em ${formatDay(desk.day)}. Desative-o para não receber outras.`;
    expect(await arena.ask('deleteTimeSlot', { id: at8.id })).toEqual({
      status: 409,
      body: refusal('slot_in_use', one, { reservations: 1, next: desk.day }),
    });
    await makeClaims(desk.database, arena, [8], { ...guest, day: toIsoDay(addDays(desk.today, 1)) });
    const next = addDays(desk.today, 1);
    const two = `Este horário tem 2 reservas pela frente, a próxima em ${formatDay(next)}. Desative-o para não receber outras.`;
    const { body } = await arena.ask('deleteTimeSlot', { id: at8.id });
    expect(body).toEqual(refusal('slot_in_use', two, { reservations: 2, next }));
  });

  it('a hold that nobody paid in time does not keep an hour from being deleted', async () => {
    const [arena, player] = [await desk.arena(), await desk.player()];
    const hold = { playerId: player.id, status: 'PENDENTE', expiresAt: new Date(0), day: toIsoDay(desk.day) } as const;
    await makeClaims(desk.database, arena, [8], hold);
    expect((await arena.ask('deleteTimeSlot', { id: arena.slots.at8.id })).status).toBe(200);
  });

  it('an hour and its alteration, one deleted while the other is created: never an alteration of nothing', async () => {
    const arena = await desk.arena();
    const { id } = arena.slots.at8;
    const alter = () => arena.ask('createAlteration', { body: { timeSlot: id, date: desk.day, isAvailable: false } });
    const [altered, deleted] = await Promise.all([alter(), arena.ask('deleteTimeSlot', { id })]);
    expect(deleted.status).toBe(200);
    expect([201, 404]).toContain(altered.status);
    expect((await arena.ask('alterations')).body.data.timeSlotAlterations).toEqual([]);
  });
});
