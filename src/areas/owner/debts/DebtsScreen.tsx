import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { SaidLinks } from '../paymentLinks/index.ts';
import { DebtorList } from './DebtorList.tsx';
import { DEBTS } from './debtTexts.ts';

/** Who owes the owner's arena for games that are over. */
export function DebtsScreen() {
  return (
    <>
      <title>{DEBTS.documentTitle}</title>
      <PageTitle lead={DEBTS.lead}>{DEBTS.title}</PageTitle>
      <SaidLinks />
      <DebtorList />
    </>
  );
}
