import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import { entrants } from '#platform/database/schema/tournament.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type World } from '../booking/world.ts';
import { type Festival, openFestival } from '../events/festival.ts';
import { refusal } from '../testServer.ts';
import { fieldOf, openField } from './field.ts';

describeOnDatabases('the ends of a tournament', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
  });

  const drawnOf = (category: string) =>
    database.orm.select({ id: entrants.id }).from(entrants).where(eq(entrants.categoryId, category));

  // Red without `canDraw` in server/areas/competitions/tournament/drawGroups.ts.
  it.each([
    [0, '0 duplas'],
    [1, '1 dupla'],
  ])('%i entrants are too few for any group', async (pairs, counted) => {
    const field = await openField(world, festival, pairs);
    const tooFew = refusal('groups_number', `Número de grupos inválido para ${counted}`);
    expect((await field.draw(1)).body).toEqual(tooFew);
    expect([await field.groups(), await field.progress()]).toEqual([
      [],
      { phase: 'registrations', hasChampion: false, progress: 0 },
    ]);
  });

  // Red while server/areas/competitions/tournament/makeSecondPhase.ts asks for two who go on.
  it('two entrants are one group and one match, whose winner is the champion', async () => {
    const field = await openField(world, festival, 2);
    expect((await field.draw(2)).body).toEqual(refusal('groups_number', 'Número de grupos inválido para 2 duplas'));
    await field.draw(1);
    await field.makeMatches();
    expect(await field.matches()).toHaveLength(1);
    await field.playAll();
    expect(await field.standing()).toEqual({ qualified: 1, champion: undefined });
    expect((await field.makeSecondPhase()).status).toBe(201);
    const [match] = await field.matches();
    expect([await field.matches(), await field.standing()]).toEqual([
      [match],
      { qualified: 1, champion: match?.doubleOne._id },
    ]);
    expect(await field.progress()).toMatchObject({ phase: 'secondPhase', hasChampion: true });
    expect((await field.makeSecondPhase()).body).toEqual(refusal('second_phase_exists'));
    const { tournaments } = (await festival.call(festival.organizer, 'categories', festival.id)).body.data;
    expect(tournaments).toMatchObject([{ status: 'FINALIZADO' }]);
  });

  // Red without MOST_MATCHES in server/areas/competitions/tournament/drawGroups.ts: half a million matches.
  it('a thousand pairs are not one group, and what was refused can be asked for otherwise', async () => {
    const category = await festival.category({ places: 1_024, viaGateway: false });
    const row = { eventId: festival.id, categoryId: category, status: 'PAGA' as const, createdAt: new Date() };
    await database.orm.insert(registrations).values(Array.from({ length: 1_024 }, () => ({ ...row, id: newId() })));
    const field = fieldOf(festival, category);
    expect((await field.draw(1)).body).toEqual(refusal('groups_too_large'));
    expect((await field.draw(513)).body.error.code).toBe('groups_number');
    expect([await drawnOf(category), await field.progress()]).toMatchObject([[], { phase: 'registrations' }]);
    expect((await field.draw(512)).status).toBe(201);
    expect(await drawnOf(category)).toHaveLength(1_024);
  });

  it('the same draw sent again with the same key is the same draw, and another body with it is refused', async () => {
    const { category } = await openField(world, festival, 4);
    const send = (numberOfGroups: number) =>
      world.call(festival.organizer, {
        method: 'POST',
        url: contract.drawGroups.path.replace(':id', category),
        payload: { numberOfGroups },
        headers: { 'idempotency-key': `sorteio-${category}` },
      });
    const first = await send(2);
    const drawn = await fieldOf(festival, category).groups();
    expect([first.status, await send(2)]).toEqual([201, first]);
    expect((await send(1)).body).toEqual(refusal('idempotency_mismatch'));
    expect(await fieldOf(festival, category).groups()).toEqual(drawn);
    expect(await fieldOf(festival, category).progress()).toMatchObject({ progress: 1 });
  });

  // Red without `hasChampion` in `lockOwn` of server/areas/competitions/registrations/cancelRegistration.ts, and in `leaveRegistration` of
  // server/areas/competitions/registrations/endRegistration.ts.
  it('after the final nobody leaves, and whom the organizer cancels, even its winner, takes nothing with them', async () => {
    const field = await openField(world, festival, 6);
    await field.draw(2);
    await field.makeMatches();
    await field.playAll();
    await field.makeSecondPhase();
    // The semifinals, then what follows from them.
    await field.playAll();
    await field.playAll();
    const [matches, groups, progress] = [await field.matches(), await field.groups(), await field.progress()];
    expect(progress).toMatchObject({ hasChampion: true });
    for (const { id, player } of field.registered) {
      for (const way of ['cancelMyRegistration', 'removeRegistration'] as const) {
        expect((await festival.call(player, way, id)).body).toEqual(refusal('tournament_finished'));
      }
      expect((await festival.call(festival.organizer, 'cancelRegistration', id)).status).toBe(200);
    }
    expect([await field.matches(), await field.groups()]).toEqual([matches, groups]);
    expect(await field.progress()).toEqual({ ...progress, progress: progress.progress + field.registered.length });
    const { tournaments } = (await festival.call(festival.organizer, 'categories', festival.id)).body.data;
    expect(tournaments).toMatchObject([{ status: 'FINALIZADO', doublesTaken: 0 }]);
  });
});
