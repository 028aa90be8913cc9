import { takeShares } from './cart/takeShares.ts';
import type { Parts } from '../parts.ts';
import { acceptInvitation, declineInvitation } from './answerInvitation.ts';
import { cancelRegistration, ownCancellations } from './cancelRegistration.ts';
import { confirmPayment } from './confirmPayment.ts';
import { confirmInvited, replaceInvited } from './decideInvited.ts';
import { makeEntryLimit } from './entryLimit.ts';
import { grantRefund } from './grantRefund.ts';
import { readFormerRegistrations } from './readFormer.ts';
import { myInvitations } from './readInvitations.ts';
import { readRegistrations } from './readRegistrations.ts';
import { registerWrites } from './register.ts';

/** What the server does for the calls of `domain/contract/registrations.ts` and `invitations.ts`. */
export function registrationHandlers(parts: Pick<Parts, 'database' | 'settings'>) {
  const limit = makeEntryLimit(parts);
  return {
    ...registerWrites(limit),
    ...ownCancellations(limit),
    registrations: readRegistrations(parts.database),
    confirmPayment,
    cancelRegistration,
    formerRegistrations: readFormerRegistrations(parts.database),
    grantRefund,
    myInvitations: myInvitations(parts.database),
    acceptInvitation,
    declineInvitation,
    confirmInvited,
    replaceInvited: replaceInvited(limit),
    takeShares,
  };
}
