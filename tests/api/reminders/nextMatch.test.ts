import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { people } from '#platform/database/schema/people.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { hearing } from '../notices/told.ts';
import { PushService } from '../push/PushService.ts';
import type { ListedMatch } from '../tournament/field.ts';
import { matchOf, MINUTE, openSand, opponentOf, playersOf, type Sand, toldOf } from './sand.ts';

const TITLE = 'Seu próximo jogo';

describeOnDatabases('the next match of a pair', (open) => {
  let database: TestDatabase;
  let service: PushService;
  let sand: Sand;
  beforeAll(async () => {
    database = await open();
    service = await new PushService().open();
  });
  beforeEach(async () => {
    await database.empty();
    service.arrived.length = 0;
  });
  afterAll(async () => service.close());

  async function begun(pairs: number, groups: number): Promise<readonly ListedMatch[]> {
    sand = await openSand(database, service, pairs, groups);
    return sand.begin();
  }
  /** A group of four pairs in its first round: both matches of it, and those after. */
  async function inGroup() {
    const [first, other, ...later] = await begun(4, 1);
    if (!first || !other) throw new Error('A group of four has six matches');
    return { first, other, later };
  }
  /** A second phase whose semifinals everybody has heard of. */
  async function inSemifinals() {
    await begun(6, 2);
    await sand.field.playAll();
    await sand.field.makeSecondPhase();
    await sand.pass(MINUTE);
    await sand.heard();
    const [one, two] = await sand.stage('SEMIFINAL');
    if (!one || !two) throw new Error('There are two semifinals');
    return [one, two] as const;
  }
  const lastOnes = async () => [...(await sand.stage('FINAL')), ...(await sand.stage('TERCEIRO_LUGAR'))];
  const set = async ({ _id }: ListedMatch, one = 6, two = 1) =>
    expect((await sand.field.set(_id, one, two)).status).toBe(200);

  // Red without `tellNextMatches` in server/areas/competitions/tournament/makeMatches.ts.
  it('is told a minute after the matches are made, in words that say against whom and where', async () => {
    sand = await openSand(database, service, 4, 1);
    await sand.field.makeMatches();
    await sand.pass(MINUTE / 2);
    expect(await sand.heard()).toEqual([]);
    await sand.pass(MINUTE / 2);
    const [first, other] = await sand.field.matches();
    expect(await sand.heard()).toEqual(toldOf([first, other]));
    if (!first) throw new Error('no match');
    const names = await Promise.all(playersOf(first.doubleTwo).map(nameOf));
    const { notices } = await hearing(sand.world).list(sand.person(first.doubleOne));
    const place = `/eventos/${sand.festival.id}/torneio/${sand.field.category}/${sand.festival.organizer.id}`;
    expect(notices[0]).toMatchObject({
      title: TITLE,
      line: `Contra ${names.join(' e ')}: Grupo A, Mista C/D, em Copa Maré.`,
      path: `${place}/Mista%20C%7CD?tab=matches`,
    });
  });
  async function nameOf(id: string): Promise<string> {
    const [row] = await database.orm.select({ name: people.name }).from(people).where(eq(people.id, id));
    return row?.name ?? '';
  }

  // Red without `tellNextMatches` in server/areas/competitions/tournament/scoreMatch.ts, and by mail without `hasNoLetter`.
  it('is told once by the score of the one before it, in the app and to devices, and not by mail', async () => {
    const { first, later } = await inGroup();
    await sand.keepDevice(sand.person(first.doubleOne));
    await set(first);
    await sand.pass(MINUTE);
    await sand.pass(MINUTE);
    const pairs = [first.doubleOne, first.doubleTwo];
    expect(await sand.heard()).toEqual(pairs.flatMap((pair) => toldOf([matchOf(later, pair)], pair)).toSorted());
    expect(service.arrived.map(({ headers }) => [headers['ttl'], headers['urgency']])).toEqual([['3600', 'high']]);
    expect(sand.world.dependencies.sent.filter(({ subject }) => subject === TITLE)).toEqual([]);
  });

  it('is told once a match, however many scores come within the minute', async () => {
    const { first, other, later } = await inGroup();
    for (const match of [first, other, ...later.slice(0, 2)]) await set(match);
    await sand.field.edit(other._id, 6, 2);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual(toldOf(later.slice(2)));
  });

  // Red when the job of server/core/notices/reminders/nextMatch.ts is due at once.
  it('is told to nobody when the score before it is taken back within the minute', async () => {
    const { first } = await inGroup();
    await set(first);
    await sand.pass(MINUTE / 2);
    await sand.field.edit(first._id, null, null);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual([]);
  });

  // Red without `tellNextMatches` in server/areas/competitions/tournament/withdraw.ts.
  it('is told to whom a withdrawal gives another one, without any score', async () => {
    const { first, later } = await inGroup();
    expect((await sand.leave(first.doubleOne)).status).toBe(200);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual(toldOf([matchOf(later, first.doubleTwo)], first.doubleTwo));
  });

  it('is the one after it when its opponents withdraw meanwhile, and they hear of none', async () => {
    const { first, other, later } = await inGroup();
    const next = matchOf(later, first.doubleOne);
    const [gone, another] = [opponentOf(next, first.doubleOne), opponentOf(other, opponentOf(next, first.doubleOne))];
    await set(first);
    expect((await sand.leave(gone)).status).toBe(200);
    await sand.pass(MINUTE);
    const last = matchOf(later.slice(2), first.doubleOne);
    const met = [
      ...toldOf([last], first.doubleOne),
      ...toldOf([matchOf(later, first.doubleTwo)], first.doubleTwo),
      ...toldOf([matchOf(later, another)], another),
    ];
    expect(await sand.heard()).toEqual(met.toSorted());
  });

  it('is told to nobody in a category that is called off meanwhile', async () => {
    const { first } = await inGroup();
    await set(first);
    expect((await sand.callOff()).status).toBe(200);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual([]);
  });

  it('is told of the final and the third place to both sides, once both are known; after the last there is none', async () => {
    const [one, two] = await inSemifinals();
    await set(one);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual([]);
    expect((await sand.walkover(two)).status).toBe(200);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual(toldOf(await lastOnes()));
    for (const match of await lastOnes()) expect((await sand.walkover(match)).status).toBe(200);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual([]);
  });

  // Red without `change` in `tellNow`: who stays in the final goes on with the wrong opponents.
  it('is told anew to all of them where a corrected score brings other opponents', async () => {
    const [one, two] = await inSemifinals();
    await set(one);
    await set(two);
    await sand.pass(MINUTE);
    await sand.heard();
    expect((await sand.field.edit(one._id, 1, 6)).status).toBe(200);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual(toldOf(await lastOnes()));
  });

  // Red without `tellNextMatches` in server/areas/competitions/tournament/bracketRows.ts.
  it('is told of a bracket that is built anew as of the first one', async () => {
    const before = await inSemifinals();
    for (const { _id, stage } of await sand.field.matches()) {
      const [one] = await sand.stage('SEMIFINAL');
      if (stage === 'GRUPOS' && one?._id === before[0]._id) await sand.field.edit(_id, 1, 9);
    }
    const after = await sand.stage('SEMIFINAL');
    expect(after[0]?._id).not.toBe(before[0]._id);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual(toldOf(after));
  });

  // Red without `tellNextMatches` in server/areas/competitions/tournament/returnPlace.ts.
  it('is told to the newcomers who take the place of a pair that left', async () => {
    const { first } = await inGroup();
    const gone = sand.field.registered.find(({ player }) => player.id === first.doubleOne.playerOne._id);
    await sand.leave(first.doubleOne);
    await sand.pass(MINUTE);
    await sand.heard();
    const [one, two] = [await sand.world.player(), await sand.world.player()];
    const filled = await sand.festival.call(sand.festival.organizer, 'fillPlace', gone?.id, {
      player: one.id,
      partner: two.id,
    });
    expect(filled.status).toBe(201);
    await sand.pass(MINUTE);
    expect(await sand.heard()).toEqual([one, two].map(({ id }) => `${first._id} ${id}`).toSorted());
  });
});
