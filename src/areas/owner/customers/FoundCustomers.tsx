import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { describePlayerSearch } from '../../../../machines/players/playerSearch.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { CustomerList } from './CustomerList.tsx';
import { type CustomerSearchActor, foundCustomersQuery } from './customerSearchActors.ts';
import { CustomersSkeleton } from './CustomersSkeleton.tsx';
import { CUSTOMERS } from './customerTexts.ts';

/** The arena's own customers whom a search found; other players are the agenda's and 'Jogadores' to find. */
export function FoundCustomers({ actor }: { actor: CustomerSearchActor }) {
  const { shown, name, reason } = useSelector(actor, describePlayerSearch, shallowEqual);
  if (shown === 'waiting') return <CustomersSkeleton />;
  if (shown === 'found') return <Found q={name} />;
  if (shown === 'none') return <None />;
  return (
    <div role="alert">
      <EmptyState
        title={CUSTOMERS.failed}
        action={
          <Button size="lg" onClick={() => actor.send({ type: 'search.retried' })}>
            {CUSTOMERS.again}
          </Button>
        }
      >
        {reason}
      </EmptyState>
    </div>
  );
}

function Found({ q }: { q: string }) {
  const { call } = useApp();
  const { data = [] } = useQuery(foundCustomersQuery(call, q));
  const own = data.filter(({ isOwn }) => isOwn);
  return own.length === 0 ? <None /> : <CustomerList customers={own} label={CUSTOMERS.found} />;
}

function None() {
  return (
    <div role="status">
      <EmptyState title={CUSTOMERS.notFound}>{CUSTOMERS.notFoundHint}</EmptyState>
    </div>
  );
}
