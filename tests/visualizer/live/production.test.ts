import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FLOWS_MARK } from '../../../visualizer/flowsMark.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

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
async function buildApp(): Promise<Built> {
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

const ofVisualizer = ({ sources }: Chunk) => sources.filter((source) => /^visualizer\/|elkjs/.test(source));

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

describe('a build', () => {
  it('loads of the visualizer only its publisher, and has the rest in a folder of its own, which a server may keep back', async () => {
    const built = await buildApp();
    const onEveryPage = [
      'visualizer/flowsMark.ts',
      'visualizer/live/protocol.ts',
      'visualizer/live/publisher.ts',
      'visualizer/live/tab.ts',
    ];
    expect(loadedAtOnce(built).flatMap(ofVisualizer).toSorted()).toEqual(onEveryPage);
    const isKeptBack = ({ name }: Pick<Chunk, 'name'>) => name.startsWith('flows/');
    const given = built.chunks.filter((chunk) => !isKeptBack(chunk));
    expect(given.flatMap(ofVisualizer).toSorted()).toEqual(onEveryPage);
    expect(given.flatMap(({ imports }) => imports).filter((name) => isKeptBack({ name }))).toEqual([]);
    expect(built.chunks.filter(isKeptBack).flatMap(ofVisualizer)).toContain('visualizer/flows/FlowsScreen.tsx');
    // Red when a page takes events whatever `TAKES_EVENTS` says.
    const subscription = built.chunks.find(({ sources }) => sources.includes('visualizer/live/subscription.ts'));
    expect(subscription?.code).toContain('detach');
    expect(subscription?.code).not.toContain('.send(');
    // Red when the build itself writes the mark: then every server's pages would publish.
    expect(built.page).not.toContain(FLOWS_MARK);
  });
});
