import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { flowsPages, folderOf } from './build/flowsPages.ts';
import { noCycles } from './build/noCycles.ts';
import { shellPages } from './build/shells.ts';
import { workerFile } from './build/worker.ts';

const API = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/**
 * What axios carries and the app never reaches: an adapter for `fetch` (it takes that for XHR, which tells how far an upload
 * is), forms made of objects and the check of parameters (queries are written by `queryText`, uploads are a FormData already),
 * cancelling by token, names of statuses, cookies (no session is in one that a script reads).
 */
const UNREACHED: Readonly<Record<string, string>> = {
  'adapters/fetch': 'export const getFetch = undefined;',
  'cancel/CancelToken': 'export default undefined;',
  'core/assertParamsAcyclic': 'export default () => undefined;',
  'helpers/AxiosURLSearchParams': 'export default undefined;',
  'helpers/formDataToJSON': 'export default undefined;',
  'helpers/cookies': 'export default { read: () => null, readAsync: async () => null };',
  'helpers/HttpStatusCode': 'export default undefined;',
  'helpers/toFormData': 'export default undefined; export const DEFAULT_FORM_DATA_MAX_DEPTH = undefined;',
  'helpers/toURLEncodedForm': 'export default undefined;',
};

const leanAxios: Plugin = {
  name: 'lean-axios',
  load: (id) => UNREACHED[/\/axios\/lib\/(.+)\.js$/.exec(id)?.[1] ?? ''],
};

/** React has this hook itself since version 18, which @xstate/react and wouter do not take for granted. */
const REACTS_OWN = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

