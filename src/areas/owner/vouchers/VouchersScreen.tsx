import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../shared/runtime/usePage.ts';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { EmptyPage } from '../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { provideVouchers } from './voucherActors.ts';
import { VoucherCheck } from './VoucherCheck.tsx';
import { VoucherDialogs } from './VoucherDialogs.tsx';
import { VoucherList } from './VoucherList.tsx';
import { vouchersQuery } from './voucherQueries.ts';
import { VouchersSkeleton } from './VouchersSkeleton.tsx';
import { VOUCHERS_PAGE } from './voucherTexts.ts';

export function VouchersScreen() {
  const { call } = useApp();
  const { page, showPage } = usePage(ROUTES.ownerVouchers.path);
  const list = useQuery(vouchersQuery(call, page));
  const actor = useChart(provideVouchers, { input: undefined });
  const { vouchers = [], pages = 1 } = list.data ?? {};
  const isEmpty = list.data !== undefined && vouchers.length === 0;
  const create = (
    <Button
      size="lg"
      leftSection={<IconPlus size={20} stroke={1.75} />}
      onClick={() => actor.send({ type: 'create.requested' })}
    >
      {VOUCHERS_PAGE.create}
    </Button>
  );
  return (
    <>
      <title>{VOUCHERS_PAGE.documentTitle}</title>
      <PageTitle lead={VOUCHERS_PAGE.lead} actions={!isEmpty && create}>
        {VOUCHERS_PAGE.title}
      </PageTitle>
      {!(isEmpty && page === 1) && <VoucherCheck />}
      {list.isPending && <VouchersSkeleton />}
      {list.isLoadingError && <ReadFailure message={VOUCHERS_PAGE.failed} query={list} />}
      {isEmpty && page === 1 && (
        <EmptyState title={VOUCHERS_PAGE.none} action={create}>
          {VOUCHERS_PAGE.noneHint}
        </EmptyState>
      )}
      {isEmpty && page > 1 && <EmptyPage texts={VOUCHERS_PAGE} href={ROUTES.ownerVouchers.path} />}
      <VoucherList actor={actor} vouchers={vouchers} isStale={list.isPlaceholderData} />
      <Pages page={page} pages={pages} onPage={showPage} />
      <VoucherDialogs actor={actor} vouchers={vouchers} />
    </>
  );
}
