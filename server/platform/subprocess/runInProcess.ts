import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface ProcessLimits {
  /** Of JavaScript's heap, in megabytes. Node ends a process that needs more. */
  readonly heapMb: number;
  readonly timeoutMs: number;
}

/** The process failed, ran out of memory or took too long. */
export class ProcessFailed extends Error {}

/**
 * Runs a script of the build in a process of its own, which ends with the job: it reads the input to its end and writes its result
 * to the standard output. Whatever a stranger's file makes of it, the server goes on.
 */
export async function runInProcess(
  script: URL,
  input: string | Uint8Array,
  { heapMb, timeoutMs }: ProcessLimits,
  argv: readonly string[] = [],
): Promise<Buffer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, fileURLToPath(script), ...argv], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    // It needs no secret of ours.
    env: {},
  });
  // A process that ends before it has read all closes the pipe; its exit code tells that.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [bytes, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new ProcessFailed(`The process ended with ${code ?? 'a signal'}`);
  return bytes;
}
