import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { charts } from '../../../machines/chartFiles.ts';
import { modelFileOf, modelIn } from '../models.ts';
import { dropStaleCoverage, recordedCoverage } from './coverage.ts';
import { type CoverageReport, coverageReport } from './report.ts';

/** The report for the project as it is on disk, from the records that the tests left. */
export function projectReport(root: string): CoverageReport {
  dropStaleCoverage(root);
  return coverageReport({
    charts,
    hasFile: (path) => existsSync(join(root, path)),
    taken: (level, chartId) => recordedCoverage(level, chartId, root),
    rules: ({ file }) => modelIn(modelFileOf(file))?.rules.length ?? 0,
  });
}
