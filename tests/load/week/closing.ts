import { contract } from '#domain/contract/contract.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Client } from '../client.ts';
import type { BenchArena } from '../world.ts';
import { fill, makeOwnedArena, type OwnedArena, RESERVATIONS } from './world.ts';
import { sized } from '../size.ts';

/** 900 reservations are four hours of so many courts on nine days. */
const COURTS = sized({ whole: 25, smoke: 1 });

/** An arena that is to be closed, from its first day to its last. */
export interface FullArena {
  readonly arena: OwnedArena;
  readonly from: string;
  readonly until: string;
}

export async function makeFullArena(database: Database, day: Day): Promise<FullArena> {
  const arena = await makeOwnedArena(database, COURTS);
  return { arena, from: toIsoDay(day), until: await fill(database, arena, day) };
}

interface Closed {
  readonly id: string;
  readonly ms: number;
}

/** Closes it by one call; what was received becomes credit. Milliseconds. */
export async function timeClosing(client: Client, { arena, from, until }: FullArena): Promise<Closed> {
  const { method, path } = contract.closeCourts;
  const seen = { reservations: RESERVATIONS, atArena: (RESERVATIONS / 3) * 80.5, byPix: 0 };
  const scope = { courts: arena.courts, from, until, startHour: 18, endHour: 22 };
  const body = { scope, reason: 'rain', seen, money: { becomes: 'credit' } };
  const answer = await client.send({ method, path, token: arena.ownerToken, body });
  if (answer.status !== 201) throw new Error(`The closure was answered ${answer.status}: ${answer.body.toString()}`);
  return { id: JSON.parse(answer.body.toString()).data.closure._id, ms: answer.ms };
}

/** Undoes a closure by one call. Milliseconds. */
export async function timeUndoing(client: Client, { arena }: FullArena, id: string): Promise<number> {
  const { method, path } = contract.undoClosure;
  const answer = await client.send({ method, path: path.replace(':id', id), token: arena.ownerToken });
  if (answer.status !== 200) throw new Error(`The undoing was answered ${answer.status}: ${answer.body.toString()}`);
  return answer.ms;
}

/** Writes the same rows in one transaction, in the fewest statements, and looks at nothing first. Milliseconds. */
export async function timeBareClosing({ pool }: Database, { arena, from, until }: FullArena): Promise<number> {
  const closure = newId();
  const client = await pool.connect();
  try {
    const since = performance.now();
    await client.query('begin');
    await client.query(CLOSURE, [arena.id, closure, from, until, arena.ownerId]);
    await client.query(OCCUPANT, [arena.id, closure]);
    for (const statement of [CANCELLED, RETURNED, CREDITED, CANCELLATIONS, OCCUPANTS, NOTICES, CLAIMS])
      await client.query(statement, [arena.id, closure]);
    await client.query('commit');
    return performance.now() - since;
  } finally {
    client.release();
  }
}

/** How many rows of each kind an arena has that a closure writes or ends. */
export async function rowsAfter({ pool }: Database, { id }: BenchArena): Promise<object> {
  const { rows } = await pool.query(
    `select
      (select count(*)::int from reservation where arena_id = $1 and status = 'CANCELADA') as cancelled,
      (select sum(settled_centavos)::int from reservation where arena_id = $1) as settled,
      (select count(*)::int from cancellation where arena_id = $1) as cancellations,
      (select count(*)::int from movement where arena_id = $1 and kind = 'refund') as returned,
      (select sum(centavos)::int from player_credit where arena_id = $1) as credit,
      (select count(*)::int from occupant where arena_id = $1) as occupants,
      (select count(*)::int from slot_claim s join closure c on c.id = s.reservation_id where s.arena_id = $1) as closed,
      (select count(*)::int from outbox where kind = 'giveNotice' and payload ->> 'subject' in (
        select id::text from closure where arena_id = $1)) as told`,
    [id],
  );
  return rows[0] ?? {};
}

const CLOSURE = `
  insert into closure (arena_id, id, reason, from_day, until_day, start_hour, end_hour, at, closed_by)
  values ($1, $2, 'rain', $3, $4, 18, 22, now(), $5)`;

const OCCUPANT = `insert into occupant (arena_id, id, kind) values ($1, $2, 'closure')`;

const CANCELLED = `
  update reservation set status = 'CANCELADA', closed_at = now(), settled_centavos = 0
  where arena_id = $1 and $2::uuid is not null`;

const RETURNED = `
  insert into movement (arena_id, id, reservation_id, kind, method, value_centavos, at, recorded_by)
  select p.arena_id, gen_random_uuid(), p.reservation_id, 'refund', 'player_credit', -p.value_centavos, now(), c.closed_by
  from movement p join closure c on c.arena_id = p.arena_id and c.id = $2
  where p.arena_id = $1 and p.kind = 'payment'`;

const CREDITED = `
  insert into player_credit (arena_id, player_id, centavos)
  select m.arena_id, r.player_id, -sum(m.value_centavos) from movement m
  join reservation r on r.arena_id = m.arena_id and r.id = m.reservation_id
  where m.arena_id = $1 and m.kind = 'refund' and $2::uuid is not null group by m.arena_id, r.player_id`;

const CANCELLATIONS = `
  insert into cancellation (arena_id, id, reservation_id, at, cancelled_by, status_before, money_back_before,
    received_centavos, becomes, movement_id, closure_id)
  select r.arena_id, gen_random_uuid(), r.id, now(), c.closed_by, case when m.id is null then 'PENDENTE' else 'PAGA' end,
    r.money_back, -m.value_centavos, case when m.id is not null then 'credit' end, m.id, c.id
  from reservation r join closure c on c.arena_id = r.arena_id and c.id = $2
  left join movement m on m.arena_id = r.arena_id and m.reservation_id = r.id and m.kind = 'refund'
  where r.arena_id = $1`;

const OCCUPANTS = `delete from occupant where arena_id = $1 and id <> $2`;

const NOTICES = `
  insert into outbox (id, kind, payload, due_at, created_at)
  select gen_random_uuid(), 'giveNotice', jsonb_build_object('kind', 'giveNotice', 'subject', $2::text, 'person', r.player_id,
    'facts', jsonb_agg(r.day)), now() + interval '1 hour', now()
  from reservation r where r.arena_id = $1 group by r.player_id`;

const CLAIMS = `update slot_claim set reservation_id = $2 where arena_id = $1`;
