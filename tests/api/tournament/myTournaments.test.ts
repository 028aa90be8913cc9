import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { events } from '#platform/database/schema/events.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { type Festival, openFestival, PRICE } from '../events/festival.ts';
import { fieldOf, openField } from './field.ts';

describeOnDatabases('the tournaments of a player', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
  });

  const mine = async (who: TestPerson) => (await festival.call(who, 'myTournaments')).body.data.tournaments;

  it('are those that the player takes part in, with where they play and what they owe', async () => {
    const [ana, bia, caio] = [
      await world.player({ name: 'Ana' }),
      await world.player({ name: 'Bia' }),
      await world.player({ name: 'Caio' }),
    ];
    const category = await festival.category();
    expect(await mine(ana)).toEqual([]);
    await festival.register(ana, category, { partner: bia.id });
    // An invitation is told elsewhere until it is accepted.
    expect(await mine(bia)).toEqual([]);
    expect(await mine(caio)).toEqual([]);
    expect(await mine(ana)).toEqual([
      {
        event: {
          id: festival.id,
          name: 'Copa Maré',
          arenaName: 'Arena Maré Alta',
          address: { city: 'Santos', street: 'Rua da Areia, 10' },
        },
        tournament: {
          _id: category,
          name: 'Mista C/D',
          category: 'Mista C/D',
          doubleFormat: 'pre-formed',
          tournamentDate: { startDate: expect.any(String) },
          status: 'INSCRICOES',
          organizerId: festival.organizer.id,
        },
        partners: ['Bia'],
        status: 'PENDENTE',
        owed: PRICE / 100,
        paymentViaGateway: true,
        isChampion: false,
      },
    ]);
  });

  it('say who owes both shares when one pays for two, and what is owed to the organizer', async () => {
    const [ana, bia] = [await world.player({ name: 'Ana' }), await world.player({ name: 'Bia' })];
    const byPlatform = await festival.registered(ana, await festival.category(), { partner: bia.id });
    await festival.call(ana, 'takeShares', byPlatform, { shares: 'all' });
    expect((await mine(ana)).map(({ owed }: { owed: number }) => owed)).toEqual([(PRICE * 2) / 100]);
    expect((await mine(bia)).map(({ owed }: { owed: number }) => owed)).toEqual([0]);

    const direct = await festival.registered(ana, await festival.category({ viaGateway: false }), { partner: bia.id });
    const owedBy = async (who: TestPerson) => (await mine(who)).at(-1).owed;
    expect([await owedBy(ana), await owedBy(bia)]).toEqual([PRICE / 100, PRICE / 100]);
    await festival.call(festival.organizer, 'confirmPayment', direct, { payer: 'player' });
    expect([await owedBy(ana), await owedBy(bia)]).toEqual([0, PRICE / 100]);
  });

  it('have the player’s group, next match and last result, from the draw to the champion', async () => {
    const field = await openField(world, festival, 6);
    const player = field.registered[0]?.player ?? expect.fail('nobody registered');
    const only = async () => (await mine(player))[0];
    await field.draw(2);
    const group = (await field.groups()).find(({ doubles }) =>
      doubles.some(({ playerOne }) => playerOne._id === player.id),
    );
    const drawn = await only();
    expect(drawn.group.name).toBe(group?.name);
    expect(drawn.group.doubles.map(({ _id }: { _id: string }) => _id)).toEqual(group?.doubles.map(({ _id }) => _id));
    expect(drawn.group.doubles.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([
      expect.objectContaining({ names: ['Ana 0', 'Bia 0'], points: 0 }),
    ]);
    expect([drawn.next, drawn.last]).toEqual([undefined, undefined]);

    await field.makeMatches();
    const own = async () =>
      (await field.matches()).filter((match) =>
        [match.doubleOne, match.doubleTwo].some(({ playerOne }) => playerOne._id === player.id),
      );
    const [first, second] = await own();
    if (!first || !second) return expect.fail('two matches in a group of three');
    expect((await only()).next).toMatchObject({ _id: first._id, group: { name: group?.name }, isWalkover: false });
    const isOne = first.doubleOne.playerOne._id === player.id;
    await field.set(first._id, isOne ? 6 : 2, isOne ? 2 : 6);
    expect(await only()).toMatchObject({
      next: { _id: second._id },
      last: { _id: first._id, score: { own: 6, theirs: 2 } },
    });

    // They win whatever they play, as far as the final.
    for (const stage of ['GRUPOS', 'SEMIFINAL', 'TERCEIRO_LUGAR', 'FINAL']) {
      for (const match of (await field.matches()).filter((each) => each.stage === stage)) {
        if (match.doubleOneScore !== undefined) continue;
        const isTheirs = match.doubleTwo.playerOne._id === player.id;
        await field.set(match._id, isTheirs ? 3 : 6, isTheirs ? 6 : 3);
      }
      if (stage === 'GRUPOS') await field.makeSecondPhase();
      if (stage === 'SEMIFINAL') expect((await only()).next).toMatchObject({ stage: 'FINAL' });
    }
    const won = await only();
    expect(won).toMatchObject({ isChampion: true, last: { stage: 'FINAL', score: { own: 6, theirs: 3 } } });
    expect(won.last.opponents).toHaveLength(2);
    expect(won.tournament.status).toBe('FINALIZADO');
    expect(won.next).toBeUndefined();
  });

  it('wait for an opponent who is not known yet, and name the partner whom the draw gave', async () => {
    const category = await festival.category({ doubleFormat: 'randomly', places: 12, viaGateway: false });
    const players: TestPerson[] = [];
    for (let index = 0; index < 12; index += 1) {
      const player = await world.player({ name: index === 0 ? 'Ana' : `Bia ${index}` });
      players.push(player);
      await festival.register(player, category, {});
    }
    const field = fieldOf(festival, category);
    const ana = players[0] ?? expect.fail('nobody');
    expect((await mine(ana))[0].partners).toEqual([]);
    await field.draw(2);
    const { partners, group } = (await mine(ana))[0];
    const names = group.doubles.find(({ isOwn }: { isOwn: boolean }) => isOwn).names;
    expect(partners).toEqual(names.filter((name: string) => name !== 'Ana'));
    await field.makeMatches();
    await field.playAll();
    await field.makeSecondPhase();
    const semifinal = (await field.matches()).find(({ stage }) => stage === 'SEMIFINAL');
    await field.set(semifinal?._id ?? '', 6, 1);
    const winner = semifinal?.doubleOne.playerOne._id;
    const won = players.find(({ id }) => id === winner) ?? expect.fail('a player won');
    const [{ next }] = await mine(won);
    expect([next.stage, next.opponents]).toEqual(['FINAL', undefined]);
  });

  it('are gone when the player leaves, when the category is called off, and long after the event', async () => {
    const [ana, bia] = [await world.player({ name: 'Ana' }), await world.player({ name: 'Bia' })];
    const [left, off] = [
      await festival.category({ viaGateway: false }),
      await festival.category({ viaGateway: false }),
    ];
    const registration = await festival.registered(ana, left, { partner: bia.id });
    await festival.registered(ana, off, { partner: bia.id });
    await festival.call(bia, 'cancelMyRegistration', registration);
    expect((await mine(ana)).map(({ tournament }: { tournament: { _id: string } }) => tournament._id)).toEqual([off]);
    await festival.call(festival.organizer, 'callOffCategory', off);
    expect(await mine(ana)).toEqual([]);

    await festival.registered(ana, await festival.category({ viaGateway: false }), { partner: bia.id });
    const endOn = (daysAgo: number) =>
      database.orm
        .update(events)
        .set({ startsOn: '2020-01-01', endsOn: toIsoDay(addDays(world.today, -daysAgo)) })
        .where(eq(events.id, festival.id));
    await endOn(30);
    expect(await mine(ana)).toHaveLength(1);
    await endOn(31);
    expect(await mine(ana)).toEqual([]);
  });
});
