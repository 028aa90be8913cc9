import { setTimeout as pause } from 'node:timers/promises';
import { type Load, startLoad } from './bookings.ts';
import { type Books, compareBooks } from './books.ts';
import { makeField, onDatabase } from './field.ts';
import type { Fleet } from './fleet.ts';
import type { Postgres } from './postgres.ts';
import { sized } from '../size.ts';

/** Something goes wrong under load. */
export interface Drill extends Books {
  readonly name: string;
  /** The longest time without an acknowledged booking, from when it went wrong. */
  readonly pauseMs: number;
  /** The slowest answer, of processes that were not touched, to what was asked after it went wrong. */
  readonly slowestMs: number;
  readonly wrong: readonly string[];
}

/** Bookings before, and after. */
const SOME = sized({ whole: 150, smoke: 5 });
/** Longer than a transaction may be idle. */
const FROZEN_MS = sized({ whole: 7_000, smoke: 500 });

/** One after the other, the end of a process last: the others are as before then. */
export async function mishaps(fleet: Fleet, postgres: Postgres): Promise<Drill[]> {
  const [touched] = fleet;
  return [
    await drill('kill -STOP of a process', fleet, postgres, async () => {
      touched?.server.signal('SIGSTOP');
      await pause(FROZEN_MS);
      touched?.server.signal('SIGCONT');
    }),
    await drill('restart of the database', fleet, postgres, async () => {
      await postgres.stop();
      await postgres.start();
    }),
    await drill('kill -9 of the database', fleet, postgres, async () => {
      await postgres.crash();
      await postgres.start();
    }),
    await drill('kill -9 of a process', fleet, postgres, () => touched?.server.kill()),
  ];
}

/** The processes know both servers. */
export function losePrimary(fleet: Fleet, primary: Postgres, copy: Postgres): Promise<Drill> {
  const goWrong = async (): Promise<void> => {
    await primary.crash();
    copy.promote();
  };
  return drill('kill -9 of the primary, its copy promoted', fleet, primary, goWrong, copy);
}

/** @param after holds the rows when the drill is over */
async function drill(
  name: string,
  fleet: Fleet,
  before: Postgres,
  goWrong: () => Promise<void> | undefined,
  after = before,
): Promise<Drill> {
  const field = await onDatabase(before, makeField);
  const load = startLoad(fleet, field);
  await load.more(SOME);
  const since = performance.now();
  await goWrong();
  await load.more(SOME);
  await load.stop();
  const books = await compareBooks(after, field, load.acknowledged);
  return { name, wrong: load.wrong, ...books, ...measure(load, fleet, since) };
}

function measure({ replies }: Load, [touched]: Fleet, since: number): Pick<Drill, 'pauseMs' | 'slowestMs'> {
  const told = replies.filter(({ at, status }) => at >= since && status === 201).map(({ at }) => at);
  const pauses = told.map((at, index) => at - (told[index - 1] ?? since));
  const others = replies.filter(({ at, ms, member }) => at - ms >= since && member !== touched);
  return { pauseMs: Math.max(...pauses), slowestMs: Math.max(...others.map(({ ms }) => ms)) };
}
