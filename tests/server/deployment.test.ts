import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { Result } from 'effect';
import { expect, it } from 'vitest';
import { readSettings } from '#platform/settings/settings.ts';

const linesOf = async (file: string): Promise<string[]> => {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
};

// Red without any of its lines that production cannot do without.
it('the example of production settings is a start in production', async () => {
  const example = parseEnv(await readFile('deploy/production.env.example', 'utf8'));
  expect(Result.isSuccess(readSettings({ ...example, NODE_ENV: 'production' }))).toBe(true);
});

it('the image gets nothing that the repository leaves out', async () => {
  const ignored = new Set((await linesOf('.dockerignore')).map((name) => name.replace(/\/$/, '')));
  const missing = (await linesOf('.gitignore')).filter((name) => !ignored.has(name.replace(/\/$/, '')));
  expect(missing).toEqual([]);
});
