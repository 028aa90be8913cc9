import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { openFestival } from '../events/festival.ts';
import { fieldOf, openField } from '../tournament/field.ts';

describeOnDatabases('who looks for a partner', (open) => {
  let world: World;
  beforeAll(async () => void (world = await openWorld(await open())));

  /** The names that a search finds, with what is said of who played with the person. */
  async function found(who: TestPerson, name: string): Promise<readonly object[]> {
    const { body } = await world.call(who, { method: 'GET', url: contract.players.path, query: { name } });
    return body.data.players;
  }

  // Red without `they.standing`, without the condition of the match in PLAYED_WITH, and without has_played in the order, all of
  // server/areas/owner/players/readPlayers.ts.
  it('is told who of one name played with them, first, once a match of theirs was played, and of nobody else', async () => {
    const festival = await openFestival(world);
    const [ana, bia, namesake] = [
      await world.player({ name: 'Ana Lua' }),
      await world.player({ name: 'Bia Rocha Lima' }),
      await world.player({ name: 'Bia Rocha' }),
    ];
    const others = await openField(world, festival, 2);
    await festival.registered(ana, others.category, { partner: bia.id });
    const both = [
      { _id: namesake.id, name: 'Bia Rocha' },
      { _id: bia.id, name: 'Bia Rocha Lima' },
    ];
    const field = fieldOf(festival, others.category);
    await field.draw(1);
    await field.makeMatches();
    expect(await found(ana, 'bia rocha')).toEqual(both);
    await field.playAll();
    expect(await found(ana, 'bia rocha')).toEqual([{ ...both[1], playedWithYou: true }, both[0]]);
    expect(await found(bia, 'ana lua')).toEqual([{ _id: ana.id, name: 'Ana Lua', playedWithYou: true }]);
    expect(await found(namesake, 'bia rocha')).toEqual(both);
    // Against whom one played is not told.
    expect(await found(ana, 'bia 0')).toEqual([{ _id: expect.any(String), name: 'Bia 0' }]);
    // Nor is an arena told.
    const { owner } = await world.arena('local');
    expect(JSON.stringify(await found(owner, 'bia rocha'))).not.toContain('playedWithYou');
  });

  it('is told of who was drawn into their pair, though they registered apart', async () => {
    const festival = await openFestival(world);
    const field = await openField(world, festival, 4, 'randomly');
    await field.draw(1);
    await field.makeMatches();
    await field.playAll();
    const [first] = field.registered;
    if (!first) throw new Error('Nobody is registered');
    const flags = (await found(first.player, 'Ana ')).filter((one) => 'playedWithYou' in one);
    expect(flags).toHaveLength(1);
  });
});
