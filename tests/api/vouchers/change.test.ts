import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { EXPIRED, NOT_FOUND, refusal, voucherDesk } from './desk.ts';

describeOnDatabases('the vouchers of an arena', (open) => {
  let world: World;
  let desk: ReturnType<typeof voucherDesk>;
  let arena: TestArena;
  let ana: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = voucherDesk(world);
    [arena, ana] = [await world.arena('local'), await world.player({ name: 'Ana Souza' })];
  });

  const voucher = (row: Parameters<World['voucher']>[1] = {}) => world.voucher({ arena, player: ana }, row);
  const yesterday = () => toIsoDay(addDays(world.today, -1));
  const shown = async (code: string) => (await desk.validate(arena.owner, code)).body.data;

  it('come in pages, the newest first, without the deleted', async () => {
    const { owner, ...rest } = await world.arena('local');
    const made: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      made.unshift((await world.voucher({ arena: { owner, ...rest }, player: ana }, {})).id);
    }
    await desk.remove(owner, made[0] ?? '');
    const pages = [await desk.list(owner), await desk.list(owner, 2), await desk.list(owner, 3)];
    expect(pages.map(({ body }) => body.data.vouchers.map(({ _id }: { _id: string }) => _id))).toEqual([
      made.slice(1, 11),
      made.slice(11),
      [],
    ]);
    expect(pages.map(({ body }) => body.pages)).toEqual([2, 2, 2]);
  });

  it('are EXPIRADO past their day, and ATIVO without credits', async () => {
    const { owner, ...rest } = await world.arena('local');
    const at = { arena: { owner, ...rest }, player: ana };
    await world.voucher(at, { code: 'PASSADO', expiresOn: yesterday() });
    await world.voucher(at, { code: 'HOJE', expiresOn: toIsoDay(world.today) });
    await world.voucher(at, { code: 'VAZIO', credits: 0 });
    await world.voucher(at, { code: 'ENCERRADO', status: 'EXPIRADO' });
    const { vouchers } = (await desk.list(owner)).body.data;
    expect(vouchers.map(({ code, status }: { code: string; status: string }) => [code, status])).toEqual([
      ['ENCERRADO', 'EXPIRADO'],
      ['VAZIO', 'ATIVO'],
      ['HOJE', 'ATIVO'],
      ['PASSADO', 'EXPIRADO'],
    ]);
  });

  it('say on the counter whether they are worth something today, for whom and how much', async () => {
    const { id } = await voucher({
      code: 'BALCAO',
      discountBasisPoints: 1_250,
      credits: 1_200,
      expiresOn: '2099-12-31',
    });
    expect(await desk.validate(arena.owner, ' balcao')).toEqual({
      status: 200,
      body: {
        data: {
          status: 'ATIVO',
          message: 'Vale hoje: 12,5% de desconto para Ana Souza. 1.200 créditos, até 31/12/2099.',
          voucher: {
            _id: id,
            code: 'BALCAO',
            player: { _id: ana.id, name: 'Ana Souza' },
            status: 'ATIVO',
            discount: 0.125,
            credits: 1_200,
            unit: 'reservation',
            lifetimeUse: false,
            expire: { day: 31, month: 12, year: 2099 },
          },
        },
      },
    });
    await voucher({ code: 'SEMPRE', lifetimeUse: true, credits: 0 });
    expect((await shown('SEMPRE')).message).toBe('Vale hoje: 25% de desconto para Ana Souza. Uso vitalício.');
    await voucher({ code: 'ZERO', credits: 0 });
    expect(await shown('ZERO')).toMatchObject({
      status: 'ATIVO',
      message: 'Este voucher de Ana Souza não tem mais créditos.',
    });
    await voucher({ code: 'VELHO', expiresOn: yesterday() });
    expect(await shown('VELHO')).toMatchObject({
      status: 'EXPIRADO',
      message: 'Este voucher de Ana Souza está expirado.',
    });
    expect(await desk.validate(arena.owner, 'NADA')).toEqual(NOT_FOUND);
    expect((await desk.validate(arena.owner, ' ')).body.message).toBe('Informe um código para validar');
  });

  it('are recharged on top of what is left, up to the most that one has', async () => {
    const { id } = await voucher({ credits: 2 });
    const reply = await desk.recharge(arena.owner, id, 5);
    expect([reply.status, reply.body.data.voucher.credits]).toEqual([200, 7]);
    const tooMany = 'Um voucher tem no máximo 10.000 créditos.';
    expect(await desk.recharge(arena.owner, id, 9_994)).toEqual(
      refusal(400, 'malformed', tooMany, { credits: tooMany }),
    );
    expect((await desk.recharge(arena.owner, id, 9_993)).body.data.voucher.credits).toBe(10_000);
    for (const credits of [0, -1, 0.5, 1e99]) {
      expect((await desk.recharge(arena.owner, id, credits)).body.message).toBe('Informe um valor válido');
    }
  });

  it('for life, or expired, are not recharged', async () => {
    const forLife = await voucher({ lifetimeUse: true, credits: 0 });
    expect(await desk.recharge(arena.owner, forLife.id, 1)).toEqual(
      refusal(409, 'voucher_for_life', 'Um voucher vitalício não precisa de créditos.'),
    );
    for (const row of [{ status: 'EXPIRADO' as const }, { expiresOn: yesterday() }]) {
      expect(await desk.recharge(arena.owner, (await voucher(row)).id, 1)).toEqual(EXPIRED);
    }
  });

  it('are expired once, and then book nothing', async () => {
    const { id, code } = await voucher({ credits: 2 });
    const reply = await desk.expire(arena.owner, id);
    expect([reply.status, reply.body.data.voucher.status]).toEqual([200, 'EXPIRADO']);
    expect(await desk.expire(arena.owner, id)).toEqual(EXPIRED);
    expect(await world.reserve(ana, { ...orderOf(arena, world.day, [20]), code })).toEqual(NOT_FOUND);
    expect(await desk.expire(arena.owner, (await voucher({ expiresOn: yesterday() })).id)).toEqual(EXPIRED);
  });

  it('are deleted once, and then book nothing; a credit given back later harms nothing', async () => {
    const { id, code } = await voucher({ credits: 2 });
    const made = await world.reserve(ana, { ...orderOf(arena, world.day, [21]), code });
    expect(await desk.remove(arena.owner, id)).toEqual({ status: 200, body: { data: {} } });
    for (const again of [
      desk.remove(arena.owner, id),
      desk.expire(arena.owner, id),
      desk.recharge(arena.owner, id, 1),
    ]) {
      expect(await again).toEqual(NOT_FOUND);
    }
    expect(await world.reserve(ana, { ...orderOf(arena, world.day, [22]), code })).toEqual(NOT_FOUND);
    expect((await world.cancel(ana, made.body.data.reservation._id)).status).toBe(200);
    expect(await desk.validate(arena.owner, code)).toEqual(NOT_FOUND);
  });

  // Red without `isNamed` or `isIn` in server/areas/owner/vouchers/readVouchers.ts, and without the escape of `containing`.
  it('are found by a part of the name or code, and by whether they are of use, in pages', async () => {
    const here = await world.arena('local');
    const [zoe, rui] = [await world.player({ name: 'Zoé Abraão' }), await world.player({ name: 'Rui Sá' })];
    const given = (player: TestPerson, row: object) => world.voucher({ arena: here, player }, row);
    await given(zoe, { code: 'VERÃO_1', credits: 2 });
    await given(zoe, { code: 'SEMPRE', lifetimeUse: true, credits: 0 });
    await given(rui, { code: 'GASTO', credits: 0 });
    await given(rui, { code: 'FIM', status: 'EXPIRADO' });
    await given(rui, { code: 'ONTEM', credits: 0, expiresOn: toIsoDay(addDays(world.today, -1)) });
    await given(rui, { code: 'HOJE', expiresOn: toIsoDay(world.today) });
    const found = async (query: Readonly<Record<string, string>>) => {
      const { data, pages } = (await desk.search(here.owner, query)).body;
      return [data.vouchers.map(({ code }: { code: string }) => code), pages];
    };
    expect(await found({ state: 'active' })).toEqual([['HOJE', 'SEMPRE', 'VERÃO_1'], 1]);
    expect(await found({ state: 'empty' })).toEqual([['GASTO'], 1]);
    expect(await found({ state: 'over' })).toEqual([['ONTEM', 'FIM'], 1]);
    expect(await found({ q: 'ABRAAO' })).toEqual([['SEMPRE', 'VERÃO_1'], 1]);
    expect(await found({ q: 'verão_' })).toEqual([['VERÃO_1'], 1]);
    expect(await found({ q: '%' })).toEqual([[], 1]);
    expect(await found({ q: 'rui', state: 'active' })).toEqual([['HOJE'], 1]);
    for (let index = 0; index < 11; index += 1) await given(zoe, { code: `LOTE${index}` });
    expect(await found({ q: 'lote', page: '2' })).toEqual([['LOTE0'], 2]);
    expect((await desk.search(here.owner, { state: 'ATIVO' })).status).toBe(400);
    expect((await desk.search((await world.arena('local')).owner, { q: 'zoe' })).body.data.vouchers).toEqual([]);
  });
});
