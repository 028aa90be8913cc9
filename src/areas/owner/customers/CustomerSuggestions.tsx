import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import type { FoundCustomer } from '#domain/customers/customer.ts';
import { describePlayerSearch } from '../../../../machines/players/playerSearch.ts';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { type CustomerSearchActor, foundCustomersQuery } from './customerSearchActors.ts';
import { CUSTOMERS, knownText, moneyText, newCustomerText } from './customerTexts.ts';
import classes from './CustomerSuggestions.module.css';

type CustomerSuggestionsProps = {
  actor: CustomerSearchActor;
  /** As it is typed: whoever is none of those found goes by it. */
  name: string;
  onPick: (customer: FoundCustomer) => void;
};

/** Whom the desk may mean by what it types. What was typed stays, and is the last choice. */
export function CustomerSuggestions({ actor, name, onPick }: CustomerSuggestionsProps) {
  const { shown, name: sought } = useSelector(actor, describePlayerSearch, shallowEqual);
  if (shown === 'all') return null;
  return (
    <div className={classes.suggestions}>
      {shown === 'found' && (
        <Found q={sought} name={name} onPick={onPick} onNew={() => actor.send({ type: 'name.typed', name: '' })} />
      )}
      <p role="status" className={classes.note}>
        {shown === 'waiting' && CUSTOMERS.searching}
        {shown === 'none' && CUSTOMERS.none}
        {shown === 'failed' && CUSTOMERS.failed}
      </p>
      {shown === 'failed' && (
        <Button variant="default" className={classes.again} onClick={() => actor.send({ type: 'search.retried' })}>
          {CUSTOMERS.again}
        </Button>
      )}
    </div>
  );
}

type FoundProps = { q: string; name: string; onPick: (customer: FoundCustomer) => void; onNew: () => void };

function Found({ q, name, onPick, onNew }: FoundProps) {
  const { call } = useApp();
  const { data: customers = [] } = useQuery(foundCustomersQuery(call, q));
  const [own, others] = [customers.filter(({ isOwn }) => isOwn), customers.filter(({ isOwn }) => !isOwn)];
  return (
    <>
      {own.length > 0 && <Suggested customers={own} label={CUSTOMERS.found} onPick={onPick} />}
      {others.length > 0 && (
        <>
          <p className={classes.heading} aria-hidden>
            {CUSTOMERS.others}
          </p>
          <Suggested customers={others} label={CUSTOMERS.others} onPick={onPick} />
        </>
      )}
      <button type="button" className={classes.option} onClick={onNew}>
        <IconUserPlus size={20} stroke={1.75} aria-hidden className={classes.plus} />
        {newCustomerText(name)}
      </button>
    </>
  );
}

type SuggestedProps = {
  customers: readonly FoundCustomer[];
  label: string;
  onPick: (customer: FoundCustomer) => void;
};

/** Customers as choices. */
export function Suggested({ customers, label, onPick }: SuggestedProps) {
  return (
    <ul aria-label={label} className={classes.list}>
      {customers.map((customer) => (
        <li key={customer.id}>
          <button type="button" className={classes.option} onClick={() => onPick(customer)}>
            <Initial name={customer.name} src={customer.avatarCDN} size={36} />
            <span className={classes.who}>
              <b className={classes.name}>{customer.name}</b>
              <span className={classes.known}>{knownText(customer)}</span>
              <span className={customer.owed === undefined ? classes.known : classes.owed}>{moneyText(customer)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
