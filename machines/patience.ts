/** How long a chart waits for a reply before the screen offers to stop waiting, in milliseconds. */
const PATIENCE_MS = 6_000;
/** How long the screen offers that before the chart stops waiting by itself, in milliseconds. */
const WAIT_LIMIT_MS = 9_000;
/** How long a chart waits for the reply to a read before it gives up, in milliseconds. */
const READ_LIMIT_MS = 8_000;

/** How long a chart waits for the reply to a side question, whose answer nobody misses, in milliseconds. */
export const SIDE_LIMIT_MS = 5_000;

/** The delays of a chart that waits for a write; their sum is its longest wait. */
export const WRITE_WAITS = { patience: PATIENCE_MS, waitLimit: WAIT_LIMIT_MS } as const;

/** The delay of a chart that waits for a call which can be given up without loss. */
export const READ_WAITS = { readLimit: READ_LIMIT_MS } as const;

/** The delay of a chart that waits for a file to be sent and read: longer than the request itself lasts, in milliseconds. */
export const FILE_WAITS = { fileLimit: 45_000 } as const;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** The delay of a chart that asks again by itself, each time later, up to a minute; `tries` counts from 1. */
export const LONGER_PAUSES = {
  pause: ({ context: { tries } }: { readonly context: { readonly tries: number } }) =>
    Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)),
};

export const NO_ANSWER = 'O servidor demorou demais para responder. Tente novamente.';
