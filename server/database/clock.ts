/**
 * What time it is comes from the database, so that servers with differing clocks agree: a transaction's `now` is read
 * with its BEGIN and handed to SQL as a parameter; `now()` is not written in queries. The only thing that a clock adds
 * is how far ahead of the database we pretend to be, which tests use to let an hour pass without waiting.
 */
export interface Clock {
  readonly aheadMs: () => number;
}

export const databaseClock: Clock = { aheadMs: () => 0 };
