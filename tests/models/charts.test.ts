import { afterAll, describe, expect, it } from 'vitest';
import { judgedIn, silentRules, unjudged, untaken, wrongActors } from './harness/chartChecks.ts';
import { type ChartRun, runOnChart } from './harness/chartDriver.ts';
import { recordCoverage } from './harness/coverage.ts';
import { pairsOf, reachablePairs } from './harness/graph.ts';
import { paths } from './harness/paths.ts';
import { expectRecordedWalks } from './harness/recordedWalks.ts';
import { recordFile, recordOf, RECORDS_COUNT, sameRecord } from './harness/records.ts';
import { MODEL_FILES, modelIn } from './models.ts';

const LEAST_RULES = 2;
/** Where money or a session is at stake. */
const LEAST_RULES_OF_MONEY = 5;
const OF_MONEY = /^tests\/models\/(booking|payment|session|registrations|agenda|vouchers|command)\//;

for (const file of MODEL_FILES) {
  const model = modelIn(file);
  if (model === undefined) continue;
  const { id, machine } = model;

  describe(`chart ${id}`, () => {
    // Red with another id in payment.ts. CHARTS names a chart by its file.
    it('is called as its file', () => {
      expect(file).toMatch(new RegExp(`/${id}\\.ts$`));
    });

    // Red with `src: 'askBank'` or without an `onError` in payment.ts: no walk goes where no transition leads.
    it('invokes what it declares, by its name, and goes on whatever that answers', () => {
      expect(wrongActors(machine)).toEqual([]);
    });

    const runs: ChartRun[] = [];
    const walks = paths(model, { thorough: true });
    it.each(walks)('$title', async (path) => {
      runs.push(await runOnChart(model, path));
    });

    it('has samples that reach every transition', () => {
      expect(untaken(model, walks)).toEqual([]);
    });
    it('has rules for what it does, each of which judges something, and every transition is judged', () => {
      expect(model.rules.length).toBeGreaterThanOrEqual(OF_MONEY.test(file) ? LEAST_RULES_OF_MONEY : LEAST_RULES);
      expect(silentRules(model, runs)).toEqual([]);
      expect(unjudged(model, runs)).toEqual([]);
    });
    it.runIf(model.walks.length > 0)('does what the walks say that its model keeps', () => {
      expectRecordedWalks(model);
    });
    it.runIf(RECORDS_COUNT)('does what its record says', async () => {
      const recorded = await Promise.all(paths(model).map((path) => runOnChart(model, path)));
      await sameRecord(recordFile(id), recordOf(model, recorded));
    });

    afterAll(() => {
      const taken = runs.map(({ moments }) => moments.map((moment) => moment.taken));
      recordCoverage('chart', id, taken.flat(2));
      recordCoverage('pairs', id, taken.flatMap(pairsIn));
      recordCoverage('reachable pairs', id, [...reachablePairs(model)]);
      recordCoverage('judged', id, runs.flatMap(judgedIn));
    });
  });
}

function pairsIn(steps: readonly (readonly string[])[]): readonly string[] {
  return steps.flatMap((taken, index) => pairsOf([...(steps[index - 1] ?? []).slice(-1), ...taken]));
}
