import { beforeAll, expect, it } from 'vitest';
import { addDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { refusal } from '../testServer.ts';
import { openSlotDesk, type SlotDesk, statusesOf } from './slotDesk.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

describeOnDatabases('price rules', (open) => {
  let desk: SlotDesk;
  let saturday: Day;
  beforeAll(async () => {
    desk = await openSlotDesk(await open());
    saturday = addDays(desk.day, 6 - weekdayOf(desk.day));
  });

  const mornings = { weekdays: [0, 6], fromHour: 7, untilHour: 12, price: 80 };
  const fromDay = (day: Day, price: number) => ({ weekdays: WEEK, fromHour: 0, untilHour: 24, from: day, price });
  type Arena = Awaited<ReturnType<SlotDesk['arena']>>;
  const rulesOf = async (arena: Arena) => (await arena.ask('priceRules')).body.data.priceRules;
  const create = async (arena: Arena, body: object): Promise<string> =>
    (await arena.ask('createPriceRule', { body })).body.data.priceRule._id;

  // Red without `rules` in the queries of server/areas/player/directory/availability.ts, and without `rulesOn` in the domain's availability.
  it('decide what a day costs, the narrower first, and an alteration wins over them', async () => {
    const arena = await desk.arena();
    const nextWeek = addDays(saturday, 7);
    await create(arena, mornings);
    expect(await arena.seen(saturday)).toMatchObject({ 'Quadra 1': { 8: 80, 18: 80.5, 19: 80.5 } });
    expect(await arena.seen(addDays(saturday, -1))).toMatchObject({ 'Quadra 1': { 8: 60 } });

    await create(arena, fromDay(nextWeek, 70));
    expect(await arena.seen(saturday)).toMatchObject({ 'Quadra 1': { 8: 80, 18: 80.5 } });
    expect(await arena.seen(nextWeek)).toMatchObject({ 'Quadra 1': { 8: 80, 18: 70, 19: 70 } });

    await create(arena, { ...fromDay(nextWeek, 99.5), courts: [arena.court2] });
    expect(await arena.seen(nextWeek)).toEqual({
      'Quadra 1': { 8: 80, 18: 70, 19: 70 },
      'Quadra 2': { 8: 99.5, 18: 99.5, 19: 99.5 },
    });

    const altered = { timeSlot: arena.slots.at18.id, date: nextWeek, isAvailable: true };
    await arena.ask('createAlteration', { body: { ...altered, price: 12.25 } });
    await arena.ask('createAlteration', {
      body: { ...altered, timeSlot: arena.slots.at8.id, isAvailable: false },
    });
    // Opened without a price of its own, an hour costs what it usually does there.
    await arena.ask('createAlteration', { body: { ...altered, timeSlot: arena.slots.at19.id } });
    expect(await arena.seen(nextWeek)).toEqual({
      'Quadra 1': { 8: 'closed', 18: 12.25, 19: 70 },
      'Quadra 2': { 8: 'closed', 18: 12.25, 19: 99.5 },
    });
  });

  it('are listed in the order in which they win, and a week says what decided each hour', async () => {
    const arena = await desk.arena();
    const always = await create(arena, fromDay(desk.today, 70));
    const weekend = await create(arena, mornings);
    const court = await create(arena, { ...fromDay(desk.today, 90), courts: [arena.court2, arena.court2] });
    expect(await rulesOf(arena)).toEqual([
      { _id: court, ...fromDay(desk.today, 90), courts: [arena.court2], version: 1 },
      { _id: weekend, ...mornings, version: 1 },
      { _id: always, ...fromDay(desk.today, 70), version: 1 },
    ]);
    const slot = arena.slots.at18.id;
    await arena.ask('createAlteration', { body: { timeSlot: slot, date: saturday, isAvailable: true, price: 5 } });
    await arena.ask('createAlteration', { body: { timeSlot: slot, date: addDays(saturday, 1), isAvailable: false } });
    const week = async (id: string, first: Day) => {
      const query = `?date=${toIsoDay(first)}&court=${id}`;
      return (await arena.ask('priceWeek', { query })).body.data.days;
    };
    const [, , ...rest] = await week(arena.court1, addDays(saturday, -2));
    const byRule = (startHour: number, price: number, rule: string) => ({
      startHour,
      price,
      isAvailable: true,
      decidedBy: 'rule',
      rule,
    });
    expect(rest).toHaveLength(5);
    expect(rest.slice(0, 3)).toEqual([
      {
        date: saturday,
        hours: [
          byRule(8, 80, weekend),
          { startHour: 18, price: 5, isAvailable: true, decidedBy: 'alteration' },
          byRule(19, 70, always),
        ],
      },
      {
        date: addDays(saturday, 1),
        hours: [byRule(8, 80, weekend), { ...byRule(18, 70, always), isAvailable: false }, byRule(19, 70, always)],
      },
      { date: addDays(saturday, 2), hours: [8, 18, 19].map((hour) => byRule(hour, 70, always)) },
    ]);
    expect((await week(arena.court2, saturday))[0].hours[0]).toEqual(byRule(8, 90, court));
    expect(
      (await week(arena.court1, { day: 30, month: 12, year: 2100 })).map(({ date }: { date: Day }) => date.day),
    ).toEqual([30, 31]);
    const [before] = await week(arena.court1, addDays(desk.today, -10));
    expect(before.hours[1]).toEqual({ startHour: 18, price: 80.5, isAvailable: true, decidedBy: 'slot' });
  });

  // Red without `isSameScope` in server/areas/owner/slots/priceRules.ts; the last lines, on PostgreSQL, without the arena's lock there.
  it('are refused when they are about the very same hours, but for their own change', async () => {
    const arena = await desk.arena();
    const id = await create(arena, mornings);
    const same = { ...mornings, weekdays: [6, 0], price: 1 };
    expect(await arena.ask('createPriceRule', { body: same })).toEqual({
      status: 409,
      body: refusal('price_rule_exists'),
    });
    expect((await arena.ask('updatePriceRule', { id, body: same })).body.data.priceRule.price).toBe(1);
    const other = await create(arena, { ...mornings, untilHour: 11 });
    expect((await arena.ask('updatePriceRule', { id: other, body: mornings })).status).toBe(409);
    expect((await arena.ask('createPriceRule', { body: { ...mornings, from: desk.today } })).status).toBe(201);
    // Several times, since two of them seldom meet in the very moment that counts.
    for (const more of [1, 2, 3, 4, 5]) {
      const body = fromDay(addDays(desk.day, more), 3);
      const replies = await Promise.all(Array.from({ length: 30 }, () => arena.ask('createPriceRule', { body })));
      expect(statusesOf(replies)).toEqual([201, ...Array.from({ length: 29 }, () => 409)]);
    }
  });

  // Red without `isVersion` in server/areas/owner/slots/priceRules.ts.
  it('are changed whole, once for each version, and deleted', async () => {
    const arena = await desk.arena();
    const id = await create(arena, {
      ...mornings,
      courts: [arena.court1],
      from: desk.today,
      until: addDays(desk.day, 60),
    });
    const body = { weekdays: [1], fromHour: 18, untilHour: 24, price: 45.5 };
    const changes = await Promise.all(
      [1, 1, 1].map(() => arena.ask('updatePriceRule', { id, body, query: '?version=1' })),
    );
    expect(statusesOf(changes)).toEqual([200, 409, 409]);
    expect(await rulesOf(arena)).toEqual([{ _id: id, ...body, version: 2 }]);
    expect((await arena.ask('deletePriceRule', { id })).status).toBe(200);
    const gone = { status: 404, body: refusal('price_rule_not_found') };
    expect(await arena.ask('deletePriceRule', { id })).toEqual(gone);
    expect(await arena.ask('updatePriceRule', { id, body })).toEqual(gone);
    expect(await arena.seen(saturday)).toMatchObject({ 'Quadra 1': { 8: 60 } });
  });

  it.each([
    [{ weekdays: [] }, 'weekdays', 'Escolha pelo menos um dia da semana.'],
    [{ untilHour: 7 }, 'untilHour', 'O fim precisa ser depois do começo.'],
    [
      { from: { day: 2, month: 5, year: 2030 }, until: { day: 1, month: 5, year: 2030 } },
      'until',
      'O último dia não pode ser antes do primeiro.',
    ],
    // A Wednesday.
    [
      { from: { day: 1, month: 5, year: 2030 }, until: { day: 1, month: 5, year: 2030 } },
      'weekdays',
      'Nenhum destes dias da semana cai no período.',
    ],
  ])('without hours are refused at the field: %j', async (change, field, message) => {
    const arena = await desk.arena();
    const { status, body } = await arena.ask('createPriceRule', { body: { ...mornings, ...change } });
    expect({ status, details: body.details }).toEqual({ status: 400, details: { [field]: message } });
  });

  it('that ended, and those of courts of others, are refused; of one arena there are at most fifty', async () => {
    const [arena, other] = [await desk.arena(), await desk.arena()];
    const ended = { ...mornings, until: addDays(desk.today, -1) };
    expect(await arena.ask('createPriceRule', { body: ended })).toEqual({
      status: 400,
      body: refusal('price_rule_over'),
    });
    expect((await arena.ask('createPriceRule', { body: { ...mornings, courts: [other.court1] } })).body).toEqual(
      refusal('court_not_found'),
    );
    for (let price = 1; price <= 50; price += 1) await create(arena, fromDay(addDays(desk.today, price), price));
    expect(await arena.ask('createPriceRule', { body: mornings })).toEqual({
      status: 409,
      body: refusal('too_many_price_rules'),
    });
    const [{ _id: id }] = await rulesOf(other).then(async (rules) => (rules.length ? rules : rulesOf(arena)));
    expect((await other.ask('deletePriceRule', { id })).status).toBe(404);
    expect((await other.ask('updatePriceRule', { id, body: mornings })).status).toBe(404);
    expect(await rulesOf(arena)).toHaveLength(50);
  });

  // Red without `forgetRules` in server/areas/owner/courts/deleteCourt.ts.
  it('forget a court that is deleted, and end with their last one', async () => {
    const arena = await desk.arena();
    const both = await create(arena, { ...mornings, courts: [arena.court1, arena.court2] });
    await create(arena, { ...mornings, courts: [arena.court2] });
    const all = await create(arena, mornings);
    expect((await arena.ask('deleteCourt', { id: arena.court2 })).status).toBe(200);
    expect(await rulesOf(arena)).toEqual([
      { _id: both, ...mornings, courts: [arena.court1], version: 2 },
      { _id: all, ...mornings, version: 1 },
    ]);
  });

  // Red without `pricesInWeek` in server/areas/player/directory/directory.ts and in server/areas/player/directory/arena.ts.
  it('count in what the public pages say of the coming week', async () => {
    const arena = await desk.arena();
    const said = async () => {
      const { allArenas } = (await arena.ask('allArenas')).body.data;
      const { arena: visited } = (await arena.ask('arena', { id: arena.id })).body.data;
      const { arenas } = (await arena.ask('arenas', { query: '?page=1' })).body.data;
      const listed = [...allArenas, ...arenas].filter(({ _id }: { _id: string }) => _id === arena.id);
      return [new Set(listed.map(({ lowestPrice }: { lowestPrice: number }) => lowestPrice)), visited.prices];
    };
    const night = { period: 'night', lowest: 80.5, highest: 80.5 };
    await create(arena, fromDay(addDays(desk.today, 7), 30));
    const usual = { lowest: 60, periods: [{ period: 'morning', lowest: 60, highest: 60 }, night] };
    expect(await said()).toEqual([new Set([60]), usual]);
    await create(arena, { ...mornings, courts: [arena.court2], price: 45 });
    const cheaper = { lowest: 45, periods: [{ period: 'morning', lowest: 45, highest: 60 }, night] };
    expect(await said()).toEqual([new Set([45]), cheaper]);
  });
});
