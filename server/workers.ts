import type { Workers } from './outbox/work.ts';
import type { Parts } from './parts.ts';
import { paymentWork } from './payments/paymentWork.ts';

/** What does every kind of work that nobody waits for. */
export function makeWorkers(parts: Parts): Workers {
  return {
    ...paymentWork(parts),
    sendResetLink: async () => 'failed',
    sendNotice: async () => 'failed',
    fetchPicture: async () => 'failed',
  };
}
