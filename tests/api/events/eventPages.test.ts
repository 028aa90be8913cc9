import { beforeAll, expect, it } from 'vitest';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { events } from '#platform/database/schema/events.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';

interface Listed {
  readonly id: string;
  readonly status: string;
}

/** Decided status, and first and last day from today; of each so many. */
const MADE = [
  ['CANCELADO', 5, 6, 11],
  ['APROVADO', -9, -8, 12],
  ['APROVADO', 20, 21, 3],
  ['APROVADO', -1, 0, 12],
  ['APROVADO', 3, 4, 10],
  ['AGUARDANDO_APROVACAO', 30, 31, 2],
  ['AGUARDANDO_APROVACAO', 7, 8, 11],
] as const;

describeOnDatabases('lists of events', (open) => {
  let world: World;
  let admin: TestPerson;
  let organizer: TestPerson;
  let stranger: TestPerson;
  let ids: readonly string[][];

  beforeAll(async () => {
    const database = await open();
    world = await openWorld(database);
    [admin, organizer, stranger] = [await world.person('admin'), await world.player(), await world.player()];
    const today = momentIn(await readNow(database), DEFAULT_ZONE).day;
    ids = MADE.map(([, , , count]) => Array.from({ length: count }, newId).toSorted());
    await database.orm
      .insert(events)
      .values(
        MADE.flatMap(([status, from, to], index) => (ids[index] ?? []).map((id) => rowOf(id, status, today, from, to))),
      );
  });

  function rowOf(id: string, status: (typeof MADE)[number][0], today: Day, from: number, to: number) {
    const [startsOn, endsOn] = [toIsoDay(addDays(today, from)), toIsoDay(addDays(today, to))];
    return {
      id,
      organizerId: organizer.id,
      name: 'Copa Maré',
      phoneToContact: '13988887777',
      startsOn,
      endsOn,
      arenaName: 'Arena Maré',
      pixOrganizer: 'copa@exemplo.com',
      city: 'Santos',
      street: 'Rua da Areia, 10',
      haveTShirts: false,
      status,
      paymentViaGateway: false,
      createdAt: new Date(),
    };
  }

  /** The ids on each page, and one page beyond the last. */
  async function pagesOf(who: TestPerson, path: string, query = ''): Promise<string[][]> {
    const read: string[][] = [];
    for (let page = 1, pages = 1; page <= pages + 1; page += 1) {
      const { status, body } = await world.call(who, { url: `${path}?page=${page}${query}` });
      expect(status).toBe(200);
      pages = body.pages;
      read.push(body.data.events.map(({ id }: Listed) => id));
    }
    return read;
  }

  const inTens = (all: readonly string[]): string[][] => [
    ...Array.from({ length: Math.max(1, Math.ceil(all.length / 10)) }, (_, page) =>
      all.slice(page * 10, page * 10 + 10),
    ),
    [],
  ];
  const of = (...order: readonly number[]): string[] => order.flatMap((index) => ids[index] ?? []);

  it('come ten at a time, each event once: to an admin by urgency and day', async () => {
    expect(await pagesOf(admin, '/api/v1/events')).toEqual(inTens(of(6, 5, 3, 4, 2, 1, 0)));
  });

  it.each([
    ['AGUARDANDO_APROVACAO', [6, 5]],
    ['APROVADO', [4, 2]],
    ['EM_ANDAMENTO', [3]],
    ['FINALIZADO', [1]],
    ['CANCELADO', [0]],
  ] as const)('of one status: %s', async (status, order) => {
    expect(await pagesOf(admin, '/api/v1/events', `&status=${status}`)).toEqual(inTens(of(...order)));
  });

  it('tell admins, and nobody else, how many events have each status', async () => {
    const { body } = await world.call(admin, { url: '/api/v1/events?status=CANCELADO' });
    expect(body.data.counts).toEqual({
      AGUARDANDO_APROVACAO: 13,
      APROVADO: 13,
      EM_ANDAMENTO: 12,
      FINALIZADO: 12,
      CANCELADO: 11,
    });
    expect(Object.keys((await world.call(stranger, { url: '/api/v1/events' })).body.data)).toEqual(['events']);
  });

  it('are pages of what is ahead for a player, the next one first', async () => {
    expect(await pagesOf(stranger, '/api/v1/events')).toEqual(inTens(of(3, 4, 2)));
  });

  it('are whole up to a hundred for whoever names no page', async () => {
    const read = async (path: string) =>
      (await world.call(organizer, { url: path })).body.data.events.map(({ id }: Listed) => id);
    expect(await read('/api/v1/events')).toEqual(of(3, 4, 2));
    expect(await read('/api/v1/players/me/events')).toEqual(ids.flat().toSorted().toReversed());
  });

  it('show an organizer their own, newest first', async () => {
    const all = ids.flat().toSorted().toReversed();
    expect(await pagesOf(organizer, '/api/v1/players/me/events')).toEqual(inTens(all));
    expect(await pagesOf(stranger, '/api/v1/players/me/events')).toEqual([[], []]);
  });
});
