import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ZoneMoves } from '#domain/arenas/zoneMoves.ts';
import { contract } from '#domain/contract/contract.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { arenas, courts, timeSlots } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import { tidyZones } from '#areas/owner/settings/tidyZones.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { openSeries } from '../series/mensalista.ts';
import { refusal } from '../testServer.ts';
import { openLine } from '../waiting/line.ts';

const [BRASILIA, MANAUS, RECIFE] = ['America/Sao_Paulo', 'America/Manaus', 'America/Recife'] as const;
const VISITOR = undefined;
const NOTHING: ZoneMoves = { reservations: 0, series: 0, closures: 0, waiting: 0, others: 0 };
const NOTHING_CLOSED = { reservations: 0, atArena: 0, byPix: 0 };

describeOnDatabases('an arena’s time zone', (open) => {
  let world: World;
  let arena: TestArena;
  beforeAll(async () => void (world = await openWorld(await open())));
  beforeEach(async () => {
    await world.database.empty();
    world = await openWorld(world.database);
    arena = await world.arena('local');
  });

  const openArena = (who: TestPerson, city: string, more: object = {}) =>
    world.call(who, {
      method: 'POST',
      url: contract.openArena.path,
      payload: { name: 'Arena Rio', socials: { instagram: '@rio' }, address: { city }, phone: '92911112222', ...more },
    });
  const change = (payload: object, version?: number) =>
    world.call(arena.owner, {
      method: 'PATCH',
      url: `${contract.updateArenaZone.path}${version === undefined ? '' : `?version=${version}`}`,
      payload,
    });
  const ahead = async (): Promise<ZoneMoves> =>
    (await world.call(arena.owner, { url: contract.arenaZone.path })).body.data.ahead;
  const rowOf = async (id: string) => {
    const [row] = await world.database.orm.select().from(arenas).where(eq(arenas.id, id));
    return row;
  };
  const zoneOf = async (id = arena.id) => (await rowOf(id))?.zone;
  /** When a reservation begins by its calendar file. */
  const beginsAt = async (who: TestPerson, id: string): Promise<string | undefined> => {
    const { body } = await world.call(who, { url: contract.calendarFile.path.replace(':id', id) });
    return /DTSTART:(\w+)/.exec(JSON.stringify(body))?.[1];
  };
  /** `20260305T220000Z` */
  const instant = (day: Day, hour: number) => `${toIsoDay(day).replaceAll('-', '')}T${hour}0000Z`;

  describe('of a new arena', () => {
    // Red without `zone` in server/areas/entry/signUp/arenaRow.ts.
    it('is its city’s: what is booked there begins by the clock of Manaus, in the calendar too', async () => {
      const [owner, ana] = [await world.player(), await world.player()];
      const { body } = await openArena(owner, 'Manaus');
      const { arena: id } = body.data;
      const [court, slot, createdAt] = [newId(), newId(), new Date()];
      const { orm } = world.database;
      await orm.insert(courts).values({ arenaId: id, id: court, name: 'Quadra 1', createdAt });
      await orm.insert(timeSlots).values({ arenaId: id, id: slot, startHour: 18, priceCentavos: 8000 });
      await orm.update(arenas).set({ publishedAt: createdAt }).where(eq(arenas.id, id));
      const page = await world.call(VISITOR, { url: contract.arena.path.replace(':id', id) });
      expect(page.body.data.arena.zone).toBe(MANAUS);
      const there = { ...arena, id, courts: [{ id: court, name: '' }], slots: new Map([[18, slot]]) };
      const made = await world.reserve(ana, orderOf(there, world.day, [18]));
      expect(await beginsAt(ana, made.body.data.reservation._id)).toBe(instant(world.day, 22));
    });

    it('is the one that its form says, if it is one of Brazil’s', async () => {
      const owner = await world.player();
      const { body } = await openArena(owner, 'Tabatinga', { zone: 'America/Eirunepe' });
      expect(await zoneOf(body.data.arena)).toBe('America/Eirunepe');
      const guessed = await openArena(owner, 'Tabatinga');
      expect(await zoneOf(guessed.body.data.arena)).toBe(BRASILIA);
      const wrong = await openArena(owner, 'Tabatinga', { zone: 'America/New_York' });
      expect([wrong.status, wrong.body.details]).toEqual([400, { zone: 'Escolha um fuso horário do Brasil.' }]);
    });
  });

  describe('changed by its team', () => {
    it('is changed while nothing lies ahead, to one of Brazil’s', async () => {
      expect(await ahead()).toEqual(NOTHING);
      const changed = await change({ zone: MANAUS }, 1);
      expect([changed.status, changed.body.data]).toMatchObject([200, { arena: { zone: MANAUS }, version: 2 }]);
      for (const zone of ['America/New_York', 'UTC', '', 'toString', null, 3]) {
        const refused = await change({ zone });
        expect([refused.status, refused.body.details]).toEqual([400, { zone: 'Escolha um fuso horário do Brasil.' }]);
      }
      expect(await zoneOf()).toBe(MANAUS);
    });

    // Red without `areSameMoves`, and without `keepWaiting`, in server/areas/owner/settings/zone.ts.
    it('is changed once what moves was seen, which keeps its hours', async () => {
      const [ana, bia] = [await world.player(), await world.player()];
      const made = await world.reserve(ana, orderOf(arena, world.day, [18, 19]));
      const id = made.body.data.reservation._id;
      await world.reserve(ana, orderOf(arena, world.day, [18, 19], 1));
      const line = openLine(world, arena);
      expect((await line.join(bia)).status).toBe(201);
      const closing = openClosing(world, arena);
      const rain = { startHour: 7, endHour: 9 };
      expect((await closing.close({ seen: NOTHING_CLOSED }, rain)).status).toBe(201);
      expect((await openSeries(world, arena).make({ startHour: 21, hours: 1 })).status).toBe(201);
      const found = await ahead();
      expect(found).toMatchObject({ closures: 1, series: 1, waiting: 1, others: 0 });
      expect(found.reservations).toBeGreaterThan(2);

      const refused = await change({ zone: MANAUS });
      expect([refused.status, refused.body]).toEqual([409, refusal('zone_moves', undefined, { ahead: found })]);
      const { reservations } = found;
      const stale = await change({ zone: MANAUS, seen: { ...found, reservations: reservations - 1 } });
      expect([stale.status, stale.body.details]).toEqual([409, { ahead: found }]);
      expect([await zoneOf(), await beginsAt(ana, id)]).toEqual([BRASILIA, instant(world.day, 21)]);

      expect((await change({ zone: MANAUS, seen: found })).status).toBe(200);
      expect(await beginsAt(ana, id)).toBe(instant(world.day, 22));
      expect(await line.mine(bia)).toMatchObject([{ hours: [18], until: `${toIsoDay(world.day)}T22:00:00.000Z` }]);
      const { day, month, year } = world.day;
      const free = await world.call(VISITOR, {
        url: `${contract.availability.path.replace(':id', arena.id)}?day=${day}&month=${month}&year=${year}`,
      });
      const [first] = free.body.data.availableTimeSlots;
      const taken = first.slots.filter((slot: { isAvailable: boolean }) => !slot.isAvailable);
      expect(taken.map(({ startHour }: { startHour: number }) => startHour)).toEqual([7, 8, 18, 19, 21]);
    });

    it('is changed freely for a clock that shows the same', async () => {
      await world.reserve(await world.player(), orderOf(arena, world.day, [18]));
      expect((await change({ zone: RECIFE })).status).toBe(200);
    });

    // Red without `isVersion` in server/areas/owner/settings/changeArena.ts.
    it('is changed by one of two at once', async () => {
      const replies = await Promise.all([change({ zone: MANAUS }, 1), change({ zone: 'America/Rio_Branco' }, 1)]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await rowOf(arena.id))?.version).toBe(2);
    });
  });

  describe('of an arena that moves to another city', () => {
    const move = (city: string) =>
      world.call(arena.owner, {
        method: 'PATCH',
        url: contract.updateArenaProfile.path,
        payload: { name: 'Arena Rio', address: { city }, socials: { instagram: '@rio' }, phone: '92911112222' },
      });

    // Red without `zoneFollowing` in server/areas/owner/settings/settingsHandlers.ts, and without what it asks of the old zone.
    it('follows, unless what lies ahead would move, or the city leaves a doubt, or it was chosen', async () => {
      expect((await move('Manaus')).body.data.arena.zone).toBe(MANAUS);
      expect((await move('Tabatinga')).body.data.arena.zone).toBe(MANAUS);
      await change({ zone: BRASILIA });
      expect((await move('Santos')).body.data.arena.zone).toBe(BRASILIA);
      await change({ zone: RECIFE });
      expect((await move('Manaus')).body.data.arena.zone).toBe(RECIFE);
      await change({ zone: BRASILIA });
      await move('Santos');
      await world.reserve(await world.player(), orderOf(arena, world.day, [18]));
      expect((await move('Manaus')).body.data.arena.zone).toBe(BRASILIA);
    });
  });

  // Red without `tidyZones` in server/start/tidying/startTidying.ts, and without each condition of `STILL_DEFAULT`.
  it('of before becomes the city’s where nothing would move, once, and in parts', async () => {
    const made = async (city: string, row: object = {}) => (await world.arena('local', 1, { city, ...row })).id;
    const free = await made('Manaus');
    const chosen = await made('Manaus', { zoneSetAt: new Date() });
    const closed = await made('Manaus', { closedAt: new Date() });
    const other = await made('Manaus', { zone: RECIFE });
    const doubtful = await made('Tabatinga');
    const busy = await world.arena('local', 1, { city: 'Cuiabá' });
    await world.reserve(await world.player(), orderOf(busy, world.day, [18]));
    await tidyZones(world.database, 2);
    const zones = await Promise.all([free, chosen, closed, other, doubtful, busy.id, arena.id].map((id) => zoneOf(id)));
    expect(zones).toEqual([MANAUS, BRASILIA, BRASILIA, RECIFE, BRASILIA, BRASILIA, BRASILIA]);
    expect([await rowOf(free), await rowOf(busy.id), await rowOf(arena.id)]).toMatchObject([
      { version: 2, zoneSetAt: expect.any(Date) },
      { version: 1, zoneSetAt: null },
      { version: 1, zoneSetAt: expect.any(Date) },
    ]);
    await world.database.orm.update(arenas).set({ zone: BRASILIA }).where(eq(arenas.id, free));
    await tidyZones(world.database, 2);
    expect(await zoneOf(free)).toBe(BRASILIA);
  });
});
