import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { MAX_COURTS } from '#domain/courts/court.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';

describeOnDatabases('the courts of an arena', (open) => {
  let world: World;
  let arena: TestArena;
  beforeAll(async () => void (world = await openWorld(await open())));

  const list = (id: string, who?: TestPerson) =>
    world.call(who, { method: 'GET', url: contract.courts.path.replace(':id', id) });
  const create = (payload: object, owner = arena.owner) =>
    world.call(owner, { method: 'POST', url: contract.createCourt.path, payload });
  const update = (id: string, payload: object, version?: number) =>
    world.call(arena.owner, {
      method: 'PATCH',
      url: contract.updateCourt.path.replace(':id', id) + (version === undefined ? '' : `?version=${version}`),
      payload,
    });
  const names = async () => (await list(arena.id)).body.data.courts.map(({ name }: { name: string }) => name);
  const refused = (code: string, statusCode: number, message: string, details?: object) => ({
    status: statusCode,
    body: { message, error: { statusCode, code }, ...(details && { details }) },
  });
  const taken = refused('court_name_taken', 409, 'Já existe uma quadra com este nome.', {
    name: 'Já existe uma quadra com este nome.',
  });
  const conflict = refused(
    'edit_conflict',
    409,
    'Isto foi alterado em outra janela. Confira como está agora e tente novamente.',
  );

  it('are created with a trimmed name, uncovered unless it is said, and listed to everybody by name', async () => {
    arena = await world.arena('local', 0);
    const first = await create({ name: '  Quadra do mar ' });
    const second = await create({ name: 'Areia', inDoor: true });
    const { _id, createdAt } = first.body.data.court;
    expect(first).toEqual({
      status: 201,
      body: { data: { court: { _id, name: 'Quadra do mar', createdAt, inDoor: false, version: 1 } } },
    });
    expect(second.body.data.court).toMatchObject({ name: 'Areia', inDoor: true });
    expect(await list(arena.id)).toEqual({
      status: 200,
      body: { data: { courts: [second.body.data.court, first.body.data.court] } },
    });
  });

  it('of an arena that has none are an empty list; of an unknown arena a 404', async () => {
    arena = await world.arena('local', 0);
    expect(await list(arena.id)).toEqual({ status: 200, body: { data: { courts: [] } } });
    expect(await list(newId())).toEqual(refused('arena_not_found', 404, 'Arena não encontrada.'));
  });

  it.each([
    ['', "O campo 'Nome' precisa ser preenchido."],
    ['   ', "O campo 'Nome' precisa ser preenchido."],
    ['x'.repeat(41), 'O nome da quadra precisa ter no máximo 40 caracteres.'],
  ])('are not called %j', async (name, message) => {
    arena = await world.arena('local', 1);
    const faults = refused('malformed', 400, message, { name: message });
    expect(await create({ name })).toEqual(faults);
    expect(await update(arena.courts[0]?.id ?? '', { name })).toEqual(faults);
  });

  it('have a name each, whatever its case; other arenas have their own', async () => {
    arena = await world.arena('local', 0);
    const { _id } = (await create({ name: 'Água Viva' })).body.data.court;
    await create({ name: 'Areia' });
    expect(await create({ name: ' ÁGUA VIVA ' })).toEqual(taken);
    expect((await update(_id, { name: 'areia' }, 1)).body).toEqual(taken.body);
    expect((await update(_id, { name: 'água viva' }, 1)).status).toBe(200);
    expect(await names()).toEqual(['água viva', 'Areia']);
    const other = await world.arena('local', 0);
    expect((await create({ name: 'Areia' }, other.owner)).status).toBe(201);
  });

  // Red when the arena's row is not locked (on PostgreSQL).
  it('have a name each, though twenty windows ask for one at once', async () => {
    arena = await world.arena('local', 0);
    const replies = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'Areia' })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await names()).toEqual(['Areia']);
  });

  it(`are ${MAX_COURTS} at most, though windows ask at once`, async () => {
    arena = await world.arena('local', 0);
    const createdAt = new Date();
    const row = (index: number) => ({ arenaId: arena.id, id: newId(), name: `Quadra ${index}`, createdAt });
    await world.database.orm.insert(courts).values(Array.from({ length: MAX_COURTS - 1 }, (_, index) => row(index)));
    const replies = await Promise.all(['Areia', 'Duna', 'Mar'].map((name) => create({ name })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await create({ name: 'Sol' })).toEqual(
      refused('too_many_courts', 409, 'Sua arena já tem o máximo de quadras.'),
    );
  });

  it('change from what their editor saw; a second window is told', async () => {
    arena = await world.arena('local', 1);
    const id = arena.courts[0]?.id ?? '';
    const changed = await update(id, { name: 'Central', inDoor: true }, 1);
    const { createdAt } = changed.body.data.court;
    const central = { _id: id, name: 'Central', createdAt, inDoor: true, version: 2 };
    expect(changed).toEqual({ status: 200, body: { data: { court: central } } });
    expect(await update(id, { name: 'Lateral' }, 1)).toEqual(conflict);
    expect((await list(arena.id)).body.data.courts).toEqual([central]);
    // Seen again, the same is kept; what is not said stays.
    expect((await update(id, { name: 'Lateral' }, 2)).body.data.court).toEqual({
      ...central,
      name: 'Lateral',
      version: 3,
    });
  });

  // Red without storedSports (a court for all sports says so by saying nothing), and without the rule of one sport at least.
  it('are for all sports unless it is said, and again when all are said', async () => {
    arena = await world.arena('local', 0);
    const sportsOf = async (id: string) =>
      (await list(arena.id)).body.data.courts.find(({ _id }: { _id: string }) => _id === id).sports;
    const { _id } = (await create({ name: 'Areia', sports: ['VOLEI_DE_PRAIA', 'FUTEVOLEI'] })).body.data.court;
    expect(await sportsOf(_id)).toEqual(['FUTEVOLEI', 'VOLEI_DE_PRAIA']);
    await update(_id, { name: 'Areia', inDoor: true }, 1);
    expect(await sportsOf(_id)).toEqual(['FUTEVOLEI', 'VOLEI_DE_PRAIA']);
    await update(_id, { name: 'Areia', sports: ['FUTEVOLEI', 'BEACH_TENNIS', 'VOLEI_DE_PRAIA'] }, 2);
    expect(await sportsOf(_id)).toBe(undefined);
    const none = 'Escolha ao menos um esporte.';
    expect(await update(_id, { name: 'Areia', sports: [] }, 3)).toEqual(
      refused('malformed', 400, none, { sports: none }),
    );
    const twice = await update(_id, { name: 'Areia', sports: ['FUTEVOLEI', 'FUTEVOLEI'] }, 3);
    expect(twice).toMatchObject({ status: 400, body: { message: 'O mesmo esporte foi escolhido duas vezes.' } });
    expect((await update(_id, { name: 'Areia', sports: ['TENIS'] }, 3)).status).toBe(400);
    expect(await sportsOf(_id)).toBe(undefined);
  });

  it('of several changes at once from one version, one is kept', async () => {
    arena = await world.arena('local', 1);
    const id = arena.courts[0]?.id ?? '';
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => update(id, { name: `Areia ${i}` }, 1)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});
