import { Result } from 'effect';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type PaymentProvider, ProviderUnreachable } from '#core/payment/provider.ts';
import { providersOf } from '#core/payment/providers.ts';
import { sandbox } from '#core/payment/sandbox/sandbox.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';
import { counted, type Counted, holdAnHour, openTill, type Till } from './till.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NOT_FOUND = {
  status: 404,
  body: { message: 'Pagamento não encontrado.', error: { statusCode: 404, code: 'payment_not_found' } },
};

describeOnDatabases('the relay of the poll', (open) => {
  let database: TestDatabase;
  let provider: Counted;
  /** When each turn to ask the provider was taken, by the database's clock. */
  let turns: number[];
  let world: World;
  let till: Till;
  let arena: TestArena;

  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    turns = [];
    provider = counted(noteTurns(sandbox(database)));
    world = await openWorld(database, { provider: () => provider });
    till = openTill(database, world.dependencies);
    arena = await world.arena();
  });

  function noteTurns(bank: PaymentProvider): PaymentProvider {
    return {
      ...bank,
      async get(id) {
        const asked = await database.pool.query('select last_asked_at as turn from charge where provider_id = $1', [
          id,
        ]);
        turns.push(asked.rows[0]?.turn.getTime());
        return bank.get(id);
      },
    };
  }

  test('answers in the provider’s shape to who holds the token', async () => {
    const hold = await holdAnHour(world, arena, 18);
    expect(await till.poll(hold.id, hold.bearer)).toEqual({
      status: 200,
      body: { id: hold.id, status: 'pending' },
    });
  });

  test('tells nobody else that the payment exists, and asks nobody for them', async () => {
    const [mine, theirs] = [await holdAnHour(world, arena, 18), await holdAnHour(world, arena, 19)];
    const strangers = [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${mine.token} `,
      mine.token,
      `Basic ${mine.token}`,
      theirs.bearer,
      `Bearer ${mine.player.token}`,
      `Bearer ${mine.token.slice(0, -1)}`,
      `Bearer ${mine.token}x`,
      `Bearer ${mine.token.toLowerCase()}`,
    ];
    for (const authorization of strangers) expect(await till.poll(mine.id, authorization)).toEqual(NOT_FOUND);
    for (const id of ['SB0', `${mine.id}%`, 'é', "' or ''='", mine.id.toLowerCase()]) {
      expect(await till.poll(id, mine.bearer)).toEqual(NOT_FOUND);
    }
    expect(provider.asked).toEqual([]);
  });

  test('asks the provider once in ten seconds, however many poll and on however many servers', async () => {
    const hold = await holdAnHour(world, arena, 18);
    const other = openTill(database, world.dependencies);
    const crowd = () =>
      Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? till : other).poll(hold.id, hold.bearer)));
    await crowd();
    database.passTime(9 * SECOND);
    await crowd();
    database.passTime(SECOND);
    const answers = await crowd();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // A crowd may take longer than ten seconds where the machine is slow: then there is one more turn.
    const waits = turns.slice(1).map((turn, at) => turn - (turns[at] ?? 0));
    expect(waits).not.toEqual([]);
    expect(waits.filter((wait) => wait < 10 * SECOND)).toEqual([]);
  });

  test('settles what it learns before it answers', async () => {
    const hold = await holdAnHour(world, arena, 18);
    await act(database, hold.id, 'pagar');
    expect((await till.poll(hold.id, hold.bearer)).body).toMatchObject({ status: 'approved' });
    expect(await hold.standing()).toEqual({ status: 'PAGA', refunded: false });
    database.passTime(MINUTE);
    expect((await till.poll(hold.id, hold.bearer)).body).toMatchObject({ status: 'approved' });
    expect(provider.asked).toHaveLength(1);
  });

  test('tells of a refused payment', async () => {
    const hold = await holdAnHour(world, arena, 18);
    await act(database, hold.id, 'recusar');
    expect((await till.poll(hold.id, hold.bearer)).body).toEqual({ id: hold.id, status: 'cancelled' });
    expect(await hold.standing()).toEqual({ status: 'EXPIRADA', refunded: false });
  });

  // Red without `standsAtArena` in core/payment/relay.ts.
  test('tells of one that was called off because the desk receives: what it was for stands', async () => {
    const hold = await holdAnHour(world, arena, 18);
    await openDesk(world).counter(arena.owner, hold.reservation);
    await world.runDue();
    const told = { id: hold.id, status: 'cancelled', isPaidAtArena: true };
    expect((await till.poll(hold.id, hold.bearer)).body).toEqual(told);
    await openDesk(world).cancel(arena.owner, hold.reservation);
    expect((await till.poll(hold.id, hold.bearer)).body).toEqual({ id: hold.id, status: 'cancelled' });
  });

  test('sees money that came late: the hours are bought after all', async () => {
    const hold = await holdAnHour(world, arena, 18);
    database.passTime(63 * MINUTE);
    await world.runDue();
    expect(await hold.standing()).toEqual({ status: 'EXPIRADA', refunded: false });
    await act(database, hold.id, 'pagar-atrasado');
    database.passTime(10 * SECOND);
    expect((await till.poll(hold.id, hold.bearer)).body).toMatchObject({ status: 'approved' });
    expect(await hold.standing()).toEqual({ status: 'PAGA', refunded: false });
  });

  test('sees money that came after somebody else had the hours: it goes back, and the page is to ask us', async () => {
    const hold = await holdAnHour(world, arena, 18);
    database.passTime(63 * MINUTE);
    await world.runDue();
    const rival = await world.player();
    expect((await world.reserve(rival, orderOf(arena, world.day, [18]))).status).toBe(201);
    await act(database, hold.id, 'pagar-atrasado');
    database.passTime(10 * SECOND);
    expect((await till.poll(hold.id, hold.bearer)).body).toMatchObject({ status: 'approved' });
    await world.runDue();
    expect(await hold.standing()).toEqual({ status: 'EXPIRADA', refunded: true });
    expect((await till.poll(hold.id, hold.bearer)).body).toMatchObject({ status: 'approved' });
    expect(Result.getOrThrow(await provider.get(hold.id)).state).toBe('refunded');
  });

  test('dies fifteen minutes after the charge', async () => {
    const hold = await holdAnHour(world, arena, 18);
    database.passTime(75 * MINUTE - 5 * SECOND);
    expect((await till.poll(hold.id, hold.bearer)).status).toBe(200);
    database.passTime(5 * SECOND);
    expect(await till.poll(hold.id, hold.bearer)).toEqual(NOT_FOUND);
  });

  test('tells what is known while the provider does not answer, and asks it no oftener', async () => {
    const hold = await holdAnHour(world, arena, 18);
    const silent: Counted = {
      ...provider,
      get(id) {
        provider.asked.push(id);
        return Promise.resolve(Result.fail(new ProviderUnreachable({ cause: 'no answer in time' })));
      },
    };
    const cut = openTill(database, { ...world.dependencies, providers: providersOf(silent) });
    for (let poll = 0; poll < 5; poll += 1) {
      expect((await cut.poll(hold.id, hold.bearer)).body).toMatchObject({ status: 'pending' });
    }
    expect(provider.asked).toEqual([hold.id]);
  });
});
