import { useQuery } from '@tanstack/react-query';
import type { CustomerFilter } from '#domain/customers/customer.ts';
import { customersPath } from '#domain/customers/customerPaths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { EmptyPage } from '../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../shared/runtime/usePage.ts';
import { CustomerList } from './CustomerList.tsx';
import { customersQuery } from './customerQueries.ts';
import { CustomersSkeleton } from './CustomersSkeleton.tsx';
import { countText, CUSTOMERS, NOBODY_OF } from './customerTexts.ts';
import classes from './Customers.module.css';

/** The customers of the arena, or of a filter, in pages. */
export function CustomerPage({ filter }: { filter: CustomerFilter | undefined }) {
  const { call } = useApp();
  const path = customersPath(filter);
  const { page, showPage } = usePage(path);
  const list = useQuery(customersQuery(call, filter, page));
  if (list.isPending) return <CustomersSkeleton />;
  if (!list.data) return <ReadFailure message={CUSTOMERS.unread} query={list} />;
  const { customers, total, pages } = list.data;
  if (customers.length === 0 && page > 1) return <EmptyPage texts={CUSTOMERS} href={path} />;
  if (customers.length === 0) return <Nobody filter={filter} />;
  return (
    <>
      <p className={classes.count}>{countText(total, filter)}</p>
      <CustomerList customers={customers} label={CUSTOMERS.list} isStale={list.isPlaceholderData} />
      <Pages page={page} pages={pages} onPage={showPage} />
    </>
  );
}

function Nobody({ filter }: { filter: CustomerFilter | undefined }) {
  if (filter !== undefined) return <EmptyState title={NOBODY_OF[filter]} />;
  return (
    <EmptyState title={CUSTOMERS.nobody} way={{ href: ROUTES.ownerReserve.path, text: CUSTOMERS.reserve }}>
      {CUSTOMERS.nobodyHint}
    </EmptyState>
  );
}
