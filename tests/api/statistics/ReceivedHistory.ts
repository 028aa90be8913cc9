import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { BECOMES } from '#domain/ledger/cancellation.ts';
import { contract } from '#domain/contract/contract.ts';
import { DESK_METHODS, METHOD_NAMES } from '#domain/ledger/movement.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE } from '#domain/values/days/moment.ts';
import { type Month, nextMonth, toIsoMonth } from '#domain/values/days/month.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { beginHistory, type Deed, deeds, type History } from '../series/histories.ts';
import { keepSessions } from '../series/mensalista.ts';
import { openShop } from '../products/shop.ts';
import { openDrawer } from '../till/drawer.ts';
import { voucherDesk } from '../vouchers/desk.ts';
import { PAYMENTS, SUMS } from './receivedLedger.ts';

const method = fc.constantFrom(...DESK_METHODS);
const isClerk = fc.boolean();

/** What is done at the desk beside the series: hours and products sold, tills, and a clerk who receives too. */
export const deskDeed = fc.oneof(
  fc.record({ do: fc.constant('sell' as const), method, isClerk, price: fc.integer({ min: 1, max: 400_00 }) }),
  fc.record({ do: fc.constant('undoSale' as const), which: fc.nat(3) }),
  fc.record({ do: fc.constant('returnSale' as const), which: fc.nat(3), method }),
  fc.record({
    do: fc.constant('sellProduct' as const),
    method: fc.option(method, { nil: undefined }),
    isClerk,
    which: fc.nat(7),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('payProducts' as const), method, isClerk, many: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('undoProduct' as const), which: fc.nat(3) }),
  fc.record({ do: fc.constant('startTill' as const) }),
  fc.record({ do: fc.constant('closeTill' as const) }),
  fc.record({
    do: fc.constant('add' as const),
    which: fc.nat(7),
    method,
    isDiscount: fc.boolean(),
    centavos: fc.integer({ min: 1, max: 90_00 }),
  }),
);
type DeskDeed = typeof deskDeed extends fc.Arbitrary<infer Told> ? Told : never;

const which = fc.nat(3);
const months = fc.nat(1);
const becomes = fc.constantFrom(...BECOMES);

/** What moves the money of series, more often than a history by chance. */
const moneyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), which, months }) },
  fc.record({ do: fc.constant('forgive' as const), which, months }),
  fc.record({ do: fc.constant('askPix' as const), which, months }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payPix' as const), which: fc.constant(0) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('takeBack' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), which, becomes, isPaid: fc.constant(true) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undoCancel' as const), which: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), weeks: fc.integer({ min: 1, max: 2 }) }) },
);

/** With series from the start, of a player and of a guest. */
const FIRST: readonly Deed[] = [0, 2].map((who) => {
  return { do: 'make', court: who === 0 ? 0 : 1, hour: 18, weekday: 0, hours: 1, who, skippedWeek: null };
});

interface Shown {
  readonly date: { readonly day: number; readonly month: number; readonly year: number };
  readonly method: string;
  readonly by?: { readonly _id: string };
  readonly till?: { readonly _id: string };
  readonly received: number;
  readonly returned: number;
  readonly hoursSold: number;
  readonly products: number;
}

interface ShownNote {
  readonly date: Shown['date'];
  readonly by?: { readonly _id: string };
  readonly discounts: number;
  readonly kept: number;
}

const centavos = (reais: number): number => Math.round(reais * 100);

