import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { matches } from '#platform/database/schema/tournament.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type World } from '../booking/world.ts';
import { type Festival, openFestival } from '../events/festival.ts';
import { refusal } from '../testServer.ts';
import { fieldOf, openField } from './field.ts';

describeOnDatabases('a tournament', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
  });

  it('goes from its registrations to its champion', async () => {
    const field = await openField(world, festival, 7);
    expect(await field.progress()).toEqual({ phase: 'registrations', hasChampion: false, progress: 0 });
    expect((await field.draw(4)).body).toEqual(refusal('groups_number', 'Número de grupos inválido para 7 duplas'));
    expect((await field.makeMatches()).body).toEqual(refusal('groups_missing'));
    expect((await field.draw(2)).status).toBe(201);
    expect((await field.draw(2)).body).toEqual(refusal('groups_exist'));

    const groups = await field.groups();
    expect(groups.map(({ name, doubles, reason }) => [name, doubles.length, reason])).toEqual([
      ['Grupo A', 4, 'Desempate: sorteio'],
      ['Grupo B', 3, 'Desempate: sorteio'],
    ]);
    expect((await field.makeSecondPhase()).body).toEqual(refusal('matches_missing'));
    expect((await field.makeMatches()).status).toBe(201);
    expect((await field.makeMatches()).body).toEqual(refusal('matches_exist'));
    expect(await field.matches()).toHaveLength(6 + 3);
    expect((await field.makeSecondPhase()).body).toEqual(refusal('scores_missing'));
    await field.playAll();
    expect((await field.makeSecondPhase()).status).toBe(201);
    expect((await field.makeSecondPhase()).status).toBe(201);
    const knockout = (await field.matches()).filter(({ stage }) => stage !== 'GRUPOS');
    expect(knockout.map(({ stage }) => stage)).toEqual(['SEMIFINAL', 'SEMIFINAL']);
    expect((await field.bracket()).map(({ stage }: { stage: string }) => stage)).toEqual([
      'SEMIFINAL',
      'SEMIFINAL',
      'TERCEIRO_LUGAR',
      'FINAL',
    ]);
    await field.playAll();
    expect((await field.makeSecondPhase()).body).toEqual(refusal('second_phase_exists'));
    expect(await statusOf(festival, field.category)).toBe('EM_ANDAMENTO');
    await field.playAll();
    expect(await statusOf(festival, field.category)).toBe('FINALIZADO');
    const final = (await field.matches()).find(({ stage }) => stage === 'FINAL');
    expect(final?.doubleOneScore).toBe(6);
    expect(await field.progress()).toMatchObject({ phase: 'secondPhase', hasChampion: true });
  });

  it('is drawn once, also when two windows ask at once, and then takes nobody any more', async () => {
    const field = await openField(world, festival, 4);
    const draws = await Promise.all([field.draw(1), field.draw(1), field.draw(2)]);
    expect(draws.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const made = await Promise.all([field.makeMatches(), field.makeMatches()]);
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [late, partner] = [await world.player(), await world.player()];
    expect((await festival.register(late, field.category, { partner: partner.id })).body).toEqual(
      refusal('tournament_closed'),
    );
    const [match] = await field.matches();
    const scores = await Promise.all([field.set(match?._id ?? '', 6, 1), field.set(match?._id ?? '', 1, 6)]);
    expect(scores.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('has only scores that can be', async () => {
    const field = await openField(world, festival, 2);
    await field.draw(1);
    await field.makeMatches();
    const [match] = await field.matches();
    const id = match?._id ?? '';
    expect((await field.edit(id, 6, 2)).body).toEqual(refusal('score_missing'));
    expect((await field.set(id, 6, 6)).body.details).toEqual({ '': 'Uma partida não termina empatada.' });
    for (const [one, two] of [
      [-1, 6],
      [100, 6],
      [6.5, 2],
    ] as const)
      expect((await field.set(id, one, two)).status).toBe(400);
    expect((await field.set(id, 6, 2)).status).toBe(200);
    expect((await field.set(id, 6, 2)).body).toEqual(refusal('score_exists'));
    expect((await field.edit(id, 2, 6)).status).toBe(200);
    expect(await field.matches()).toMatchObject([{ doubleOneScore: 2, doubleTwoScore: 6 }]);
    expect((await field.edit(id, null, null)).status).toBe(200);
    expect(Object.keys((await field.matches())[0] ?? {})).not.toContain('doubleOneScore');
  });

  it('is its organizer’s alone', async () => {
    const field = await openField(world, festival, 2);
    const stranger = await world.player();
    const asStranger = fieldOf({ ...festival, organizer: stranger }, field.category);
    expect((await asStranger.draw(1)).body).toEqual(refusal('tournament_not_found'));
    await field.draw(1);
    expect((await asStranger.makeMatches()).body).toEqual(refusal('tournament_not_found'));
    await field.makeMatches();
    expect((await asStranger.makeSecondPhase()).body).toEqual(refusal('tournament_not_found'));
    const [match] = await asStranger.matches();
    expect((await asStranger.set(match?._id ?? '', 6, 0)).body).toEqual(refusal('match_not_found'));
    expect(JSON.stringify(await asStranger.groups())).not.toMatch(/phone|city|Santos/);
  });

  it('builds its second phase anew when a group changes who goes on, until somebody has played it', async () => {
    const field = await openField(world, festival, 6);
    await field.draw(2);
    await field.makeMatches();
    await field.playAll();
    await field.makeSecondPhase();
    const before = await field.bracket();
    const [match] = await field.matches();
    const { _id = '', doubleOne } = match ?? {};
    expect((await field.edit(_id, 6, 5)).status).toBe(200);
    expect((await field.edit(_id, 0, 9)).status).toBe(200);
    expect(await field.bracket()).not.toEqual(before);
    expect((await field.edit(_id, null, null)).status).toBe(200);
    expect([await field.bracket(), (await field.progress()).phase]).toEqual([[], 'matches']);
    await field.set(_id, 6, 0);
    await field.makeSecondPhase();
    const semifinal = (await field.matches()).find(({ stage }) => stage === 'SEMIFINAL');
    await field.set(semifinal?._id ?? '', 6, 4);
    expect((await field.edit(_id, 0, 9)).body).toEqual(refusal('second_phase_begun'));
    const group = (await field.groups()).find(({ doubles }) => doubles.some((double) => double._id === doubleOne?._id));
    expect(group?.doubles.find((double) => double._id === doubleOne?._id)?.points).toBeGreaterThan(0);
  });

  it('puts who was left alone in their group into the second phase, and ends when one alone is left', async () => {
    const field = await openField(world, festival, 4);
    await field.draw(2);
    await field.makeMatches();
    await field.playAll();
    await field.makeSecondPhase();
    const [first, second] = await field.matches();
    // One group's winner gives up after the second phase was made: that group has nobody else with points.
    const gone = field.registered.find(({ player }) => player.id === first?.doubleOne.playerOne._id);
    await festival.call(gone?.player, 'cancelMyRegistration', gone?.id);
    // In a group of two nobody is left but the other, who goes through: their match is a final again, with other people.
    expect((await field.edit(second?._id ?? '', 0, 6)).status).toBe(200);
    const final = (await field.matches()).find(({ stage }) => stage === 'FINAL');
    expect(new Set([final?.doubleOne._id, final?.doubleTwo._id])).toEqual(
      new Set([first?.doubleTwo._id, second?.doubleTwo._id]),
    );
    const third = field.registered.find(({ player }) => player.id === first?.doubleTwo.playerOne._id);
    await festival.call(third?.player, 'cancelMyRegistration', third?.id);
    expect([await field.standing(), await field.progress()]).toMatchObject([
      { champion: second?.doubleTwo._id },
      { hasChampion: true },
    ]);
  });

  it('moves winners on, and back while the next match has no score', async () => {
    const field = await openField(world, festival, 4);
    await field.draw(2);
    await field.makeMatches();
    await field.playAll();
    // Groups of two send one each: there is a final, and nothing else.
    await field.makeSecondPhase();
    expect((await field.matches()).filter(({ stage }) => stage !== 'GRUPOS').map(({ stage }) => stage)).toEqual([
      'FINAL',
    ]);

    const larger = await openField(world, festival, 6);
    const finalOf = async (category: string) => {
      const isFinal = and(eq(matches.categoryId, category), eq(matches.stage, 'FINAL'));
      const [final] = await database.orm.select({ id: matches.id }).from(matches).where(isFinal);
      return final?.id ?? '';
    };
    await larger.draw(2);
    await larger.makeMatches();
    await larger.playAll();
    await larger.makeSecondPhase();
    const [first, second] = (await larger.matches()).filter(({ stage }) => stage === 'SEMIFINAL');
    await larger.set(first?._id ?? '', 6, 1);
    // One of its two is known.
    expect((await larger.set(await finalOf(larger.category), 6, 1)).body).toEqual(refusal('match_open'));
    await larger.set(second?._id ?? '', 6, 1);
    const finalists = async () => {
      const final = (await larger.matches()).find(({ stage }) => stage === 'FINAL');
      return [final?._id ?? '', final?.doubleOne._id, final?.doubleTwo._id];
    };
    expect((await finalists()).slice(1)).toEqual([first?.doubleOne._id, second?.doubleOne._id]);
    await larger.edit(first?._id ?? '', 1, 6);
    expect((await finalists()).slice(1)).toEqual([first?.doubleTwo._id, second?.doubleOne._id]);
    const [final = ''] = await finalists();
    await larger.set(final, 6, 3);
    expect((await larger.edit(first?._id ?? '', 6, 1)).body).toEqual(refusal('next_match_scored'));
    expect((await larger.edit(first?._id ?? '', 2, 6)).status).toBe(200);
  });

  it('lets a pair give up at any time: not drawn, out of its group, or by walkovers that count no victories', async () => {
    const field = await openField(world, festival, 7);
    const giveUp = (index: number) => {
      const { id = '', player } = field.registered[index] ?? {};
      return festival.call(player, 'cancelMyRegistration', id);
    };
    expect((await giveUp(6)).status).toBe(200);
    await field.draw(2);
    expect((await field.groups()).flatMap(({ doubles }) => doubles)).toHaveLength(6);
    expect((await giveUp(5)).status).toBe(200);
    expect((await field.groups()).map(({ doubles }) => doubles.length).toSorted((a, b) => a - b)).toEqual([2, 3]);
    await field.makeMatches();
    expect(await field.matches()).toHaveLength(3 + 1);
    const gone = field.registered[4]?.player.id;
    expect((await giveUp(4)).status).toBe(200);
    const walkovers = (await field.matches()).filter(({ isWalkover }) => isWalkover);
    expect(walkovers.length).toBeGreaterThan(0);
    for (const match of walkovers) {
      const sides = [match.doubleOne, match.doubleTwo];
      const isGone = sides.map(({ playerOne }) => playerOne._id === gone);
      expect([match.doubleOneScore, match.doubleTwoScore]).toEqual(isGone[0] ? [0, 6] : [6, 0]);
      expect(sides.map(({ playerOne }) => playerOne.stats.wins)).toEqual([0, 0]);
      expect((await field.edit(match._id, 6, 1)).body).toEqual(refusal('match_decided'));
    }
    const table = (await field.groups()).flatMap(({ doubles }) => doubles.filter(({ isWithdrawn }) => isWithdrawn));
    expect(table.map(({ playerOne, isQualified }) => [playerOne._id, isQualified])).toEqual([[gone, false]]);
    await field.playAll();
    await field.makeSecondPhase();
    const next = (await field.matches()).find(({ stage }) => stage !== 'GRUPOS');
    const leaver = field.registered.findIndex(({ player }) => player.id === next?.doubleOne.playerOne._id);
    expect((await giveUp(leaver)).status).toBe(200);
    const after = (await field.matches()).find(({ _id }) => _id === next?._id);
    expect(after).toMatchObject({ isWalkover: true, doubleOneScore: 0, doubleTwoScore: 6 });
  });

  it('counts what a player has won over all tournaments', async () => {
    const field = await openField(world, festival, 3);
    await field.draw(1);
    await field.makeMatches();
    await field.playAll();
    const [group] = await field.groups();
    const winner = group?.doubles[0];
    const wins = (await field.matches()).flatMap(({ doubleOne, doubleTwo }) =>
      [doubleOne, doubleTwo].filter(({ _id }) => _id === winner?._id).map(({ playerOne }) => playerOne.stats.wins),
    );
    expect(new Set(wins)).toEqual(new Set([(winner?.points ?? 0) / 3]));
  });

  it('draws who comes alone into doubles, and puts four into a team', async () => {
    const alone = await festival.category({ doubleFormat: 'randomly', viaGateway: false });
    const players = [];
    for (let index = 0; index < 5; index += 1) players.push(await world.player());
    const ids: string[] = [];
    for (const player of players) ids.push(await festival.registered(player, alone, {}));
    const field = fieldOf(festival, alone);
    expect((await field.draw(1)).body).toEqual(refusal('odd_players'));
    await festival.call(players[4], 'cancelMyRegistration', ids[4]);
    expect((await field.draw(1)).status).toBe(201);
    const [group] = await field.groups();
    expect(group?.doubles.map(({ playerTwo }) => playerTwo !== undefined)).toEqual([true, true]);

    const teams = await festival.category({ doubleFormat: 'teams', viaGateway: false });
    for (let team = 0; team < 2; team += 1) {
      const [one, two, three, four] = [
        await world.player(),
        await world.player(),
        await world.player(),
        await world.player(),
      ];
      await festival.registered(four, teams, { team: [one, two, three, four].map(({ id }) => ({ player: id })) });
    }
    const league = fieldOf(festival, teams);
    await league.draw(1);
    expect((await league.groups()).flatMap(({ doubles }) => doubles.map(({ others }) => others?.length))).toEqual([
      2, 2,
    ]);
  });
});

async function statusOf(festival: Festival, category: string): Promise<string> {
  const { body } = await festival.call(festival.organizer, 'categories', festival.id);
  return body.data.tournaments.find((each: { _id: string }) => each._id === category).status;
}
