import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
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
      unit: 'reservation',
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
      (await world.person('admin')).id,
      (await world.player({ status: 'erased' })).id,
    ];
    for (const player of unknown) {
      const reply = await desk.create(arena.owner, { player, code: 'NINGUEM', credits: 1, discount: 0.1 });
      expect(reply).toEqual(refusal(404, 'player_not_found', message, { player: message }));
    }
  });

  // Red while `canPlay` knows the accounts of players alone.
  it('can be an owner’s, who plays too', async () => {
    const { owner } = await world.arena('local');
    const made = await desk.create(arena.owner, { player: owner.id, code: 'COLEGA', credits: 1, discount: 0.1 });
    expect(made.body.data.voucher.player).toEqual({ _id: owner.id, name: 'Ana Souza' });
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

  describe('that is sold at the desk', () => {
    const sale = (more: object = {}) => ({ player: ana.id, credits: 10, price: 400, method: 'pix', ...more });
    const sold = async (more: object = {}) => (await desk.sell(arena.owner, sale(more))).body.data.voucher;
    /** The ledger's rows of a voucher, oldest first, and what is in the row of the voucher. */
    async function books(id: string) {
      const { rows } = await world.database.pool.query(
        `select v.credits, v.removed_at is null as kept, (select json_agg(json_build_array(m.kind, m.method, m.value_centavos)
          order by m.id) from movement m where m.voucher_id = v.id) as ledger from voucher v where v.id = $1`,
        [id],
      );
      return rows[0];
    }

    it('takes all off, with a code of its own, and its payment is in the ledger', async () => {
      const voucher = await sold({ expire: world.today });
      expect(voucher).toEqual({
        _id: expect.any(String),
        code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/),
        player: { _id: ana.id, name: 'Ana Souza' },
        status: 'ATIVO',
        discount: 1,
        credits: 10,
        unit: 'reservation',
        lifetimeUse: false,
        expire: world.today,
        sale: { price: 400, method: 'pix', isUndoable: true, rest: 400 },
      });
      expect(await books(voucher._id)).toEqual({ credits: 10, kept: true, ledger: [['payment', 'pix', 400_00]] });
    });

    it('is refused whole: a stranger, a past day, no price, another method', async () => {
      const before = await world.database.pool.query('select count(*) from voucher');
      const wrong = [
        { player: (await world.person('admin')).id },
        { expire: addDays(world.today, -1) },
        { price: 0 },
        { method: 'player_credit' },
        { credits: 0 },
      ];
      for (const more of wrong) expect([more, (await desk.sell(arena.owner, sale(more))).status]).not.toContain(201);
      expect((await world.database.pool.query('select count(*) from voucher')).rows).toEqual(before.rows);
    });

    // Red without the row of `movements` in undoVoucherSale, without `voucher_used`, and with `credits` left as they are.
    it('can be taken back once, unless a reservation uses it; then nothing of it is of use again', async () => {
      const { _id, code } = await sold();
      const order = { ...orderOf(arena, addDays(world.day, 3), [18]), code };
      const reservation = (await world.reserve(ana, order)).body.data.reservation._id;
      expect((await desk.undoSale(arena.owner, _id)).body.error.code).toBe('voucher_used');
      const url = (path: string) => path.replace(':id', reservation);
      await world.call(arena.owner, { method: 'PATCH', url: url(contract.cancelAtDesk.path), payload: {} });
      const replies = await Promise.all(Array.from({ length: 10 }, () => desk.undoSale(arena.owner, _id)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const ledger = [
        ['payment', 'pix', 400_00],
        ['undo', 'pix', -400_00],
      ];
      expect(await books(_id)).toEqual({ credits: 0, kept: false, ledger });
      expect(
        (await world.call(arena.owner, { method: 'PATCH', url: url(contract.undoCancellation.path) })).status,
      ).toBe(409);
      expect((await world.reserve(ana, order)).body.error.code).toBe('voucher_not_found');
      const { _id: given } = (await desk.create(arena.owner, { player: ana.id, code: 'DADO', credits: 1, discount: 1 }))
        .body.data.voucher;
      expect((await desk.undoSale(arena.owner, given)).body.error.code).toBe('voucher_not_sold');
    });

    // Red when lockUnused locks nothing.
    it('of a sale that is taken back and a reservation with it at once, one comes to be', async () => {
      for (const hour of [7, 8, 9, 10, 18, 19]) {
        const { _id, code } = await sold();
        const order = { ...orderOf(arena, addDays(world.day, 4), [hour]), code };
        const [undone, made] = await Promise.all([desk.undoSale(arena.owner, _id), world.reserve(ana, order)]);
        expect([undone.status === 200, made.status === 201].filter(Boolean)).toEqual([true]);
      }
    });
  });
});
