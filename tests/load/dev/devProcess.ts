import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs `npm run dev` of a project for as long as `work` takes, which begins once the app answers. */
export async function withDev<Result>(
  folder: string,
  variables: Readonly<Record<string, string>>,
  work: (dev: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(folder, 'scripts/dev.mjs')], {
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const ended = once(child, 'close');
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        if (said.includes('Quadra Livre em')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('close', () => reject(new Error(`npm run dev ended at its start: ${said}`)));
    });
    return await work(child);
  } finally {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', end);
  }
}
