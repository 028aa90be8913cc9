import { beforeAll, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { openWorld, type TestPerson, type World } from '../api/booking/world.ts';
import { categoryForm, eventForm, type Festival, openFestival } from '../api/events/festival.ts';
import { refusal } from '../api/testServer.ts';
import { openField } from '../api/tournament/field.ts';
import { describeOnDatabases } from '../database/databases.ts';

type Field = Awaited<ReturnType<typeof openField>>;

const SCORE = { doubleOneScore: 6, doubleTwoScore: 1 };
/** Bodies that their organizer may send. */
const WRITES = {
  drawGroups: { numberOfGroups: 1 },
  makeMatches: undefined,
  makeSecondPhase: undefined,
  setScore: SCORE,
  editScore: SCORE,
  // No side of the match; who may not write does not even learn that.
  declareWalkover: { absent: '01890000-0000-7000-8000-000000000000', reason: 'absent' },
} as const satisfies Partial<Record<EndpointName, object | undefined>>;
const NAMES = ['drawGroups', 'makeMatches', 'makeSecondPhase', 'setScore', 'editScore', 'declareWalkover'] as const;
type Write = (typeof NAMES)[number];

describeOnDatabases('attacks on a tournament', (open) => {
  let world: World;
  let festival: Festival;
  let other: Festival;
  let stranger: TestPerson;
  let field: Field;
  let match = '';
  beforeAll(async () => {
    world = await openWorld(await open());
    festival = await openFestival(world);
    other = await openFestival(world);
    stranger = await world.player();
    field = await openField(world, festival, 4);
    await field.draw(1);
    await field.makeMatches();
    match = (await field.matches())[0]?._id ?? '';
  });

  const isOfMatch = (name: Write): boolean => name === 'setScore' || name === 'editScore' || name === 'declareWalkover';
  const addressOf = (name: Write): string =>
    contract[name].path.replace(':id', isOfMatch(name) ? match : field.category);
  const send = (who: TestPerson, name: Write, { query = '', more = {} } = {}) => {
    const { method, body }: Endpoint = contract[name];
    const payload = body && { ...WRITES[name], ...more };
    return world.call(who, { method, url: `${addressOf(name)}${query}`, ...(payload && { payload }) });
  };
  const everything = async () => JSON.stringify([await field.groups(), await field.matches(), await field.progress()]);

  // Red without the organizer's id in `lockOwnCategory` of server/areas/competitions/events/ownCategory.ts, or with one from the address.
  it.each(NAMES)('26: %s by whoever does not organize it finds nothing and changes nothing', async (name) => {
    const before = await everything();
    const missing = [404, refusal(isOfMatch(name) ? 'match_not_found' : 'tournament_not_found')];
    const [entered] = field.registered;
    for (const who of [stranger, other.organizer, entered?.player ?? stranger]) {
      const plain = await send(who, name);
      expect([plain.status, plain.body]).toEqual(missing);
      const inAddress = await send(who, name, { query: `?organizerId=${who.id}` });
      expect([400, 404]).toContain(inAddress.status);
      if ('body' in contract[name]) {
        const said = await send(who, name, { more: { organizerId: who.id } });
        expect([said.status, said.body.details]).toEqual([400, { organizerId: 'Campo desconhecido.' }]);
      }
    }
    for (const role of ['admin', 'arena-owner'] as const) {
      expect((await send(role === 'admin' ? await world.person(role) : (await world.arena()).owner, name)).status).toBe(
        403,
      );
    }
    expect(await everything()).toBe(before);
  });

  // Red without `visibleCategory` in server/areas/competitions/tournament/readTournament.ts.
  it('26, 28: what is played in an event that waits for an admin is there for its organizer alone', async () => {
    const { organizer, call } = festival;
    const { id } = (await call(organizer, 'createEvent', '', eventForm(world.today))).body.data.event;
    const made = await call(organizer, 'createCategory', id, categoryForm(world.today));
    const tournament: string = made.body.data.tournament._id;
    for (const name of ['groups', 'matches', 'progress'] as const) {
      expect((await call(organizer, name, tournament)).status).toBe(200);
      for (const who of [stranger, other.organizer, await world.person('arena-owner')]) {
        expect((await call(who, name, tournament)).body).toEqual(refusal('tournament_not_found'));
      }
      expect((await call(undefined, name, tournament)).status).toBe(401);
    }
  });

  // Red without the bounds of NumberOfGroups in domain/tournament/draw.ts.
  it.each([-1, 0, 1.5, 100_001, 1_000_000, 2 ** 53, 1e308, '1', 'NaN', null, true, [], [1], {}])(
    '37: %j groups are refused',
    async (numberOfGroups) => {
      const { category } = await openField(world, festival, 2);
      const { status, body } = await festival.call(festival.organizer, 'drawGroups', category, { numberOfGroups });
      expect([status, body.error.code]).toEqual([400, 'malformed']);
    },
  );

  // Red without `canDraw` in server/areas/competitions/tournament/drawGroups.ts.
  it('37: a hundred thousand groups of four pairs are refused at once', async () => {
    const { draw } = await openField(world, festival, 4);
    for (const groups of [3, 100_000]) expect((await draw(groups)).body.error.code).toBe('groups_number');
  });

  // Red without the bounds of Games in domain/tournament/score.ts.
  it.each([-1, 100, 6.5, 2 ** 31, 2 ** 53, 1e308, '6', 'NaN', true, [], {}])(
    '37: a score of %j is refused, at first, afterwards, and on either side',
    async (games) => {
      const before = await everything();
      const bodies = [
        { doubleOneScore: games, doubleTwoScore: 2 },
        { doubleOneScore: 2, doubleTwoScore: games },
      ];
      for (const name of ['setScore', 'editScore'] as const) {
        for (const body of bodies) {
          expect((await festival.call(festival.organizer, name, match, body)).body.error.code).toBe('malformed');
        }
      }
      expect(await everything()).toBe(before);
    },
  );

  // Red without the filters of Score and ScoreChange in domain/tournament/score.ts.
  it('37: half a score, an even one and none at all are refused', async () => {
    const { call, organizer } = festival;
    for (const [one, two] of [
      [6, 6],
      [6, null],
      [null, 6],
    ]) {
      for (const name of ['setScore', 'editScore'] as const) {
        const { status } = await call(organizer, name, match, { doubleOneScore: one, doubleTwoScore: two });
        expect(status).toBe(400);
      }
    }
    const cleared = { doubleOneScore: null, doubleTwoScore: null };
    expect((await call(organizer, 'setScore', match, cleared)).status).toBe(400);
    expect((await call(organizer, 'editScore', match, cleared)).body).toEqual(refusal('score_missing'));
    for (const name of ['setScore', 'editScore'] as const)
      expect((await call(organizer, name, match)).status).toBe(400);
  });

  it.each(['0', '-1', '1.5', '10001', '1e9', 'NaN', ''])('37: a limit of %j is refused', async (limit) => {
    for (const name of ['groups', 'matches'] as const) {
      const url = `${contract[name].path.replace(':id', field.category)}?limit=${limit}`;
      expect((await world.call(stranger, { url })).status).toBe(400);
    }
  });

  // Red without `for('update')` in server/areas/competitions/events/ownCategory.ts, on PostgreSQL: each would read what the others do not see yet.
  it('two windows at once draw, make, play and go on once', async () => {
    const { draw, makeMatches, makeSecondPhase, set, edit, ...race } = await openField(world, festival, 18);
    const atOnce = async (...both: readonly Promise<{ readonly status: number }>[]) =>
      (await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(await atOnce(draw(6), draw(5))).toEqual([201, 409]);
    expect(await atOnce(makeMatches(), makeMatches())).toEqual([201, 409]);
    const [first = { _id: '' }] = await race.matches();
    expect(await atOnce(set(first._id, 6, 0), set(first._id, 0, 6))).toEqual([200, 409]);
    // A correction may be corrected: both are made, one after the other.
    expect(await atOnce(edit(first._id, 6, 1), edit(first._id, 1, 6))).toEqual([200, 200]);
    expect(await atOnce(edit(first._id, null, null), edit(first._id, null, null))).toEqual([200, 409]);
    await race.playAll();
    // Sixteen places are not made again.
    expect(await atOnce(makeSecondPhase(), makeSecondPhase())).toEqual([201, 400]);
    const places = await race.bracket();
    expect(new Set(places.map(({ stage, index }: Place) => `${stage} ${index}`)).size).toBe(places.length);
  });
});

interface Place {
  readonly stage: string;
  readonly index: number;
}
