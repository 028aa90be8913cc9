import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { LEVELS, type Level } from './coverage.ts';

/** One line of the coverage report: how many transitions the chart has, and how many were taken at each level. */
export interface CoverageRow {
  readonly id: string;
  readonly transitions: number;
  readonly chart: number;
  readonly views: number;
  readonly browser: number;
}

export interface CoverageReport {
  readonly charts: readonly CoverageRow[];
  /** Why the report fails, in words; empty when it passes. */
  readonly problems: readonly string[];
}

export interface CoverageSources {
  /** The registry, `machines/index.ts`. */
  readonly charts: Readonly<Record<string, AnyStateMachine>>;
  /** Charts found in the files of machines/, by path from the project's root. */
  readonly found: readonly { readonly file: string; readonly machine: AnyStateMachine }[];
  readonly hasFile: (path: string) => boolean;
  readonly taken: (level: Level, chartId: string) => ReadonlySet<string>;
}

/** The browser level covers the main flows only; the others must be whole. */
const MUST_BE_WHOLE: readonly Level[] = ['chart', 'views'];

/** Compares what was taken with what there is, and the registry with the files. */
export function coverageReport(sources: CoverageSources): CoverageReport {
  const { charts, found } = sources;
  const registered = new Set(Object.values(charts));
  const unregistered = found.filter(({ machine }) => !registered.has(machine));
  const rows = Object.entries(charts).map(([id, machine]) => rowOf(id, machine, sources));
  return {
    charts: rows.map(({ row }) => row),
    problems: [
      ...unregistered.map(
        ({ file, machine }) => `${file}: chart '${machine.id}' is not registered in machines/index.ts`,
      ),
      ...Object.entries(charts).flatMap(([id, machine]) => misplaced(id, machine, sources)),
      ...rows.flatMap(({ problems }) => problems),
    ],
  };
}

function misplaced(id: string, machine: AnyStateMachine, { found, hasFile }: CoverageSources): readonly string[] {
  const file = found.find((other) => other.machine === machine)?.file;
  if (file === undefined) return [`chart '${id}' is exported by no file of machines/`];
  const model = file.replace(/^machines\//, 'tests/models/');
  return [
    ...(machine.id === id ? [] : [`chart '${id}' calls itself '${machine.id}'`]),
    ...(hasFile(model) ? [] : [`chart '${id}' has no model file ${model}`]),
  ];
}

function rowOf(id: string, machine: AnyStateMachine, { taken }: CoverageSources) {
  const all = transitionsOf(machine).map((transition) => transition.id);
  const missing = new Map(LEVELS.map((level) => [level, all.filter((each) => !taken(level, id).has(each))]));
  const covered = (level: Level): number => all.length - (missing.get(level)?.length ?? 0);
  const row: CoverageRow = {
    id,
    transitions: all.length,
    chart: covered('chart'),
    views: covered('views'),
    browser: covered('browser'),
  };
  const problems = MUST_BE_WHOLE.flatMap((level) =>
    (missing.get(level) ?? []).map((each) => `not taken at level ${level}: ${each}`),
  );
  return { row, problems };
}

/** The report as a table for people, with what is missing below it. */
export function reportText({ charts, problems }: CoverageReport): string {
  const width = Math.max(5, ...charts.map(({ id }) => id.length));
  const line = (id: string, ...cells: readonly string[]) =>
    [id.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ').trimEnd();
  const rows = charts.map((row) => line(row.id, ...LEVELS.map((level) => `${row[level]}/${row.transitions}`)));
  return [line('chart', ...LEVELS), ...rows, ...(problems.length > 0 ? ['', ...problems] : [])].join('\n');
}
