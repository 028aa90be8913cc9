import { build } from 'vite';

/** Builds a script by itself, with what it imports within it; returns its code. */
export async function buildAlone(
  root: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'alone' } },
  });
  const [file] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (file?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return file.code;
}
