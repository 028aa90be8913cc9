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
        // A first visit lands on the home page: it comes with the app in one file, not in a dozen small ones. Whoever follows a
        // link to another page gets two files that the pages share and one of its own: left to itself the bundler makes a file of
        // every set of screens, and a page asks for eighty over six connections. A group takes what its files import as well, and
        // the highest priority takes first: what two of these pages import stands in `common` or `shared`, or one loads the other.
        codeSplitting: {
          groups: [
            {
              name: 'app',
              test: /\/src\/(main\.tsx|app\/home\/HomeScreen|areas\/player\/arenas\/(directory\/|UnknownArena|useArenaId)|shared\/runtime\/)/,
              priority: 9,
            },
            { name: 'inputs', test: /\/@mantine\/core\/.*\/TextInput\//, priority: 5 },
            { name: 'form', test: /\/@mantine\/form\//, priority: 4 },
            { name: 'dialogs', test: /\/src\/shared\/look\/layout\/Dialog\.tsx/, priority: 3 },
            {
              name: 'common',
              test: /\/(domain|machines)\/|\/src\/shared\/(api\/|runtime\/|watch\/|command\/\w+\.ts$|look\/states\/|look\/layout\/(PageTitle|StickyBar))|\/(dayjs|@tabler|ActionIcon)\//,
              minShareCount: 8,
              includeDependenciesRecursively: false,
              priority: 2.5,
            },
            {
              name: 'shared',
              test: /\/(profileCompletionActors|payment|paymentActors|Notice|draft|submissionActors|watch|LostLine|saveSheet|TabLinks|IconChevron(Right|Down)|IconFileSpreadsheet|Anchor|use-uncontrolled)\.(tsx?|mjs)$/,
              priority: 2.4,
            },
            { name: 'login', test: /\/LoginScreen\.tsx$/, priority: 2 },
            { name: 'reserve', test: /\/ReserveScreen\.tsx$/, priority: 2 },
            { name: 'event', test: /\/(Public)?EventScreen\.tsx$/, priority: 1.8 },
            { name: 'matches', test: /\/PublicTournamentScreen\.tsx$/, priority: 1.5 },
            // Without what it imports: screens of owners would load all of it for a button.
            { name: 'tournament', test: /\/src\/areas\/events\/tournament\//, includeDependenciesRecursively: false },
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
