import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { cancel } from '#core/reservations/cancel.ts';
import { reserve } from '#areas/player/booking/reserve.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { Refusal } from '#platform/http/handler.ts';
import { endCharge } from '#core/payment/endCharge.ts';
import { readCharge } from '#core/payment/charges.ts';
import { openCharge } from '#core/payment/openCharge.ts';
import type { ProviderCharge } from '#core/payment/provider.ts';
import { type Act, act } from '#core/payment/sandbox/sandboxTeller.ts';
import { settle } from '#core/payment/settle.ts';
import { openDesk } from '../agenda/desk.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { type Bench, MINUTE } from './bench.ts';

/** One thing that somebody does. Numbers choose among what there is by then, wrapping around. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('book' as const),
    who: fc.nat(1),
    hours: fc.subarray([18, 19], { minLength: 1 }),
    voucher: fc.boolean(),
  }),
  fc.record({ do: fc.constant('open' as const), which: fc.nat(5), heard: fc.boolean() }),
  fc.record({
    do: fc.constant('bank' as const),
    which: fc.nat(5),
    what: fc.constantFrom<Act>('pagar', 'pagar-atrasado', 'recusar', 'expirar'),
  }),
  fc.record({
    do: fc.constant('bank' as const),
    which: fc.nat(5),
    what: fc.constantFrom<Act>('pagar', 'pagar-atrasado'),
  }),
  fc.record({ do: fc.constant('ask' as const), which: fc.nat(5) }),
  fc.record({ do: fc.constant('tell' as const), which: fc.nat(8) }),
  fc.record({ do: fc.constant('end' as const), which: fc.nat(5) }),
  fc.record({
    do: fc.constant('cancel' as const),
    which: fc.nat(5),
    as: fc.constantFrom('player' as const, 'owner' as const),
  }),
  fc.record({ do: fc.constant('counter' as const), which: fc.nat(5), isPaid: fc.boolean() }),
  fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 30, 61, 63) }),
  fc.record({ do: fc.constant('work' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What happens after each other; what stands together happens at once. */
export const story = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 });

interface Booked {
  readonly reservationId: string;
  readonly chargeId: string | null;
  readonly playerId: string;
}

/** Two players, two hours of one court, one voucher with one credit, and whatever a story does with them. */
export async function openChaos(
  bench: Bench,
  arena: TestArena,
  players: readonly [TestPerson, TestPerson],
  code: string,
) {
  const { database, dependencies, provider, day } = bench;
  const booked: Booked[] = [];
  const heard: ProviderCharge[] = [];
  const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

  async function chargeOf(which: number) {
    const chargeId = at(booked, which)?.chargeId;
    if (!chargeId) return undefined;
    const [row] = await database.orm.select().from(charges).where(eq(charges.id, chargeId));
    return row;
  }

  async function ask(providerId: string): Promise<void> {
    const answer = await provider.get(providerId);
    if (answer._tag === 'Success') heard.push(answer.success);
  }

  async function book({ who, hours, voucher }: Extract<Step, { do: 'book' }>): Promise<void> {
    const playerId = players[who]?.id ?? '';
    const slots = hours.map((hour) => arena.slots.get(hour) ?? '');
    const line = { court: arena.courts[0]?.id ?? '', timeSlots: slots, sport: 'BEACH_TENNIS' as const };
    const order = { arena: arena.id, date: day, selectedTimeSlots: [line], ...(voucher && { code }) };
    const made = await inTransaction(database, (tx) =>
      reserve(tx, { providers: dependencies.providers, areBookingsLimited: false }, playerId, order),
    );
    booked.push({ reservationId: made.reservation.id, chargeId: made.chargeId, playerId });
  }

  async function open({ which, heard: isHeard }: Extract<Step, { do: 'open' }>): Promise<void> {
    const charge = await chargeOf(which);
    if (!charge) return;
    if (!isHeard) provider.trouble('create', 'unheard');
    await openCharge(dependencies, charge.id);
    provider.calm();
  }

  async function cancelOne({ which, as }: Extract<Step, { do: 'cancel' }>): Promise<void> {
    const reservation = at(booked, which);
    if (!reservation) return;
    const who = as === 'player' ? { as, personId: reservation.playerId } : { as, arenaId: arena.id };
    await inTransaction(database, (tx) => cancel(tx, reservation.reservationId, who));
  }

  /** The desk receives what a PIX is awaited for, if it is: a refusal is an answer like any other. */
  async function takeOver({ which, isPaid }: Extract<Step, { do: 'counter' }>): Promise<void> {
    const id = at(booked, which)?.reservationId ?? '';
    const desk = openDesk(bench);
    const { status } = await desk.counter(arena.owner, id);
    if (status === 200 && isPaid) await desk.pay(arena.owner, id);
  }

  async function end(which: number): Promise<void> {
    const charge = await chargeOf(which);
    const file = charge && (await readCharge(database.orm, charge.id));
    if (file && file.charge.status !== 'approved' && file.charge.status !== 'refunded')
      await endCharge(dependencies, file);
  }

  async function take(given: Step): Promise<void> {
    switch (given.do) {
      case 'book':
        return book(given);
      case 'open':
        return open(given);
      case 'cancel':
        return cancelOne(given);
      case 'counter':
        return takeOver(given);
      case 'end':
        return end(given.which);
      case 'work':
        return void (await bench.runDue());
      case 'pass':
        return database.passTime(given.minutes * MINUTE);
      case 'bank': {
        const id = (await chargeOf(given.which))?.providerId;
        return void (id && (await act(database, id, given.what)));
      }
      case 'ask': {
        const id = (await chargeOf(given.which))?.providerId;
        return void (id && (await ask(id)));
      }
      case 'tell': {
        const told = at(heard, given.which);
        return void (told && (await settle(dependencies, told)));
      }
    }
  }

  return {
    async live(through: readonly (readonly Step[])[]): Promise<void> {
      for (const together of through) await Promise.all(together.map((given) => take(given).catch(onlyRefusals)));
    },
    /** Whatever is still to come comes: the bank is heard, time is over, and all work is done. */
    async finish(): Promise<void> {
      await bench.pass(20 * MINUTE);
      await bench.pass(70 * MINUTE);
      const { rows } = await database.pool.query<{ id: string }>(
        'select provider_id as id from charge where arena_id = $1 and provider_id is not null',
        [arena.id],
      );
      for (const { id } of rows) await ask(id);
      for (const told of heard) await settle(dependencies, told);
      await bench.runDue();
    },
  };
}

