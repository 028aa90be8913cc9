import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';
import { openImports } from './files.ts';

/** What a discount took off is part of the price that the row asks for: the next sheet has the lower price, and no discount. */
const LEFT_OUT = new Set(['Preço', 'Desconto', 'Total']);

const stay = fc.record({
  court: fc.constantFrom(0, 1),
  from: fc.constantFrom(18, 19, 20, 21, 22),
  count: fc.integer({ min: 1, max: 2 }),
  sport: fc.constantFrom('BEACH_TENNIS', 'FUTEVOLEI', 'VOLEI_DE_PRAIA'),
  guestPlayerName: fc.constantFrom('Rui Lima', 'Souza; "Ana"', '=Bia', 'José, o "Zé"', "D'Ávila"),
  guestPhone: fc.constantFrom(undefined, '13988887777', '1333334444'),
  note: fc.constantFrom('', 'traz a rede', '- paga na volta', 'linha um\nlinha dois; "três"'),
  discount: fc.constantFrom(0, 20.13),
  paid: fc.constantFrom(0, 40, 60.37, 'all' as const),
});

type Stay = typeof stay extends fc.Arbitrary<infer One> ? One : never;

describeOnDatabases('our own export', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let day: Day;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    arena = await world.arena('local');
    day = world.day;
  });

  async function sheetOf(of: TestArena): Promise<string> {
    const query = `?day=${day.day}&month=${day.month}&year=${day.year}`;
    return (await openDesk(world).sheet(of.owner, query)).body.data.csv;
  }

  async function sell({ court, from, count, sport, note, discount, paid, ...guest }: Stay) {
    const desk = openDesk(world);
    const hours = Array.from({ length: count }, (_, index) => from + index);
    const { guestPlayerName, guestPhone } = guest;
    const whom = { guestPlayerName, ...(guestPhone !== undefined && { guestPhone }) };
    const { status, body } = await desk.reserve(arena.owner, { ...orderOf(arena, day, hours, court, sport), ...whom });
    if (status === 409) return;
    const { _id: id } = body.data.reservation;
    if (note !== '') await desk.note(arena.owner, id, note);
    if (discount > 0) await desk.add(arena.owner, id, { info: 'DESCONTO', value: discount });
    if (paid === 'all') await desk.pay(arena.owner, id, { method: 'cash' });
    else if (paid > 0) await desk.add(arena.owner, id, { info: 'Bia', value: paid, method: 'pix' });
  }

  // Red where the leftmost price is taken, without what was received, and where the apostrophe before a formula stays.
  it('comes back as it was: who, when, where, at what price, what was paid and what is left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stay, { minLength: 1, maxLength: 6 }), async (stays) => {
        day = addDays(day, 1);
        const other = await world.arena('local');
        for (const one of stays) await sell(one);
        const csv = await sheetOf(arena);
        const { body } = await openImports(world).run(other.owner, csv);
        expect(body.data.refused).toEqual([]);
        expect(compared(await sheetOf(other))).toEqual(compared(csv));
      }),
      { numRuns: sweep(5, 100, 2) },
    );
  });

  it('brings nothing of what was cancelled, and says so', async () => {
    day = addDays(day, 1);
    const desk = openDesk(world);
    const { body } = await desk.reserve(arena.owner, { ...orderOf(arena, day, [18]), guestPlayerName: 'Rui' });
    await desk.cancel(arena.owner, body.data.reservation._id);
    const other = await world.arena('local');
    const { body: told } = await openImports(world).run(other.owner, await sheetOf(arena));
    expect(told.data.refused).toMatchObject([{ remarks: ['"Cancelada": só entra o que ainda vale'] }]);
  });
});

/** Its rows in an order of their own: two that begin together follow when they were made. */
function compared(csv: string): string[][] {
  const [head = [], ...rows] = cellsOf(csv);
  const isCompared = (_: string, place: number): boolean => !LEFT_OUT.has(head[place] ?? '');
  return rows.map((row) => row.filter(isCompared)).toSorted((one, other) => (one.join() < other.join() ? -1 : 1));
}

/** By the rules of RFC 4180, without the reader of the product. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
