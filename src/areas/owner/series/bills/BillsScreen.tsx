import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '#domain/navigation/routes.ts';
import { MonthHead } from '../../../../shared/bills/MonthHead.tsx';
import { useMonth } from '../../../../shared/bills/useMonth.ts';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp, useChart, useIsOwner } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { SeriesTabs } from '../SeriesTabs.tsx';
import { SeriesSkeleton } from '../SeriesSkeleton.tsx';
import { useArenaToday } from '../../settings/index.ts';
import { BillCard } from './BillCard.tsx';
import { BillDialogs } from './BillDialogs.tsx';
import { provideBills } from './billsActors.ts';
import { BillSums } from './BillSums.tsx';
import { billsQuery } from './billsQuery.ts';
import { BILLS_PAGE, ruleText } from './billsTexts.ts';
import { RefusedBillRefunds } from './RefusedBillRefunds.tsx';
import series from '../Series.module.css';
import classes from './Bills.module.css';

/** What the mensalistas of the owner's arena pay for a month. The address holds the month, and the page. */
export function BillsScreen() {
  const { call } = useApp();
  const today = useArenaToday();
  const months = useMonth(ROUTES.ownerBills.path, today);
  const { page, showPage } = usePage(months.path);
  const list = useQuery(billsQuery(call, months.month, page));
  const actor = useChart(provideBills, { input: undefined });
  const isOwner = useIsOwner();
  const { bills = [], summary, rule, pages = 1 } = list.data ?? {};
  const isEmpty = list.data !== undefined && bills.length === 0;
  return (
    <>
      <title>{BILLS_PAGE.documentTitle}</title>
      <PageTitle lead={BILLS_PAGE.lead}>{BILLS_PAGE.title}</PageTitle>
      <SeriesTabs shown="bills" />
      <RefusedBillRefunds />
      <MonthHead of={months} today={today} />
      {rule && (
        <p className={classes.rule}>
          {ruleText(rule)}
          {isOwner && (
            <Button variant="subtle" onClick={() => actor.send({ type: 'rule.requested' })}>
              {BILLS_PAGE.changeRule}
            </Button>
          )}
        </p>
      )}
      {list.isPending && <SeriesSkeleton label={BILLS_PAGE.loading} />}
      {list.isLoadingError && <ReadFailure message={BILLS_PAGE.failed} query={list} />}
      {summary && !isEmpty && <BillSums summary={summary} />}
      {isEmpty && page === 1 && <EmptyState title={BILLS_PAGE.none}>{BILLS_PAGE.noneHint}</EmptyState>}
      {isEmpty && page > 1 && <EmptyPage texts={BILLS_PAGE} href={months.path} />}
      <ul className={series.list} aria-busy={list.isPlaceholderData} inert={list.isPlaceholderData}>
        {bills.map((bill) => (
          <BillCard key={bill.series} actor={actor} bill={bill} isOwner={isOwner} />
        ))}
      </ul>
      <Pages page={page} pages={pages} onPage={showPage} />
      <BillDialogs actor={actor} bills={bills} rule={rule} version={list.data?.version ?? 0} />
    </>
  );
}
