import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VISUALIZER_PATH, CHANNEL } from '../../../src/dev/live/protocol.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE_MS = 120_000;

interface Chunk {
  readonly name: string;
  readonly code: string;
  /** From the project's root. */
  readonly sources: readonly string[];
  /** Files that come with it at once. */
  readonly imports: readonly string[];
}

interface Built {
  readonly page: string;
  readonly chunks: readonly Chunk[];
}

/** The web app as a production build makes it, in memory. */
async function builtWith(flag: '0' | '1'): Promise<Built> {
  vi.stubEnv('VITE_FLOWS', flag);
  // Vitest's own mode would make it a build for development.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ root: ROOT, mode: 'production', logLevel: 'error', build: { write: false } });
  const files = 'output' in built ? built.output : Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const chunks = files.flatMap((file) => {
    if (file.type === 'asset') return [];
    const sources = Object.keys(file.modules).map((id) => id.replace(ROOT, ''));
    return [{ name: file.fileName, code: file.code, sources, imports: file.imports }];
  });
  return { page: page?.type === 'asset' ? String(page.source) : '', chunks };
}

const ofVisualizer = ({ sources }: Chunk) => sources.filter((source) => /^src\/dev\/|elkjs/.test(source));

/** What a first visit loads, before it asks for anything by itself. */
function loadedAtOnce({ page, chunks }: Built): readonly Chunk[] {
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk) => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    chunks.filter(({ name }) => chunk.imports.includes(name)).forEach(load);
  };
  chunks.filter(({ name }) => page.includes(name)).forEach(load);
  return [...loaded];
}

afterEach(() => vi.unstubAllEnvs());

describe('a production build', () => {
  it(
    'has nothing of the visualizer without its flag',
    async () => {
      const { chunks } = await builtWith('0');
      expect(chunks.flatMap(({ sources }) => sources)).toContain('src/main.tsx');
      expect(chunks.flatMap(ofVisualizer)).toEqual([]);
      const words = [CHANNEL, VISUALIZER_PATH];
      expect(chunks.filter(({ code }) => words.some((word) => code.includes(word))).map(({ name }) => name)).toEqual(
        [],
      );
    },
    PATIENCE_MS,
  );

  it(
    'loads with its flag only the ear, until somebody looks',
    async () => {
      const built = await builtWith('1');
      const { chunks } = built;
      expect(chunks.flatMap(ofVisualizer)).toContain('src/dev/flows/FlowsScreen.tsx');
      expect(loadedAtOnce(built).flatMap(ofVisualizer).toSorted()).toEqual([
        'src/dev/live/ear.ts',
        'src/dev/live/protocol.ts',
        'src/dev/live/tab.ts',
      ]);
      expect(chunks.some(({ code }) => code.includes(CHANNEL))).toBe(true);
    },
    PATIENCE_MS,
  );
});
