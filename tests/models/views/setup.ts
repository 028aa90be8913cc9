import { configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { WAIT_STOP_MS } from '../../stop.ts';
import { listen } from './said.ts';

/** Set-up of every view's test. */
configure(({ getElementError }) => ({
  asyncUtilTimeout: WAIT_STOP_MS,
  // A wait that goes on says nothing: to draw the page for each look at it was a tenth of the time. One that is over does.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
}));

function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

const said = listen();
beforeAll(said.begin);
// Registered first, so it runs after what a test's own hooks do.
afterEach(said.refuse);
afterAll(said.end);

// A screen that is still loading when its file ends would be broken for the next file of the process.
afterAll(() => vi.dynamicImportSettled());
