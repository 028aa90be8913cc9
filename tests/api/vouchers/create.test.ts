import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../domain/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { refusal, voucherDesk } from './desk.ts';

describeOnDatabases('a new voucher', (open) => {
  let world: World;
  let desk: ReturnType<typeof voucherDesk>;
  let arena: TestArena;
  let ana: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = voucherDesk(world);
    [arena, ana] = [await world.arena('local'), await world.player({ name: 'Ana Souza' })];
  });
  afterAll(() => world.close());

  it('is the player’s at the arena, active, with its code in capitals', async () => {
    const body = { player: ana.id, code: '  verão10 ', credits: 3, discount: 0.125 };
    const made = await desk.create(arena.owner, body);
    const id = made.body.data.voucher._id;
    const voucher = {
      _id: id,
      code: 'VERÃO10',
      player: { _id: ana.id, name: 'Ana Souza' },
      status: 'ATIVO',
      discount: 0.125,
      credits: 3,
      lifetimeUse: false,
    };
    expect(made).toEqual({ status: 201, body: { data: { voucher } } });
    expect((await desk.list(arena.owner)).body.data.vouchers).toEqual([voucher]);
  });

  it('for life has no credits; its last day is kept, today included', async () => {
    const body = { player: ana.id, code: 'SEMPRE', lifetimeUse: true, discount: 1, expire: world.today };
    expect((await desk.create(arena.owner, body)).body.data.voucher).toMatchObject({
      lifetimeUse: true,
      credits: 0,
      discount: 1,
      expire: world.today,
      status: 'ATIVO',
    });
  });

  it('is taken off the price, however its code is typed', async () => {
    await desk.create(arena.owner, { player: ana.id, code: 'Amigo-25', credits: 1, discount: 0.25 });
    const reply = await world.reserve(ana, { ...orderOf(arena, world.day, [18]), code: ' amiGO-25 ' });
    expect(reply.body.data.reservation).toMatchObject({ discount: 20.13, totalValue: 60.37 });
  });

  it('has a code of its own at the arena, whatever the capitals; a deleted one’s is free', async () => {
    const body = { player: ana.id, code: 'Único', credits: 1, discount: 0.1 };
    const first = await desk.create(arena.owner, body);
    const taken = 'Já existe um voucher com este código.';
    expect(await desk.create(arena.owner, { ...body, code: ' úNICO' })).toEqual(
      refusal(409, 'voucher_code_taken', taken, { code: taken }),
    );
    const elsewhere = await world.arena('local');
    expect((await desk.create(elsewhere.owner, body)).status).toBe(201);
    await desk.remove(arena.owner, first.body.data.voucher._id);
    expect((await desk.create(arena.owner, body)).status).toBe(201);
  });

  it('of one code asked for twenty times at once is made once', async () => {
    const body = { player: ana.id, code: 'CORRIDA', credits: 1, discount: 0.1 };
    const replies = await Promise.all(Array.from({ length: 20 }, () => desk.create(arena.owner, body)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('pressed twice over a bad line is made once', async () => {
    const body = { player: ana.id, code: 'DUASVEZES', credits: 1, discount: 0.1 };
    const key = { 'idempotency-key': 'voucher-twice' };
    const first = await desk.create(arena.owner, body, key);
    expect(await desk.create(arena.owner, body, key)).toEqual(first);
  });

  it('is for a player who is there', async () => {
    const message = 'Jogador não encontrado.';
    const unknown = [
      '01900000-0000-7000-8000-000000000000',
      arena.owner.id,
      (await world.player({ status: 'erased' })).id,
    ];
    for (const player of unknown) {
      const reply = await desk.create(arena.owner, { player, code: 'NINGUEM', credits: 1, discount: 0.1 });
      expect(reply).toEqual(refusal(404, 'player_not_found', message, { player: message }));
    }
  });

  const bad: readonly (readonly [what: string, change: object, message: string])[] = [
    ['no code', { code: ' ' }, 'Informe o código do voucher.'],
    ['no credits', { credits: undefined }, 'Informe os créditos do voucher.'],
    ['credits for life', { lifetimeUse: true }, 'Informe os créditos do voucher.'],
    ['no credit at all', { credits: 0 }, 'Informe um valor válido'],
    ['half a credit', { credits: 1.5 }, 'Informe um valor válido'],
    ['too many credits', { credits: 10_001 }, 'Informe um valor válido'],
    ['101 %', { discount: 1.01 }, 'O desconto precisa ser maior que 0 e no máximo 100%.'],
    ['no discount', { discount: 0 }, 'O desconto precisa ser maior que 0 e no máximo 100%.'],
    ['less than nothing', { discount: -0.1 }, 'O desconto precisa ser maior que 0 e no máximo 100%.'],
    ['next to nothing', { discount: 0.00001 }, 'O desconto precisa ser maior que 0 e no máximo 100%.'],
    ['no such day', { expire: { day: 31, month: 2, year: 2030 } }, 'Data inválida.'],
  ];

  it.each(bad)('with %s is refused', async (_what, change, message) => {
    const reply = await desk.create(arena.owner, {
      player: ana.id,
      code: 'RUIM',
      credits: 1,
      discount: 0.1,
      ...change,
    });
    expect([reply.status, reply.body.message]).toEqual([400, message]);
  });

  it('with a last day that is over is refused', async () => {
    const body = { player: ana.id, code: 'ONTEM', credits: 1, discount: 0.1, expire: addDays(world.today, -1) };
    const message = 'A validade não pode ser um dia que já passou.';
    expect(await desk.create(arena.owner, body)).toEqual(refusal(400, 'malformed', message, { expire: message }));
  });
});
