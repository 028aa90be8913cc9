import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { WAIT_STOP_MS } from '../../stop.ts';
import { listen } from './said.ts';

/** Set-up of every view's test. */
configure({ asyncUtilTimeout: WAIT_STOP_MS });

const said = listen();
beforeAll(said.begin);
// Registered first, so it runs after what a test's own hooks do.
afterEach(said.refuse);
afterAll(said.end);

// A screen that is still loading when its file ends would be broken for the next file of the process.
afterAll(() => vi.dynamicImportSettled());
