import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FLOWS_FOLDER } from '#domain/navigation/flows.ts';
import { fileOfShell, SHELLS } from '#domain/navigation/shells.ts';
import { FLOWS_MARK } from '../visualizer/flowsMark.ts';

/** Adds the visualizer to the pages: to all in development; a build gets each page with and without it (the server chooses). */
export function flowsPages(): Plugin[] {
  return [
    { name: 'quadra-livre:flows-in-development', apply: 'serve', transformIndexHtml: withMark },
    {
      name: 'quadra-livre:flows-pages',
      apply: 'build',
      writeBundle: {
        // An earlier plugin must have written them.
        sequential: true,
        async handler({ dir = '' }) {
          await mkdir(join(dir, FLOWS_FOLDER), { recursive: true });
          for (const name of SHELLS.map(fileOfShell)) {
            const page = await readFile(join(dir, name), 'utf8');
            await writeFile(join(dir, FLOWS_FOLDER, name), withMark(page));
          }
        },
      },
    },
  ];
}

/**
 * The output folder of a chunk by its sources: code that only the visualizer uses goes into the visualizer's folder. What
 * draws the map has one of its own too: the service worker keeps what is in the first.
 */
export function folderOf(sources: readonly string[]): string {
  if (sources.some((source) => OF_MAP.test(source))) return 'map/assets';
  const isOfVisualizer = sources.some(isOwn) && sources.every((source) => isOwn(source) || !isOfScreens(source));
  return isOfVisualizer ? `${FLOWS_FOLDER}/assets` : 'assets';
}

const isOwn = (source: string): boolean =>
  /(^|\/)(visualizer\/|src\/app\/Flows\.tsx$)|\/node_modules\/elkjs\//.test(source);
const OF_MAP = /\/finder\/map\/|(^|\/)node_modules\/(maplibre-gl|pmtiles)\//;
const isOfScreens = (source: string): boolean => /(^|\/)src\//.test(source) && !source.includes('/node_modules/');

function withMark(page: string): string {
  return page.replace('</head>', `${FLOWS_MARK}</head>`);
}
