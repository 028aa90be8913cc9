import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedPath } from '#domain/calendar/feed.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import { calendarFeeds } from '#platform/database/schema/calendar.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { newToken } from '#core/people/tokens.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { readCalendar } from '../../domain/calendar/readCalendar.ts';
import { openWorld, orderOf, type TestPerson, type World } from '../booking/world.ts';
import { openFestival } from '../events/festival.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

describeOnDatabases('a calendar feed', (open) => {
  let database: TestDatabase;
  let world: World;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    server = await openTestServer(database);
  });
  afterAll(async () => {
    await server.app.close();
  });

  async function make({ token: session }: TestPerson): Promise<string> {
    const token = newToken();
    const reply = await server.call('makeCalendarFeed', { token: session, body: { token } });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain(token);
    return token;
  }
  const fetchFeed = (token: string) => server.app.inject({ url: feedPath(token) });
  async function eventsOf(token: string) {
    const { body, statusCode } = await fetchFeed(token);
    expect(statusCode).toBe(200);
    return readCalendar(body).events.map(({ values }) => values);
  }
  const state = async ({ token }: TestPerson) => (await server.call('calendarFeed', { token })).json().data;

  it('is off until its person makes it; another address ends the one before; ended, it is not found', async () => {
    const ana = await world.player();
    expect(await state(ana)).toEqual({});
    const first = await make(ana);
    expect(await state(ana)).toEqual({ since: expect.any(String) });
    expect(await eventsOf(first)).toEqual([]);
    const second = await make(ana);
    expect([(await fetchFeed(first)).statusCode, (await fetchFeed(second)).statusCode]).toEqual([404, 200]);
    expect((await server.call('endCalendarFeed', { token: ana.token })).statusCode).toBe(200);
    const over = await fetchFeed(second);
    expect([over.statusCode, over.json()]).toEqual([404, refusal('not_found')]);
    expect(await state(ana)).toEqual({});
  });

  // Red without `refuseKnownSecret`: a fault of ours, 500.
  it('is refused with the secret of another, whose calendar it stays', async () => {
    const [ana, bia] = [await world.player(), await world.player()];
    const token = await make(ana);
    const reply = await server.call('makeCalendarFeed', { token: bia.token, body: { token } });
    expect([reply.statusCode, reply.json()]).toEqual([422, refusal('idempotency_mismatch')]);
    expect(await state(bia)).toEqual({});
    expect((await fetchFeed(token)).statusCode).toBe(200);
  });

  it.each(['nada', `${newToken()}x`, 'x'.repeat(150), '%00', newToken()])('is not found at %j', async (token) => {
    expect((await fetchFeed(token)).statusCode).toBe(404);
  });

  // Red without the headers, or with `public`, in server/areas/player/calendar/feedRoute.ts.
  it('is a calendar, kept by nobody in between, and found by no search', async () => {
    const { headers } = await fetchFeed(await make(await world.player()));
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });

  // Red with the token itself in server/areas/player/calendar/calendarHandlers.ts.
  it('leaves its secret in no table and in no log', async () => {
    const token = await make(await world.player());
    await fetchFeed(token);
    await fetchFeed(`${token}x`);
    const kept = [await database.orm.select().from(calendarFeeds), await database.orm.select().from(idempotencyKeys)];
    expect(JSON.stringify(kept)).not.toContain(token);
    const log = server.log.join('\n');
    expect(log).toContain('/calendario/:file');
    expect(log).not.toContain(token);
  });

  it('has reservations by the arena’s clock, as they are moved, cancelled and restored', async () => {
    const ana = await world.player();
    const arena = await world.arena('local', 1, { name: 'Arena; Sol, Mar', street: 'Rua 1', zone: 'America/Manaus' });
    const made = await world.reserve(ana, orderOf(arena, world.day, [18, 19, 22]));
    const id: string = made.body.data.reservation._id;
    const token = await make(ana);
    const [early, late] = await eventsOf(token);
    if (!early || !late) throw new Error('two stretches');
    expect([early['UID'], late['UID'], early['STATUS']]).toEqual([
      `${id}@quadralivre`,
      `${id}-2@quadralivre`,
      'CONFIRMED',
    ]);
    const at = (hour: number) => instantOf(world.day, hour, 'America/Manaus').getTime();
    const timesOf = ({ DTSTART = '', DTEND = '' }: Readonly<Record<string, string>>) =>
      [DTSTART, DTEND].map((value) => Date.parse(value));
    expect([...timesOf(early), ...timesOf(late)]).toEqual([at(18), at(20), at(22), at(23)]);
    expect(early['LOCATION']).toBe('Arena; Sol, Mar, Rua 1, Santos');

    await world.cancel(ana, id);
    const cancelled = await eventsOf(token);
    expect(cancelled.map(({ UID, STATUS }) => [UID, STATUS])).toEqual([
      [`${id}@quadralivre`, 'CANCELLED'],
      [`${id}-2@quadralivre`, 'CANCELLED'],
    ]);
    expect(Number(cancelled[0]?.['SEQUENCE'])).toBeGreaterThan(Number(early['SEQUENCE']));
  });

  // Red without `RESERVATION_CHANGES` in server/areas/player/calendar/readEntries.ts.
  it('counts on when the desk cancels, restores and moves', async () => {
    const ana = await world.player();
    const arena = await world.arena('local');
    const made = await world.reserve(ana, orderOf(arena, world.day, [18]));
    const id: string = made.body.data.reservation._id;
    const token = await make(ana);
    const sequences: number[] = [];
    const note = async (): Promise<string | undefined> => {
      const [event] = await eventsOf(token);
      sequences.push(Number(event?.['SEQUENCE']));
      return event?.['STATUS'];
    };
    await note();
    const cancelled = await server.call('cancelAtDesk', { token: arena.owner.token, params: { id }, body: {} });
    expect([cancelled.statusCode, await note()]).toEqual([200, 'CANCELLED']);
    const restored = await server.call('undoCancellation', { token: arena.owner.token, params: { id } });
    expect([restored.statusCode, await note()]).toEqual([200, 'CONFIRMED']);
    await database.orm.update(reservations).set({ hoursVersion: 2 }).where(eq(reservations.id, id));
    await note();
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });

  it('has the last 90 days and all that comes, of its person alone', async () => {
    const [ana, bia] = [await world.player(), await world.player()];
    const arena = await world.arena('local');
    const days: string[] = [];
    for (const [index, past] of [90, 91].entries()) {
      const made = await world.reserve(ana, orderOf(arena, addDays(world.day, index), [18]));
      const day = toIsoDay(addDays(world.today, -past));
      days.push(day);
      const isIt = eq(reservations.id, made.body.data.reservation._id);
      await database.orm.update(reservations).set({ day }).where(isIt);
    }
    await world.reserve(ana, orderOf(arena, addDays(world.today, 50), [18]));
    await world.reserve(bia, orderOf(arena, addDays(world.day, 5), [18]));
    const starts = (await eventsOf(await make(ana))).map(({ DTSTART = '' }) => DTSTART.slice(0, 10));
    expect(starts).toEqual([days[0], toIsoDay(addDays(world.today, 50))]);
  });

  it('has the days of tournaments, and follows what its organizer changes and calls off', async () => {
    const festival = await openFestival(world);
    const [ana, bia] = [await world.player(), await world.player()];
    const category = await festival.category();
    const reply = await festival.register(ana, category, { partner: bia.id });
    const id: string = reply.body.data.registration._id;
    const [mine, theirs] = [await make(ana), await make(bia)];
    const [own] = await eventsOf(mine);
    expect(own).toMatchObject({ UID: `${id}@quadralivre`, STATUS: 'CONFIRMED' });
    expect(own?.['DTSTART']).toBe(toIsoDay(addDays(world.today, 10)));
    expect(own?.['DTEND']).toBe(toIsoDay(addDays(world.today, 13)));
    const [asked] = await eventsOf(theirs);
    expect(asked).toMatchObject({ UID: `${id}@quadralivre`, STATUS: 'TENTATIVE' });
    await festival.accepted(id, [bia.id]);
    const [accepted] = await eventsOf(theirs);
    expect(accepted).toMatchObject({ STATUS: 'CONFIRMED' });
    await festival.call(ana, 'cancelMyRegistration', id);
    const [over] = await eventsOf(theirs);
    expect(over).toMatchObject({ UID: `${id}@quadralivre`, STATUS: 'CANCELLED' });
    const sequences = [asked, accepted, over].map((event) => Number(event?.['SEQUENCE']));
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });

  it('as a file of one thing: of one’s own alone', async () => {
    const [ana, bia] = [await world.player(), await world.player()];
    const arena = await world.arena('local');
    const made = await world.reserve(ana, orderOf(arena, world.day, [18]));
    await world.reserve(ana, orderOf(arena, world.day, [20]));
    const id: string = made.body.data.reservation._id;
    const file = await server.call('calendarFile', { token: ana.token, params: { id } });
    const { fileName, text } = file.json().data;
    expect(fileName).toBe(`quadra-livre-${id.slice(-8)}.ics`);
    expect(readCalendar(text).events.map(({ values }) => values)).toMatchObject([{ UID: `${id}@quadralivre` }]);
    // Red with `recent` for one reservation in server/areas/player/calendar/readEntries.ts: its page is there for ever, with the button.
    const day = toIsoDay(addDays(world.today, -400));
    await database.orm.update(reservations).set({ day }).where(eq(reservations.id, id));
    expect((await server.call('calendarFile', { token: ana.token, params: { id } })).statusCode).toBe(200);
    const others = await server.call('calendarFile', { token: bia.token, params: { id } });
    expect([others.statusCode, others.json()]).toEqual([404, refusal('calendar_entry_not_found')]);
  });

  // Red without `calendarFeeds` in server/start/leaving/forgetTraces.ts.
  it('ends with the account', async () => {
    const ana = await world.player();
    const token = await make(ana);
    expect((await server.call('exportMyData', { token: ana.token })).json().data.calendarFeed).toEqual({
      since: expect.any(String),
    });
    const erased = await server.call('eraseMyAccount', { token: ana.token, body: {} });
    expect([erased.statusCode, (await fetchFeed(token)).statusCode]).toEqual([200, 404]);
    expect(await database.orm.$count(calendarFeeds, eq(calendarFeeds.personId, ana.id))).toBe(0);
  });

  it('is read so often from one address, and no more', async () => {
    const strict = await openTestServer(database, { settings: { limits: 'strict' } });
    const read = () => strict.app.inject({ url: feedPath(newToken()), remoteAddress: '203.0.113.9' });
    const statuses: number[] = [];
    for (let time = 0; time < 241; time += 1) statuses.push((await read()).statusCode);
    expect([statuses.slice(0, -1).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
    await strict.app.close();
  });
});
