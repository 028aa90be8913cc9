import { Result } from 'effect';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';

const SECOND = 1_000;

describeOnDatabases('a PIX whose reservation is cancelled at the desk', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let desk: ReturnType<typeof openDesk>;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    desk = openDesk(bench);
    arena = await bench.arena('platform');
  });

  async function paid() {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    return hold;
  }

  const code = async (id: string) => (await desk.undoCancel(arena.owner, id)).body.error?.code ?? 'undone';
  const moneyOf = async (payment: string) => (await bench.bankRow(payment))?.status;

  // Red when the refund's job is due at once.
  it('is not returned while it can be undone, and never if it is', async () => {
    const hold = await paid();
    await desk.cancel(arena.owner, hold.id);
    await bench.pass(9 * SECOND);
    expect(await moneyOf(hold.payment)).toBe('approved');
    expect(await code(hold.id)).toBe('undone');
    await bench.pass(60 * MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'PAGA', refunded: false, hours: [18] });
    expect([await moneyOf(hold.payment), await bench.refundRows()]).toEqual(['approved', []]);
  });

  it('is returned once it cannot be undone any more, whatever is asked then', async () => {
    const hold = await paid();
    await desk.cancel(arena.owner, hold.id);
    await bench.pass(12 * SECOND);
    expect(await code(hold.id)).toBe('not_undoable');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'CANCELADA', refunded: true });
    expect(await moneyOf(hold.payment)).toBe('refunded');
  });

  it('can be cancelled again after an undo, and is then returned once', async () => {
    const hold = await paid();
    await desk.cancel(arena.owner, hold.id);
    await desk.undoCancel(arena.owner, hold.id);
    await desk.cancel(arena.owner, hold.id);
    await bench.pass(MINUTE);
    expect(await bench.refundRows()).toMatchObject([{ state: 'done' }]);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'CANCELADA', refunded: true });
  });

  it('not paid yet, can be paid after the undo', async () => {
    const hold = await bench.hold(arena, [18]);
    await desk.cancel(arena.owner, hold.id);
    expect(await code(hold.id)).toBe('undone');
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'PAGA', hours: [18] });
  });

  it.each([
    [false, 'undone', 'PAGA', false],
    // Red without `stopRefunds` looking at the charge.
    [true, 'not_undoable', 'CANCELADA', true],
  ])('paid in those seconds (told of it: %j): %s, %s', async (isTold, asked, status, refunded) => {
    const hold = await bench.hold(arena, [18]);
    await desk.cancel(arena.owner, hold.id);
    await bench.bank(hold.payment, 'pagar');
    const report = Result.getOrThrow(await bench.provider.get(hold.payment));
    if (isTold) await settle(bench.dependencies, report);
    expect(await code(hold.id)).toBe(asked);
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ status, refunded });
  });

  it('whose time ended meanwhile is not undone', async () => {
    const hold = await bench.hold(arena, [18]);
    await desk.cancel(arena.owner, hold.id);
    database.passTime(61 * MINUTE);
    expect(await code(hold.id)).toBe('not_undoable');
  });
});
