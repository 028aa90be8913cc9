import { afterAll, afterEach, beforeAll } from 'vitest';
import { listen } from './said.ts';

/** Set-up of the parts whose screens are to say nothing. Registered before a test's own hooks, so it looks after them. */
const { begin, refuse, end } = listen();
beforeAll(begin);
afterEach(refuse);
afterAll(end);
