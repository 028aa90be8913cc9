import { answered, answeredMessage } from '../outcome.ts';

/** The transition when the server refuses a form: it opens again, with the errors at its fields. */
export const formRefused = {
  target: 'editing',
  actions: [
    { type: 'takeRefused', params: answered },
    { type: 'emitFailed', params: answeredMessage },
  ],
} as const;

/** The transition when sending a form failed for an unknown reason. */
export const formFailed = { target: 'editing', actions: { type: 'emitFailed', params: undefined } } as const;
