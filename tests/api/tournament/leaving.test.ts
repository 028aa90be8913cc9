import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type World } from '../booking/world.ts';
import { type Festival, openFestival } from '../events/festival.ts';
import { refusal } from '../testServer.ts';
import { openField } from './field.ts';

type Field = Awaited<ReturnType<typeof openField>>;

describeOnDatabases('a tournament that pairs leave', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
  });

  /** The pair leaves in which this person plays. */
  async function leave(field: Field, playerId: string | undefined) {
    const pair = field.registered.find(({ player }) => player.id === playerId);
    expect((await festival.call(pair?.player, 'cancelMyRegistration', pair?.id)).status).toBe(200);
  }
  const highlighted = async (field: Field) =>
    (await field.groups()).flatMap(({ doubles }) =>
      doubles.filter(({ isQualified }) => isQualified).map(({ _id }) => _id),
    );

  // Red while `qualifiedOf` of domain/tournament/table.ts asks everybody for points: no match, the second stage 400, and
  // the groups refused to be drawn again.
  it('goes on when of two groups of two one pair each leaves before the matches', async () => {
    const field = await openField(world, festival, 4);
    await field.draw(2);
    for (const { doubles } of await field.groups()) await leave(field, doubles[0]?.playerOne._id);
    expect(await highlighted(field)).toHaveLength(2);
    expect([await field.canDrawAgain(), (await field.makeMatches()).status]).toEqual([true, 201]);
    expect((await field.makeSecondPhase()).status).toBe(201);
    const [final, ...others] = await field.matches();
    expect([final?.stage, others]).toEqual(['FINAL', []]);
    await field.set(final?._id ?? '', 6, 4);
    expect([await field.standing(), await field.progress()]).toMatchObject([
      { champion: final?.doubleOne._id },
      { hasChampion: true },
    ]);
  });

  // Red without `canDrawAgain` in server/areas/competitions/tournament/drawGroups.ts (then played groups go too), or `again` there.
  it('is drawn again by who says so, until somebody has played', async () => {
    const field = await openField(world, festival, 5);
    await field.draw(2);
    await field.makeMatches();
    const [group] = await field.groups();
    await leave(field, group?.doubles[0]?.playerOne._id);
    expect((await field.draw(1)).body).toEqual(refusal('groups_exist'));
    expect((await field.drawAgain(1)).status).toBe(201);
    expect((await field.groups()).map(({ doubles }) => doubles.map(({ isWithdrawn }) => isWithdrawn))).toEqual([
      [false, false, false, false],
    ]);
    expect([await field.matches(), (await field.progress()).phase]).toEqual([[], 'groups']);
    await field.makeMatches();
    const [match] = await field.matches();
    await field.set(match?._id ?? '', 6, 1);
    const before = await field.groups();
    expect([await field.canDrawAgain(), (await field.drawAgain(2)).body, await field.groups()]).toEqual([
      false,
      refusal('groups_exist'),
      before,
    ]);
    // Taken back, it was not played.
    await field.edit(match?._id ?? '', null, null);
    expect((await field.drawAgain(2)).status).toBe(201);
  });

  // Red without `groupScoreOf` in server/areas/competitions/tournament/scoreMatch.ts: the match would be open for ever.
  it('waits for no match of a pair that left, also when its score is taken back', async () => {
    const field = await openField(world, festival, 6);
    await field.draw(2);
    await field.makeMatches();
    await field.playAll();
    const [match] = await field.matches();
    const gone = match?.doubleTwo.playerOne._id;
    await leave(field, gone);
    expect((await field.edit(match?._id ?? '', null, null)).status).toBe(200);
    expect((await field.matches())[0]).toMatchObject({ doubleOneScore: 6, doubleTwoScore: 0, isWalkover: true });
    expect((await field.edit(match?._id ?? '', 6, 1)).body).toEqual(refusal('match_decided'));
    expect((await field.makeSecondPhase()).status).toBe(201);
  });

  // Red when server/areas/competitions/tournament/readTournament.ts asks the table, not the bracket, once there is one, or without `!isWithdrawn`.
  it('highlights who is in the bracket once there is one; who gives up is marked as that alone', async () => {
    const field = await openField(world, festival, 6);
    await field.draw(2);
    await field.makeMatches();
    await field.playAll();
    const before = await highlighted(field);
    await field.makeSecondPhase();
    const semifinals = (await field.matches()).filter(({ stage }) => stage === 'SEMIFINAL');
    const inBracket = semifinals.flatMap(({ doubleOne, doubleTwo }) => [doubleOne._id, doubleTwo._id]);
    expect((await highlighted(field)).toSorted()).toEqual(inBracket.toSorted());
    expect(before.toSorted()).toEqual(inBracket.toSorted());
    await leave(field, semifinals[0]?.doubleOne.playerOne._id);
    const stay = inBracket.filter((id) => id !== semifinals[0]?.doubleOne._id);
    expect((await highlighted(field)).toSorted()).toEqual(stay.toSorted());
  });

  // Red while server/areas/competitions/tournament/makeSecondPhase.ts asks for two who go on.
  it('has the last who is left as its champion, without a match', async () => {
    const field = await openField(world, festival, 3);
    await field.draw(1);
    await field.makeMatches();
    const [first, second, third] = (await field.groups())[0]?.doubles ?? [];
    await leave(field, first?.playerOne._id);
    await leave(field, second?.playerOne._id);
    expect(await field.standing()).toEqual({ qualified: 1, champion: undefined });
    expect((await field.makeSecondPhase()).status).toBe(201);
    expect([await field.standing(), (await field.progress()).hasChampion]).toEqual([
      { qualified: 1, champion: third?._id },
      true,
    ]);
  });

  it('that everybody left has no way on but to be called off', async () => {
    const field = await openField(world, festival, 2);
    await field.draw(1);
    for (const { player } of field.registered) await leave(field, player.id);
    await field.makeMatches();
    expect([(await field.makeSecondPhase()).body, (await field.drawAgain(1)).body.error.code]).toEqual([
      refusal('nobody_qualified'),
      'groups_number',
    ]);
    expect((await festival.call(festival.organizer, 'callOffCategory', field.category)).status).toBe(200);
  });

  // Red without `withdrawLeavers` in server/areas/competitions/tournament/scoreMatch.ts: the final would wait for who is not there.
  it('has given up who left after the final, when the final is taken back', async () => {
    const field = await openField(world, festival, 3);
    await field.draw(1);
    await field.makeMatches();
    await field.playAll();
    await field.makeSecondPhase();
    const final = (await field.matches()).find(({ stage }) => stage === 'FINAL');
    await field.set(final?._id ?? '', 6, 2);
    const gone = field.registered.find(({ player }) => player.id === final?.doubleOne.playerOne._id);
    expect((await festival.call(festival.organizer, 'cancelRegistration', gone?.id)).status).toBe(200);
    expect(await field.standing()).toMatchObject({ champion: final?.doubleOne._id });
    expect((await field.edit(final?._id ?? '', null, null)).status).toBe(200);
    expect([await field.standing(), await field.progress()]).toMatchObject([
      { champion: final?.doubleTwo._id },
      { hasChampion: true },
    ]);
  });
});
