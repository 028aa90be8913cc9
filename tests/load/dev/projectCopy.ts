import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stays behind: what git ignores, and git's own. The packages are found in the folder above. */
const LEFT_OUT = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'coverage', 'shots']);

interface ProjectCopy {
  readonly folder: string;
  /** Replaces the one place that says `from` in the original by `to`; returns when that was. */
  readonly edit: (path: string, from: string, to: string) => Promise<number>;
}

/** A copy of the project to be edited, so that the working tree is not. It is gone afterwards. */
export async function withCopy<Result>(root: string, work: (copy: ProjectCopy) => Promise<Result>): Promise<Result> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/bench-dev-'));
  try {
    for (const name of await readdir(root)) {
      if (!LEFT_OUT.has(name)) await cp(join(root, name), join(folder, name), { recursive: true });
    }
    return await work({
      folder,
      async edit(path, from, to) {
        const original = await readFile(join(root, path), 'utf8');
        if (original.split(from).length !== 2) throw new Error(`${path} should say once: ${from}`);
        const since = performance.now();
        await writeFile(
          join(folder, path),
          original.replace(from, () => to),
        );
        return since;
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
