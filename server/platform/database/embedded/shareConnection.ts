import type pg from 'pg';

/** A group of queries that share the connection. */
interface Visit {
  readonly client: Promise<pg.PoolClient>;
  /** True once the group has the connection. */
  isIn: boolean;
  guests: number;
  /** The error with which the connection was lost. */
  lost: Error | undefined;
  readonly onLost: (error: Error) => void;
}

/**
 * Lets queries outside of transactions share the pool's only connection, which must support pipelining: queries do not
 * wait for the replies to earlier ones. Transactions still have the connection to themselves.
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

  /** A new query queues behind a waiting transaction, which would otherwise wait as long as new queries arrive. */
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
