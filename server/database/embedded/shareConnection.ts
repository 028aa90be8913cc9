import type pg from 'pg';

/** Queries that use the connection together. */
interface Visit {
  readonly client: Promise<pg.PoolClient>;
  /** They have the connection, and do not wait for it any more. */
  isIn: boolean;
  guests: number;
  /** The connection died meanwhile. */
  lost: Error | undefined;
  readonly onLost: (error: Error) => void;
}

/**
 * Lets queries outside of transactions share the pool's only connection, which must be one that pipelines: whatever is
 * asked while an answer is on its way goes to the database together, and not each after the other's answer.
 * Transactions still have the connection for themselves.
 */
export function shareConnection(pool: pg.Pool): void {
  let current: Visit | undefined;

  async function query(...given: readonly unknown[]): Promise<unknown> {
    const visit = join();
    const client = await visit.client;
    try {
      return await Reflect.apply(client.query.bind(client), undefined, given);
    } finally {
      leave(visit, client);
    }
  }

  /** Who comes while a transaction waits stands behind it, or it would wait for as long as anybody asks. */
  function join(): Visit {
    const visit = current && !(current.isIn && pool.waitingCount > 0) ? current : open();
    current = visit;
    visit.guests += 1;
    return visit;
  }

  function open(): Visit {
    const visit: Visit = {
      client: pool.connect(),
      isIn: false,
      guests: 0,
      lost: undefined,
      onLost: (error) => void (visit.lost = error),
    };
    visit.client.then(
      (client) => {
        visit.isIn = true;
        client.on('error', visit.onLost);
      },
      () => close(visit),
    );
    return visit;
  }

  function leave(visit: Visit, client: pg.PoolClient): void {
    visit.guests -= 1;
    if (visit.guests > 0) return;
    close(visit);
    client.off('error', visit.onLost);
    client.release(visit.lost);
  }

  function close(visit: Visit): void {
    if (current === visit) current = undefined;
  }

  Object.assign(pool, { query });
}
