import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flowsPages, folderOf } from './build/flowsPages.ts';
import { shellPages } from './build/shells.ts';

const API = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [react(), shellPages(), flowsPages()],
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    // elkjs, which only the visualizer loads, is 1.4 MB.
    chunkSizeWarningLimit: 1_500,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A first visit lands on the home page: it comes with the app in one file, not in a dozen small ones. What most screens
        // share is a file each for dialogs, forms and fields, and one for rules and charts: left to itself the bundler makes a
        // file of every set of screens, and the reserve page asks for seventy over six connections. The highest priority takes first.
        codeSplitting: {
          groups: [
            {
              name: 'app',
              test: /\/src\/(main\.tsx|app\/home\/HomeScreen|areas\/player\/arenas\/directory\/)/,
              priority: 9,
            },
            { name: 'inputs', test: /\/@mantine\/core\/.*\/TextInput\//, priority: 5 },
            { name: 'form', test: /\/@mantine\/form\//, priority: 4 },
            { name: 'dialogs', test: /\/src\/shared\/look\/layout\/Dialog\.tsx/, priority: 3 },
            {
              name: 'common',
              test: /\/(domain|machines)\/|\/src\/shared\/(api\/|runtime\/|watch\/|command\/\w+\.ts$|look\/states\/|look\/layout\/(PageTitle|StickyBar))|\/(dayjs|@tabler|ActionIcon)\//,
              minShareCount: 12,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            { name: 'reserve', test: /\/ReserveScreen\.tsx$/, priority: 1 },
          ],
        },
        // The first file of a visit names all others: each character of their hashes costs it 200 bytes that no compression shortens.
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash:7].js`,
        assetFileNames: ({ originalFileNames }) => `${folderOf(originalFileNames)}/[name]-[hash:7][extname]`,
      },
    },
  },
  server: { proxy: { '/api': API, '/v1': API, '/docs': API, '/sandbox': API, '/imagens': API } },
});
