import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { accountOf } from '#domain/agenda/received.ts';
import { isAwaited } from '#domain/agenda/noShow.ts';
import { ReservationStatus } from '#domain/booking/reservation.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { MOST_DEBTS } from '#domain/debts/debt.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { type Counter, NOW_HOUR, openCounter, type Played } from './counter.ts';
import { sweep } from '../../sweep.ts';

const PLAYERS = 3;
/** Two of one guest, and one of another. */
const SPELLINGS = ['Turma', ' Turma ', 'turma'];
const GUESTS = Array.from({ length: 9 }, (_, index) => `Turma ${index}`);

interface Drawn extends Omit<Played, 'player'> {
  /** The place of its player in the test, or none for a guest. */
  readonly place: number | null;
}

const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    place: fc.option(fc.integer({ min: 0, max: PLAYERS - 1 }), { freq: 1 }),
    guest: fc.oneof(fc.constantFrom(...SPELLINGS), fc.constantFrom(...GUESTS)),
    ahead: fc.oneof(fc.integer({ min: -60, max: 2 }), fc.constant(0)),
    hours: fc.integer({ min: 0, max: 22 }).chain((from) => fc.constantFrom([from], [from, from + 1])),
    total: fc.oneof(fc.integer({ min: 0, max: 300_00 }), fc.constantFrom(0, 1, 1_000_000_00)),
    share: fc.constantFrom(0, 0, 0.3, 1),
    method: fc.constantFrom('local' as const, 'platform' as const),
    status: fc.constantFrom(...ReservationStatus.literals),
    moneyBack: fc.constantFrom('none' as const, 'none' as const, 'done' as const),
    isNoShow: fc.boolean(),
  })
  .map(({ share, ...row }) => ({
    ...row,
    // Only money of the platform goes back, and nothing is paid at the arena of what it brought.
    moneyBack: row.method === 'platform' ? row.moneyBack : 'none',
    paid: row.method === 'platform' ? 0 : Math.floor(row.total * share),
  }));

/** One after another, as with paper and pencil: what is left, by who owes it. */
function recount(rows: readonly Drawn[], today: Day) {
  const debtors = new Map<string, { owed: number; reservations: number; noShows: number; since: Day; ahead: number }>();
  for (const row of rows) {
    const { place, guest = '', ahead, status = 'CONFIRMADA', method = 'local' } = row;
    const isOver = ahead < 0 || (ahead === 0 && Math.max(...row.hours) < NOW_HOUR);
    const left = isOver && isAwaited({ status, paymentMethod: method }) ? leftOf(row) : 0;
    if (left === 0) continue;
    const who = place === null ? guest.trim() : `player ${place}`;
    const known = debtors.get(who) ?? { owed: 0, reservations: 0, noShows: 0, ahead: 1 };
    const oldest = Math.min(known.ahead, ahead);
    debtors.set(who, {
      owed: known.owed + left,
      reservations: known.reservations + 1,
      noShows: known.noShows + (row.isNoShow ? 1 : 0),
      ahead: oldest,
      since: addDays(today, oldest),
    });
  }
  return debtors;
}

function leftOf({ total, paid = 0, status = 'CONFIRMADA', moneyBack }: Drawn): number {
  return accountOf({
    totalValue: total,
    status,
    installments: paid === 0 ? [] : [{ id: '', info: 'Bia', value: paid }],
    ...(moneyBack === 'done' && status === 'PAGA' && { moneyNews: 'owed_again' as const }),
  }).left;
}

// Whatever was booked, paid and refunded: nobody is asked for more than is left, to the centavo.
describeOnDatabases('the debts of any arena', (open) => {
  let world: World;
  let counter: Counter;
  let arena: TestArena;
  let players: string[];
  beforeAll(async () => {
    world = await openWorld(await open());
    counter = await openCounter(world);
    arena = await world.arena('local');
    players = [];
    for (let place = 0; place < PLAYERS; place += 1) players.push((await world.player()).id);
  });

  it('are those of a recount', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { maxLength: 60 }), async (rows) => {
        await counter.forget(arena);
        await counter.write(
          arena,
          rows.map(({ place, ...row }) => ({ ...row, ...(place !== null && { player: players[place] ?? '' }) })),
        );
        await agree(rows);
      }),
      { numRuns: sweep(40, 400, 15) },
    );
  });

  async function agree(rows: readonly Drawn[]): Promise<void> {
    const planned = recount(rows, counter.today);
    const pages = [await counter.page(arena), await counter.page(arena, 2)];
    const found: Found[] = pages.flatMap(({ debtors }) => debtors);
    expect(new Map(found.map((one) => [nameOf(one), figuresOf(one)]))).toEqual(
      new Map([...planned].map(([who, { ahead: _, owed, ...figures }]) => [who, { ...figures, owed: owed / 100 }])),
    );
    expect(found.map(({ owed }) => owed)).toEqual(found.map(({ owed }) => owed).toSorted((a, b) => b - a));
    const owed = [...planned.values()].reduce((sum, one) => sum + one.owed, 0);
    expect([pages[0].owed, pages[0].people]).toEqual([owed / 100, planned.size]);
    for (const one of found.filter(({ reservations }) => reservations <= MOST_DEBTS)) {
      expect(Math.round(one.debts.reduce((sum, { left }) => sum + left, 0) * 100)).toBe(Math.round(one.owed * 100));
    }
  }

  const nameOf = ({ player, guestPlayerName = '' }: Found) =>
    player ? `player ${players.indexOf(player._id)}` : guestPlayerName;
});

interface Found {
  readonly player?: { readonly _id: string };
  readonly guestPlayerName?: string;
  readonly owed: number;
  readonly reservations: number;
  readonly noShows: number;
  readonly since: Day;
  readonly debts: readonly { readonly left: number }[];
}

const figuresOf = ({ owed, reservations, noShows, since }: Found) => ({ owed, reservations, noShows, since });
