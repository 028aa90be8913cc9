import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Where a transition was seen taken: on the chart alone, through the React views, in a browser. */
export const LEVELS = ['chart', 'views', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What is kept of the tests besides: pairs of transitions that follow each other, as they were taken and as they can be
 * taken, and the transitions that a rule has judged.
 */
export type Note = 'pairs' | 'reachable pairs' | 'judged';

const FOLDER = '.cache/coverage';
const SOURCES = ['domain', 'machines', 'src', 'server', 'tests/models', 'package-lock.json'];

/**
 * Remembers on disk that the run of a path took these transitions. Call it only after the path has passed. What is
 * remembered holds for these very sources: any changed file begins a new record.
 */
export function recordCoverage(
  level: Level | Note,
  chartId: string,
  taken: readonly string[],
  root = process.cwd(),
): void {
  const folder = join(folderOf(root), level, chartId);
  const file = join(folder, `${process.pid}-${threadId}.json`);
  mkdirSync(folder, { recursive: true });
  const known = existsSync(file) ? readIds(file) : [];
  writeFileSync(`${file}.new`, JSON.stringify([...new Set([...known, ...taken])].toSorted()));
  renameSync(`${file}.new`, file); // a reader never meets half a file
}

/** The transitions (or pairs) of a chart seen taken at a level, for the sources as they are now. */
export function recordedCoverage(level: Level | Note, chartId: string, root = process.cwd()): ReadonlySet<string> {
  const folder = join(folderOf(root), level, chartId);
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Set(files.flatMap((name) => readIds(join(folder, name))));
}

/** Drops the records of sources that are no more. */
export function dropStaleCoverage(root = process.cwd()): void {
  const all = join(root, FOLDER);
  if (!existsSync(all)) return;
  const current = folderOf(root);
  for (const name of readdirSync(all)) {
    if (join(all, name) !== current) rmSync(join(all, name), { recursive: true });
  }
}

function readIds(file: string): readonly string[] {
  const ids: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(ids) ? ids.map(String) : [];
}

const folders = new Map<string, string>();

// Read once per process: files changed while tests run belong to the next record.
function folderOf(root: string): string {
  const known = folders.get(root);
  if (known !== undefined) return known;
  const folder = join(root, FOLDER, fingerprint(root));
  folders.set(root, folder);
  return folder;
}

/** A short name for the content of everything that decides what the tests take. */
export function fingerprint(root: string): string {
  // A chart with a fault is another source (tests/mutants/).
  const hash = createHash('sha256').update(process.env['MUTANT'] ?? '');
  for (const file of SOURCES.flatMap((source) => filesIn(root, source))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(root: string, path: string): readonly string[] {
  if (!existsSync(join(root, path))) return [];
  if (!path.endsWith('.json')) {
    const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
    return entries
      .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(root.length + 1)] : []))
      .toSorted();
  }
  return [path];
}
