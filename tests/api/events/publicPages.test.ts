import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';
import { openField } from '../tournament/field.ts';
import { type Festival, openFestival } from './festival.ts';

describeOnDatabases('the public page', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
  });

  const tournament = (id: string, who?: TestPerson) => festival.call(who, 'publicTournament', id);
  const event = (id: string, who?: TestPerson) => festival.call(who, 'publicEvent', id);
  const NONE = refusal('tournament_not_found');

  it('of a tournament shows strangers tables, matches and the bracket, with names and nothing else of the players', async () => {
    const field = await openField(world, festival, 6);
    await field.draw(2);
    await field.makeMatches();
    await field.playAll();
    await field.makeSecondPhase();
    const { status, body } = await tournament(field.category);
    expect(status).toBe(200);
    const { data } = body;
    expect(data.event).toEqual({
      id: festival.id,
      name: 'Copa Maré',
      eventDate: expect.any(Object),
      arenaName: 'Arena Maré Alta',
      address: { city: 'Santos', street: 'Rua da Areia, 10' },
      status: 'APROVADO',
      organizer: { name: 'Olga Reis' },
    });
    expect(data.groups).toEqual(await field.groups());
    expect(data.matches).toEqual(await field.matches());
    expect(data.bracket).toEqual(await field.bracket());
    expect([data.isOn, data.isOwn]).toEqual([true, false]);
    // Telephones, cities of people, shirts and payments are the organizer's and the pair's.
    for (const word of ['phone', 'pix', 'shirt', 'paid', 'email', 'invitation', 'payer', '13988887777']) {
      expect(JSON.stringify(data).toLowerCase()).not.toContain(word.toLowerCase() === 'pix' ? 'pixorganizer' : word);
    }
  });

  // Red without `withoutReason` in server/areas/competitions/publicPages/readPublicPages.ts.
  it('of a tournament tells strangers that a match was not played, and not why', async () => {
    const field = await openField(world, festival, 2);
    await field.draw(1);
    await field.makeMatches();
    const [match] = await field.matches();
    const declared = { absent: match?.doubleOne._id, reason: 'hurt' };
    expect((await festival.call(festival.organizer, 'declareWalkover', match?._id, declared)).status).toBe(200);
    const { data } = (await tournament(field.category)).body;
    expect(data.matches).toEqual([expect.objectContaining({ doubleOneScore: 0, doubleTwoScore: 6, isWalkover: true })]);
    expect(JSON.stringify(data)).not.toContain('hurt');
  });

  it('follows what changes by the number that changes with it', async () => {
    const field = await openField(world, festival, 3);
    const { call } = festival;
    const mark = async () => (await call(undefined, 'publicProgress', field.category)).body.data.progress;
    const before = await mark();
    expect((await tournament(field.category)).body.data.progress).toBe(before);
    await field.draw(1);
    expect(await mark()).not.toBe(before);
    expect((await tournament(field.category)).body.data.progress).toBe(await mark());
  });

  // Red without the conditions on `isPublic` in readPublicPages.ts, one by one.
  it('is switched off and on by its organizer alone, and is then the organizer’s alone', async () => {
    const { category } = await openField(world, festival, 2);
    const { organizer } = festival;
    const stranger = await world.player();
    const turn = (who: TestPerson, isOn: boolean) => festival.call(who, 'switchPublicTournament', category, { isOn });
    expect((await turn(stranger, false)).body).toEqual(NONE);
    expect((await tournament(category)).status).toBe(200);

    expect((await turn(organizer, false)).status).toBe(200);
    for (const who of [undefined, stranger]) {
      expect((await tournament(category, who)).body).toEqual(NONE);
      expect((await festival.call(who, 'publicProgress', category)).body).toEqual(NONE);
    }
    expect((await tournament(category, organizer)).body.data).toMatchObject({ isOn: false, isOwn: true });
    expect((await festival.call(organizer, 'publicProgress', category)).status).toBe(200);
    expect((await event(festival.id)).body.data.tournaments).toEqual([]);

    expect((await turn(organizer, true)).status).toBe(200);
    expect((await tournament(category)).body.data).toMatchObject({ isOn: true, isOwn: false });
    expect((await event(festival.id)).body.data.tournaments).toMatchObject([{ _id: category, name: 'Mista C/D' }]);
  });

  it('of an event is switched off by itself', async () => {
    const { category } = await openField(world, festival, 2);
    const { organizer, id } = festival;
    const stranger = await world.player();
    const turn = (who: TestPerson, isOn: boolean) => festival.call(who, 'switchPublicEvent', id, { isOn });
    expect((await turn(stranger, false)).body).toEqual(refusal('event_not_found'));
    expect((await event(id)).body.data).toMatchObject({ isOn: true, isOwn: false, event: { name: 'Copa Maré' } });
    await turn(organizer, false);
    expect((await event(id)).body).toEqual(refusal('event_not_found'));
    expect((await event(id, stranger)).body).toEqual(refusal('event_not_found'));
    expect((await event(id, organizer)).body.data).toMatchObject({ isOn: false, isOwn: true });
    expect((await tournament(category)).status).toBe(200);
  });

  // Red without `isOpenToAll` and without `APROVADO` in server/areas/competitions/events/categories.ts, and without each of the two in `eventOf`.
  it('is named to whoever may share it, as long as strangers find it', async () => {
    const { category } = await openField(world, festival, 2);
    const { organizer, id } = festival;
    const player = await world.player();
    const named = async (who: TestPerson) => {
      const read = (await festival.call(who, 'event', id)).body.data.event;
      const [of] = (await festival.call(who, 'categories', id)).body.data.tournaments;
      return [read.hasPublicPage, of.hasPublicPage];
    };
    expect(await named(player)).toEqual([true, true]);
    await festival.call(organizer, 'switchPublicTournament', category, { isOn: false });
    expect(await named(player)).toEqual([true, undefined]);
    await festival.call(organizer, 'switchPublicEvent', id, { isOn: false });
    await festival.call(organizer, 'switchPublicTournament', category, { isOn: true });
    expect(await named(player)).toEqual([undefined, true]);
    await festival.call(organizer, 'switchPublicEvent', id, { isOn: true });
    await festival.call(organizer, 'callOffEvent', id);
    expect(await named(organizer)).toEqual([undefined, undefined]);
  });

  // Red without `APROVADO` in readApproved and publicProgress, and without `calledOffAt`.
  it('is not there before the event is approved, nor after it or the category was called off', async () => {
    const off = await openField(world, festival, 2);
    await festival.call(festival.organizer, 'callOffCategory', off.category);
    const waiting = await openField(world, festival, 2);
    await festival.call(festival.organizer, 'callOffEvent', festival.id);
    for (const { category } of [off, waiting]) {
      for (const who of [undefined, festival.organizer]) {
        expect((await tournament(category, who)).body).toEqual(NONE);
        expect((await festival.call(who, 'publicProgress', category)).body).toEqual(NONE);
      }
    }
    expect((await event(festival.id)).body).toEqual(refusal('event_not_found'));
  });
});
