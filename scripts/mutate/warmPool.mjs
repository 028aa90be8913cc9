// A pool of Vitest whose one thread stays between runs: a mutant of the server is switched on in modules that are loaded, so
// that neither they nor the tests' helpers need to be loaded anew for each.
import { ThreadsPoolWorker } from 'vitest/node';

/** The thread that nobody uses just now. */
let idle;

class WarmWorker extends ThreadsPoolWorker {
  name = 'warm';
  listeners = [];
  isAskedToStop = false;

  async start() {
    this._thread = idle;
    idle = undefined;
    await super.start();
  }

  on(event, listener) {
    this.listeners.push([event, listener]);
    super.on(event, listener);
  }

  /** The thread is not told to stop, so that it keeps what it loaded. */
  send(message) {
    if (message.type !== 'stop') return super.send(message);
    this.isAskedToStop = true;
    const stopped = { __vitest_worker_response__: true, type: 'stopped' };
    for (const [event, listener] of this.listeners) if (event === 'message') listener(stopped);
  }

  /** Whoever is stopped without being asked hangs. */
  async stop() {
    if (!this.isAskedToStop) return super.stop();
    for (const [event, listener] of this.listeners) this.off(event, listener);
    this._thread.stdout.unpipe(this.stdout);
    this._thread.stderr.unpipe(this.stderr);
    idle = this._thread;
    this._thread = undefined;
  }
}

/** Makes the projects of a Vitest run their tests so. They must not be isolated. */
export function keepWarm({ projects }) {
  for (const { config } of projects) {
    config.pool = 'warm';
    config.poolRunner = { name: 'warm', createPoolWorker: (options) => new WarmWorker(options) };
  }
}

/** Ends the thread: it would keep the process. */
export async function coolDown() {
  await idle?.terminate();
}
