import { noticeWork } from './mail/noticeWork.ts';
import type { Workers } from './outbox/work.ts';
import type { Parts } from './parts.ts';
import { paymentWork } from './payments/paymentWork.ts';
import { recoveryWork } from './session/recoveryWork.ts';
import { pictureWork } from './uploads/fetchPicture.ts';

/** What does every kind of work that nobody waits for. */
export function makeWorkers(parts: Parts): Workers {
  return {
    ...paymentWork(parts),
    ...recoveryWork(parts),
    ...noticeWork(parts),
    ...pictureWork(parts),
  };
}
