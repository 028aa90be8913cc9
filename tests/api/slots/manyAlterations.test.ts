import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { makeClaims } from '../cast.ts';
import { NOBODY, refusal } from '../testServer.ts';
import { openSlotDesk, type SlotDesk } from './slotDesk.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

describeOnDatabases('many alterations at once', (open) => {
  let desk: SlotDesk;
  beforeAll(async () => void (desk = await openSlotDesk(await open())));

  async function stage() {
    const arena = await desk.arena();
    const { at8, at18, at19 } = arena.slots;
    const all = {
      change: 'close',
      timeSlots: [at8.id, at18.id],
      weekdays: WEEK,
      from: desk.day,
      until: addDays(desk.day, 1),
    };
    return {
      arena,
      all,
      at19: at19.id,
      preview: (body: object) => arena.ask('previewAlterations', { body: { ...all, ...body } }),
      alter: (body: object) => arena.ask('alterMany', { body: { ...all, ...body } }),
      listed: async () => (await arena.ask('alterations')).body.data.timeSlotAlterations,
    };
  }
  const told = (made: number, gone: number, reservations: number) => ({
    status: 200,
    body: { data: { made, gone, reservations } },
  });

  it('change hours × days, of all courts or of some, and nothing beside them', async () => {
    const { arena, alter } = await stage();
    const next = addDays(desk.day, 1);
    expect(await alter({})).toEqual(told(4, 0, 0));
    const closed = { 8: 'closed', 18: 'closed', 19: 80.5 };
    for (const day of [desk.day, next]) {
      expect(await arena.seen(day)).toMatchObject({ 'Quadra 1': closed, 'Quadra 2': closed });
    }
    expect(await arena.seen(addDays(next, 1))).toMatchObject({ 'Quadra 1': { 8: 60, 18: 80.5 } });

    expect(await alter({ change: 'open', price: 33.5, courts: [arena.court2], until: desk.day })).toEqual(
      told(2, 0, 0),
    );
    const seen = await arena.seen(desk.day);
    expect(seen).toMatchObject({ 'Quadra 1': closed, 'Quadra 2': { 8: 33.5, 18: 33.5, 19: 80.5 } });
  });

  it('only on the weekdays that are named', async () => {
    const { arena, alter } = await stage();
    expect(await alter({ weekdays: [weekdayOf(desk.day)], until: addDays(desk.day, 13) })).toEqual(told(4, 0, 0));
    const closedOn = async (inDays: number) => (await arena.seen(addDays(desk.day, inDays)))['Quadra 1']?.[8];
    expect([await closedOn(0), await closedOn(1), await closedOn(7)]).toEqual(['closed', 60, 'closed']);
  });

  it('take the place of what stands there: for all courts also of that for one; for one court only its own', async () => {
    const { arena, at19, alter, preview, listed } = await stage();
    const one = { timeSlots: [at19], until: desk.day };
    const whole = { timeSlot: at19, date: desk.day, isAvailable: true };
    await arena.ask('createAlteration', { body: { ...whole, price: 10 } });
    await arena.ask('createAlteration', { body: { ...whole, price: 20, court: arena.court1 } });
    await arena.ask('createAlteration', { body: { ...whole, price: 30, court: arena.court2 } });

    expect(await preview({ ...one, courts: [arena.court1] })).toEqual(told(1, 1, 0));
    expect(await alter({ ...one, courts: [arena.court1] })).toEqual(told(1, 1, 0));
    expect(await arena.seen(desk.day)).toMatchObject({ 'Quadra 1': { 19: 'closed' }, 'Quadra 2': { 19: 30 } });
    expect(await alter({ ...one, change: 'open', price: 7 })).toEqual(told(1, 3, 0));
    expect(await arena.seen(desk.day)).toMatchObject({ 'Quadra 1': { 19: 7 }, 'Quadra 2': { 19: 7 } });
    expect(await listed()).toHaveLength(1);
  });

  it('as usual again: what stands there is deleted; where there is nothing to delete, that is said', async () => {
    const { arena, alter, preview, listed } = await stage();
    await alter({});
    expect(await preview({ change: 'usual', until: desk.day })).toEqual(told(0, 2, 0));
    expect(await alter({ change: 'usual', until: desk.day })).toEqual(told(0, 2, 0));
    expect(await arena.seen(desk.day)).toMatchObject({ 'Quadra 1': { 8: 60, 18: 80.5 } });
    expect(await listed()).toHaveLength(2);
    expect(await alter({ change: 'usual', until: desk.day })).toEqual({
      status: 404,
      body: refusal('alteration_not_found', 'Nestes horários não há alteração para excluir.'),
    });
  });

  // Red when claims are counted instead of what occupies them, or whatever its court, hour, day, arena or end.
  it('say how many live reservations they meet, before and after, and leave those as they are', async () => {
    const { arena, all, alter, preview } = await stage();
    const player = await desk.player();
    const iso = (inDays: number) => toIsoDay(addDays(desk.day, inDays));
    const claim = (hours: number[], more: object = {}) =>
      makeClaims(desk.database, arena, hours, { playerId: player.id, day: iso(0), ...more });
    await claim([8, 18]);
    await claim([19]);
    await claim([8], { day: iso(1) });
    await claim([8], { day: iso(2) });
    const over = new Date((await readNow(desk.database)).getTime() - 3_600_000);
    await claim([18], { day: iso(1), status: 'PENDENTE', expiresAt: over });
    const theirs = await desk.arena();
    await makeClaims(desk.database, theirs, [8], { playerId: player.id, day: iso(0) });
    expect(await preview({})).toEqual(told(4, 0, 2));
    expect(await preview({ courts: [arena.court2] })).toEqual(told(4, 0, 0));
    expect(await preview({ courts: [arena.court1, arena.court2], until: desk.day })).toEqual(told(4, 0, 1));
    expect((await arena.ask('alterations')).body.data.timeSlotAlterations).toEqual([]);

    const { day, month, year } = desk.day;
    const query = `?day=${day}&month=${month}&year=${year}`;
    const reservations = async () => (await arena.ask('agenda', { query })).body.data.reservations;
    const before = await reservations();
    expect(before).toHaveLength(2);
    expect(await alter({ until: all.from })).toEqual(told(2, 0, 1));
    expect(await reservations()).toEqual(before);
  });

  it('leave out hours that are over, and refuse when all of them are', async () => {
    const { arena, alter, preview, listed } = await stage();
    // It is eleven o'clock.
    const past = { from: addDays(desk.today, -2), until: desk.today };
    expect(await preview(past)).toEqual(told(1, 0, 0));
    expect(await alter(past)).toEqual(told(1, 0, 0));
    expect((await listed()).map(({ startHour }: { startHour: number }) => startHour)).toEqual([18]);
    const over = { ...past, timeSlots: [arena.slots.at8.id] };
    expect(await preview(over)).toEqual(told(0, 0, 0));
    expect(await alter(over)).toEqual({ status: 400, body: refusal('alteration_past') });
  });

  it('all or none: an unknown hour or court, or another arena’s, refuses them all', async () => {
    const { arena, all, alter, preview, listed } = await stage();
    const theirs = await desk.arena();
    for (const timeSlot of [NOBODY, theirs.slots.at8.id]) {
      const none = { status: 404, body: refusal('slot_not_found') };
      expect(await alter({ timeSlots: [...all.timeSlots, timeSlot] })).toEqual(none);
      expect(await preview({ timeSlots: [...all.timeSlots, timeSlot] })).toEqual(none);
    }
    for (const court of [NOBODY, theirs.court1]) {
      const none = { status: 404, body: refusal('court_not_found') };
      expect(await alter({ courts: [arena.court1, court] })).toEqual(none);
      expect(await preview({ courts: [arena.court1, court] })).toEqual(none);
    }
    expect(await listed()).toEqual([]);
  });

  it('named twice count once; too many, or days the wrong way round, are refused in words', async () => {
    const { all, alter } = await stage();
    const [first = ''] = all.timeSlots;
    expect(await alter({ timeSlots: [first, first], until: desk.day })).toEqual(told(1, 0, 0));
    const faultOf = async (body: object) => (await alter(body)).body.details;
    expect(await faultOf({ until: addDays(desk.day, -1) })).toEqual({
      until: 'O último dia não pode ser antes do primeiro.',
    });
    expect(await faultOf({ until: addDays(desk.day, 1_000) })).toEqual({
      until: 'São alterações demais de uma vez. Escolha menos dias, horários ou quadras.',
    });
    expect(await faultOf({ timeSlots: [] })).toEqual({ timeSlots: 'Escolha pelo menos um horário.' });
    expect(await faultOf({ price: 5 })).toEqual({ price: 'Só um horário ativado tem preço.' });
  });
});
