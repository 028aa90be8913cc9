import { Result } from 'effect';
import fc from 'fast-check';
import { BECOMES, type Becomes } from '#domain/ledger/cancellation.ts';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { SKIPPED_WEEKS } from '#domain/series/monthlySum.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { type Month, nextMonth, toIsoMonth } from '#domain/values/days/month.ts';
import { readNow } from '#platform/database/database.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import { settle } from '#core/payment/settle.ts';
import { extendAll } from '#areas/owner/series/extendSeries.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { orderOf, type World } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { CREDIT_DEEDS, deedOf, openCredits } from './creditDeeds.ts';
import { keepSessions, openSeries } from './mensalista.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
/** Longer than this nothing keeps the claims from being extended: days nearer than four weeks have to be claimed. */
const MOST_WEEKS_LATE = 8;

/** Counted among those that are there. */
const which = fc.nat({ max: 7 });
const week = fc.nat({ max: 20 });
const court = fc.nat({ max: 1 });
const hour = fc.integer({ min: 18, max: 20 });
/** Two weekdays, so that series meet. */
const weekday = fc.nat({ max: 1 });
const months = fc.nat({ max: 2 });
const becomes = fc.constantFrom(...BECOMES);
/** By the month, or by the game. */
const skippedWeek = fc.option(fc.constantFrom(...SKIPPED_WEEKS));

/** What may happen at an arena with series, and time that passes. */
const deed = fc.oneof(
  deedOf(
    6,
    'make',
    fc.record({ court, hour, weekday, hours: fc.integer({ min: 1, max: 2 }), who: fc.nat({ max: 2 }), skippedWeek }),
  ),
  deedOf(6, 'skip', fc.record({ which, week })),
  deedOf(3, 'restore', fc.record({ which, week })),
  deedOf(1, 'end', fc.record({ which, week })),
  deedOf(6, 'cancel', fc.record({ which, becomes, isPaid: fc.boolean() })),
  deedOf(3, 'leave', fc.record({ which })),
  deedOf(4, 'undoCancel', fc.record({ which })),
  deedOf(3, 'book', fc.record({ court, hour, weekday, week: fc.nat({ max: 40 }) })),
  deedOf(3, 'close', fc.record({ courts: fc.constantFrom([0], [1], [0, 1]), week, days: fc.nat({ max: 8 }), becomes })),
  deedOf(1, 'undoClose', fc.record({ which })),
  deedOf(1, 'reopen', fc.record({ which })),
  deedOf(2, 'alter', fc.record({ court, hour, week: fc.nat({ max: 40 }) })),
  deedOf(5, 'pay', fc.record({ which, months })),
  deedOf(4, 'askPix', fc.record({ which, months })),
  deedOf(4, 'payPix', fc.record({ which })),
  deedOf(1, 'forgive', fc.record({ which, months })),
  deedOf(3, 'add', fc.record({ which, centavos: fc.integer({ min: 1, max: 90_00 }) })),
  deedOf(3, 'takeBack', fc.record({ which })),
  ...CREDIT_DEEDS,
  deedOf(3, 'extend', fc.record({})),
  deedOf(8, 'pass', fc.record({ weeks: fc.integer({ min: 1, max: 4 }) })),
);
export type Deed = typeof deed extends fc.Arbitrary<infer Told> ? Told : never;
type Of<Name extends Deed['do']> = Extract<Deed, { readonly do: Name }>;

/** So many deeds. */
export function deeds(count: number): fc.Arbitrary<readonly Deed[]> {
  return fc.array(deed, { minLength: count, maxLength: count });
}

export type History = Awaited<ReturnType<typeof beginHistory>>;