export default defineConfig({
  resolve: { alias: REACTS_OWN },
  plugins: [react(), leanAxios, shellPages(), flowsPages(), workerFile(), noCycles()],
  build: {
    outDir: 'dist/web',
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    // elkjs, which only the visualizer loads, is 1.4 MB.
    chunkSizeWarningLimit: 1_500,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Else what nobody uses of a library stays, as soon as a line at its top reads a member of a name.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // A first visit lands on the home page: it comes with the app in one file, not in a dozen small ones. Whoever follows a
        // link to another page gets two files that the pages share and one of its own: left to itself the bundler makes a file of
        // every set of screens, and a page asks for eighty over six connections. A group takes what its files import as well, and
        // the highest priority takes first: what two of these pages import stands in `common` or `shared`, or one loads the other.
        codeSplitting: {
          groups: [
            {
              name: 'app',
              test: /\/src\/(main\.tsx|app\/home\/HomeScreen|areas\/player\/directory\/list\/|shared\/(runtime\/|offline\/heldMark))/,
              priority: 9,
            },
            { name: 'inputs', test: /\/@mantine\/core\/.*\/TextInput\//, priority: 5 },
            {
              name: 'form',
              test: /\/@mantine\/form\/|\/src\/shared\/(submission\/(submit|closeForm)\.ts|forms\/(savedElsewhere|focusField)\.ts)/,
              priority: 4,
            },
            // What a search while typing and the list of customers have in common.
            {
              name: 'customers',
              test: /\/(src\/areas\/owner\/customers\/customer(Queries|SearchActors|Texts)|domain\/(contract\/customers|customers\/\w+))\.ts$/,
              includeDependenciesRecursively: false,
              priority: 2.6,
            },
            { name: 'dialogs', test: /\/src\/shared\/look\/layout\/Dialog\.tsx/, priority: 3 },
            // What one arena is made of: its page, where links lead, needs nothing else of `common`.
            {
              name: 'arena',
              test: /\/domain\/(arenas\/(arena|bookingRules|cancellationPolicy|position|prices|voucherUnit)|courts\/sport|slots\/(availability|price)|opening\/opening(Texts)?|contract\/directory|values\/(query|days\/hours))\.ts$|\/directory\/(arenaQueries|UnknownArena|useArenaId)\.tsx?$/,
              includeDependenciesRecursively: false,
              priority: 2.6,
            },
            {
              name: 'common',
              test: /\/(domain(?!\/payment\/\w*(pix|Pix|brcode))|machines)\/|\/src\/shared\/(api\/|runtime\/|watch\/|command\/\w+\.ts$|look\/states\/|look\/layout\/(PageTitle|StickyBar))|\/(dayjs|@tabler|ActionIcon)\//,
              minShareCount: 8,
              includeDependenciesRecursively: false,
              priority: 2.5,
            },
            // The words that a desk sends to guests: its agenda alone has them.
            {
              name: 'told',
              test: /\/domain\/notices\/(kind|reservationKinds|guestMessage)\.ts$/,
              includeDependenciesRecursively: false,
              priority: 2.45,
            },
            // A static code to pay by: an event's, and a desk's, whose settings need nothing else of an event.
            {
              name: 'pixCode',
              test: /\/domain\/payment\/(brcode|pixKey|staticPix|arenaPix)\.ts$/,
              includeDependenciesRecursively: false,
              priority: 2.3,
            },
            {
              name: 'shared',
              test: /\/(profileCompletionActors|payment|paymentActors|Notice|draft|submissionActors|watch|LostLine|download|useSheetSaving|TabLinks|IconChevron(Right|Down)|IconFileSpreadsheet|Anchor|use-uncontrolled)\.(tsx?|mjs)$/,
              priority: 2.4,
            },
            {
              name: 'invitation',
              test: /\/src\/shared\/invitation\/(CopiedAddress|LinkActions|useOneLink)\./,
              includeDependenciesRecursively: false,
              priority: 2.2,
            },
            {
              name: 'whatsapp',
              test: /\/src\/shared\/people\/(WhatsApp(Button|Link)|ToPlayer)\./,
              includeDependenciesRecursively: false,
              priority: 2.2,
            },
            // What the agenda, the debts and a booking have of a payment link.
            {
              name: 'paymentLinks',
              test: /\/src\/areas\/owner\/paymentLinks\//,
              includeDependenciesRecursively: false,
              priority: 2.2,
            },
            // What nearly every form has of its own: small files whose names cost the first visit more than they hold.
            {
              name: 'fields',
              test: /\/src\/shared\/(submission\/(FormActions|SubmitButton|useSubmissionForm)\.tsx?|forms\/(Fields|FormCard)\.module)/,
              includeDependenciesRecursively: false,
              priority: 2.2,
            },
            // A picture or a file that is dropped or pasted, wherever one is chosen.
            {
              name: 'dropped',
              test: /\/src\/shared\/uploads\/(pictureTexts|useDrop|usePastedFile)\./,
              includeDependenciesRecursively: false,
              priority: 2.2,
            },
            {
              name: 'phone',
              test: /\/src\/shared\/forms\/(ChoiceField|PhoneField|useDigitCaret)\./,
              includeDependenciesRecursively: false,
              priority: 2.2,
            },
            {
              name: 'icons',
              test: /\/Icon(CalendarClock|CircleDashed|Download|History|HourglassOff|Link|LinkOff|Minus|PlugConnectedX|Receipt|UserOff|UserPlus)\.mjs$/,
              includeDependenciesRecursively: false,
              priority: 2.2,
            },
            // Read first, to know whether there is a map to draw.
            { name: 'tiles', test: /\/finder\/map\/tiles\.ts|\/node_modules\/(pmtiles|fflate)\//, priority: 2 },
            { name: 'login', test: /\/LoginScreen\.tsx$/, priority: 2 },
            { name: 'reserve', test: /\/ReserveScreen\.tsx$/, priority: 2 },
            { name: 'event', test: /\/(Public)?EventScreen\.tsx$/, priority: 1.8 },
            { name: 'matches', test: /\/PublicTournamentScreen\.tsx$/, priority: 1.5 },
            // Without what it imports: screens of owners would load all of it for a button.
            {
              name: 'tournament',
              test: /\/src\/areas\/competitions\/tournament\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
        // The first file of a visit names all others: each character of their hashes costs it 200 bytes that no compression shortens.
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash:7].js`,
        assetFileNames: ({ originalFileNames }) => `${folderOf(originalFileNames)}/[name]-[hash:7][extname]`,
      },
    },
  },
  server: {
    proxy: {
      '/api': API,
      '/v1': API,
      '/docs': API,
      '/sandbox': API,
      '/imagens': API,
      '/calendario': API,
      '/mapa.pmtiles': API,
    },
  },
});
