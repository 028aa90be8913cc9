import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { emptyDatabase } from './emptyDatabase.ts';

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the server for Node 20. Packages stay in node_modules, except those with hundreds of small modules, which would
 * take half of the start time to load.
 */
export default defineConfig({
  plugins: [emptyDatabase()],
  ssr: { noExternal: ['effect', 'drizzle-orm', 'dayjs', 'opentype.js'] },
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: entry('../server/start/main.ts'),
        createAdmin: entry('../server/start/createAdmin.ts'),
        backup: entry('../server/start/backup/commands/backup.ts'),
        restore: entry('../server/start/backup/commands/restore.ts'),
        moveToPostgres: entry('../server/start/backup/commands/moveToPostgres.ts'),
        embeddedWorker: entry('../server/platform/database/embedded/embeddedWorker.ts'),
        drawingProcess: entry('../server/platform/drawing/drawingProcess.ts'),
        sheetProcess: entry('../server/platform/sheets/sheetProcess.ts'),
        makeEmptyDatabase: entry('../server/platform/database/embedded/makeEmptyDatabase.ts'),
      },
      // Vite would warn that creating the empty database takes long, which is expected.
      checks: { pluginTimings: false },
      // Flat, so that main finds the worker's file beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
