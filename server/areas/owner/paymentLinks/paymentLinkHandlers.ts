import type { Dependencies } from '#core/dependencies.ts';
import { markPaymentLink, refusePaymentLink } from './decideLink.ts';
import { endPaymentLink, makePaymentLink } from './makeLink.ts';
import { readOpened } from './publicLink.ts';
import { readLink, readSaidLinks } from './readLinks.ts';
import { makeSayPaid } from './sayPaid.ts';

/** The handlers of the calls in `domain/contract/paymentLinks.ts`. */
export function paymentLinkHandlers(dependencies: Pick<Dependencies, 'database' | 'settings' | 'preparePicture'>) {
  return {
    paymentLink: readLink(dependencies.database),
    makePaymentLink,
    endPaymentLink,
    saidPaymentLinks: readSaidLinks(dependencies.database),
    markPaymentLink,
    refusePaymentLink,
    openedPaymentLink: readOpened(dependencies.database),
    sayPaymentLinkPaid: makeSayPaid(dependencies),
  };
}
