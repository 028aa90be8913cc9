import { useSearch } from 'wouter';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { MadePayouts } from './MadePayouts.tsx';
import { PayeeList } from './PayeeList.tsx';
import { payoutsPath, readPayoutAddress } from './payoutAddress.ts';
import { PAYOUTS_PAGE } from './payoutTexts.ts';

/** Whom the platform owes money to, and what it passed on. The address selects the tab. */
export function PayoutsScreen() {
  const { isMade, after } = readPayoutAddress(useSearch());
  return (
    <>
      <title>{PAYOUTS_PAGE.documentTitle}</title>
      <PageTitle lead={PAYOUTS_PAGE.lead}>{PAYOUTS_PAGE.title}</PageTitle>
      <TabLinks
        label={PAYOUTS_PAGE.tabs}
        tabs={[
          { href: payoutsPath({ isMade: false }), name: PAYOUTS_PAGE.toPay, isShown: !isMade },
          { href: payoutsPath({ isMade: true }), name: PAYOUTS_PAGE.made, isShown: isMade },
        ]}
      />
      {isMade ? <MadePayouts after={after} /> : <PayeeList after={after} />}
    </>
  );
}
