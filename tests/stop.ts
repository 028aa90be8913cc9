import { slowness } from './slowness.ts';

/**
 * The only limits of time in tests, but where a bound of the product is what is asserted. A wait ends on what it waits for;
 * these stop one that hangs, which then says what it waited for. Machines that run the tests differ by a factor of six, which
 * a control measures when a run starts. WAIT_STOP_MS in the environment is for who mends a test, on a machine that they know.
 */
export const WAIT_STOP_MS = Number(process.env['WAIT_STOP_MS'] ?? 15_000 * slowness());

/** Longer than a wait. Parts whose tests do more than a person does in a minute have a limit of their own (tests/parts.ts). */
export const TEST_STOP_MS = 4 * WAIT_STOP_MS;

/** What a file starts before its tests, server with demonstration and browser, at the same time as another file does. */
export const HOOK_STOP_MS = 2 * TEST_STOP_MS;
