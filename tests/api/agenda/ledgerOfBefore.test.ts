import { beforeAll, expect, it } from 'vitest';
import moves from '#platform/database/migrations/0012_ledger_of_before.sql?raw';
import { newId } from '#platform/database/uuid.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { type Desk, openDesk } from './desk.ts';

/** What the version before wrote: installments, and checks that left no trace of what they had brought. */
describeOnDatabases('what the version before wrote down', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let day: World['day'];
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    arena = await world.arena('local');
    day = world.day;
  });

  async function reserved(): Promise<string> {
    day = addDays(day, 1);
    return (await desk.reserved(arena, day, [18]))._id;
  }

  async function written(reservation: string, info: string, centavos: number): Promise<string> {
    const id = newId();
    await desk.run(
      `insert into installment (arena_id, id, reservation_id, info, value_centavos, created_at)
        values ($1, $2, $3, $4, $5, now())`,
      [arena.id, id, reservation, info, centavos],
    );
    await desk.run('update reservation set settled_centavos = settled_centavos + $2 where id = $1', [
      reservation,
      centavos,
    ]);
    return id;
  }

  const checked = (id: string) =>
    desk.run("update reservation set status = 'PAGA', status_before = 'PENDENTE', closed_at = now() where id = $1", [
      id,
    ]);

  const ledger = async (reservation: string) => {
    const { rows } = await world.database.pool.query<{ kind: string; value: number }>(
      `select kind, method, value_centavos as value, note from movement where reservation_id = $1
        order by kind desc, value_centavos`,
      [reservation],
    );
    const { rows: found } = await world.database.pool.query<{ settled: number }>(
      'select settled_centavos as settled from reservation where id = $1',
      [reservation],
    );
    return { rows, settled: found[0]?.settled };
  };

  const payment = (value: number, note = '') => ({ kind: 'payment', method: 'unknown', value, note });
  const discount = (value: number) => ({ kind: 'discount', method: null, value, note: '' });

  // Red without the statement of the migration that writes the rest, or the one that settles it.
  it('becomes movements when the database is migrated, and the rest of a check one of its own', async () => {
    const [open, paid, bare] = [await reserved(), await reserved(), await reserved()];
    await written(open, 'Bia', 10_00);
    await written(open, 'DESCONTO', 5_00);
    await written(paid, 'Bia', 5_00);
    await checked(paid);
    await checked(bare);
    for (const statement of moves.split('--> statement-breakpoint')) await desk.run(statement, []);
    expect(await ledger(open)).toEqual({ settled: 15_00, rows: [payment(10_00, 'Bia'), discount(5_00)] });
    expect(await ledger(paid)).toEqual({ settled: 80_50, rows: [payment(5_00, 'Bia'), payment(75_50)] });
    expect(await ledger(bare)).toEqual({ settled: 80_50, rows: [payment(80_50)] });
  });

  // Red without adoptInstallments in server/areas/owner/agenda/installments.ts.
  it('while both versions run becomes movements with the next deed, what it deleted too', async () => {
    const id = await reserved();
    const { body } = await desk.add(arena.owner, id, { info: 'Ana', value: 20, method: 'pix' });
    const [gone] = body.data.reservation.installments;
    await desk.run('delete from installment where id = $1', [gone._id]);
    await desk.run('update reservation set settled_centavos = 0 where id = $1', [id]);
    const bia = await written(id, 'Bia', 10_00);
    await checked(id);
    const open = (await desk.remove(arena.owner, bia)).body.data.reservation;
    expect(open).toMatchObject({ status: 'PENDENTE', installments: [{ value: 70.5, method: 'unknown' }] });
    const { rows, settled } = await ledger(id);
    expect(settled).toBe(70_50);
    expect(rows.map(({ kind, value }) => `${kind} ${value}`).toSorted()).toEqual([
      'payment 1000',
      'payment 2000',
      'payment 7050',
      'undo -1000',
      'undo -2000',
    ]);
  });
});
