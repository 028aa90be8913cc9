import { chooseMailer } from '#platform/mail/chooseMailer.ts';
import { makeOwnAccounts } from '#core/payment/accounts/ownAccounts.ts';
import { chooseProviders } from '#core/payment/chooseProviders.ts';
import { reservationMoney } from '#core/reservations/money/reservationMoney.ts';
import { PUSH_RULES } from '#core/notices/push/pushRules.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { readElsewhere } from '#platform/sheets/readElsewhere.ts';
import { drawElsewhere } from '#platform/drawing/drawElsewhere.ts';
import { makePreparePicture } from '#platform/uploads/preparePicture.ts';
import { makeOpenidClient } from '#core/people/google/openidClient.ts';
import { cartMoney } from '#areas/competitions/registrations/cart/cartMoney.ts';
import { linkMoney } from '#areas/owner/paymentLinks/linkMoney.ts';
import { billMoney } from '#areas/owner/series/bills/billMoney.ts';
import { cloudApi } from '#core/notices/whatsapp/cloudApi.ts';

type Required = Pick<Dependencies, 'settings' | 'database' | 'log'> & Partial<Dependencies>;

/** Creates what the settings name; a test may pass its own instead. */
export function makeDependencies(given: Required): Dependencies {
  const { settings, database, log } = given;
  const { connecting } = settings.payments;
  const accounts = given.accounts ?? makeOwnAccounts({ connecting, publicUrl: settings.publicUrl, database, log });
  return {
    accounts,
    providers: given.providers ?? chooseProviders(settings, database, accounts),
    subjects: { reservation: reservationMoney, cart: cartMoney, bill: billMoney, link: linkMoney },
    mailer: given.mailer ?? chooseMailer(settings),
    push: PUSH_RULES,
    whatsapp: settings.whatsapp && cloudApi(settings.whatsapp),
    cookie: { secure: settings.publicUrl.startsWith('https://') },
    openid: makeOpenidClient(given),
    // The build puts both beside the bundle that this is in.
    draw: drawElsewhere(new URL('./drawingProcess.js', import.meta.url)),
    readSheet: readElsewhere(new URL('./sheetProcess.js', import.meta.url)),
    preparePicture: makePreparePicture(settings.processes),
    ...given,
  };
}
