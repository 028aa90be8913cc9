import type { Outcome } from '../outcome.ts';
import { percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';
import type { Contest } from './contest.ts';
import type { HttpRun } from './overHttp.ts';
import { GROUP_MATCHES, KNOCKOUT, STEPS, type Step, timingsOf } from './work.ts';

/** How many times faster than the library each step is, and what the same costs over HTTP. */
export function reportTournament(contest: Contest, runs: readonly HttpRun[]): Outcome {
  const { ours, theirs } = contest;
  const faster = timingsOf((step) => Math.round((theirs[step] / ours[step]) * 10) / 10);
  return {
    figures: { times_faster: faster },
    text: [
      tableText(
        ['in memory, ms', 'here', 'brackets-manager', 'times faster'],
        STEPS.map((step) => [NAMES[step], toHundredths(ours[step]), toHundredths(theirs[step]), faster[step]]),
      ),
      tableText(
        ['over HTTP, p50 / p95 ms', ...runs.map(({ kind }) => kind)],
        ROWS.map(([name, cell]) => [name, ...runs.map(cell)]),
      ),
      'One organizer, one request after the other, in a tournament of 512 pairs; read is one of 1,024.',
    ].join('\n\n'),
    broken: brokenIn(contest),
  };
}

const NAMES: Readonly<Record<Step, string>> = {
  draw: `${GROUP_MATCHES} matches drawn`,
  score: '… scored one by one',
  tables: '… 128 tables',
  knockout: `a knockout of ${KNOCKOUT}`,
  knockout_score: '… scored one by one',
};

const ROWS: readonly (readonly [name: string, cell: (run: HttpRun) => string | number])[] = [
  ['POST groups, 128 of 4', ({ drawGroups }) => spread(drawGroups)],
  [`POST matches, all ${GROUP_MATCHES}`, ({ makeMatches }) => spread(makeMatches)],
  ['PUT a score of a group', ({ groupScore }) => spread(groupScore)],
  [`POST second-stage, ${KNOCKOUT}`, ({ makeSecondPhase }) => toHundredths(makeSecondPhase)],
  [`PUT a score of a knockout of ${KNOCKOUT}`, ({ knockoutScore }) => spread(knockoutScore)],
  ['GET groups, 1,024 pairs', ({ groups }) => spread(groups)],
  ['… bytes gzipped', ({ groupsGzBytes }) => groupsGzBytes],
  ['GET matches, 1,536', ({ matches }) => spread(matches)],
  ['… bytes gzipped', ({ matchesGzBytes }) => matchesGzBytes],
];

function spread(ms: readonly number[]): string {
  return `${toHundredths(percentile(ms, 0.5))} / ${toHundredths(percentile(ms, 0.95))}`;
}

/** Nobody is fast by leaving something out. */
function brokenIn({ done }: Contest): string[] {
  return Object.entries(done).flatMap(([who, each]) => {
    const { groupMatches, groupScores, tables, knockoutMatches, knockoutScores } = each;
    const all = [groupMatches, groupScores, tables, knockoutMatches, knockoutScores];
    const asked = [GROUP_MATCHES, GROUP_MATCHES, 2 * KNOCKOUT, KNOCKOUT, KNOCKOUT];
    return all.join() === asked.join() ? [] : [`${who}: did ${all.join(', ')} of ${asked.join(', ')}`];
  });
}
