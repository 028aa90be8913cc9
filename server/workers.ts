import { emailWork } from './account/emailWork.ts';
import { noticeWork } from './mail/noticeWork.ts';
import type { Workers } from './outbox/work.ts';
import type { Parts } from './parts.ts';
import { paymentWork } from './payment/paymentWork.ts';
import { invitationWork } from './registrations/endInvitations.ts';
import { recoveryWork } from './session/recoveryWork.ts';
import { pictureWork } from './uploads/fetchPicture.ts';

/** What does every kind of work that nobody waits for. */
export function makeWorkers(parts: Parts): Workers {
  return {
    ...paymentWork(parts),
    ...invitationWork(parts),
    ...recoveryWork(parts),
    ...noticeWork(parts),
    ...emailWork(parts),
    ...pictureWork(parts),
  };
}