/** An arena with two courts, two players and a guest, of which nothing has been told yet; no other arena is there. */
export async function beginHistory(database: TestDatabase, world: Omit<World, 'close'>) {
  await database.empty();
  const arena = await world.arena('platform', 2);
  const players = [await world.player(), await world.player()];
  await keepSessions(database);
  const [desk, series, closing] = [openDesk(world), openSeries(world, arena), openClosing(world, arena)];
  const { owner } = arena;
  const made: { readonly id: string; readonly weekday: number }[] = [];
  const closures: string[] = [];
  const altered = new Set<string>();
  /** The PIX of bills that nobody has paid yet, called off or not. */
  const codes: string[] = [];
  let passed = 0;
  let late = 0;
  /** Centavos that were received, without credit, less what was taken back: counted here, deed by deed. */
  let tookIn = 0;

  const today = async () => momentIn(await readNow(database), DEFAULT_ZONE).day;
  const credits = openCredits(world, { arena, players, today });
  const nth = <One>(all: readonly One[], place: number) => all[place % Math.max(1, all.length)];
  const weekdayAt = (index: number) => weekdayOf(addDays(world.day, index));
  /** The first such weekday from tomorrow on, and so many weeks later. */
  async function dayOf(wanted: number, weeks: number): Promise<Day> {
    const tomorrow = addDays(await today(), 1);
    return addDays(tomorrow, ((wanted - weekdayOf(tomorrow) + 7) % 7) + 7 * weeks);
  }
  async function idsOf(query: string): Promise<string[]> {
    const { rows } = await database.pool.query<{ id: string }>(query, [arena.id]);
    return rows.map(({ id }) => id);
  }
  const live = async (those = '') =>
    idsOf(`select id from reservation where arena_id = $1 and series_id is not null and status <> 'CANCELADA'
      and day > '${toIsoDay(await today())}' ${those} order by day, id limit 12`);
  const CANCELLED = `select id from reservation where arena_id = $1 and series_id is not null and status = 'CANCELADA'
    order by closed_at desc, id limit 8`;
  const STANDING = `select id from movement where arena_id = $1 and kind in ('payment', 'discount') and not exists (
    select from movement undo where undo.arena_id = movement.arena_id and undo.undoes_id = movement.id) order by at desc, id limit 8`;
  async function sumOf(query: string, id: string): Promise<number> {
    const { rows } = await database.pool.query<{ sum: number }>(query, [arena.id, id]);
    return rows[0]?.sum ?? 0;
  }

  async function make({ court: place, hour: startHour, weekday: index, hours, who, skippedWeek: rule }: Of<'make'>) {
    const person = players[who];
    const wish = {
      court: arena.courts[place]?.id,
      startHour,
      hours,
      weekday: weekdayAt(index),
      from: toIsoDay(addDays(await today(), 1)),
      ...(person && { player: person.id }),
      ...(rule && { price: undefined, monthly: { sum: 500.03, fifthWeek: 'included', skippedWeek: rule } }),
    };
    const seen = (await series.preview(wish)).body.data.preview;
    const choices = seen.found
      .filter(({ conflicts }: { conflicts: object[] }) => conflicts.length > 0)
      .map(({ day }: { day: string }) => ({ day }));
    const reply = await series.create({ token: seen.token, choices }, wish);
    if (reply.status !== 201) return reply;
    const id = String(reply.body.data.series._id);
    made.push({ id, weekday: weekdayAt(index) });
    // Until then it is theirs by name alone, and nothing of it is in their account: no bill, no credit, no PIX.
    return person ? world.call(person, { method: 'PATCH', url: contract.acceptSeries.path.replace(':id', id) }) : reply;
  }

  async function ofSeries({ do: what, which: index, week: weeks }: Of<'skip' | 'restore' | 'end'>) {
    const one = nth(made, index);
    return one && series[what](one.id, await dayOf(one.weekday, weeks));
  }

  async function cancel({ which: index, becomes: fate, isPaid }: Of<'cancel'>) {
    const id = nth(await live(isPaid ? 'and settled_centavos > 0' : ''), index);
    if (id === undefined) return undefined;
    const value = await sumOf(
      `select coalesce(sum(value_centavos), 0)::int as sum from movement where arena_id = $1 and reservation_id = $2
        and kind = 'payment' and not exists (
          select from movement undo where undo.arena_id = movement.arena_id and undo.undoes_id = movement.id)`,
      id,
    );
    return desk.cancel(owner, id, value > 0 ? { value: value / 100, ...fateOf(fate) } : undefined);
  }

  /** Its player cancels, who frees the hours at once. */
  async function leave({ which: index }: Of<'leave'>) {
    const id = nth(await live(), index);
    if (id === undefined) return undefined;
    const { rows } = await database.pool.query<{ player: string | null }>(
      'select player_id as player from reservation where id = $1',
      [id],
    );
    const player = players.find((one) => one.id === rows[0]?.player);
    return player && world.cancel(player, id);
  }

  async function close({ courts, week: weeks, days, becomes: fate }: Of<'close'>) {
    const from = addDays(await today(), 1 + 7 * weeks);
    const scope = {
      courts: courts.map((place) => arena.courts[place]?.id),
      from: toIsoDay(from),
      until: toIsoDay(addDays(from, days)),
      startHour: 19,
      endHour: 21,
    };
    const { reservations, atArena, byPix } = (await closing.measure(scope)).body.data.impact;
    const reply = await closing.close(
      { seen: { reservations, atArena, byPix }, ...(atArena > 0 && { money: fateOf(fate) }) },
      scope,
    );
    if (reply.status === 201) closures.unshift(reply.body.data.closure._id);
    return reply;
  }

  interface ListedBill {
    readonly series: string;
    readonly credit: number;
    readonly left: number;
    readonly player?: { readonly _id: string };
  }

  async function billAt({ which: index, months: ahead }: Pick<Of<'pay'>, 'which' | 'months'>) {
    let month: Month = await today();
    for (let passes = 0; passes < ahead; passes += 1) month = nextMonth(month);
    const listed = await world.call(owner, {
      method: 'GET',
      url: `${contract.bills.path}?month=${month.month}&year=${month.year}`,
    });
    return { month, one: nth<ListedBill>(listed.body.data.bills, index) };
  }

  async function askPix(told: Of<'askPix'>) {
    const { month, one } = await billAt(told);
    const player = players.find(({ id }) => id === one?.player?._id);
    if (!one || !player) return undefined;
    const reply = await world.call(player, {
      method: 'POST',
      url: contract.payBillByPix.path.replace(':id', one.series),
      payload: { month: toIsoMonth(month), left: one.left },
    });
    const code: string | undefined = reply.body.data?.payment.mpPaymentId;
    if (code !== undefined && !codes.includes(code)) codes.push(code);
    return reply;
  }

  /** The bank has the money of a PIX, in its hour or long after: it pays the bill of now whole, or goes back. */
  async function payPix({ which: index }: Of<'payPix'>) {
    const code = nth(codes, index);
    if (code === undefined) return undefined;
    codes.splice(codes.indexOf(code), 1);
    const isIn = (await act(database, code, 'pagar')) || (await act(database, code, 'pagar-atrasado'));
    if (!isIn) return undefined;
    const reported = Result.getOrThrow(await world.provider.get(code));
    if ((await settle(world.dependencies, reported)) === 'paid') tookIn += reported.amount;
    return undefined;
  }

  async function bill(told: Of<'pay' | 'forgive'>) {
    const { do: what } = told;
    const { month, one } = await billAt(told);
    if (!one) return undefined;
    const path = what === 'pay' ? contract.payBill.path : contract.forgiveBill.path;
    const how = what === 'pay' ? { method: 'pix' } : { reason: 'Combinado' };
    const payload = { month: toIsoMonth(month), credit: one.credit, left: one.left, ...how };
    const reply = await world.call(owner, { method: 'PATCH', url: path.replace(':id', one.series), payload });
    if (reply.status === 200 && what === 'pay') tookIn += Math.round(one.left * 100);
    return reply;
  }

  async function add({ which: index, centavos }: Of<'add'>) {
    const id = nth(await live(), index);
    const reply =
      id === undefined ? undefined : await desk.add(owner, id, { info: 'Bia', value: centavos / 100, method: 'cash' });
    if (reply && reply.status < 300) tookIn += centavos;
    return reply;
  }

  async function takeBack({ which: index }: Of<'takeBack'>) {
    const id = nth(await idsOf(STANDING), index);
    if (id === undefined) return undefined;
    const money = await sumOf(
      `select value_centavos as sum from movement where arena_id = $1 and id = $2 and kind = 'payment' and method <> 'player_credit'`,
      id,
    );
    const reply = await desk.remove(owner, id);
    if (reply.status < 300) tookIn -= money;
    return reply;
  }

  async function extend() {
    await extendAll(database);
    late = 0;
    return undefined;
  }

  async function pass({ weeks }: Of<'pass'>) {
    if (late + weeks > MOST_WEEKS_LATE) await extend();
    late += weeks;
    passed += weeks;
    database.passTime(weeks * WEEK_MS);
    return undefined;
  }

  function perform(told: Deed): Promise<{ readonly status: number } | undefined> {
    switch (told.do) {
      case 'make':
        return make(told);
      case 'skip':
      case 'restore':
      case 'end':
        return ofSeries(told);
      case 'cancel':
        return cancel(told);
      case 'leave':
        return leave(told);
      case 'undoCancel':
        return onOne(CANCELLED, told.which, (id) => desk.undoCancel(owner, id));
      case 'book':
        return book(told);
      case 'close':
        return close(told);
      case 'undoClose':
        return onClosure(told.which, closing.undo);
      case 'reopen':
        return onClosure(told.which, closing.reopen);
      case 'alter':
        return alter(told);
      case 'pay':
      case 'forgive':
        return bill(told);
      case 'askPix':
        return askPix(told);
      case 'payPix':
        return payPix(told);
      case 'add':
        return add(told);
      case 'takeBack':
        return takeBack(told);
      case 'spend':
        return credits.spend(told);
      case 'payOut':
        return credits.payOut(told);
      case 'extend':
        return extend();
      case 'pass':
        return pass(told);
    }
  }

  async function onOne(query: string, index: number, work: (id: string) => Promise<{ status: number }>) {
    const id = nth(await idsOf(query), index);
    return id === undefined ? undefined : work(id);
  }

  async function onClosure(index: number, work: (id: string) => Promise<{ status: number }>) {
    const id = nth(closures, index);
    return id === undefined ? undefined : work(id);
  }

  async function book({ court: place, hour: at, weekday: index, week: weeks }: Of<'book'>) {
    const order = orderOf(arena, await dayOf(weekdayAt(index), weeks), [at], place);
    return desk.reserve(owner, { ...order, guestPlayerName: 'Lia' });
  }

  async function alter({ court: place, hour: at, week: weeks }: Of<'alter'>) {
    const day = toIsoDay(await dayOf(weekdayAt(0), weeks));
    const key = `${day} ${at} ${place}`;
    if (!altered.has(key)) await desk.alter(arena, day, at, place, false);
    altered.add(key);
    return undefined;
  }

  /** From the start, or few histories had any. */
  async function oweCredit(player: string): Promise<void> {
    const booked = await desk.reserve(owner, { ...orderOf(arena, addDays(world.day, 1), [7, 8]), player });
    const { _id: id, totalValue: value } = booked.body.data.reservation;
    await desk.pay(owner, id);
    const { status } = await desk.cancel(owner, id, { value, becomes: 'credit' });
    if (status !== 200) throw new Error(`No credit: ${status}`);
    tookIn += value * 100;
  }
  for (const { id } of players) await oweCredit(id);

  return {
    arena,
    today,
    /** Does it; what is not possible is refused, and anything else is a fault. Returns whether it was done. */
    async tell(told: Deed): Promise<boolean> {
      const reply = await perform(told);
      if (reply && reply.status >= 500) throw new Error(`${JSON.stringify(told)} was answered ${reply.status}`);
      return reply === undefined || reply.status < 300;
    },
    weeksPassed: () => passed,
    tookIn: () => tookIn,
    /** The clock is where it was. */
    end: () => database.passTime(-passed * WEEK_MS),
  };
}

function fateOf(becomesWhat: Becomes) {
  return { becomes: becomesWhat, ...(becomesWhat === 'refund' && { method: 'cash' }) };
}
