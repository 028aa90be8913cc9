import { afterAll, describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { nodesOf, transitionsOf } from '../../visualizer/flows/transitions.ts';
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

/** They tell of what happens elsewhere, and are never done: of the address, the browser's line and storage, the page, the phase, a form. */
const LISTENERS = new Set(['followAddress', 'followBrowser', 'followPage', 'followPhase', 'followSent']);

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
    it('invokes what it declares, and goes on whatever that answers', () => {
      const declared = machine.implementations.actors;
      const invoked = nodesOf(machine.root).flatMap((node) =>
        node.invoke.map((each) => ({ node, actor: each.id, src: typeof each.src === 'string' ? each.src : '' })),
      );
      expect(invoked.filter(({ src }) => !(src in declared))).toEqual([]);
      const stuck = invoked.flatMap(({ node, actor, src }) =>
        answersOf(src, declared[src])
          .map((answer) => node.transitions.get(`xstate.${answer}.actor.${actor}`) ?? [])
          .filter((ways) => ways.length === 0 || ways.at(-1)?.guard !== undefined)
          .map(() => actor),
      );
      expect(stuck).toEqual([]);
    });

    const runs: ChartRun[] = [];
    const walks = paths(model, { thorough: true });
    it.each(walks)('$title', async (path) => {
      runs.push(await runOnChart(model, path));
    });

    const all = transitionsOf(machine).map((transition) => transition.id);
    it('has samples that reach every transition', () => {
      const taken = new Set(walks.flatMap((path) => path.taken));
      expect(all.filter((each) => !taken.has(each))).toEqual([]);
    });
    it('has rules for what it does, each of which judges something, and every transition is judged', () => {
      expect(model.rules.length).toBeGreaterThanOrEqual(OF_MONEY.test(file) ? LEAST_RULES_OF_MONEY : LEAST_RULES);
      const spoken = new Set(runs.flatMap(({ judged }) => judged.flat()));
      expect(model.rules.filter((rule) => !spoken.has(rule)).map(({ says }) => says)).toEqual([]);
      expect(all.filter((each) => !runs.flatMap(judgedIn).includes(each))).toEqual([]);
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

/**
 * How an actor may end. A chart that is invoked ends as it says itself; should its own code break, the page says so
 * (tests/app/brokenChart.view.test.tsx).
 */
function answersOf(src: string, logic: unknown): readonly string[] {
  return logic instanceof StateMachine || LISTENERS.has(src) ? [] : ['done', 'error'];
}

function pairsIn(steps: readonly (readonly string[])[]): readonly string[] {
  return steps.flatMap((taken, index) => pairsOf([...(steps[index - 1] ?? []).slice(-1), ...taken]));
}

/** The transitions of the moments that a rule about what happened there has judged. */
function judgedIn({ moments, judged }: ChartRun): readonly string[] {
  return moments.flatMap(({ taken }, index) => (judged[index]?.some(({ on }) => on !== undefined) ? taken : []));
}
