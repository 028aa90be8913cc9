import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Schema } from 'effect';
import { Link, useSearchParams } from 'wouter';
import { MAX_NAME } from '#domain/people/player.ts';
import { CustomerFilter } from '#domain/people/customersAsked.ts';
import { customersPath, FILTER_WORDS } from '#domain/customers/customerPaths.ts';
import { customerImportPath } from '#domain/navigation/importPaths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Tag } from '#domain/people/tags.ts';
import { describePlayerSearch } from '../../../../machines/players/playerSearch.ts';
import { SheetButton } from '../../../shared/files/SheetButton.tsx';
import { closeKeyboard } from '../../../shared/forms/SearchField.tsx';
import { SearchInput } from '../../../shared/forms/SearchInput.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { useApp, useChart, useIsManagement } from '../../../shared/runtime/AppContext.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { type CustomerSearchActor, provideCustomerSearch } from './customerSearchActors.ts';
import type { CustomersShown } from './customerQueries.ts';
import { provideCustomerSheet, subjectOfAsked } from './customerSheetActors.ts';
import { CUSTOMERS, FILTER_NAMES } from './customerTexts.ts';
import { FoundCustomers } from './FoundCustomers.tsx';
import classes from './Customers.module.css';

const isTag = Schema.is(Tag);

/** Everybody whom the owner's arena knows, with an account or by its own record. */
export function CustomersScreen() {
  const [parameters] = useSearchParams();
  const word = parameters.get('filtro');
  const filter = CustomerFilter.literals.find((one) => FILTER_WORDS[one] === word);
  const typedTag = parameters.get('etiqueta');
  const tag = isTag(typedTag) ? typedTag : undefined;
  const isManagement = useIsManagement();
  const search = useChart(provideCustomerSearch, { input: undefined });
  const isSearching = useSelector(search, (snapshot) => describePlayerSearch(snapshot).shown !== 'all');
  const tabs = [undefined, ...CustomerFilter.literals].map((one) => ({
    href: customersPath(one, tag),
    name: one === undefined ? CUSTOMERS.all : FILTER_NAMES[one],
    isShown: one === filter,
  }));
  return (
    <>
      <title>{CUSTOMERS.documentTitle}</title>
      <PageTitle lead={CUSTOMERS.lead}>{CUSTOMERS.title}</PageTitle>
      <Search actor={search} />
      {isSearching ? (
        <FoundCustomers actor={search} />
      ) : (
        <>
          <TabLinks label={CUSTOMERS.filters} tabs={tabs} />
          {isManagement && <Sheet filter={filter} tag={tag} />}
          <CustomerPage key={`${word} ${tag}`} shown={{ filter, tag }} />
        </>
      )}
    </>
  );
}

/** Those on screen, on all pages, go out as a sheet; others come in from one. */
function Sheet({ filter, tag }: CustomersShown) {
  const { prefetch } = useApp();
  const actor = useChart(provideCustomerSheet, { input: { name: 'customerSheet', asksFirst: false } });
  const asked = { ...(filter !== undefined && { filter }), ...(tag !== undefined && { tag }) };
  return (
    <div className={classes.sheet}>
      <SheetButton actor={actor} subject={subjectOfAsked(asked)} label={CUSTOMERS.sheet} />
      <Button
        component={Link}
        href={customerImportPath()}
        size="md"
        variant="default"
        leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden />}
        onPointerEnter={() => prefetch(ROUTES.ownerImport.path)}
      >
        {CUSTOMERS.importSheet}
      </Button>
    </div>
  );
}

function Search({ actor }: { actor: CustomerSearchActor }) {
  const q = useSelector(actor, ({ context }) => context.name);
  const type = (text: string) => actor.send({ type: 'name.typed', name: text });
  return (
    <form role="search" className={classes.search} onSubmit={closeKeyboard}>
      <SearchInput
        label={CUSTOMERS.search}
        placeholder={CUSTOMERS.placeholder}
        value={q}
        maxLength={MAX_NAME}
        onClear={q === '' ? undefined : () => type('')}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </form>
  );
}
