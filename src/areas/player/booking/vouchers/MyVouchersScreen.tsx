import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { myVouchersQuery } from './myVouchersQuery.ts';
import { MY_VOUCHERS } from './myVouchersTexts.ts';
import { OwnCreditDebts, OwnCredits } from './OwnCredits.tsx';
import { OwnVoucherTicket } from './OwnVoucherTicket.tsx';
import classes from './MyVouchers.module.css';

/** The player's vouchers at all arenas, newest first. The page number is in the address. */
export function MyVouchersScreen() {
  const { call } = useApp();
  const { page, showPage } = usePage(ROUTES.myVouchers.path);
  const list = useQuery(myVouchersQuery(call, page));
  const { vouchers = [], credits, debts, pages = 1 } = list.data ?? {};
  const isEmpty = list.data !== undefined && vouchers.length === 0;
  return (
    <>
      <title>{MY_VOUCHERS.documentTitle}</title>
      <PageTitle back={MY_VOUCHERS.back} lead={MY_VOUCHERS.lead}>
        {MY_VOUCHERS.title}
      </PageTitle>
      {list.isPending && (
        <Loading label={MY_VOUCHERS.loading}>
          <div className={classes.list}>
            <TicketSkeleton />
            <TicketSkeleton />
          </div>
        </Loading>
      )}
      {list.isLoadingError && <ReadFailure message={MY_VOUCHERS.failed} query={list} />}
      {credits && page === 1 && <OwnCredits credits={credits} />}
      {debts && page === 1 && <OwnCreditDebts debts={debts} />}
      {isEmpty && page === 1 && !credits && !debts && (
        <EmptyState title={MY_VOUCHERS.none}>{MY_VOUCHERS.noneHint}</EmptyState>
      )}
      {isEmpty && page > 1 && <EmptyPage texts={MY_VOUCHERS} href={ROUTES.myVouchers.path} />}
      <div className={classes.list} aria-busy={list.isPlaceholderData} inert={list.isPlaceholderData}>
        {vouchers.map((voucher) => (
          <OwnVoucherTicket key={voucher.id} voucher={voucher} />
        ))}
      </div>
      <Pages page={page} pages={pages} onPage={showPage} />
    </>
  );
}
