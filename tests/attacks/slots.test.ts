import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../database/databases.ts';
import { openSlotDesk, type SlotDesk } from '../api/slots/slotDesk.ts';
import { refusal } from '../api/testServer.ts';

describeOnDatabases('attacks on hours and prices', (open) => {
  let desk: SlotDesk;
  beforeAll(async () => void (desk = await openSlotDesk(await open())));

  // Red without the arena of the session in the queries of server/areas/owner/slots.
  it('25: another arena’s hours and alterations do not exist for an owner', async () => {
    const [mine, theirs] = [await desk.arena(), await desk.arena()];
    const { id } = theirs.slots.at18;
    const alteration = { timeSlot: id, date: desk.day, isAvailable: false };
    const { timeSlotAlteration } = (await theirs.ask('createAlteration', { body: alteration })).body.data;
    const [slots, seen] = [await theirs.slotsNow(), await theirs.seen(desk.day)];

    const noSlot = { status: 404, body: refusal('slot_not_found') };
    for (const query of ['', '?version=1']) {
      expect(await mine.ask('updateTimeSlot', { id, query, body: { price: 1 } })).toEqual(noSlot);
      expect(await mine.ask('toggleTimeSlot', { id, query })).toEqual(noSlot);
    }
    expect(await mine.ask('deleteTimeSlot', { id })).toEqual(noSlot);
    expect(await mine.ask('createAlteration', { body: alteration })).toEqual(noSlot);
    const onTheirCourt = { ...alteration, timeSlot: mine.slots.at8.id, court: theirs.court1 };
    const noCourt = { status: 404, body: refusal('court_not_found') };
    expect(await mine.ask('createAlteration', { body: onTheirCourt })).toEqual(noCourt);
    const noAlteration = { status: 404, body: refusal('alteration_not_found') };
    expect(await mine.ask('deleteAlteration', { id: timeSlotAlteration._id })).toEqual(noAlteration);
    await mine.ask('updateAllTimeSlots', { body: { price: 1 } });
    expect((await mine.ask('alterations')).body.data.timeSlotAlterations).toEqual([]);

    expect([await theirs.slotsNow(), await theirs.seen(desk.day)]).toEqual([slots, seen]);
    expect((await theirs.ask('alterations')).body.data.timeSlotAlterations).toEqual([timeSlotAlteration]);
  });

  it('37: a price that is no price, or of no amount, is taken nowhere', async () => {
    const arena = await desk.arena();
    const { id } = arena.slots.at8;
    const before = await arena.slotsNow();
    // JSON knows neither NaN nor Infinity: they arrive as null.
    const prices = [-1, -0.01, 0.001, 10.005, 1e9, 1e308, null, '', '10', '1,0,0', '1.234,56', [1], {}, true];
    for (const price of prices) {
      const body = { price };
      const replies = [
        await arena.ask('updateTimeSlot', { id, body }),
        await arena.ask('updateAllTimeSlots', { body }),
        await arena.ask('createTimeSlot', { body: { startHour: 5, price } }),
        await arena.ask('createAlteration', {
          body: { timeSlot: id, date: desk.day, isAvailable: true, price },
        }),
      ];
      const told = replies.map(({ status, body: { error } }) => [status, error?.code]);
      expect([price, ...told]).toEqual([price, ...replies.map(() => [400, 'malformed'])]);
    }
    for (const text of ['NaN', 'Infinity', '1e999', '1,0,0']) {
      const reply = await desk.server.app.inject({
        method: 'PATCH',
        url: '/api/v1/time-slots',
        headers: { authorization: `Bearer ${arena.token}`, 'content-type': 'application/json' },
        payload: `{"price":${text}}`,
      });
      expect([text, reply.statusCode]).toEqual([text, 400]);
    }
    expect(await arena.slotsNow()).toEqual(before);
  });

  it('38: no hour 24, no day that does not exist, no version of one’s own invention', async () => {
    const arena = await desk.arena();
    const { id } = arena.slots.at8;
    for (const startHour of [24, -1, 7.5, 1e3, '7', null, [7], true]) {
      const { status, body } = await arena.ask('createTimeSlot', { body: { startHour, price: 10 } });
      expect([startHour, status, body.error.code]).toEqual([startHour, 400, 'malformed']);
    }
    const dates = [
      { day: 31, month: 2, year: 2027 },
      { day: 29, month: 2, year: 2027 },
      { day: 0, month: 1, year: 2027 },
      { day: 1, month: 13, year: 2027 },
      { day: 1, month: 1, year: 99_999 },
      { day: '1', month: '1', year: '2027' },
      '2027-01-01',
      null,
    ];
    for (const date of dates) {
      const { status, body } = await arena.ask('createAlteration', {
        body: { timeSlot: id, date, isAvailable: false },
      });
      expect([date, status, body.error.code]).toEqual([date, 400, 'malformed']);
    }
    for (const version of ['-1', '1.5', 'NaN', '1;drop table time_slot', '99999999999999999999', '1&version=2']) {
      const { status } = await arena.ask('toggleTimeSlot', { id, query: `?version=${version}` });
      expect([version, status]).toEqual([version, 400]);
    }
    for (const page of ['0', '-1', '100001', 'tudo']) {
      expect([page, (await arena.ask('alterations', { query: `?page=${page}` })).status]).toEqual([page, 400]);
    }
    for (const strange of ['1', '%00', '../../x', "' or 1=1 --", '__proto__']) {
      const { status } = await arena.ask('deleteTimeSlot', { id: encodeURIComponent(strange) });
      expect([400, 404]).toContain(status);
    }
    expect((await arena.ask('alterations')).body.data.timeSlotAlterations).toEqual([]);
    expect(await arena.slotsNow()).toMatchObject([{ version: 1 }, { version: 1 }, { version: 1 }]);
  });

  it('27: a slot’s version, id and arena are nobody’s to send', async () => {
    const [mine, theirs] = [await desk.arena(), await desk.arena()];
    const extra = { arena: theirs.id, arenaId: theirs.id, _id: theirs.slots.at8.id, version: 99, isAvailable: false };
    const { status, body } = await mine.ask('createTimeSlot', { body: { startHour: 3, price: 10, ...extra } });
    const unknown = Object.fromEntries(Object.keys(extra).map((member) => [member, 'Campo desconhecido.']));
    expect([status, body.details]).toEqual([400, unknown]);
  });
});
