import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { makeClaims } from '../cast.ts';
import { NOBODY, refusal } from '../testServer.ts';
import { openSlotDesk, type SlotDesk, statusesOf } from './slotDesk.ts';

describeOnDatabases('slot alterations', (open) => {
  let desk: SlotDesk;
  beforeAll(async () => void (desk = await openSlotDesk(await open())));

  it('for all courts and for one: the public availability shows them, the court’s own first', async () => {
    const arena = await desk.arena();
    const { at18, at19 } = arena.slots;
    const made = await arena.ask('createAlteration', {
      body: { timeSlot: at18.id, date: desk.day, isAvailable: true, price: 40.25 },
    });
    expect(made).toEqual({
      status: 201,
      body: {
        data: {
          timeSlotAlteration: {
            _id: expect.any(String),
            timeSlot: at18.id,
            startHour: 18,
            date: desk.day,
            price: 40.25,
            isAvailable: true,
          },
        },
      },
    });
    const own = { timeSlot: at18.id, date: desk.day, isAvailable: false, court: arena.court2 };
    const { body } = await arena.ask('createAlteration', { body: own });
    const timeSlotAlteration = {
      _id: expect.any(String),
      timeSlot: at18.id,
      startHour: 18,
      date: desk.day,
      court: { _id: arena.court2, name: 'Quadra 2' },
      isAvailable: false,
    };
    expect(body.data).toEqual({ timeSlotAlteration });
    await arena.ask('createAlteration', { body: { timeSlot: at19.id, date: desk.day, isAvailable: false, price: 0 } });
    expect(await arena.seen(desk.day)).toEqual({
      'Quadra 1': { 8: 60, 18: 40.25, 19: 'closed' },
      'Quadra 2': { 8: 60, 18: 'closed', 19: 'closed' },
    });
    expect(await arena.seen(addDays(desk.day, 1))).toMatchObject({ 'Quadra 1': { 8: 60, 18: 80.5, 19: 80.5 } });
  });

  it('a slot that is switched off is open for the one day that says so', async () => {
    const arena = await desk.arena();
    const { id } = arena.slots.at8;
    await arena.ask('toggleTimeSlot', { id });
    await arena.ask('createAlteration', { body: { timeSlot: id, date: desk.day, isAvailable: true } });
    expect(await arena.seen(desk.day)).toMatchObject({ 'Quadra 1': { 8: 60 }, 'Quadra 2': { 8: 60 } });
    expect(await arena.seen(addDays(desk.day, 1))).toMatchObject({ 'Quadra 1': { 8: 'closed' } });
  });

  it('those who have an hour that is switched off keep it, and nobody else gets it', async () => {
    const [arena, ana] = [await desk.arena(), await desk.player()];
    const { id } = arena.slots.at18;
    await desk.database.pool.query(`update person set city = 'Santos', phone = '13988887777', gender = 'F'`);
    const book = (court: string) =>
      desk.server.call('makeReservation', {
        token: ana.token,
        body: {
          arena: arena.id,
          date: desk.day,
          selectedTimeSlots: [{ court, timeSlots: [id], sport: 'FUTEVOLEI' }],
        },
      });
    const made = await book(arena.court1);
    await arena.ask('createAlteration', { body: { timeSlot: id, date: desk.day, isAvailable: false } });
    const kept = await desk.server.call('reservation', {
      token: ana.token,
      params: { id: made.json().data.reservation._id },
    });
    expect(kept.json().data.reservation).toMatchObject({ status: 'PENDENTE', totalValue: 80.5 });
    expect((await book(arena.court2)).json()).toEqual(refusal('slot_unavailable'));
  });

  it('are refused for days that are over, and for hours of today before the running one', async () => {
    const arena = await desk.arena();
    const at11 = (await arena.ask('createTimeSlot', { body: { startHour: 11, price: 50 } })).body.data.timeSlot._id;
    const alter = async (timeSlot: string, inDays: number) => {
      const body = { timeSlot, date: addDays(desk.today, inDays), isAvailable: false };
      return arena.ask('createAlteration', { body });
    };
    const past = { status: 400, body: refusal('alteration_past') };
    expect(await alter(arena.slots.at19.id, -1)).toEqual(past);
    expect(await alter(arena.slots.at8.id, 0)).toEqual(past);
    expect((await alter(at11, 0)).status).toBe(201);
    expect((await alter(arena.slots.at8.id, 1)).status).toBe(201);
    expect(await arena.seen(desk.today)).toMatchObject({ 'Quadra 1': { 11: 'closed', 18: 80.5 } });
  });

  // Red without the two partial unique indexes.
  it('one per hour, day and court, and one for all courts, of many at once', async () => {
    const arena = await desk.arena();
    const body = { timeSlot: arena.slots.at8.id, date: desk.day, isAvailable: true };
    for (const court of [undefined, arena.court1, arena.court2]) {
      const one = { ...body, ...(court && { court }) };
      const replies = await Promise.all(
        Array.from({ length: 5 }, (_, price) => arena.ask('createAlteration', { body: { ...one, price } })),
      );
      expect(statusesOf(replies)).toEqual([201, 409, 409, 409, 409]);
      expect(replies.find(({ status }) => status === 409)?.body).toEqual(refusal('alteration_exists'));
    }
    const others = [
      { ...body, date: addDays(desk.day, 1) },
      { ...body, timeSlot: arena.slots.at18.id },
    ];
    for (const other of others) expect((await arena.ask('createAlteration', { body: other })).status).toBe(201);
  });

  it('need an hour and a court that are there', async () => {
    const arena = await desk.arena();
    const body = { timeSlot: arena.slots.at8.id, date: desk.day, isAvailable: true };
    const noSlot = await arena.ask('createAlteration', { body: { ...body, timeSlot: NOBODY } });
    expect(noSlot).toEqual({ status: 404, body: refusal('slot_not_found') });
    const noCourt = await arena.ask('createAlteration', { body: { ...body, court: NOBODY } });
    expect(noCourt).toEqual({ status: 404, body: refusal('court_not_found') });
  });

  it('are listed in pages: the latest day first, and of one day the one made last', async () => {
    const arena = await desk.arena();
    const { at8, at18, at19 } = arena.slots;
    const alter = (timeSlot: string, inDays: number) =>
      arena.ask('createAlteration', { body: { timeSlot, date: addDays(desk.day, inDays), isAvailable: false } });
    for (const inDays of [3, 0, 2, 1]) {
      for (const { id } of [at18, at8, at19]) await alter(id, inDays);
    }
    const page = async (query: string) => {
      const { body } = await arena.ask('alterations', { query });
      const entries: { date: typeof desk.day; startHour: number }[] = body.data.timeSlotAlterations;
      return { pages: body.pages, entries: entries.map(({ date, startHour }) => `${toIsoDay(date)} ${startHour}`) };
    };
    const ofDay = (inDays: number) => [19, 8, 18].map((hour) => `${toIsoDay(addDays(desk.day, inDays))} ${hour}`);
    const all = [3, 2, 1, 0].flatMap(ofDay);
    expect(await page('')).toEqual({ pages: 2, entries: all.slice(0, 10) });
    expect(await page('?sort=newest&page=2')).toEqual({ pages: 2, entries: all.slice(10) });
    expect(await page('?page=3')).toEqual({ pages: 2, entries: [] });
    expect(await (await desk.arena()).ask('alterations')).toEqual({
      status: 200,
      body: { data: { timeSlotAlterations: [] }, pages: 1 },
    });
  });

  it('are deleted, and the hour is as it always was; past ones too', async () => {
    const arena = await desk.arena();
    const alter = { timeSlot: arena.slots.at8.id, date: addDays(desk.today, 1), isAvailable: false };
    const { _id: id } = (await arena.ask('createAlteration', { body: alter })).body.data.timeSlotAlteration;
    desk.database.passTime(3 * 24 * 3_600_000);
    expect(await arena.ask('deleteAlteration', { id })).toEqual({ status: 200, body: { data: {} } });
    desk.database.passTime(-3 * 24 * 3_600_000);
    expect(await arena.seen(alter.date)).toMatchObject({ 'Quadra 1': { 8: 60 } });
    expect(await arena.ask('deleteAlteration', { id })).toEqual({ status: 404, body: refusal('alteration_not_found') });
  });

  it('a claim keeps its hour through an alteration that only changes the price', async () => {
    const [arena, player] = [await desk.arena(), await desk.player()];
    await makeClaims(desk.database, arena, [8], { playerId: player.id, day: toIsoDay(desk.day) });
    const body = { timeSlot: arena.slots.at8.id, date: desk.day, isAvailable: true, price: 10 };
    await arena.ask('createAlteration', { body });
    expect(await arena.seen(desk.day)).toMatchObject({ 'Quadra 1': { 8: 'closed' }, 'Quadra 2': { 8: 10 } });
  });
});
