import pg from 'pg';

/** `user@`, and what follows the hosts. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s;

/** One address for each host of `postgres://user@a:5432,b:5433/name`, in order. The driver, and `URL`, refuse such a list. */
export function addressesOf(url: string): string[] {
  const [, user = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => `${user}${host}${rest}`);
}

/** A host that neither takes nor refuses a connection is given up after this time; the others may be well. */
const HOST_WAIT_MS = 2_000;

/** A server that copies another one: it serves reads that may be late, and no writes. */
class StandbyError extends Error {
  /** The SQLSTATE that a write would get there. */
  readonly code = '25006';
}

/** Rejects a new connection to a standby. Another host may be the primary, or this one may become it. */
export async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
  if (rows[0]?.is !== false) throw new StandbyError('The server is a standby');
}

type Callback = Parameters<typeof pg.Pool.prototype.connect>[0];

/**
 * A pool whose connections go to the primary of several hosts: a new connection tries them in turn, from the one that was
 * the primary last. Which one that is must be asked in `onConnect`, which rejects at any other.
 */
export class HostsPool extends pg.Pool {
  readonly #hosts: Hosts;

  constructor(addresses: readonly string[], config: pg.PoolConfig) {
    const hosts = new Hosts(addresses);
    super({
      ...config,
      Client: class extends pg.Client {
        constructor(given?: pg.ClientConfig) {
          super({ ...given, connectionString: hosts.current, connectionTimeoutMillis: HOST_WAIT_MS });
        }
      },
    });
    this.#hosts = hosts;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const found = this.#connectToAny();
    if (!callback) return found;
    found.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #connectToAny(): Promise<pg.PoolClient> {
    for (let left = this.#hosts.count; ; left -= 1) {
      const tried = this.#hosts.current;
      try {
        return await super.connect();
      } catch (error) {
        if (left === 1 || isForWantOfRoom(error)) throw error;
        this.#hosts.leave(tried);
      }
    }
  }
}

/** True of a pool whose connections are all in use: their host is well. */
function isForWantOfRoom(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

class Hosts {
  readonly #addresses: readonly string[];
  #at = 0;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  get count(): number {
    return this.#addresses.length;
  }

  /** Where the next connection goes. */
  get current(): string {
    return this.#addresses[this.#at] ?? '';
  }

  /** The next connection goes to the host after this one. Of many that fail at once only the first moves on. */
  leave(address: string): void {
    if (this.current === address) this.#at = (this.#at + 1) % this.#addresses.length;
  }
}
