import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena } from '../cast.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { NOBODY, openTestServer, refusal, type TestServer } from '../testServer.ts';

describeOnDatabases('arena directory', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let full: string;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
    const photos = ['/pictures/arenas/mare-1.svg', '/pictures/arenas/mare-2.svg'];
    ({ id: full } = await makeArena(database, {
      name: 'Arena 00',
      photos,
      avatar: '/pictures/arenas/mare-avatar.svg',
      description: 'Areia fofa.',
      street: 'Rua das Ondas, 1',
      district: 'Gonzaga',
      phone: '13990000001',
      instagram: '@mare',
    }));
    for (let index = 1; index < 12; index += 1) {
      await makeArena(database, { name: `Arena ${String(index).padStart(2, '0')}`, paymentMethod: 'local' });
    }
  });

  const bare = (name: string) => ({
    _id: expect.any(String),
    name,
    courtsNumber: 2,
    photos: [],
    address: { city: 'Santos' },
    lowestPrice: 60,
  });
  const names = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => bare(`Arena ${String(from + index).padStart(2, '0')}`));
  const summary = () => ({
    _id: full,
    name: 'Arena 00',
    avatar: '/pictures/arenas/mare-avatar.svg',
    courtsNumber: 2,
    photos: ['/pictures/arenas/mare-1.svg'],
    address: { city: 'Santos', street: 'Rua das Ondas, 1', district: 'Gonzaga' },
    lowestPrice: 60,
  });
  /** On an arena's own page, with its hours at 8, 18 and 19. */
  const visited = async ({ lowestPrice: lowest, ...arena }: { readonly lowestPrice: number }) => ({
    ...arena,
    today: momentIn(await readNow(database), 'America/Sao_Paulo').day,
    prices: {
      lowest,
      periods: [
        { period: 'morning', lowest: 60, highest: 60 },
        { period: 'night', lowest: 80.5, highest: 80.5 },
      ],
    },
  });

  it('comes in pages of ten by name, a card with its first photo only', async () => {
    const first = await server.call('arenas');
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { data: { arenas: [summary(), ...names(1, 9)] }, pages: 2 },
    ]);
    const second = await server.call('arenas', { query: '?page=2' });
    expect(second.json()).toEqual({ data: { arenas: names(10, 11) }, pages: 2 });
    const beyond = await server.call('arenas', { query: '?page=3' });
    expect(beyond.json()).toEqual({ data: { arenas: [] }, pages: 2 });
  });

  it.each(['0', '-1', '1.5', 'x', '', '100001', '1e3'])('has no page %j', async (page) => {
    const reply = await server.call('arenas', { query: `?page=${page}` });
    expect([reply.statusCode, reply.json().error.code, Object.keys(reply.json().details)]).toEqual([
      400,
      'malformed',
      ['page'],
    ]);
  });

  it('comes whole for the search', async () => {
    expect((await server.call('allArenas')).json()).toEqual({ data: { allArenas: [summary(), ...names(1, 11)] } });
  });

  // Red without `shared` in the contract.
  it('lists all arenas anew only when something changed', async () => {
    const first = await server.call('allArenas');
    expect(first.headers['cache-control']).toBe('no-cache');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const second = await server.call('allArenas', { headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    await makeArena(database, { name: 'Zulu' });
    const third = await server.call('allArenas', { headers });
    expect(third.statusCode).toBe(200);
    expect(third.headers['etag']).not.toBe(first.headers['etag']);
  });

  it('opens one arena with everything that it tells', async () => {
    const reply = await server.call('arena', { params: { id: full } });
    const arena = {
      ...(await visited(summary())),
      photos: ['/pictures/arenas/mare-1.svg', '/pictures/arenas/mare-2.svg'],
      photoTexts: ['', ''],
      description: 'Areia fofa.',
      phone: '13990000001',
      socials: { instagram: '@mare' },
      paymentMethod: 'platform',
      zone: 'America/Sao_Paulo',
      bookingRules: { maxDaysAhead: 60, maxUnpaidHours: 8, voucherUnit: 'reservation' },
    };
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: { arena } }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('leaves out what an arena does not tell', async () => {
    const { id } = await makeArena(database, { name: 'Zênite' });
    const arena = {
      ...(await visited(bare('Zênite'))),
      _id: id,
      photoTexts: [],
      socials: {},
      paymentMethod: 'platform',
      zone: 'America/Sao_Paulo',
      bookingRules: { maxDaysAhead: 60, maxUnpaidHours: 8, voucherUnit: 'reservation' },
    };
    expect((await server.call('arena', { params: { id } })).json()).toEqual({ data: { arena } });
  });

  // RULES 10. Red without `t.is_available` in server/areas/player/directory/directory.ts and in server/areas/player/directory/arena.ts.
  it('tells the lowest price of the hours that are offered, and none where no hour is', async () => {
    const { id, slots } = await makeArena(database, { name: 'Yara' });
    const close = (slot: string) =>
      database.pool.query('update time_slot set is_available = false where arena_id = $1 and id = $2', [id, slot]);
    const told = async () => {
      const { allArenas } = (await server.call('allArenas')).json().data;
      const { lowestPrice } = allArenas.find(({ _id }: { _id: string }) => _id === id);
      return [lowestPrice, (await server.call('arena', { params: { id } })).json().data.arena.prices];
    };
    await close(slots.at8.id);
    const night = { period: 'night', lowest: 80.5, highest: 80.5 };
    expect(await told()).toEqual([80.5, { lowest: 80.5, periods: [night] }]);
    await close(slots.at18.id);
    await close(slots.at19.id);
    expect(await told()).toEqual([undefined, undefined]);
  });

  // RULES 10: the specification's card, unchanged.
  it('tells no price with PRICE_CARD=fixed', async () => {
    const fixed = await openTestServer(database, { settings: { priceCard: 'fixed' } });
    const { allArenas } = (await fixed.call('allArenas')).json().data;
    const { arenas } = (await fixed.call('arenas')).json().data;
    const { arena } = (await fixed.call('arena', { params: { id: full } })).json().data;
    expect([...allArenas, ...arenas, arena].filter((each) => 'lowestPrice' in each || 'prices' in each)).toEqual([]);
  });

  // Red with the device's clock: the arena's own zone and the database's clock decide.
  it("tells which day it is in the arena's zone", async () => {
    const { id } = await makeArena(database, { name: 'Xis', zone: 'Pacific/Kiritimati' });
    const { arena } = (await server.call('arena', { params: { id } })).json().data;
    expect(arena.today).toEqual(momentIn(await readNow(database), 'Pacific/Kiritimati').day);
  });

  it('knows no other arena', async () => {
    const unknown = await server.call('arena', { params: { id: NOBODY } });
    expect([unknown.statusCode, unknown.json()]).toEqual([404, refusal('arena_not_found')]);
    const nonsense = await server.call('arena', { params: { id: 'mare' } });
    const errors = { id: 'Identificador inválido.' };
    expect(nonsense.json()).toEqual(refusal('malformed', 'Identificador inválido.', errors));
  });
});
