import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { runOnChart } from './chartDriver.ts';
import { dropStaleCoverage, fingerprint, recordCoverage, recordedCoverage } from './coverage.ts';
import { paths } from './paths.ts';
import { type CoverageSources, coverageReport, reportText } from './report.ts';
import { paymentSampleModel } from './samples/models.ts';
import { paymentSample } from './samples/payment.ts';
import { searchSample } from './samples/search.ts';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

function aProject(source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'coverage-'));
  made.push(root);
  mkdirSync(join(root, 'machines/payment'), { recursive: true });
  writeFileSync(join(root, 'machines/payment/payment.ts'), source);
  return root;
}

const all = transitionsOf(paymentSample).map(({ id }) => id);

const PAIRS = ['a > b', 'b > a'];
const NOTES = { reachablePairs: 2, pairs: 2, rules: 3 };

const PAYMENT = { id: 'paymentSample', file: 'machines/payment/payment.ts', machine: paymentSample };

function sources(taken: readonly string[], changed: Partial<CoverageSources> = {}): CoverageSources {
  return {
    charts: [PAYMENT],
    hasFile: (path) => ['tests/models/payment/payment.ts', 'tests/models/stages/paymentSample.ts'].includes(path),
    taken: (level) => new Set(level === 'browser' ? [] : level.endsWith('pairs') ? PAIRS : taken),
    rules: () => 3,
    ...changed,
  };
}

describe('the coverage report', () => {
  it('passes when chart and views are whole; the browser may have less', () => {
    expect(coverageReport(sources(all))).toEqual({
      charts: [{ id: 'paymentSample', transitions: 7, chart: 7, views: 7, browser: 0, ...NOTES, judged: 7 }],
      problems: [],
    });
  });

  it.each(all)('fails when nothing takes %s', (left) => {
    const { charts, problems } = coverageReport(sources(all.filter((id) => id !== left)));
    expect(charts).toEqual([
      { id: 'paymentSample', transitions: 7, chart: 6, views: 6, browser: 0, ...NOTES, judged: 6 },
    ]);
    expect(problems).toEqual([
      `not taken at level chart: ${left}`,
      `not taken at level views: ${left}`,
      `judged by no rule: ${left}`,
    ]);
  });

  it('fails when a path is left out of the run', async () => {
    const taken = new Set<string>();
    for (const path of paths(paymentSampleModel).slice(1)) {
      const { moments } = await runOnChart(paymentSampleModel, path);
      moments.forEach((moment) => moment.taken.forEach((id) => taken.add(id)));
    }
    expect(coverageReport(sources([...taken])).problems).not.toEqual([]);
  });

  it('does not count what is no transition of the chart', () => {
    const [row] = coverageReport(sources([...all, 'paymentSample.gone poke 0'])).charts;
    expect(row?.chart).toBe(7);
  });

  it('fails for a chart that nothing takes, whatever the others do', () => {
    const search = { id: 'searchSample', file: 'machines/people/search.ts', machine: searchSample };
    const { problems } = coverageReport(sources(all, { charts: [PAYMENT, search], hasFile: () => true }));
    const missing = transitionsOf(searchSample).map(({ id }) => id);
    expect(problems).toEqual(
      ['not taken at level chart', 'not taken at level views', 'judged by no rule'].flatMap((why) =>
        missing.map((id) => `${why}: ${id}`),
      ),
    );
  });

  it('fails for a chart without a model or a stage, and for two of one name', () => {
    expect(coverageReport(sources(all, { hasFile: () => false })).problems).toEqual([
      "chart 'paymentSample' has no model file tests/models/payment/payment.ts",
      "chart 'paymentSample' has no stage file tests/models/stages/paymentSample.ts",
    ]);
    const copy = { ...PAYMENT, file: 'machines/payment/copy.ts' };
    const hasFile = (path: string) => path !== 'tests/models/payment/copy.ts';
    expect(coverageReport(sources(all, { charts: [PAYMENT, copy], hasFile })).problems).toEqual([
      "machines/payment/payment.ts: machines/payment/copy.ts has a chart 'paymentSample' too",
      "machines/payment/copy.ts: machines/payment/payment.ts has a chart 'paymentSample' too",
      "chart 'paymentSample' has no model file tests/models/payment/copy.ts",
    ]);
  });

  it('is a table for people', () => {
    expect(reportText(coverageReport(sources(all)))).toBe(
      [
        'chart             chart     views   browser     pairs    judged     rules',
        'paymentSample       7/7       7/7       0/7       2/2       7/7         3',
      ].join('\n'),
    );
  });
});

describe('the record', () => {
  it('adds up what several runs took, per level and chart', () => {
    const root = aProject('1');
    recordCoverage('chart', 'payment', ['a', 'b'], root);
    recordCoverage('chart', 'payment', ['b', 'c'], root);
    recordCoverage('views', 'payment', ['a'], root);
    expect([...recordedCoverage('chart', 'payment', root)]).toEqual(['a', 'b', 'c']);
    expect([...recordedCoverage('views', 'payment', root)]).toEqual(['a']);
    expect([...recordedCoverage('browser', 'payment', root)]).toEqual([]);
  });

  it('is of no use for other sources', () => {
    const root = aProject('1');
    const before = fingerprint(root);
    writeFileSync(join(root, 'README.md'), 'told');
    expect(fingerprint(root)).toBe(before);
    writeFileSync(join(root, 'machines/payment/payment.ts'), '2');
    expect(fingerprint(root)).not.toBe(before);
    writeFileSync(join(root, 'machines/payment/payment.ts'), '1');
    expect(fingerprint(root)).toBe(before);
    writeFileSync(join(root, 'machines/payment/more.ts'), '');
    expect(fingerprint(root)).not.toBe(before);
  });

  it('is dropped when the sources are no more', () => {
    const root = aProject('1');
    recordCoverage('chart', 'payment', ['a'], root);
    mkdirSync(join(root, '.cache/coverage/of-other-sources'));
    dropStaleCoverage(root);
    expect(readdirSync(join(root, '.cache/coverage'))).toEqual([fingerprint(root)]);
    expect([...recordedCoverage('chart', 'payment', root)]).toEqual(['a']);
  });
});
