import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../domain/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { type Desk, openDesk } from './desk.ts';

const TOTAL = 80_50;

type Deed =
  | { readonly do: 'add'; readonly centavos: number }
  | { readonly do: 'addTheRest' | 'pay' | 'cancel' }
  | { readonly do: 'remove'; readonly which: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('add' as const), centavos: fc.integer({ min: 1, max: 50_00 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('addTheRest' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('remove' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
);

/** A reservation paid at the arena, as simply as it can be told. */
class Ledger {
  status = 'PENDENTE';
  entries: number[] = [];

  get left(): number {
    return TOTAL - this.entries.reduce((sum, entry) => sum + entry, 0);
  }

  add(centavos: number): boolean {
    if (this.status !== 'PENDENTE' || centavos > this.left) return false;
    this.entries.push(centavos);
    if (this.left === 0) this.status = 'PAGA';
    return true;
  }

  remove(index: number): boolean {
    if (this.status === 'CANCELADA' || index >= this.entries.length) return false;
    this.entries.splice(index, 1);
    this.status = 'PENDENTE';
    return true;
  }

  pay(): boolean {
    if (this.status !== 'PENDENTE') return false;
    this.status = 'PAGA';
    return true;
  }

  cancel(): boolean {
    if (this.status === 'CANCELADA') return false;
    this.status = 'CANCELADA';
    return true;
  }
}

describeOnDatabases('any sequence of payments', (open) => {
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
  afterAll(() => world.close());

  const look = async (id: string) => (await world.read(arena.owner, id)).body.data.reservation;

  /** Does it to both; answers whether each did it. */
  async function tell(id: string, ledger: Ledger, deed: Deed): Promise<[boolean, boolean]> {
    const worked = ({ status }: { status: number }): boolean => status < 300;
    if (deed.do === 'pay') return [worked(await desk.pay(arena.owner, id)), ledger.pay()];
    if (deed.do === 'cancel') return [worked(await world.cancel(arena.owner, id)), ledger.cancel()];
    if (deed.do === 'remove') {
      const entry = (await look(id)).installments[deed.which];
      const removed = await desk.remove(arena.owner, entry?._id ?? id);
      return [worked(removed), ledger.remove(deed.which)];
    }
    const centavos = deed.do === 'add' ? deed.centavos : Math.max(1, ledger.left);
    const added = await desk.add(arena.owner, id, { info: 'Bia', value: centavos / 100 });
    return [worked(added), ledger.add(centavos)];
  }

  it('agrees with a naive ledger', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 14 }), async (deeds) => {
        day = addDays(day, 1);
        const { _id } = await desk.reserved(arena, day, [18]);
        const ledger = new Ledger();
        for (const deed of deeds) {
          const [real, told] = await tell(_id, ledger, deed);
          expect([deed, real]).toEqual([deed, told]);
          const { status, installments } = await look(_id);
          const entries = installments.map(({ value }: { value: number }) => Math.round(value * 100));
          expect({ status, entries }).toEqual({ status: ledger.status, entries: ledger.entries });
        }
        const { rows } = await desk.run('select settled_centavos as settled from reservation where id = $1', [_id]);
        expect(rows).toEqual([{ settled: TOTAL - ledger.left }]);
      }),
      { numRuns: 40 },
    );
  });
});
