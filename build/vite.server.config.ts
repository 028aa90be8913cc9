import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { emptyDatabase } from './emptyDatabase.ts';

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The server, bundled so that Node 20 runs it. What comes from packages stays in node_modules, but for the ones of
 * hundreds of small modules, which would take half of a start to load.
 */
export default defineConfig({
  plugins: [emptyDatabase()],
  ssr: { noExternal: ['effect', 'drizzle-orm', 'dayjs'] },
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
        main: entry('../server/main.ts'),
        createAdmin: entry('../server/createAdmin.ts'),
        embeddedWorker: entry('../server/database/embedded/embeddedWorker.ts'),
        makeEmptyDatabase: entry('../server/database/embedded/makeEmptyDatabase.ts'),
      },
      // That the empty database takes its time is no news.
      checks: { pluginTimings: false },
      // Flat, so that main finds the worker beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
