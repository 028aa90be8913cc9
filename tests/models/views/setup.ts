import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { WAIT_STOP_MS } from '../../stop.ts';

/** Set-up of every view's test. */
configure({ asyncUtilTimeout: WAIT_STOP_MS });

// A screen that is still loading when its file ends would be broken for the next file of the process.
afterAll(() => vi.dynamicImportSettled());
