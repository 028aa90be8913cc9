import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = `${ROOT}.cache/reader-of-tests`;

/** Bundles what reads spreadsheets in a process of its own, so that tests start the real one. Returns its path. */
export async function buildReader(mark: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'server/imports/sheetProcess.ts',
      target: 'node20',
      outDir: FOLDER,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: `${mark}.js` } },
    },
  });
  return `${FOLDER}/${mark}.js`;
}
