import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BUDGET, weigh } from '../../scripts/weigh.mjs';

/** So much more than the figures that were taken may a page weigh. */
const MARGIN = 1.02;

const budget: Awaited<ReturnType<typeof weigh>> = JSON.parse(readFileSync(BUDGET, 'utf8'));

// Red with any first visit or page of budget.json halved, or left out. `npm run weigh -- --write` takes new figures.
it('the first visit and every page weigh no more than their budget, and each has one', async () => {
  const weights = await weigh();
  expect(Object.keys(weights).toSorted()).toEqual(Object.keys(budget).toSorted());
  const over = Object.entries(weights).flatMap(([page, { files, bytes }]) => {
    const most = budget[page] ?? { files: 0, bytes: 0 };
    const [mostFiles, mostBytes] = [Math.floor(most.files * MARGIN), Math.floor(most.bytes * MARGIN)];
    return files > mostFiles || bytes > mostBytes
      ? [`${page}: ${files} files of ${mostFiles}, ${bytes} bytes of ${mostBytes}`]
      : [];
  });
  expect(over).toEqual([]);
});

/** What the script of a first visit may weigh, gzipped, in bytes. */
const FIRST_SCRIPT = 195_000;

// Red with one more endpoint of an arena's own page in domain/contract/arenas.ts.
it('the script of a first visit is one file of at most 195 kB', () => {
  const assets = join(import.meta.dirname, '../../dist/web/assets');
  const scripts = readdirSync(assets).filter((name) => /^app-.+\.js$/.test(name));
  expect(scripts).toHaveLength(1);
  const sizes = scripts.map((name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(FIRST_SCRIPT);
});
