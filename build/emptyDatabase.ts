import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/**
 * Puts an empty, migrated database beside the bundled server. To copy it takes a tenth of a second; to make it, as
 * PostgreSQL's `initdb` and our migrations do, takes seconds, so it is kept for as long as they stay the same.
 */
export function emptyDatabase(): Plugin {
  let root = '';
  return {
    name: 'quadra-livre:empty-database',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = '' }) {
      const kept = join(root, `.cache/empty-database-${await hashOfOrigins(root)}`);
      if (!existsSync(kept)) await make(join(dir, 'makeEmptyDatabase.js'), kept);
      await cp(kept, join(dir, 'emptyDatabase'), { recursive: true });
    },
  };
}

/** Beside its place first, so that nobody copies half a database. */
async function make(script: string, kept: string): Promise<void> {
  const unfinished = `${kept}.${process.pid}`;
  await mkdir(join(kept, '..'), { recursive: true });
  await promisify(execFile)(process.execPath, [script, unfinished]);
  await rename(unfinished, kept).catch(async (error: unknown) => {
    // Another build was faster.
    await rm(unfinished, { recursive: true });
    if (!existsSync(kept)) throw error;
  });
}

const ORIGINS = 'server/database/migrations';

async function hashOfOrigins(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(join(root, ORIGINS))).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) hash.update(name).update(await readFile(join(root, ORIGINS, name)));
  // Which PGlite it is.
  hash.update(await readFile(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}
