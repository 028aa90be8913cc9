import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp, useChart, useIsManagement } from '../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../shared/runtime/usePage.ts';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { EmptyPage } from '../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import { SellButton } from './SellButton.tsx';
import { SoldBar } from './SoldBar.tsx';
import { provideVouchers } from './voucherActors.ts';
import { VoucherCheck } from './VoucherCheck.tsx';
import { VoucherDialogs } from './VoucherDialogs.tsx';
import { askedPath, readAsked } from './askedVouchers.ts';
import { VoucherList } from './VoucherList.tsx';
import { VoucherSearch } from './VoucherSearch.tsx';
import { vouchersQuery } from './voucherQueries.ts';
import { VouchersSkeleton } from './VouchersSkeleton.tsx';
import { noneFoundText, VOUCHER_SEARCH, VOUCHERS_PAGE } from './voucherTexts.ts';
import classes from './Vouchers.module.css';

export function VouchersScreen() {
  const { call } = useApp();
  const [parameters] = useSearchParams();
  const asked = readAsked(parameters);
  const path = askedPath(asked);
  const { page, showPage } = usePage(path);
  const list = useQuery(vouchersQuery(call, page, asked));
  const own = useQuery(ownArenaQuery(call));
  const unit = own.data?.arena.bookingRules.voucherUnit ?? 'reservation';
  const actor = useChart(provideVouchers, { input: undefined });
  const isManagement = useIsManagement();
  const { vouchers = [], pages = 1 } = list.data ?? {};
  const isAll = path === ROUTES.ownerVouchers.path;
  const isEmpty = list.data !== undefined && vouchers.length === 0;
  const hasNone = isEmpty && isAll && page === 1;
  const ways = (
    <div className={classes.ways}>
      <SellButton actor={actor} unit={unit} />
      {isManagement && (
        <Button
          size="lg"
          leftSection={<IconPlus size={20} stroke={1.75} />}
          onClick={() => actor.send({ type: 'create.requested' })}
        >
          {VOUCHERS_PAGE.create}
        </Button>
      )}
    </div>
  );
  return (
    <>
      <title>{VOUCHERS_PAGE.documentTitle}</title>
      <PageTitle lead={VOUCHERS_PAGE.lead} actions={!hasNone && ways}>
        {VOUCHERS_PAGE.title}
      </PageTitle>
      {!hasNone && <VoucherCheck />}
      {!hasNone && <VoucherSearch asked={asked} />}
      {list.isPending && <VouchersSkeleton />}
      {list.isLoadingError && <ReadFailure message={VOUCHERS_PAGE.failed} query={list} />}
      {hasNone && (
        <EmptyState title={VOUCHERS_PAGE.none} action={ways}>
          {VOUCHERS_PAGE.noneHint}
        </EmptyState>
      )}
      {isEmpty && !isAll && page === 1 && (
        <EmptyState
          title={VOUCHER_SEARCH.none}
          action={
            <Button component={Link} href={ROUTES.ownerVouchers.path} variant="light">
              {VOUCHER_SEARCH.showAll}
            </Button>
          }
        >
          {noneFoundText(asked)}
        </EmptyState>
      )}
      {isEmpty && page > 1 && <EmptyPage texts={VOUCHERS_PAGE} href={path} />}
      <VoucherList actor={actor} vouchers={vouchers} isStale={list.isPlaceholderData} />
      <Pages page={page} pages={pages} onPage={showPage} />
      <VoucherDialogs actor={actor} vouchers={vouchers} unit={unit} />
      <SoldBar actor={actor} />
    </>
  );
}
