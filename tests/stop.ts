/**
 * The only limits of time in tests, but where a bound of the product is what is asserted. A wait ends on what it waits
 * for; these stop one that hangs. Machines that run the tests differ by a factor of six. WAIT_STOP_MS in the environment is
 * for who mends a test, on a machine that they know.
 */
export const WAIT_STOP_MS = Number(process.env['WAIT_STOP_MS'] ?? 300_000);

/** Longer than a wait, which then says what it waited for. */
export const TEST_STOP_MS = 2 * WAIT_STOP_MS;
