import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { type Festival, openFestival } from '../events/festival.ts';
import { refusal } from '../testServer.ts';
import { openField } from './field.ts';

type Field = Awaited<ReturnType<typeof openField>>;

describeOnDatabases('a place that a pair left', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
  });

  const coming = async () => [await world.player({ name: 'Clara' }), await world.player({ name: 'Dora' })] as const;
  const fill = (id: string | undefined, [player, partner]: readonly TestPerson[], who = festival.organizer) =>
    festival.call(who, 'fillPlace', id, { player: player?.id, partner: partner?.id });
  const leave = (one: Field['registered'][number] | undefined) =>
    festival.call(one?.player, 'cancelMyRegistration', one?.id);
  const names = async (field: Field) =>
    (await field.groups()).map(({ doubles }) => doubles.map(({ playerOne }) => playerOne.name));
  const former = async (field: Field): Promise<readonly { readonly canBeReplaced?: boolean }[]> =>
    (await festival.call(festival.organizer, 'formerRegistrations', field.category)).body.data.registrations;

  // Red without `returnPlace` in server/areas/competitions/registrations/fillPlace.ts: the newcomers have lost before they came.
  it('goes to others with its group, its place in the draw and its matches, before anybody has played there', async () => {
    const field = await openField(world, festival, 4);
    await field.draw(1);
    const drawn = await names(field);
    await field.makeMatches();
    const [left] = field.registered;
    await leave(left);
    expect((await field.matches()).filter(({ isWalkover }) => isWalkover)).toHaveLength(3);
    expect(await former(field)).toMatchObject([{ canBeReplaced: true }]);
    const pair = await coming();
    const made = await fill(left?.id, pair);
    expect([made.status, made.body.data.registration.status]).toEqual([201, 'PENDENTE']);
    expect((await field.matches()).filter(({ isWalkover }) => isWalkover)).toEqual([]);
    expect(await names(field)).toEqual(drawn.map((group) => group.map((name) => (name === 'Ana 0' ? 'Clara' : name))));
    // Who left is in the draw no more, keeps what RULES 7 gives them, and the place is filled once.
    expect((await former(field)).map(({ canBeReplaced }) => canBeReplaced)).toEqual([undefined]);
    expect((await fill(left?.id, await coming())).body).toEqual(refusal('place_kept'));
    await field.playAll();
    expect((await field.makeSecondPhase()).status).toBe(201);
  });

  // Red when `withdraw` of server/areas/competitions/tournament/withdraw.ts deletes the entrant at once: there is no place to fill.
  it('is kept from the draw until the matches are made, and then is gone with who left', async () => {
    const field = await openField(world, festival, 5);
    await field.draw(1);
    const [left, another] = field.registered;
    await leave(left);
    await leave(another);
    expect((await names(field))[0]).toHaveLength(3);
    expect((await fill(left?.id, await coming())).status).toBe(201);
    expect((await names(field))[0]).toHaveLength(4);
    await field.makeMatches();
    expect(await field.matches()).toHaveLength(6);
    expect((await fill(another?.id, await coming())).body).toEqual(refusal('place_kept'));
  });

  it('is nobody’s any more once one of its matches has a score, played or declared', async () => {
    const field = await openField(world, festival, 3);
    await field.draw(1);
    await field.makeMatches();
    const [match] = await field.matches();
    await festival.call(festival.organizer, 'declareWalkover', match?._id, {
      absent: match?.doubleOne._id,
      reason: 'gaveUp',
    });
    const left = field.registered.find(({ player }) => player.id === match?.doubleOne.playerOne._id);
    await leave(left);
    expect((await former(field)).map(({ canBeReplaced }) => canBeReplaced)).toEqual([undefined]);
    expect((await fill(left?.id, await coming())).body).toEqual(refusal('place_played'));
  });

  it('is its organizer’s to give, to people who are not in the category, and only when somebody left it', async () => {
    const field = await openField(world, festival, 4);
    const [left, staying] = field.registered;
    expect((await fill(staying?.id, await coming())).body).toEqual(refusal('place_kept'));
    await field.draw(1);
    await field.makeMatches();
    await leave(left);
    const pair = await coming();
    for (const who of [left?.player, staying?.player, await world.player()]) {
      expect((await fill(left?.id, pair, who)).body).toEqual(refusal('registration_not_found'));
    }
    const inside = await fill(
      left?.id,
      [staying?.player, pair[1]].filter((one) => one !== undefined),
    );
    expect(inside.body.error.code).toBe('already_registered');
    const solo = await festival.call(festival.organizer, 'fillPlace', left?.id, { player: pair[0].id });
    expect(solo.body).toEqual(refusal('partner_needed'));
    expect((await fill(staying?.id, pair)).body).toEqual(refusal('place_kept'));
  });
});
