import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { charts } from '../../../machines/index.ts';
import { dropStaleCoverage, recordedCoverage } from './coverage.ts';
import { type CoverageReport, coverageReport } from './report.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../machines/**/*.ts', { eager: true });

/** Every chart that a file of machines/ exports, registered or not. */
export function chartsInFiles(): readonly { readonly file: string; readonly machine: AnyStateMachine }[] {
  return Object.entries(modules).flatMap(([path, exported]) => {
    const file = path.slice(path.indexOf('machines/'));
    if (file === 'machines/index.ts') return [];
    return Object.values(exported).flatMap((value) =>
      value instanceof StateMachine ? [{ file, machine: value }] : [],
    );
  });
}

/** The report for the project as it is on disk, from the records that the tests left. */
export function projectReport(root: string): CoverageReport {
  dropStaleCoverage(root);
  return coverageReport({
    charts,
    found: chartsInFiles(),
    hasFile: (path) => existsSync(join(root, path)),
    taken: (level, chartId) => recordedCoverage(level, chartId, root),
  });
}
