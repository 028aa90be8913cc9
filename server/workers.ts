import { closedArenaWork } from './account/closedArenaWork.ts';
import { emailWork } from './account/emailWork.ts';
import { auditWork } from './audit/checkChains.ts';
import { pastClaimsWork } from './booking/pastClaims.ts';
import { eventLetterWork } from './events/letters/eventLetterWork.ts';
import { noticeWork } from './mail/noticeWork.ts';
import { noticesWork } from './notices/noticeWork.ts';
import type { Workers } from './outbox/work.ts';
import type { Dependencies } from './dependencies.ts';
import { accountWork } from './payment/accounts/keepAccount.ts';
import { paymentWork } from './payment/paymentWork.ts';
import { invitationWork } from './registrations/endInvitations.ts';
import { billWork } from './series/bills/chaseBills.ts';
import { seriesWork } from './series/extendSeries.ts';
import { recoveryWork } from './session/recoveryWork.ts';
import { pictureWork } from './uploads/fetchPicture.ts';

export function makeWorkers(dependencies: Dependencies): Workers {
  return {
    ...paymentWork(dependencies),
    ...accountWork(dependencies.accounts),
    ...invitationWork(dependencies),
    ...eventLetterWork(dependencies),
    ...recoveryWork(dependencies),
    ...noticeWork(dependencies),
    ...noticesWork(dependencies),
    ...emailWork(dependencies),
    ...pictureWork(dependencies),
    ...closedArenaWork(dependencies),
    ...pastClaimsWork(dependencies),
    ...seriesWork(dependencies),
    ...billWork(dependencies),
    ...auditWork(dependencies),
  };
}
