import type { Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, instantOf } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';

const MINUTES = 20;

/** Time goes on until twenty minutes of an hour are over. */
export async function passUntil(database: TestDatabase, day: Day, hour: number): Promise<void> {
  const wanted = instantOf(day, hour, DEFAULT_ZONE).getTime() + MINUTES * 60_000;
  database.passTime(wanted - (await readNow(database)).getTime());
}
