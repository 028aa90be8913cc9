import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['domain', 'machines', 'server', 'src', 'tests', 'visualizer'];
const TYPED = 'import.meta.glob<';
const PLAIN = 'import.meta.glob(';

const withGlob = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('cachedGlobs.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.includes(TYPED) || text.includes(PLAIN));

// Else whoever adds a migration, or pulls one, runs tests that do not know it (findings/vitest-fs-module-cache-typed-glob.sh).
it('no module that reads a folder is cached by vitest', () => {
  expect(withGlob.length).toBeGreaterThan(2);
  expect(withGlob.filter(({ text }) => !text.includes(PLAIN)).map(({ file }) => file)).toEqual([]);
});