/** A counter at which deeds are done besides those of a history. */
export async function openCounter(database: TestDatabase, world: World, { arena }: History) {
  const [desk, drawer, vouchers] = [openDesk(world), openDrawer(world), voucherDesk(world)];
  const [clerk, player] = [await world.player({ name: 'Lia' }), await world.player({ name: 'Ana' })];
  for (const { id: personId } of [clerk, player])
    await joinTeam(database, { arenaId: arena.id, personId, role: 'reception' });
  await keepSessions(database);
  const sold: string[] = [];
  const shop = openShop(world);
  const water = await shop.onSale(arena.owner, { name: 'Água', price: 7.25, stock: 20 });
  /** Sales that stand on accounts, and all of them. */
  const [owed, bought]: [string[], string[]] = [[], []];
  const nth = (which: number) => sold[which % Math.max(1, sold.length)] ?? '';

  const reservationAt = async (which: number): Promise<string | undefined> => {
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from reservation where arena_id = $1 and status <> 'CANCELADA' order by day, id limit 8",
      [arena.id],
    );
    return rows[which % Math.max(1, rows.length)]?.id;
  };

  async function performWithProducts(told: DeskDeed): Promise<{ readonly status: number } | undefined> {
    if (told.do === 'sellProduct') {
      const { quantity, method: by } = told;
      const reservation = await reservationAt(told.which);
      const sale = { ...water, quantity, ...(by && { method: by }), ...(reservation !== undefined && { reservation }) };
      const reply = await shop.sell(told.isClerk ? clerk : arena.owner, sale);
      if (reply.status !== 201) return reply;
      bought.unshift(reply.body.data.sale._id);
      if (by === undefined) owed.unshift(reply.body.data.sale._id);
      return reply;
    }
    if (told.do === 'payProducts') {
      const paid = owed.splice(0, told.many);
      return paid.length === 0 ? undefined : shop.pay(told.isClerk ? clerk : arena.owner, paid, told.method);
    }
    if (told.do === 'undoProduct') {
      const id = bought[told.which % Math.max(1, bought.length)];
      return id === undefined ? undefined : shop.undo(arena.owner, id);
    }
    return undefined;
  }

  async function perform(told: DeskDeed): Promise<{ readonly status: number } | undefined> {
    if (told.do === 'sell') {
      const { price, method: by } = told;
      const sale = { player: player.id, credits: 10, price: price / 100, method: by };
      const reply = await vouchers.sell(told.isClerk ? clerk : arena.owner, sale);
      if (reply.status === 201) sold.unshift(reply.body.data.voucher._id);
      return reply;
    }
    if (told.do === 'undoSale') return vouchers.undoSale(arena.owner, nth(told.which));
    if (told.do === 'returnSale') {
      const url = contract.returnVoucher.path.replace(':id', nth(told.which));
      const ask = (value: number) =>
        world.call(arena.owner, { method: 'PATCH', url, payload: { value, becomes: 'refund', method: told.method } });
      const first = await ask(1);
      return first.body.details?.rest > 0 ? ask(first.body.details.rest) : first;
    }
    if (told.do === 'startTill') return drawer.start(arena.owner, 100);
    if (told.do === 'closeTill') {
      const isOpen = await drawer.current(arena.owner);
      return isOpen ? drawer.closeAtLast(arena.owner, 1).then(() => undefined) : undefined;
    }
    if (told.do !== 'add') return performWithProducts(told);
    const id = await reservationAt(told.which);
    const paid = { value: told.centavos / 100, info: told.isDiscount ? 'DESCONTO' : 'Bia', method: told.method };
    const { method: _, ...discount } = paid;
    return id === undefined ? undefined : desk.add(clerk, id, told.isDiscount ? discount : paid);
  }
  return { perform };
}

/** What the owner reads of all months of a history, each a map of sums in centavos. */
async function readAll(world: World, owner: TestPerson, months: readonly Month[]) {
  const sums = new Map<string, readonly number[]>();
  const notes = new Map<string, readonly number[]>();
  const lines: string[] = [];
  const add = (to: Map<string, readonly number[]>, key: string, values: readonly number[]) => {
    const known = to.get(key);
    to.set(
      key,
      values.map((value, index) => value + (known?.[index] ?? 0)),
    );
  };
  for (const month of months) {
    const query = `?month=${month.month}&year=${month.year}`;
    const read = async (path: string) => (await world.call(owner, { method: 'GET', url: path + query })).body.data;
    const [{ takings, notes: beside }, { csv }, { stats }] = [
      await read(contract.takings.path),
      await read(contract.cashBook.path),
      await read(contract.financialStats.path),
    ];
    for (const { date, method: by, by: clerk, till, received, returned, hoursSold, products } of takings as Shown[]) {
      const key = [toIsoDay(date), by, clerk?._id ?? '', till?._id ?? ''].join(' ');
      add(sums, key, [received, returned, hoursSold, products].map(centavos));
    }
    let kept = 0;
    for (const { date, by, discounts, kept: keptHere } of beside as ShownNote[]) {
      kept += centavos(keptHere);
      if (discounts !== 0) add(notes, [toIsoDay(date), by?._id ?? ''].join(' '), [centavos(discounts)]);
    }
    expect([toIsoMonth(month), kept]).toEqual([toIsoMonth(month), centavos(stats.kept)]);
    lines.push(...linesIn(csv));
  }
  return { sums: Object.fromEntries(sums), notes: Object.fromEntries(notes), lines: lines.toSorted() };
}

