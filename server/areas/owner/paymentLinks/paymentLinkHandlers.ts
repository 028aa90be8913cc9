import type { Dependencies } from '#core/dependencies.ts';
import type { PaymentDependencies } from '#core/payment/settle.ts';
import { markPaymentLink, refusePaymentLink } from './decideLink.ts';
import { endPaymentLink, makePaymentLink } from './makeLink.ts';
import { makePayByPix } from './payByPix.ts';
import { readOpened } from './publicLink.ts';
import { readLink, readSaidLinks } from './readLinks.ts';
import { makeSayPaid } from './sayPaid.ts';

/** The handlers of the calls in `domain/contract/paymentLinks.ts`. */
export function paymentLinkHandlers(
  dependencies: PaymentDependencies & Pick<Dependencies, 'settings' | 'preparePicture'>,
) {
  return {
    paymentLink: readLink(dependencies.database),
    makePaymentLink,
    endPaymentLink,
    saidPaymentLinks: readSaidLinks(dependencies.database),
    markPaymentLink,
    refusePaymentLink,
    openedPaymentLink: readOpened(dependencies),
    payLinkByPix: makePayByPix(dependencies),
    sayPaymentLinkPaid: makeSayPaid(dependencies),
  };
}
