import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { DAY_AND_NIGHT } from './moments/dayAndNight.ts';
import { partOf, PARTS } from './parts.ts';

/** Drills install packages, and are run by their names alone. */
const DRILLS = /^tests\/drills\//;

interface Listed {
  readonly file: string;
  readonly projectName: string;
}

/** All that vitest would run, with the project that would run it. */
async function listed(variables: Readonly<Record<string, string>> = {}): Promise<readonly Listed[]> {
  const argv = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'];
  // As somebody who types it: a run within a run would take over what this one was told.
  const { VITEST: _, MOMENT: __, GATE: ___, ...env } = process.env;
  const options = { env: { ...env, ...variables }, maxBuffer: 10_000_000 };
  const { stdout } = await promisify(execFile)(process.execPath, argv, options);
  const all: readonly Listed[] = JSON.parse(stdout);
  return all.map(({ file, projectName }) => {
    const hour = Object.keys(DAY_AND_NIGHT).find((each) => projectName.endsWith(`-${each}`));
    return {
      file: relative(process.cwd(), file).replaceAll('\\', '/'),
      projectName: hour === undefined ? projectName : projectName.slice(0, -hour.length - 1),
    };
  });
}

const everything = listed();

// Red without the part `sweeps`, and with SWEEPS left out of what `api` leaves to others.
it('every test is in one part, and every part has tests', async () => {
  const parts = new Map<string, Set<string>>();
  for (const { file, projectName } of await everything)
    parts.set(file, (parts.get(file) ?? new Set()).add(projectName));
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && !DRILLS.test(name));
  expect(files.map((name) => [name, [...(parts.get(name) ?? [])]])).toEqual(
    files.map((name) => [name, [partOf(name)?.name]]),
  );
  expect(new Set([...parts.values()].flatMap((names) => [...names]))).toEqual(new Set(PARTS.map(({ name }) => name)));
});

// Red where one part leaves out what another that shares its project takes.
it('the gate runs each file of its parts once, those that run alike in one project', async () => {
  const all = await everything;
  const gate = await listed({ GATE: '1' });
  const isInGate = ({ file }: Listed) => partOf(file)?.isInGate === true;
  expect(gate.map(({ file }) => file).toSorted()).toEqual(
    all
      .filter(isInGate)
      .map(({ file }) => file)
      .toSorted(),
  );
  expect(new Set(gate.map(({ projectName }) => projectName)).size).toBeLessThan(
    PARTS.filter((part) => part.isInGate).length,
  );
});
