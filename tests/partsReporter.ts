import { writeFileSync } from 'node:fs';
import { DefaultReporter, type TestModule } from 'vitest/node';
import { partOf } from './parts.ts';

/** What one part did. `seconds` are those of its workers, of which four run side by side. */
export interface PartReport {
  readonly part: string;
  files: number;
  tests: number;
  seconds: number;
}

export interface RunReport {
  readonly parts: readonly PartReport[];
  /** Files that are red, and the names of their red tests. */
  readonly red: readonly { readonly file: string; readonly tests: readonly string[] }[];
  /** What took longest, first: where a gate that has become slow is to be looked at. */
  readonly slowest: readonly { readonly file: string; readonly seconds: number }[];
  readonly faults: number;
}

const SLOWEST = 40;

const SAID_EVERY_MS = 30_000;

/** Says now and then how far a run is and at once what is red, and writes what it came to into the file PARTS_REPORT. */
export default class PartsReporter extends DefaultReporter {
  #said = Date.now();
  #done = 0;
  #total = 0;

  override onTestRunStart(specifications: Parameters<DefaultReporter['onTestRunStart']>[0]): void {
    this.#total = specifications.length;
    super.onTestRunStart(specifications);
  }

  override onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    if (module.state() === 'failed') super.onTestModuleEnd(module);
    if (Date.now() - this.#said < SAID_EVERY_MS) return;
    this.#said = Date.now();
    const seconds = Math.round((performance.now() - this.start) / 1000);
    this.log(`  ${seconds} s: ${this.#done} of ${this.#total} files (${nameOfPart(module)})`);
  }

  override onTestRunEnd(...[modules, errors, reason]: Parameters<DefaultReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(modules, errors, reason);
    const file = process.env['PARTS_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(reportOf(modules, errors.length)));
  }
}

function reportOf(modules: readonly TestModule[], faults: number): RunReport {
  const parts = new Map<string, PartReport>();
  for (const module of modules) {
    const part = nameOfPart(module);
    const report = parts.get(part) ?? { part, files: 0, tests: 0, seconds: 0 };
    report.files += 1;
    report.tests += [...module.children.allTests()].length;
    report.seconds += secondsOf(module);
    parts.set(part, report);
  }
  const red = modules
    .filter((module) => module.state() === 'failed')
    .map((module) => ({
      file: module.relativeModuleId,
      tests: [...module.children.allTests('failed')].map(({ fullName }) => fullName),
    }));
  const slowest = modules
    .map((module) => ({ file: module.relativeModuleId, seconds: Math.round(secondsOf(module)) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  return { parts: [...parts.values()], red, slowest, faults };
}

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

/** A project of its own is named as its part, and the hour it runs at; one that parts share leaves it to the file. */
function nameOfPart({ project: { name }, relativeModuleId }: TestModule): string {
  return name.includes('+') ? (partOf(relativeModuleId)?.name ?? name) : name;
}
