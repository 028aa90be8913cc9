import { median } from '../percentiles.ts';
import { playOurs } from './ours.ts';
import { playTheirs } from './theirs.ts';
import { type Done, type Played, type Step, type Timings, timingsOf } from './work.ts';
import { sized } from '../size.ts';

/** Not measured: Node compiles what runs often, of both. */
const WARM_UP = sized({ whole: 15, smoke: 1 });
const RUNS = sized({ whole: 15, smoke: 1 });

export interface Contest {
  /** The median of each step, in milliseconds. */
  readonly ours: Timings;
  readonly theirs: Timings;
  /** What each had done at the end, which must be the same. */
  readonly done: { readonly ours: Done; readonly theirs: Done };
}

/** Both engines in turn, so that whatever else the machine does meets both. */
export async function holdContest(): Promise<Contest> {
  const [ours, theirs]: [Played[], Played[]] = [[], []];
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    ours.push(await playOurs());
    theirs.push(await playTheirs());
  }
  const [ourLast, theirLast] = [ours.at(-1), theirs.at(-1)];
  if (!ourLast || !theirLast) throw new Error('Nobody played');
  return { ours: medians(ours), theirs: medians(theirs), done: { ours: ourLast.done, theirs: theirLast.done } };
}

function medians(played: readonly Played[]): Timings {
  const of = (step: Step) => median(played.slice(WARM_UP).map(({ ms }) => ms[step]));
  return timingsOf(of);
}
