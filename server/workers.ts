import { closedArenaWork, erasedPlayerWork } from './account/closedArenaWork.ts';
import { emailWork } from './account/emailWork.ts';
import { auditWork } from './audit/checkChains.ts';
import { rebookingWork } from './closures/rebooking/endRebookings.ts';
import { pastClaimsWork } from './booking/pastClaims.ts';
import { eventLetterWork } from './events/letters/eventLetterWork.ts';
import { noticeWork } from './mail/noticeWork.ts';
import { noticesWork } from './notices/noticeWork.ts';
import type { Workers } from './outbox/work.ts';
import type { Dependencies } from './dependencies.ts';
import { accountWork } from './payment/accounts/keepAccount.ts';
import { paymentWork } from './payment/paymentWork.ts';
import { creditWork } from './players/credit/expireCredits.ts';
import { invitationWork } from './registrations/endInvitations.ts';
import { reminderWork } from './reminders/remind.ts';
import { billWork } from './series/bills/chaseBills.ts';
import { seriesInvitationWork } from './series/invitations/endInvitations.ts';
import { seriesWork } from './series/extendSeries.ts';
import { pushWork } from './push/pushWork.ts';
import { recoveryWork } from './session/recoveryWork.ts';
import { pictureWork } from './uploads/fetchPicture.ts';
import { whatsappWork } from './whatsapp/whatsappWork.ts';
import { waitingWork } from './waiting/moveQueue.ts';

export function makeWorkers(dependencies: Dependencies): Workers {
  return {
    ...paymentWork(dependencies),
    ...accountWork(dependencies.accounts),
    ...invitationWork(dependencies),
    ...eventLetterWork(dependencies),
    ...recoveryWork(dependencies),
    ...noticeWork(dependencies),
    ...noticesWork(dependencies),
    ...pushWork(dependencies),
    ...whatsappWork(dependencies),
    ...emailWork(dependencies),
    ...pictureWork(dependencies),
    ...closedArenaWork(dependencies),
    ...erasedPlayerWork(dependencies),
    ...pastClaimsWork(dependencies),
    ...seriesWork(dependencies),
    ...seriesInvitationWork(dependencies),
    ...billWork(dependencies),
    ...creditWork(dependencies),
    ...reminderWork(dependencies),
    ...auditWork(dependencies),
    ...waitingWork(dependencies),
    ...rebookingWork(dependencies),
  };
}
