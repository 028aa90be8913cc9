import { configure } from '@testing-library/react';
import { WAIT_STOP_MS } from '../../stop.ts';

/** Set-up of every view's test. */
configure({ asyncUtilTimeout: WAIT_STOP_MS });