/** The lines of a cash book as `day method centavos`; its balance and its totals are reckoned again. */
function linesIn(csv: string): string[] {
  const cell = (text = '') => (text === '' ? 0 : centavos(Number(text.replace(',', '.'))));
  const [, ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'));
  const [totals = [], lines] = [rows.at(-1), rows.slice(0, -1)];
  let balance = 0;
  let [came, went] = [0, 0];
  const read = lines.map((row, index) => {
    const [nth, day = ''] = row;
    const [entrada, saida, saldo] = row.slice(-3).map(cell);
    came += entrada ?? 0;
    went += saida ?? 0;
    balance += (entrada ?? 0) - (saida ?? 0);
    expect([nth, saldo, row[4]]).toEqual([String(index + 1), balance, '']);
    return [day.split('/').toReversed().join('-'), row[6], (entrada ?? 0) - (saida ?? 0)].join(' ');
  });
  expect(totals.slice(-3).map(cell)).toEqual([came, went, balance]);
  return read;
}

interface Told {
  readonly histories: number;
  readonly length: number;
  readonly seed?: number;
}

/** Plays random histories of an arena; each must be received as the ledger adds up. */
export function expectReceivedAsTheLedger({ histories, length, seed }: Told): void {
  describeOnDatabases('what was received', (open) => {
    let database: TestDatabase;
    let world: World;
    beforeAll(async () => {
      database = await open();
      world = await openWorld(database);
    });

    /** From the month of the first day on: what is booked ahead may be cancelled. */
    const monthsSince = (weeks: number): Month[] => {
      const months: Month[] = [world.today];
      while (months.length < weeks / 4 + 5) months.push(nextMonth(months.at(-1) ?? world.today));
      return months;
    };

    it('is what the ledger adds up to by day, method, person and till, and a line for each payment', async () => {
      const ofSeries = fc.array(
        fc.oneof(
          deeds(1),
          moneyDeed.map((one) => [one]),
        ),
        { minLength: length, maxLength: length },
      );
      const told = fc.tuple(ofSeries, fc.array(deskDeed, { minLength: length, maxLength: length }));
      await fc.assert(
        fc.asyncProperty(told, async ([drawn, ofDesk]) => {
          const history = await beginHistory(database, world);
          const { arena } = history;
          const counter = await openCounter(database, world, history);
          try {
            for (const [index, deed] of [...FIRST, ...drawn.flat()].entries()) {
              await history.tell(deed);
              const beside = ofDesk[index];
              const reply = beside && (await counter.perform(beside));
              if (reply) expect(reply.status, JSON.stringify(beside)).toBeLessThan(500);
            }
            const { rows } = await database.pool.query<{ key: string; sums: number[] }>(SUMS, [arena.id, DEFAULT_ZONE]);
            const paid = await database.pool.query<{ line: string; method: keyof typeof METHOD_NAMES }>(PAYMENTS, [
              arena.id,
              DEFAULT_ZONE,
            ]);
            const of = (kind: string) =>
              Object.fromEntries(
                rows.filter(({ key }) => key.startsWith(kind)).map(({ key, sums }) => [key.slice(kind.length), sums]),
              );
            const seen = await readAll(world, arena.owner, monthsSince(history.weeksPassed()));
            expect(seen.sums).toEqual(of('money '));
            expect(seen.notes).toEqual(of('discount '));
            const lines = paid.rows.map(({ line, method: by }) => line.replace(by, METHOD_NAMES[by]));
            expect(seen.lines).toEqual(lines.toSorted());
          } finally {
            history.end();
          }
        }),
        { numRuns: histories, endOnFailure: true, ...(seed !== undefined && { seed }) },
      );
    });
  });
}
