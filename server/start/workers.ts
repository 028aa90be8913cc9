import { closedArenaWork, erasedPlayerWork } from './leaving/closedArenaWork.ts';
import { emailWork } from '#areas/entry/account/emailWork.ts';
import { auditWork } from '#core/audit/checkChains.ts';
import { rebookingWork } from '#areas/owner/closures/rebooking/endRebookings.ts';
import { customerWork } from '#core/customers/recordGuestsWork.ts';
import { pastClaimsWork } from '#core/hours/pastClaims.ts';
import { eventLetterWork } from '#areas/competitions/events/letters/eventLetterWork.ts';
import { noticeWork } from '#core/notices/mail/noticeWork.ts';
import { noticesWork } from '#core/notices/noticeWork.ts';
import type { Workers } from '#platform/outbox/work.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { accountWork } from '#core/payment/accounts/keepAccount.ts';
import { paymentWork } from '#core/payment/paymentWork.ts';
import { tellDayEnds } from '#areas/owner/dayEnd/tellDayEnds.ts';
import { creditWork } from '#areas/owner/players/credit/expireCredits.ts';
import { invitationWork } from '#areas/competitions/registrations/endInvitations.ts';
import { nextMatchWork } from '#core/notices/reminders/nextMatch.ts';
import { reminderWork } from '#core/notices/reminders/remind.ts';
import { billWork } from '#areas/owner/series/bills/chaseBills.ts';
import { seriesInvitationWork } from '#areas/owner/series/invitations/endInvitations.ts';
import { seriesWork } from '#areas/owner/series/extendSeries.ts';
import { pushWork } from '#core/notices/push/pushWork.ts';
import { recoveryWork } from '#areas/entry/session/recoveryWork.ts';
import { pictureWork } from '#platform/uploads/fetchPicture.ts';
import { whatsappWork } from '#core/notices/whatsapp/whatsappWork.ts';
import { waitingWork } from '#core/hours/waiting/moveQueue.ts';

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
    ...customerWork(dependencies),
    ...seriesWork(dependencies),
    ...seriesInvitationWork(dependencies),
    ...billWork(dependencies),
    ...creditWork(dependencies),
    ...reminderWork(dependencies, () => tellDayEnds(dependencies)),
    ...nextMatchWork(dependencies),
    ...auditWork(dependencies),
    ...waitingWork(dependencies),
    ...rebookingWork(dependencies),
  };
}
