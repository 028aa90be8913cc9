import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_NOTE } from '#domain/booking/note.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { orderOf, openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';
import { type Desk, openDesk } from './desk.ts';

const SAID = 'Traz a própria rede; pagar só na saída';

describeOnDatabases('what the desk says of a reservation', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let player: TestPerson;
  let id: string;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    player = await world.player();
    id = (await desk.reserved(arena, world.day, [18, 19], 0, player))._id;
  });

  const noteIn = async () => (await world.read(arena.owner, id)).body.data.reservation.note;
  const dayNow = async () => (await desk.agenda(arena.owner, world.day)).body.data;

  it('is kept when the desk reserves, for a guest as for a player, and no member is there without one', async () => {
    const order = { ...orderOf(arena, world.day, [20]), guestPlayerName: 'Bia' };
    const made = await desk.reserve(arena.owner, { ...order, note: `  ${SAID}\n` });
    expect(made.body.data.reservation.note).toEqual({ text: SAID, version: 1 });
    const own = { ...orderOf(arena, world.day, [21]), player: player.id };
    expect((await desk.reserve(arena.owner, own)).body.data.reservation).not.toHaveProperty('note');
    expect(await noteIn()).toBeUndefined();
  });

  it('is written, changed and emptied at any time, with no other change, and stands in the day', async () => {
    const before = (await world.read(arena.owner, id)).body.data.reservation;
    const written = await desk.note(arena.owner, id, SAID, 1);
    expect(written.status).toBe(200);
    expect(written.body.data.reservation).toEqual({ ...before, note: { text: SAID, version: 2 } });
    expect((await dayNow()).reservations).toEqual([written.body.data.reservation]);
    await world.cancel(arena.owner, id);
    expect((await desk.note(arena.owner, id, '', 2)).body.data.reservation.note).toEqual({ text: '', version: 3 });
  });

  // Red without note_version in MARK of server/areas/owner/agenda/daySql.ts.
  it('changes the mark of the day, so that another window reads it', async () => {
    const { mark } = (await desk.mark(arena.owner, world.day)).body.data;
    await desk.note(arena.owner, id, SAID);
    expect((await desk.mark(arena.owner, world.day)).body.data.mark).not.toBe(mark);
  });

  // Red without isVersion in server/areas/owner/agenda/writeNote.ts.
  it('of two windows that had read the same, the second is told, and nothing of the first is lost', async () => {
    await desk.note(arena.owner, id, 'Da primeira', 1);
    expect(await desk.note(arena.owner, id, 'Da segunda', 1)).toEqual({ status: 409, body: refusal('edit_conflict') });
    expect(await noteIn()).toEqual({ text: 'Da primeira', version: 2 });
    expect((await desk.note(arena.owner, id, 'Das duas', 2)).status).toBe(200);
  });

  // The control: without a version all go through. Red like the one above.
  it.each([
    { version: 1, written: 1 },
    { version: undefined, written: 8 },
  ])('of eight at once with version $version, $written is written', async ({ version, written }) => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => desk.note(arena.owner, id, `${n}`, version)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(written);
    expect((await noteIn()).version).toBe(1 + written);
  });

  // Red when toReservation of server/core/reservations/shownReservation.ts tells a player, or exportMyData does.
  it('is never told to its player, by no call that tells of reservations', async () => {
    await desk.note(arena.owner, id, SAID);
    const read = async (url: string) => JSON.stringify((await world.call(player, { method: 'GET', url })).body);
    const own = [`/api/v1/reservations/${id}`, '/api/v1/reservations', '/api/v1/reservations?when=upcoming'];
    const told = await Promise.all([...own, '/api/v1/auth/me/data'].map(read));
    told.push(JSON.stringify((await world.cancel(player, id)).body));
    for (const text of told) expect(text).not.toContain('rede');
    expect(told.filter((text) => text.includes(id)).length).toBeGreaterThanOrEqual(3);
  });

  it('stands in the sheet, in a column of its own', async () => {
    await desk.note(arena.owner, id, SAID);
    const { day, month, year } = world.day;
    const { csv } = (await desk.sheet(arena.owner, `?day=${day}&month=${month}&year=${year}`)).body.data;
    expect(csv.split('\r\n').map((row: string) => row.split(';').at(-2))).toContain(' pagar só na saída"');
  });

  it('is a text of at most so many letters', async () => {
    expect((await desk.note(arena.owner, id, 'é'.repeat(MAX_NOTE))).status).toBe(200);
    for (const bad of ['é'.repeat(MAX_NOTE + 1), '   '])
      expect((await desk.note(arena.owner, id, bad)).status).toBe(400);
    expect((await desk.note(arena.owner, id, 'duas\nlinhas')).body.data.reservation.note.text).toBe('duas\nlinhas');
  });

  it('is nothing to another arena’s owner, to its player, or of nothing', async () => {
    const stranger = await world.arena('local');
    const missing = { status: 404, body: refusal('reservation_not_found') };
    expect(await desk.note(stranger.owner, id, SAID)).toEqual(missing);
    expect(await desk.note(arena.owner, stranger.id, SAID)).toEqual(missing);
    expect((await desk.note(player, id, SAID)).status).toBe(403);
    expect(await noteIn()).toBeUndefined();
  });
});
