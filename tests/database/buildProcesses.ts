import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the server starts in processes of its own. */
const SCRIPTS = {
  sheetProcess: 'server/platform/sheets/sheetProcess.ts',
  drawingProcess: 'server/platform/drawing/drawingProcess.ts',
};

/** Bundles them, so that tests start the real ones without a build of the product. Returns their folder. */
export async function buildProcesses(mark: string): Promise<string> {
  const outDir = `${ROOT}.cache/processes-of-tests-${mark}`;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: true, target: 'node20', outDir, rolldownOptions: { input: SCRIPTS } },
  });
  return outDir;
}
