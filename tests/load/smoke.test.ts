import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { hasPostgres } from '../database/databases.ts';

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync('package.json', 'utf8'));
const BENCHES = Object.keys(scripts).flatMap((name) => (name.startsWith('bench:') ? [name.slice(6)] : []));
/** It fills a database of PostgreSQL, and has nothing to say of the other. */
const NEEDS_POSTGRES = 'scale';

/** As somebody who types it: a run within a run would take over what this one was told. */
function measure(bench: string): Promise<{ readonly stdout: string }> {
  const { VITEST: _, NODE_ENV: __, MOMENT: ___, ...env } = process.env;
  return promisify(execFile)(process.execPath, ['tests/load/run.mjs', bench, '--smoke', '--json'], { env });
}

// Red without `made` in tests/load/api/bareSql.ts (api, scale), with 2 × the debts in registrationsReport.ts (registrations).
it.each(BENCHES.filter((bench) => hasPostgres() || bench !== NEEDS_POSTGRES))('bench:%s measures', async (bench) => {
  const { stdout } = await measure(bench);
  const figures: object = JSON.parse(stdout);
  expect(Object.keys(figures)).not.toEqual([]);
});
