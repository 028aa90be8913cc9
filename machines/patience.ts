/** How long an answer is waited for before the way out of the wait is offered, in milliseconds. */
const PATIENCE_MS = 6_000;
/** How long the way out is offered before the chart takes it by itself, in milliseconds. */
const WAIT_LIMIT_MS = 9_000;
/** When a question that changes nothing is given up by itself, in milliseconds. */
const READ_LIMIT_MS = 8_000;

/** The delays of a chart that waits for a write: together its longest wait. */
export const WRITE_WAITS = { patience: PATIENCE_MS, waitLimit: WAIT_LIMIT_MS } as const;

/** The delay of a chart that waits for an answer without which nothing is lost. */
export const READ_WAITS = { readLimit: READ_LIMIT_MS } as const;

export const NO_ANSWER = 'O servidor demorou demais para responder. Tente novamente.';
