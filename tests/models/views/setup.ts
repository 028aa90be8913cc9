import { configure, getConfig } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { WAIT_STOP_MS } from '../../stop.ts';
import { quickenPage } from './quickPage.ts';

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

quickenPage();

// Files share a document: each begins at the same address.
history.replaceState(null, '', '/');

// A screen that is still loading when its file ends would be broken for the next file of the process.
afterAll(() => vi.dynamicImportSettled());
