import { contract } from '#domain/contract/contract.ts';
import type { ReservationOrder } from '#domain/booking/order.ts';
import { newId } from '#platform/database/uuid.ts';
import { connect } from '../client.ts';
import { countDoubleBooked } from '../race/measureRace.ts';
import { type Hour, orderOf } from '../world.ts';
import { type Field, makeField, nextHour, onDatabase } from './field.ts';
import type { Fleet } from './fleet.ts';
import type { Postgres } from './postgres.ts';
import { sized } from '../size.ts';

/** Many clients, spread over the processes, who want the same at the same time. */
export interface Race {
  readonly clients: number;
  readonly created: number;
  readonly conflicts: number;
  /** 503: a lock was not had within its time, as on a machine that has too much to do. */
  readonly put_off: number;
  /** Anything else. */
  readonly errors: number;
}

export interface Races {
  readonly slot: Race;
  /** Orders of two to five of the same twelve hours. */
  readonly baskets: Race;
  /** Reservations that have some of their hours, or hours without a claim. */
  readonly halfBaskets: number;
  readonly double: number;
  /** As PostgreSQL counted them. */
  readonly deadlocks: number;
}

const CLIENTS = sized({ whole: 1_000, smoke: 30 });
const BASKET_HOURS = 12;
const [LEAST, MOST] = [2, 5];

export async function race(fleet: Fleet, postgres: Postgres): Promise<Races> {
  const field = await onDatabase(postgres, makeField);
  await Promise.all(fleet.map(({ client }) => connect(client, Math.ceil(CLIENTS / fleet.length))));
  const hour = nextHour(field);
  const slot = await rush(fleet, field, () => orderOf(field.arena, hour));
  const hours = Array.from({ length: BASKET_HOURS }, () => nextHour(field));
  const baskets = await rush(fleet, field, (index) => basketOf(field, hours, index));
  const [half] = await postgres.ask<{ count: string }>(`
    select count(*) from reservation r where r.arena_id = '${field.arena.id}' and (
      select coalesce(sum(price_centavos), 0) from reservation_slot s
      join slot_claim c on c.arena_id = s.arena_id and c.court_id = s.court_id and c.day = r.day and c.hour = s.hour
        and c.reservation_id = s.reservation_id
      where s.arena_id = r.arena_id and s.reservation_id = r.id) <> r.total_centavos`);
  const double = await onDatabase(postgres, countDoubleBooked);
  const [counted] = await postgres.ask<{ deadlocks: string }>(
    'select sum(deadlocks) as deadlocks from pg_stat_database',
  );
  return { slot, baskets, halfBaskets: Number(half?.count), double, deadlocks: Number(counted?.deadlocks) };
}

async function rush(fleet: Fleet, { players }: Field, wanted: (index: number) => ReservationOrder): Promise<Race> {
  const { method, path } = contract.makeReservation;
  const statuses = await Promise.all(
    players.slice(0, CLIENTS).map(async ({ token }, index) => {
      const headers = { 'idempotency-key': newId() };
      const body = wanted(index);
      const answer = await fleet[index % fleet.length]?.client.send({ method, path, token, body, headers });
      return answer?.status;
    }),
  );
  const count = (status: number): number => statuses.filter((one) => one === status).length;
  const [created, conflicts, put_off] = [count(201), count(409), count(503)];
  const errors = statuses.length - created - conflicts - put_off;
  return { clients: statuses.length, created, conflicts, put_off, errors };
}

/** Some of the hours, in an order of its own: two baskets meet from both ends. */
function basketOf({ arena }: Field, hours: readonly Hour[], index: number): ReservationOrder {
  const size = LEAST + (index % (MOST - LEAST + 1));
  const chosen = hours.toSorted(() => Math.random() - 0.5).slice(0, size);
  const [first] = chosen;
  if (!first) throw new Error('A basket has hours');
  const courts = [...new Set(chosen.map(({ court }) => court))];
  return {
    arena: arena.id,
    date: first.day,
    selectedTimeSlots: courts.map((court) => ({
      court,
      timeSlots: chosen.filter((hour) => hour.court === court).map(({ slot }) => slot),
      sport: 'BEACH_TENNIS',
    })),
  };
}
