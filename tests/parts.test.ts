import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { DAY_AND_NIGHT } from './moments/dayAndNight.ts';
import { PARTS } from './parts.ts';

/** Drills install packages, and are run by their names alone. */
const DRILLS = /^tests\/drills\//;

interface Listed {
  readonly file: string;
  readonly projectName: string;
}

/** Of each file that vitest would run, in which parts it does. */
async function partsByFile(): Promise<ReadonlyMap<string, readonly string[]>> {
  const argv = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'];
  // As somebody who types it: a run within a run would take over what this one was told.
  const { VITEST: _, MOMENT: __, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, argv, { env, maxBuffer: 10_000_000 });
  const listed: readonly Listed[] = JSON.parse(stdout);
  const found = new Map<string, Set<string>>();
  for (const { file, projectName } of listed) {
    const name = relative(process.cwd(), file).replaceAll('\\', '/');
    const hour = Object.keys(DAY_AND_NIGHT).find((each) => projectName.endsWith(`-${each}`));
    const part = hour === undefined ? projectName : projectName.slice(0, -hour.length - 1);
    found.set(name, (found.get(name) ?? new Set()).add(part));
  }
  return new Map([...found].map(([name, parts]) => [name, [...parts]]));
}

// Red without the part `sweeps`, and with SWEEPS left out of what `api` leaves to others.
it('every test is in one part, and every part has tests', async () => {
  const parts = await partsByFile();
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && !DRILLS.test(name));
  expect(files.filter((name) => parts.get(name)?.length !== 1).map((name) => [name, parts.get(name)])).toEqual([]);
  expect(new Set([...parts.values()].flat())).toEqual(new Set(PARTS.map(({ name }) => name)));
});
