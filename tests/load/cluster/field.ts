import type { Database } from '#platform/database/database.ts';
import { databaseClock } from '#platform/database/clock.ts';
import { openPostgres } from '#platform/database/openPostgres.ts';
import { type BenchArena, type Hour, hoursOf, makeArena, makePlayers, type Player } from '../world.ts';
import type { Postgres } from './postgres.ts';
import { sized } from '../size.ts';

/** What is booked: more hours than a drill gets to, each taken from the list once. */
export interface Field {
  readonly arena: BenchArena;
  readonly players: readonly Player[];
  readonly hours: IterableIterator<Hour>;
}

const PLAYERS = sized({ whole: 1_000, smoke: 30 });
const COURTS = 40;
const DAYS = sized({ whole: 50, smoke: 2 });

/** Payment at the arena, so that the claim alone decides and no charge is made. */
export async function makeField(database: Database): Promise<Field> {
  const players = await makePlayers(database, PLAYERS);
  const arena = await makeArena(database, { paymentMethod: 'local', courts: COURTS });
  return { arena, players, hours: (await hoursOf(database, arena, DAYS)).values() };
}

/** Works on the rows of the drill's database, past its processes. */
export async function onDatabase<Result>({ url }: Postgres, work: (database: Database) => Promise<Result>) {
  const database = openPostgres(url, databaseClock);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export function nextHour({ hours }: Field): Hour {
  const { value } = hours.next();
  if (!value) throw new Error('No hour is left to book');
  return value;
}
