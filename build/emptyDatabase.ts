import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/**
 * Puts an empty, migrated database beside the bundled server. Creating it (`initdb` and our migrations) takes seconds and
 * copying it a tenth of a second, so it is cached until the migrations or package-lock.json change.
 */
export function emptyDatabase(): Plugin {
  let root = '';
  let copied: string | undefined;
  return {
    name: 'quadra-livre:empty-database',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = '' }) {
      const kept = join(root, `.cache/empty-database-${await hashOfOrigins(root)}`);
      // A build that watches comes here at every change, and copying would be half of its work.
      if (kept === copied) return;
      if (!existsSync(kept)) await make(join(dir, 'makeEmptyDatabase.js'), kept);
      await cp(kept, join(dir, 'emptyDatabase'), { recursive: true });
      copied = kept;
    },
  };
}

/** Creates the database under a temporary name and renames it, so that no build copies an unfinished one. */
async function make(script: string, kept: string): Promise<void> {
  const unfinished = `${kept}.${process.pid}`;
  await mkdir(join(kept, '..'), { recursive: true });
  await promisify(execFile)(process.execPath, [script, unfinished]);
  await rename(unfinished, kept).catch(async (error: unknown) => {
    // Another build finished first.
    await rm(unfinished, { recursive: true });
    if (!existsSync(kept)) throw error;
  });
}

const ORIGINS = 'server/platform/database/migrations';

async function hashOfOrigins(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(join(root, ORIGINS))).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) hash.update(name).update(await readFile(join(root, ORIGINS, name)));
  // The lock file contains PGlite's version.
  hash.update(await readFile(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}
