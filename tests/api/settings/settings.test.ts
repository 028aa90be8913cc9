import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';

const VISITOR = undefined;

describeOnDatabases('an owner’s own arena', (open) => {
  let world: World;
  let arena: TestArena;
  beforeAll(async () => void (world = await openWorld(await open())));
  beforeEach(async () => void (arena = await world.arena('local')));

  const read = () => world.call(arena.owner, { method: 'GET', url: contract.myArena.path });
  const setMethod = (paymentMethod: string, version?: number) =>
    world.call(arena.owner, {
      method: 'PATCH',
      url: withVersion(contract.updatePaymentMethod.path, version),
      payload: { paymentMethod },
    });
  const setProfile = (payload: object, version?: number) =>
    world.call(arena.owner, {
      method: 'PATCH',
      url: withVersion(contract.updateArenaProfile.path, version),
      payload,
    });
  const setRules = (payload: object, version?: number) =>
    world.call(arena.owner, {
      method: 'PATCH',
      url: withVersion(contract.updateBookingRules.path, version),
      payload,
    });
  const row = async () => (await world.database.orm.select().from(arenas).where(eq(arenas.id, arena.id)))[0];

  const asMade = () => ({
    _id: arena.id,
    name: 'Arena Maré Alta',
    courtsNumber: 2,
    photos: [],
    photoTexts: [],
    address: { city: 'Santos' },
    socials: {},
    paymentMethod: 'local',
    zone: 'America/Sao_Paulo',
    bookingRules: { maxDaysAhead: 60, maxUnpaidHours: 200, voucherUnit: 'reservation' },
  });
  const PROFILE = {
    name: ' Arena Ressaca ',
    address: { city: ' Itanhaém ' },
    socials: { instagram: '@ressaca' },
    phone: '13977776666',
  };
  const conflict = {
    status: 409,
    body: {
      message: 'Isto foi alterado em outra janela. Confira como está agora e tente novamente.',
      error: { statusCode: 409, code: 'edit_conflict' },
    },
  };

  it('is told as everybody sees it, with the version that changes start from', async () => {
    expect(await read()).toEqual({ status: 200, body: { data: { arena: asMade(), version: 1 } } });
    const page = await world.call(VISITOR, { method: 'GET', url: contract.arena.path.replace(':id', arena.id) });
    const { today: _today, prices: _prices, ...seen } = page.body.data.arena;
    expect((await read()).body.data.arena).toEqual(seen);
  });

  // Red without `isVersion` in server/areas/owner/settings/settingsHandlers.ts.
  it('changes its booking rules, unless another window was faster', async () => {
    const rules = { maxDaysAhead: 14, maxUnpaidHours: 3, voucherUnit: 'hour' };
    const now = { status: 200, body: { data: { arena: { ...asMade(), bookingRules: rules }, version: 2 } } };
    expect(await setRules(rules, 1)).toEqual(now);
    expect(await setRules({ ...rules, maxDaysAhead: 30 }, 1)).toEqual(conflict);
    expect(await read()).toEqual(now);
    for (const wrong of [0, 366, -1, 1.5, '14']) {
      expect((await setRules({ ...rules, maxDaysAhead: wrong }, 2)).status).toBe(400);
      expect((await setRules({ ...rules, maxUnpaidHours: wrong }, 2)).status).toBe(400);
    }
    expect(await read()).toEqual(now);
  });

  it('changes what it tells of itself, and is found by that', async () => {
    await world.database.orm.update(arenas).set({ district: 'Centro' }).where(eq(arenas.id, arena.id));
    expect(await setProfile(PROFILE, 1)).toEqual({
      status: 200,
      body: {
        data: {
          arena: {
            ...asMade(),
            name: 'Arena Ressaca',
            address: { city: 'Itanhaém', district: 'Centro' },
            socials: { instagram: '@ressaca' },
            phone: '13977776666',
          },
          version: 2,
        },
      },
    });
    expect((await row())?.searchKey).toBe('arena ressaca centro itanhaem');
    const { allArenas } = (await world.call(VISITOR, { method: 'GET', url: contract.allArenas.path })).body.data;
    expect(allArenas.find((one: { _id: string }) => one._id === arena.id)).toMatchObject({
      name: 'Arena Ressaca',
      address: { city: 'Itanhaém', district: 'Centro' },
    });
  });

  it('says where it is by a link of a map, and takes that back', async () => {
    const link = 'https://www.google.com/maps/place/Arena/@-23.9,-46.3,17z/data=!3d-23.967123!4d-46.333456';
    const positionAfter = async (change: object) => {
      expect((await setProfile({ ...PROFILE, ...change })).status).toBe(200);
      const page = await world.call(VISITOR, { method: 'GET', url: contract.arena.path.replace(':id', arena.id) });
      return page.body.data.arena.position;
    };
    expect(await positionAfter({ position: link })).toEqual({ lat: -23.967123, lng: -46.333456 });
    expect(await positionAfter({})).toEqual({ lat: -23.967123, lng: -46.333456 });
    expect(await positionAfter({ position: '' })).toBeUndefined();
    const { status, body } = await setProfile({ ...PROFILE, position: 'https://maps.app.goo.gl/AbCdEf' });
    expect([status, body.details]).toEqual([400, { position: expect.stringContaining('Não encontramos a posição.') }]);
  });

  it('keeps the Instagram when none is sent, and writes it with @', async () => {
    await setProfile({ ...PROFILE, socials: { instagram: 'ressaca.praia' } });
    const reply = await setProfile({ ...PROFILE, socials: {} });
    expect(reply.body.data.arena.socials).toEqual({ instagram: '@ressaca.praia' });
  });

  it.each([
    [{ name: ' ' }, { name: 'O nome da arena é obrigatório.' }],
    [{ address: { city: '' } }, { 'address.city': 'A cidade é obrigatória.' }],
    [{ socials: { instagram: '@' } }, { 'socials.instagram': 'O Instagram precisa ter no mínimo 2 caracteres.' }],
  ])('%j is refused by its field, and nothing changes', async (part, details) => {
    expect(await setProfile({ ...PROFILE, ...part })).toEqual({
      status: 400,
      body: { message: Object.values(details)[0], error: { statusCode: 400, code: 'malformed' }, details },
    });
    expect((await read()).body.data).toEqual({ arena: asMade(), version: 1 });
  });

  it('a payment method that there is not is refused', async () => {
    expect((await setMethod('cash')).body.error.code).toBe('malformed');
    expect((await read()).body.data.arena.paymentMethod).toBe('local');
  });

  it('another payment method is for reservations to come alone', async () => {
    const player = await world.player();
    const before = (await world.reserve(player, orderOf(arena, world.day, [18]))).body.data;
    expect(await setMethod('platform', 1)).toEqual({
      status: 200,
      body: { data: { arena: { ...asMade(), paymentMethod: 'platform' }, version: 2 } },
    });
    const after = (await world.reserve(player, orderOf(arena, world.day, [19]))).body.data;
    expect([before.reservation.paymentMethod, after.reservation.paymentMethod]).toEqual(['local', 'platform']);
    expect((await world.read(player, before.reservation._id)).body.data.reservation).toEqual(before.reservation);
    expect(after.reservationPayment).toBeDefined();
  });

  it('of two windows the later is told, and goes on from what it sees then', async () => {
    await setProfile(PROFILE, 1);
    expect(await setMethod('platform', 1)).toEqual(conflict);
    expect(await setProfile({ ...PROFILE, phone: '13911112222' }, 1)).toEqual(conflict);
    const { version, arena: seen } = (await read()).body.data;
    expect([version, seen.phone, seen.paymentMethod]).toEqual([2, '13977776666', 'local']);
    expect((await setMethod('platform', version)).body.data).toMatchObject({ version: 3 });
  });

  it('of many changes at once from one version one is kept', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => setMethod('platform', 1)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

function withVersion(path: string, version: number | undefined): string {
  return version === undefined ? path : `${path}?version=${version}`;
}
