import { contract } from '#domain/contract/contract.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import type { Answer, Client } from '../client.ts';
import { type BenchArena, makeArena, makePlayers, orderOf, type Player } from '../world.ts';
import { sized } from '../size.ts';

/** So many times an hour is freed, and so many wait for it and pass by each time. */
const RACES = sized({ whole: 5, smoke: 1 });
const WAITING = sized({ whole: 200, smoke: 4 });
const PASSING = sized({ whole: 200, smoke: 4 });
const HOUR = 18;

/** One taken hour, who has it, and who wants it. */
export interface Line {
  readonly arena: BenchArena;
  readonly day: Day;
  readonly isQueue: boolean;
  readonly holder: Player;
  /** In the order in which they joined. */
  readonly waiting: readonly [Player, ...Player[]];
  readonly passing: readonly Player[];
}

/**
 * Arenas with one court, each with people of its own who want the same hour.
 * @param isQueue without it nobody joins the queue: what keeps the order is gone, and all the rest is the same
 */
export async function makeLines(database: Database, day: Day, isQueue: boolean): Promise<readonly Line[]> {
  const lines: Line[] = [];
  while (lines.length < RACES) {
    const arena = await makeArena(database, { paymentMethod: 'local', courts: 1 });
    const [holder, first, ...others] = await makePlayers(database, 1 + WAITING + PASSING);
    if (!holder || !first) throw new Error('Nobody waits');
    const waiting: Line['waiting'] = [first, ...others.slice(0, WAITING - 1)];
    lines.push({ arena, day, isQueue, holder, waiting, passing: others.slice(WAITING - 1) });
  }
  return lines;
}

/** Of each line everybody books at the moment of the cancellation; whoever is first last of all. The statuses of the replies. */
export async function raceForOffers(client: Client, lines: readonly Line[]): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const line of lines) statuses.push(...(await race(client, line)));
  return statuses;
}

async function race(client: Client, { arena, day, isQueue, holder, waiting, passing }: Line) {
  const [first, ...waits] = waiting;
  const court = arena.courts[0] ?? '';
  const order = orderOf(arena, { day, court, slot: arena.slots[HOUR] ?? '', startHour: HOUR });
  const book = ({ token }: Player) => client.send({ ...wayOf(contract.makeReservation), token, body: order });
  const held = taken(await book(holder));
  const wish = { arena: arena.id, date: day, hours: [HOUR] };
  for (const { token } of isQueue ? waiting : [])
    taken(await client.send({ ...wayOf(contract.joinQueue), token, body: wish }));
  const { method, path } = wayOf(contract.cancelReservation);
  const { _id: id } = JSON.parse(held.body.toString()).data.reservation;
  const cancel = () => client.send({ method, path: path.replace(':id', id), token: holder.token });
  const asking = passing.flatMap((one, index) => [one, ...waits.slice(index, index + 1)]).map((one) => () => book(one));
  asking.splice(asking.length / 2, 0, cancel);
  const replies = await Promise.all([...asking, () => book(first)].map((ask) => ask()));
  // Whose turn it is may have asked before the hour was freed, as anybody else.
  replies.push(await book(first));
  return replies.map(({ status }) => status).filter((status) => status !== 200);
}

function taken(answer: Answer): Answer {
  if (answer.status !== 201) throw new Error(`It was answered ${answer.status}: ${answer.body.toString()}`);
  return answer;
}

function wayOf({ method, path }: { readonly method: 'POST' | 'PATCH'; readonly path: string }) {
  return { method, path };
}

/** The lines whose hour is not the first one's, or not theirs alone. */
export async function countOutOfOrder(database: Database, lines: readonly Line[]): Promise<number> {
  const { rows } = await database.pool.query<{ arena: string; people: (string | null)[] }>(
    `select s.arena_id as arena, array_agg(r.player_id) as people from slot_claim s
      left join reservation r on r.arena_id = s.arena_id and r.id = s.reservation_id
      where s.arena_id = any($1) and s.hour = $2 group by s.arena_id`,
    [lines.map(({ arena }) => arena.id), HOUR],
  );
  const having = new Map(rows.map(({ arena, people }) => [arena, people]));
  return lines.filter(({ arena, waiting: [first] }) => having.get(arena.id)?.join() !== first.id).length;
}
