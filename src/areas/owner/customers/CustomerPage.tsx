import { useQuery } from '@tanstack/react-query';
import { customersPath } from '#domain/customers/customerPaths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { EmptyPage } from '../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../shared/runtime/usePage.ts';
import { CustomerList } from './CustomerList.tsx';
import { type CustomersShown, customersQuery } from './customerQueries.ts';
import { CustomersSkeleton } from './CustomersSkeleton.tsx';
import { countText, CUSTOMERS, NOBODY_OF } from './customerTexts.ts';
import classes from './Customers.module.css';

/** The customers of the arena, of a filter or with a tag, in pages. */
export function CustomerPage({ shown }: { shown: CustomersShown }) {
  const { call } = useApp();
  const { filter, tag } = shown;
  const path = customersPath(filter, tag);
  const { page, showPage } = usePage(path);
  const list = useQuery(customersQuery(call, shown, page));
  if (list.isPending) return <CustomersSkeleton />;
  if (!list.data) return <ReadFailure message={CUSTOMERS.unread} query={list} />;
  const { customers, total, tags, pages } = list.data;
  if (customers.length === 0 && page > 1) return <EmptyPage texts={CUSTOMERS} href={path} />;
  return (
    <>
      <TagLinks tags={tags} shown={shown} />
      {customers.length === 0 ? (
        <Nobody {...shown} />
      ) : (
        <>
          <p className={classes.count}>{countText(total, filter)}</p>
          <CustomerList
            customers={customers}
            label={CUSTOMERS.list}
            isStale={list.isPlaceholderData}
            {...(filter && { filter })}
          />
          <Pages page={page} pages={pages} onPage={showPage} />
        </>
      )}
    </>
  );
}

/** The tags of the arena's records: each leads to those who have it, and the one that is shown back to all. */
function TagLinks({ tags, shown: { filter, tag } }: { tags: readonly string[]; shown: CustomersShown }) {
  if (tags.length === 0 && tag === undefined) return null;
  const own = tag === undefined || tags.includes(tag) ? tags : [...tags, tag];
  const links = own.map((one) => ({
    href: customersPath(filter, one === tag ? undefined : one),
    name: one,
    isShown: one === tag,
  }));
  return <TabLinks label={CUSTOMERS.tags} tabs={links} />;
}

function Nobody({ filter, tag }: CustomersShown) {
  if (tag !== undefined) return <EmptyState title={CUSTOMERS.nobodyTagged} />;
  if (filter !== undefined) return <EmptyState title={NOBODY_OF[filter]} />;
  return (
    <EmptyState title={CUSTOMERS.nobody} way={{ href: ROUTES.ownerReserve.path, text: CUSTOMERS.reserve }}>
      {CUSTOMERS.nobodyHint}
    </EmptyState>
  );
}
