import { useQuery } from '@tanstack/react-query';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { MonthHead } from '../../../../shared/bills/MonthHead.tsx';
import { useMonth } from '../../../../shared/bills/useMonth.ts';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { BillPaymentDialog } from './BillPix.tsx';
import { MyBillTicket } from './MyBillTicket.tsx';
import { provideMyBills } from './myBillsActors.ts';
import { MyInvitations } from './MyInvitations.tsx';
import { MyRequests } from './MyRequests.tsx';
import { myBillsQuery } from './myBillsQuery.ts';
import { MY_BILLS } from './myBillsTexts.ts';
import classes from './MyBills.module.css';

/** What the player is asked for a month by the arenas where they play every week. The address holds the month, and the page. */
export function MyBillsScreen() {
  const { call, now } = useApp();
  const today = momentIn(now(), DEFAULT_ZONE).day;
  const months = useMonth(ROUTES.myBills.path, today);
  const { page, showPage } = usePage(months.path);
  const list = useQuery(myBillsQuery(call, months.month, page));
  const { bills = [], pages = 1 } = list.data ?? {};
  const actor = useChart(provideMyBills, { input: undefined });
  const isEmpty = list.data !== undefined && bills.length === 0;
  return (
    <>
      <title>{MY_BILLS.documentTitle}</title>
      <PageTitle back={MY_BILLS.back} lead={MY_BILLS.lead}>
        {MY_BILLS.title}
      </PageTitle>
      <MyInvitations />
      <MyRequests />
      <MonthHead of={months} today={today} />
      {list.isPending && (
        <Loading label={MY_BILLS.loading}>
          <div className={classes.list}>
            <TicketSkeleton />
            <TicketSkeleton />
          </div>
        </Loading>
      )}
      {list.isLoadingError && <ReadFailure message={MY_BILLS.failed} query={list} />}
      {isEmpty && page === 1 && <EmptyState title={MY_BILLS.none}>{MY_BILLS.noneHint}</EmptyState>}
      {isEmpty && page > 1 && <EmptyPage texts={MY_BILLS} href={months.path} />}
      <div className={classes.list} aria-busy={list.isPlaceholderData} inert={list.isPlaceholderData}>
        {bills.map((bill) => (
          <MyBillTicket key={bill.series} bill={bill} actor={actor} />
        ))}
      </div>
      <Pages page={page} pages={pages} onPage={showPage} />
      <BillPaymentDialog bills={bills} actor={actor} />
    </>
  );
}