function onlyRefusals(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

interface Ending {
  readonly method: string;
  readonly status: string;
  readonly moneyBack: string;
  readonly lines: number;
  readonly claims: number;
  readonly charge: string | null;
  readonly bank: string | null;
}

/** What is wrong with an arena whose story is over; empty when its hours and its money add up. */
export async function faultsOf({ database }: Bench, arena: TestArena): Promise<string[]> {
  const { rows } = await database.pool.query<Ending>(
    `select r.status, r.payment_method as method, r.money_back as "moneyBack", c.status as charge, b.status as bank,
      (select count(*)::int from reservation_slot s where s.reservation_id = r.id) as lines,
      (select count(*)::int from slot_claim k where k.reservation_id = r.id) as claims
    from reservation r
    left join charge c on c.reservation_id = r.id
    left join sandbox_charge b on b.reference = c.reference
    where r.arena_id = $1`,
    [arena.id],
  );
  const doubled = await database.pool.query(
    `select s.court_id, s.hour from reservation_slot s join reservation r on r.id = s.reservation_id
    where r.arena_id = $1 and r.status in ('PENDENTE', 'CONFIRMADA', 'PAGA')
    group by s.court_id, r.day, s.hour having count(*) > 1`,
    [arena.id],
  );
  const vouchers = await database.pool.query<{ credits: number; used: number }>(
    `select v.credits, (select count(*)::int from voucher_use u join reservation r on r.id = u.reservation_id
      where u.voucher_id = v.id and r.status in ('PENDENTE', 'CONFIRMADA', 'PAGA')) as used
    from voucher v where v.arena_id = $1`,
    [arena.id],
  );
  return [
    ...doubled.rows.map((row) => `an hour was sold twice: ${JSON.stringify(row)}`),
    ...rows.filter((row) => !addsUp(row)).map((row) => `does not add up: ${JSON.stringify(row)}`),
    ...vouchers.rows
      .filter(({ credits, used }) => credits + used !== 1)
      .map((row) => `the voucher’s one credit: ${JSON.stringify(row)}`),
  ];
}

/** Money that came is a paid reservation or went back: never neither, never both. Hours are held by who lives, all of them. */
function addsUp(ending: Ending): boolean {
  return ending.method === 'local' ? addsUpAtCounter(ending) : addsUpByPix(ending);
}

/** Of one that the desk received: whatever came by its PIX went back, and the reservation knows nothing of that. */
function addsUpAtCounter({ status, moneyBack, lines, claims, charge, bank }: Ending): boolean {
  const isReturned = charge === 'refunded' && bank === 'refunded';
  const isUnpaid = charge === 'cancelled' && bank !== 'approved' && bank !== 'refunded';
  const isHeld = status === 'CONFIRMADA' || status === 'PAGA';
  const isOver = status === 'CANCELADA';
  return moneyBack === 'none' && (isReturned || isUnpaid) && (isHeld ? claims === lines : isOver && claims === 0);
}

function addsUpByPix({ status, moneyBack, lines, claims, charge, bank }: Ending): boolean {
  switch (status) {
    case 'PAGA':
      return claims === lines && charge === 'approved' && bank === 'approved' && moneyBack === 'none';
    case 'EXPIRADA':
    case 'CANCELADA': {
      const isReturned = charge === 'refunded' && bank === 'refunded' && moneyBack === 'done';
      // An unpaid row of the bank stays 'pending' when its time is over.
      const hasMoney = bank === 'approved' || bank === 'refunded';
      const isUnpaid = charge === 'cancelled' && !hasMoney && moneyBack === 'none';
      return claims === 0 && (isReturned || isUnpaid);
    }
    default:
      return false;
  }
}
