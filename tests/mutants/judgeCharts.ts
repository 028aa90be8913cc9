import { silentRules, unjudged, untaken, wrongActors } from '../models/harness/chartChecks.ts';
import { type ChartRun, runOnChart } from '../models/harness/chartDriver.ts';
import type { ChartModel } from '../models/harness/model.ts';
import { paths } from '../models/harness/paths.ts';
import { expectRecordedWalks } from '../models/harness/recordedWalks.ts';
import { MODEL_FILES, modelIn } from '../models/models.ts';

/** Throws what tests/models/charts.test.ts would find first, records aside: for `npm run mutate`, which asks a thousand times. */
export async function judgeCharts(): Promise<void> {
  for (const file of MODEL_FILES) {
    const model = modelIn(file);
    if (model !== undefined) await judgeChart(file, model);
  }
}

async function judgeChart(file: string, model: ChartModel): Promise<void> {
  none('is not called as its file', file.endsWith(`/${model.id}.ts`) ? [] : [model.id]);
  none('invokes wrongly', wrongActors(model.machine));
  // Most mutants are noticed by the few walks that take every transition once; to plan all of them takes longer.
  for (const walk of paths(model)) await runOnChart(model, walk);
  const walks = paths(model, { thorough: true });
  none('has transitions that no sample reaches', untaken(model, walks));
  const runs: ChartRun[] = [];
  for (const walk of walks) runs.push(await runOnChart(model, walk));
  none('has rules that judge nothing', silentRules(model, runs));
  none('has transitions that no rule judges', unjudged(model, runs));
  expectRecordedWalks(model);
}

function none(fault: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${fault}: ${found.join(', ')}`);
}
