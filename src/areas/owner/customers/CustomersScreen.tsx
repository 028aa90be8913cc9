import { useSelector } from '@xstate/react';
import { useSearchParams } from 'wouter';
import { MAX_NAME } from '#domain/people/player.ts';
import { CustomerFilter } from '#domain/customers/customer.ts';
import { customersPath, FILTER_WORDS } from '#domain/customers/customerPaths.ts';
import { describePlayerSearch } from '../../../../machines/players/playerSearch.ts';
import { closeKeyboard } from '../../../shared/forms/SearchField.tsx';
import { SearchInput } from '../../../shared/forms/SearchInput.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { type CustomerSearchActor, provideCustomerSearch } from './customerSearchActors.ts';
import { CUSTOMERS, FILTER_NAMES } from './customerTexts.ts';
import { FoundCustomers } from './FoundCustomers.tsx';
import classes from './Customers.module.css';

/** Everybody whom the owner's arena knows, with an account or by its own record. */
export function CustomersScreen() {
  const [parameters] = useSearchParams();
  const word = parameters.get('filtro');
  const filter = CustomerFilter.literals.find((one) => FILTER_WORDS[one] === word);
  const search = useChart(provideCustomerSearch, { input: undefined });
  const isSearching = useSelector(search, (snapshot) => describePlayerSearch(snapshot).shown !== 'all');
  const tabs = [undefined, ...CustomerFilter.literals].map((one) => ({
    href: customersPath(one),
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
          <CustomerPage key={word} filter={filter} />
        </>
      )}
    </>
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
