import type { ChartInFile } from '../../../machines/chartFiles.ts';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { modelFileOf } from '../models.ts';
import { stageFileOf } from '../stages.ts';
import { LEVELS, type Level, type Note } from './coverage.ts';

/** One line of the coverage report: how many transitions the chart has, and how many were taken at each level. */
export interface CoverageRow {
  readonly id: string;
  readonly transitions: number;
  readonly chart: number;
  readonly views: number;
  readonly browser: number;
  /** Pairs of transitions that follow each other: those that can, and those that the walks of the chart took. */
  readonly reachablePairs: number;
  readonly pairs: number;
  /** Sentences of the specification that the chart's walks are judged by, and the transitions that one of them judged. */
  readonly rules: number;
  readonly judged: number;
}

export interface CoverageReport {
  readonly charts: readonly CoverageRow[];
  /** Why the report fails, in words; empty when it passes. */
  readonly problems: readonly string[];
}

export interface CoverageSources {
  readonly charts: readonly ChartInFile[];
  readonly hasFile: (path: string) => boolean;
  readonly taken: (level: Level | Note, chartId: string) => ReadonlySet<string>;
  readonly rules: (chart: ChartInFile) => number;
}

/** The browser level covers the main flows only; the others must be whole. */
const MUST_BE_WHOLE: readonly Level[] = ['chart', 'views'];

/** Compares what was taken with what there is, and the charts with the files that each of them needs. */
export function coverageReport(sources: CoverageSources): CoverageReport {
  const { charts } = sources;
  const rows = charts.map((chart) => rowOf(chart, sources));
  return {
    charts: rows.map(({ row }) => row),
    problems: [...charts.flatMap((chart) => misplaced(chart, sources)), ...rows.flatMap(({ problems }) => problems)],
  };
}

function misplaced(chart: ChartInFile, { charts, hasFile }: CoverageSources): readonly string[] {
  const { id, file } = chart;
  const [model, stage] = [modelFileOf(file), stageFileOf(id)];
  return [
    ...charts.flatMap((other) =>
      other !== chart && other.id === id ? [`${file}: ${other.file} has a chart '${id}' too`] : [],
    ),
    ...(hasFile(model) ? [] : [`chart '${id}' has no model file ${model}`]),
    ...(hasFile(stage) ? [] : [`chart '${id}' has no stage file ${stage}`]),
  ];
}

function rowOf(chart: ChartInFile, { taken, rules }: CoverageSources) {
  const { id, machine } = chart;
  const all = transitionsOf(machine).map((transition) => transition.id);
  const missing = new Map(LEVELS.map((level) => [level, all.filter((each) => !taken(level, id).has(each))]));
  const covered = (level: Level): number => all.length - (missing.get(level)?.length ?? 0);
  const row: CoverageRow = {
    id,
    transitions: all.length,
    chart: covered('chart'),
    views: covered('views'),
    browser: covered('browser'),
    reachablePairs: taken('reachable pairs', id).size,
    pairs: taken('pairs', id).size,
    rules: rules(chart),
    judged: all.filter((each) => taken('judged', id).has(each)).length,
  };
  const unjudged = all.filter((each) => !taken('judged', id).has(each));
  const problems = [
    ...MUST_BE_WHOLE.flatMap((level) =>
      (missing.get(level) ?? []).map((each) => `not taken at level ${level}: ${each}`),
    ),
    ...unjudged.map((each) => `judged by no rule: ${each}`),
  ];
  return { row, problems };
}

/** The report as a table for people, with what is missing below it. */
export function reportText({ charts, problems }: CoverageReport): string {
  const width = Math.max(5, ...charts.map(({ id }) => id.length));
  const line = (id: string, ...cells: readonly string[]) =>
    [id.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ').trimEnd();
  const rows = charts.map((row) =>
    line(
      row.id,
      ...LEVELS.map((level) => `${row[level]}/${row.transitions}`),
      `${row.pairs}/${row.reachablePairs}`,
      `${row.judged}/${row.transitions}`,
      String(row.rules),
    ),
  );
  return [
    line('chart', ...LEVELS, 'pairs', 'judged', 'rules'),
    ...rows,
    ...(problems.length > 0 ? ['', ...problems] : []),
  ].join('\n');
}
