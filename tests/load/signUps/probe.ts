import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openClient } from '../client.ts';
import { percentile, toHundredths } from '../percentiles.ts';

const EVERY_MS = 10;

interface Waits {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/**
 * Asks a server for its health every few milliseconds until it is stopped; then tells how long the answers took. No
 * question waits for the answer to the one before: of a server that stands still, many would have noticed.
 */
export function startProbing(address: string): { readonly stop: () => Promise<Waits> } {
  const { hostname: host, port } = new URL(address);
  const client = openClient({ host, port: Number(port) });
  const asked: ReturnType<typeof client.send>[] = [];
  const timer = setInterval(() => void asked.push(client.send({ path: '/health' })), EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      const answers = await Promise.all(asked);
      client.close();
      const failed = answers.find(({ status }) => status !== 200);
      if (failed) throw new Error(`/health answered ${failed.status}`);
      const share = (part: number) =>
        toHundredths(
          percentile(
            answers.map(({ ms }) => ms),
            part,
          ),
        );
      return { p50: share(0.5), p90: share(0.9), p99: share(0.99), max: share(1) };
    },
  };
}

/** Answers at once and does nothing else: how long it takes nevertheless is the machine's doing. */
const BARE = `
  const server = require('node:http').createServer((_, reply) => reply.end('{}'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

/** A server without any work, to compare with. */
export async function startBareServer(): Promise<{ readonly address: string; readonly process: ChildProcess }> {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { address: `http://127.0.0.1:${String(port).trim()}`, process: child };
}
