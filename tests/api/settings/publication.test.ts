import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { arenas, courts, timeSlots } from '#platform/database/schema/arenas.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';

const VISITOR = undefined;

describeOnDatabases('publishing an arena', (open) => {
  let world: World;
  let arena: TestArena;
  let admin: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    admin = await world.person('admin');
  });
  /** As it is after its sign-up. */
  beforeEach(async () => {
    arena = await world.arena('local', 0, { publishedAt: null });
    await world.database.orm.delete(timeSlots).where(eq(timeSlots.arenaId, arena.id));
  });

  const ask = (name: 'publication' | 'publishArena' | 'unpublishArena') =>
    world.call(arena.owner, { method: contract[name].method, url: contract[name].path });
  const pass = (step: string) =>
    world.call(arena.owner, { method: 'POST', url: contract.passGuideStep.path, payload: { step } });
  const createCourts = (...names: string[]) =>
    world.call(arena.owner, {
      method: 'POST',
      url: contract.createCourts.path,
      payload: { courts: names.map((name) => ({ name })) },
    });
  const createHours = (...hours: number[]) =>
    world.call(arena.owner, {
      method: 'POST',
      url: contract.createTimeSlots.path,
      payload: { timeSlots: hours.map((startHour) => ({ startHour, price: 80.5 })) },
    });
  const hide = (id: string, reason = 'Fotos de outra arena') =>
    world.call(admin, {
      method: 'POST',
      url: contract.hideArena.path.replace(':id', id),
      payload: { reason },
    });
  const show = (id: string) => world.call(admin, { method: 'DELETE', url: contract.showArena.path.replace(':id', id) });
  const listed = async (query = '') =>
    (await world.call(admin, { method: 'GET', url: `${contract.listedArenas.path}${query}` })).body.data.arenas;
  const row = async () => (await world.database.orm.select().from(arenas).where(eq(arenas.id, arena.id)))[0];
  const isSeen = async () =>
    (await world.call(VISITOR, { method: 'GET', url: contract.arena.path.replace(':id', arena.id) })).status === 200;

  const NOTHING = { isPublished: false, courts: 0, hours: 0, hasProfile: false, passed: [] };
  const refusal = (message: string) => ({
    status: 409,
    body: { message, error: { statusCode: 409, code: 'arena_not_bookable' } },
  });

  // Red without `isBookable` in server/areas/owner/settings/publication.ts.
  it('is refused in words until a booking is possible', async () => {
    expect((await ask('publication')).body.data).toEqual({ publication: NOTHING });
    expect(await ask('publishArena')).toEqual(refusal('Para entrar no ar, falta uma quadra e um horário disponível.'));
    await createCourts('Quadra 1');
    expect(await ask('publishArena')).toEqual(refusal('Para entrar no ar, falta um horário disponível.'));
    await createHours(18);
    await world.database.orm.update(timeSlots).set({ isAvailable: false }).where(eq(timeSlots.arenaId, arena.id));
    expect(await ask('publishArena')).toEqual(refusal('Para entrar no ar, falta um horário disponível.'));
    expect([await isSeen(), (await row())?.publishedAt]).toEqual([false, null]);
    await world.database.orm.update(timeSlots).set({ isAvailable: true }).where(eq(timeSlots.arenaId, arena.id));
    const published = { ...NOTHING, isPublished: true, courts: 1, hours: 1 };
    expect(await ask('publishArena')).toEqual({ status: 200, body: { data: { publication: published } } });
    expect(await isSeen()).toBe(true);
    const since = (await row())?.publishedAt;
    await ask('publishArena');
    expect((await row())?.publishedAt).toEqual(since);
  });

  it('is taken back by who published it', async () => {
    await createCourts('Quadra 1');
    await createHours(18);
    await ask('publishArena');
    expect((await ask('unpublishArena')).body.data.publication.isPublished).toBe(false);
    expect(await isSeen()).toBe(false);
  });

  it('an admin hides it with a reason that its team reads, whatever the team does, and shows it again', async () => {
    await createCourts('Quadra 1');
    await createHours(18);
    await ask('publishArena');
    expect(await hide(arena.id)).toEqual({ status: 200, body: { data: {} } });
    expect(await isSeen()).toBe(false);
    expect((await ask('publishArena')).body.data.publication).toMatchObject({
      isPublished: true,
      hiddenReason: 'Fotos de outra arena',
    });
    expect(await isSeen()).toBe(false);
    expect((await listed())[0]).toEqual({
      _id: arena.id,
      name: 'Arena Maré Alta',
      city: 'Santos',
      isPublished: true,
      hiddenReason: 'Fotos de outra arena',
    });
    await show(arena.id);
    expect([await isSeen(), (await ask('publication')).body.data.publication.hiddenReason]).toEqual([true, undefined]);
    expect((await row())?.hiddenReason).toBeNull();
    expect(world.logged.map(([entry]) => Object(entry).audit).filter(Boolean)).toEqual(['arena.hidden', 'arena.shown']);
    const unknown = { statusCode: 404, code: 'arena_not_found' };
    expect((await hide(admin.id)).body.error).toEqual(unknown);
    expect((await show(admin.id)).body.error).toEqual(unknown);
    expect((await hide(arena.id, ' ')).body.details).toEqual({ reason: 'Escreva o motivo, que a arena vai ler.' });
  });

  // Red without the fold of the arena's name, and when a sign of LIKE in what is typed counts as one.
  it('an admin finds it by a part of its name, however it is written', async () => {
    await world.database.orm.update(arenas).set({ name: 'Arena São João 100%' }).where(eq(arenas.id, arena.id));
    for (const q of ['sao joao', 'SÃO', '100%', 'ão jo']) {
      expect([q, (await listed(`?q=${encodeURIComponent(q)}`)).map(({ _id }: { _id: string }) => _id)]).toEqual([
        q,
        [arena.id],
      ]);
    }
    for (const q of ['sao paulo', '1_0', 'a%o'])
      expect([q, await listed(`?q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
  });

  it('a step is passed once, and what the arena has is known without', async () => {
    await pass('payment');
    await Promise.all([pass('courts'), pass('profile'), pass('payment')]);
    const { publication } = (await ask('publication')).body.data;
    expect(publication).toEqual({ ...NOTHING, passed: ['courts', 'payment', 'profile'] });
    await world.database.orm.update(arenas).set({ street: 'Rua da Areia, 10' }).where(eq(arenas.id, arena.id));
    expect((await ask('publication')).body.data.publication.hasProfile).toBe(true);
    expect((await pass('publish')).body.error.code).toBe('malformed');
  });

  // Red when saveCourt.ts inserts before it looks at all names.
  it('courts are made all at once, or none', async () => {
    expect((await createCourts('Quadra 1', 'Quadra 2')).body.data.courts).toMatchObject([
      { name: 'Quadra 1', version: 1 },
      { name: 'Quadra 2', version: 1 },
    ]);
    expect(await createCourts('Quadra 3', ' quadra 1')).toEqual({
      status: 409,
      body: {
        message: 'Já existe uma quadra com este nome.',
        error: { statusCode: 409, code: 'court_name_taken' },
        details: { 'courts.1.name': 'Já existe uma quadra com este nome.' },
      },
    });
    expect((await createCourts('Quadra 3', 'QUADRA 3')).body.error.code).toBe('court_name_taken');
    const many = Array.from({ length: 99 }, (_, index) => `Areia ${index}`);
    expect((await createCourts(...many)).body.error.code).toBe('too_many_courts');
    const there = await world.database.orm.select().from(courts).where(eq(courts.arenaId, arena.id));
    expect(there.length).toBe(2);
  });

  // Red without the count of what was inserted in server/areas/owner/slots/changeTimeSlot.ts.
  it('hours are made all at once, or none', async () => {
    const replies = await Promise.all([createHours(6, 7, 8), createHours(8, 9)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const loser = replies.find(({ status }) => status === 409);
    expect(loser?.body.message).toBe('Um destes horários já existe. Confira os horários da sua arena.');
    expect((await createHours(12, 12)).body.error.code).toBe('slot_exists');
    const there = await world.database.orm.select().from(timeSlots).where(eq(timeSlots.arenaId, arena.id));
    expect(there.length).toBe(replies[0].status === 201 ? 3 : 2);
    expect((await createHours(22, 23)).body.data.timeSlots.at(-1)).toMatchObject({ startHour: 23, price: 80.5 });
  });
});
