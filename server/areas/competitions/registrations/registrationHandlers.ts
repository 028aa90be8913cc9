import { takeShares } from './cart/takeShares.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { acceptInvitation, declineInvitation } from './answerInvitation.ts';
import { cancelRegistration, ownCancellations } from './cancelRegistration.ts';
import { confirmPayment } from './confirmPayment.ts';
import { confirmInvited, replaceInvited } from './decideInvited.ts';
import { makeEntryLimit } from './entryLimit.ts';
import { fillPlace } from './fillPlace.ts';
import { grantRefund } from './grantRefund.ts';
import { openPairLink } from './openPairLink.ts';
import { endPairLink, makePairLink, readPairLink } from './pairLink.ts';
import { readFormerRegistrations } from './readFormer.ts';
import { myInvitations } from './readInvitations.ts';
import { readRegistrations } from './readRegistrations.ts';
import { registerWrites } from './register.ts';

/** Handlers of the calls in `domain/contract/registrations.ts` and `invitations.ts`. */
export function registrationHandlers(dependencies: Pick<Dependencies, 'database' | 'settings'>) {
  const limit = makeEntryLimit(dependencies);
  return {
    ...registerWrites(limit),
    ...ownCancellations(limit),
    registrations: readRegistrations(dependencies.database),
    confirmPayment,
    cancelRegistration,
    formerRegistrations: readFormerRegistrations(dependencies.database),
    grantRefund,
    myInvitations: myInvitations(dependencies.database),
    acceptInvitation,
    declineInvitation,
    confirmInvited,
    replaceInvited: replaceInvited(limit),
    fillPlace: fillPlace(limit),
    takeShares,
    pairLink: readPairLink(dependencies.database),
    makePairLink: makePairLink(limit),
    endPairLink,
    openPairLink: openPairLink(limit),
  };
}
