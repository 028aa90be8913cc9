import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import { pictures } from '#platform/database/schema/pictures.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type World } from '../booking/world.ts';
import { NOBODY, refusal } from '../testServer.ts';
import { fieldsOf, picturePart } from '../uploads/form.ts';
import { makeJpeg, padJpeg } from '../uploads/pictures.ts';
import { OPEN_MAY, tournamentSteps } from './steps.ts';

describeOnDatabases("an arena's tournament", (open) => {
  let world: World;
  let steps: ReturnType<typeof tournamentSteps>;
  beforeAll(async () => {
    world = await openWorld(await open());
    steps = tournamentSteps(world);
  });

  const countRows = async () => [
    (await world.database.orm.select().from(arenaTournaments)).length,
    (await world.database.orm.select().from(pictures)).length,
  ];
  /** Days around today, on the wire. */
  const period = (from: number, to: number) => ({
    startDate: toIsoDay(addDays(world.today, from)),
    endDate: toIsoDay(addDays(world.today, to)),
  });

  it('is announced with its picture, and read by everybody', async () => {
    const arena = await world.arena();
    const made = await steps.announce(arena.owner, { name: '  Open de Maio ' });
    const tournament = {
      _id: expect.any(String),
      name: 'Open de Maio',
      phoneToContact: '13988887777',
      registrationPeriod: { startDate: '2030/05-01', endDate: '2030/05-10' },
      executionPeriod: { startDate: '2030/05-14', endDate: '2030/05-15' },
      address: { city: 'Santos' },
      avatar: expect.stringMatching(/^\/imagens\/[\w-]{22}-192\.webp$/),
      status: 'INSCRICAO',
    };
    expect(made).toEqual({ status: 201, body: { data: { tournament } } });
    for (const who of [undefined, arena.owner, await world.player()]) {
      expect(await steps.list(who, arena.id)).toEqual({
        status: 200,
        body: { data: { tournaments: [made.body.data.tournament] } },
      });
    }
  });

  it('stands above those announced before', async () => {
    const arena = await world.arena();
    for (const name of ['Primeiro', 'Segundo', 'Terceiro']) await steps.announce(arena.owner, { name });
    const { body } = await steps.list(undefined, arena.id);
    expect(body.data.tournaments.map(({ name }: { name: string }) => name)).toEqual([
      'Terceiro',
      'Segundo',
      'Primeiro',
    ]);
  });

  it('stands where its days say, on their first and last day too', async () => {
    const { owner } = await world.arena();
    const statusOf = async (from: number, to: number) => {
      const change = { registrationPeriod: period(-20, -10), executionPeriod: period(from, to) };
      return (await steps.announce(owner, change)).body.data.tournament.status;
    };
    expect([await statusOf(1, 2), await statusOf(0, 2), await statusOf(-2, 0), await statusOf(-3, -1)]).toEqual([
      'INSCRICAO',
      'EXECUCAO',
      'EXECUCAO',
      'CONCLUIDO',
    ]);
  });

  it('is announced once by a form that is sent twice', async () => {
    const arena = await world.arena();
    const send = () => steps.announce(arena.owner, {}, { 'idempotency-key': 'um-toque' });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await steps.list(undefined, arena.id)).body.data.tournaments).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['no name', { name: '' }, { name: 'Informe o nome do torneio.' }],
    ['a blank name', { name: ' ' }, { name: 'Informe o nome do torneio.' }],
    ['a short phone', { phoneToContact: '139' }, { phoneToContact: 'O telefone precisa ter no mínimo 11 caracteres.' }],
    [
      'a day that is none',
      { executionPeriod: { startDate: '2030-02-31', endDate: '2030-05-15' } },
      { 'executionPeriod.startDate': 'Data inválida.' },
    ],
    [
      'an end before its start',
      { executionPeriod: { startDate: '2030-05-15', endDate: '2030-05-14' } },
      { 'executionPeriod.endDate': 'O fim do torneio não pode ser antes do começo.' },
    ],
    [
      'registrations that end before they start',
      { registrationPeriod: { startDate: '2030-05-02', endDate: '2030-05-01' } },
      { 'registrationPeriod.endDate': 'O fim das inscrições não pode ser antes do começo.' },
    ],
    [
      'a start before its registrations',
      { executionPeriod: { startDate: '2030-04-14', endDate: '2030-05-15' } },
      { 'executionPeriod.startDate': 'O torneio não pode começar antes das inscrições.' },
    ],
  ])('is refused with %s, and nothing is kept', async (_what, change, details) => {
    const { owner } = await world.arena();
    const before = await countRows();
    const { status, body } = await steps.announce(owner, change);
    expect([status, body.error.code, body.details]).toEqual([400, 'malformed', details]);
    expect(await countRows()).toEqual(before);
  });

  it.each([
    ['no picture', () => [], refusal('image_missing')],
    ['an empty file', () => [picturePart(Buffer.alloc(0))], refusal('image_missing')],
    ['a drawing of text', () => [picturePart(Buffer.from('<svg/>'))], refusal('image_type')],
  ])('is refused with %s, and nothing is kept', async (_what, picture, body) => {
    const { owner } = await world.arena();
    const before = await countRows();
    expect(await steps.announceWith(owner, [...fieldsOf(OPEN_MAY), ...picture()])).toEqual({ status: 400, body });
    expect(await countRows()).toEqual(before);
  });

  // Attack row 31, for this form too.
  it('takes a picture of 5,000,000 bytes, and not one more', async () => {
    const { owner } = await world.arena();
    const send = async (length: number) =>
      steps.announceWith(owner, [...fieldsOf(OPEN_MAY), picturePart(padJpeg(await makeJpeg(), length))]);
    expect([(await send(5_000_000)).status, await send(5_000_001)]).toEqual([
      201,
      { status: 413, body: refusal('image_size') },
    ]);
  });

  // Attack row 30, for this form too.
  it('keeps the pixels of its picture alone', async () => {
    const { owner } = await world.arena();
    const jpeg = Buffer.concat([await makeJpeg(), Buffer.from('<script>plantado</script>')]);
    const before = await world.database.orm.select().from(pictures);
    const known = new Set(before.map(({ id }) => id));
    await steps.announceWith(owner, [...fieldsOf(OPEN_MAY), picturePart(jpeg, '../eu.php.jpg')]);
    const kept = (await world.database.orm.select().from(pictures)).filter(({ id }) => !known.has(id));
    expect(kept.map(({ width, bytes }) => [width, Buffer.from(bytes).includes('plantado')])).toEqual([
      [96, false],
      [192, false],
      [512, false],
    ]);
  });

  it('cannot be given a city, a status or an arena', async () => {
    const { owner } = await world.arena();
    for (const member of [{ address: { city: 'Recife' } }, { status: 'CONCLUIDO' }, { arena: NOBODY }]) {
      const parts = [...fieldsOf({ ...OPEN_MAY, ...member }), picturePart(await makeJpeg())];
      expect((await steps.announceWith(owner, parts)).status).toBe(400);
    }
  });

  it('is of no arena that is not there', async () => {
    expect(await steps.list(undefined, NOBODY)).toEqual({ status: 404, body: refusal('arena_not_found') });
  });

  it('is announced by owners of an arena alone', async () => {
    const [player, ownerOfNone] = [await world.player(), await world.person('arena-owner')];
    expect([await steps.announce(undefined), await steps.announce(player), await steps.announce(ownerOfNone)]).toEqual([
      { status: 401, body: refusal('unauthenticated') },
      { status: 403, body: refusal('forbidden') },
      { status: 403, body: refusal('forbidden') },
    ]);
  });
});
