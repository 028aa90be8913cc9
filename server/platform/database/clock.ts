/**
 * The time comes from the database, so that servers with differing clocks agree: a transaction reads its `now` with its
 * BEGIN and passes it to SQL as a parameter; queries do not use `now()`. A clock only adds an offset in milliseconds to
 * the database's time, which tests use to let an hour pass without waiting.
 */
export interface Clock {
  readonly aheadMs: () => number;
}

export const databaseClock: Clock = { aheadMs: () => 0 };
