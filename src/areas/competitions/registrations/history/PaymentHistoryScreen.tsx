import { useQuery } from '@tanstack/react-query';
import { Schema } from 'effect';
import { Link, useSearchParams } from 'wouter';
import { Id } from '#domain/values/id.ts';
import { documentTitle } from '#domain/navigation/titles.ts';
import { paymentHistoryPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { historyQuery } from './historyQuery.ts';
import { HISTORY } from './historyTexts.ts';
import classes from './PaymentHistory.module.css';

const isId = Schema.is(Id);

/** Every cart and PIX of the player's registrations, of all events or of the one in the address. */
export function PaymentHistoryScreen() {
  const { call } = useApp();
  const [parameters] = useSearchParams();
  const named = parameters.get('evento');
  const event = isId(named) ? named : undefined;
  const path = paymentHistoryPath(event);
  const { page, showPage } = usePage(path);
  const read = useQuery(historyQuery(call, page, event));
  return (
    <>
      <title>{documentTitle(HISTORY.title)}</title>
      <PageTitle lead={HISTORY.lead} back={{ href: ROUTES.myTournaments.path, label: HISTORY.back, isPlain: true }}>
        {HISTORY.title}
      </PageTitle>
      {event !== undefined && (
        <p className={classes.all}>
          <Link href={paymentHistoryPath()}>{HISTORY.all}</Link>
        </p>
      )}
      {read.isPending && (
        <Loading label={HISTORY.loading}>
          <TicketSkeleton />
        </Loading>
      )}
      {read.isLoadingError && <ReadFailure message={HISTORY.failed} query={read} />}
      {read.data?.carts.length === 0 && (page === 1 ? <None /> : <EmptyPage texts={HISTORY} href={path} />)}
      {read.data && (
        <>
          <div className={classes.carts} aria-busy={read.isPlaceholderData} inert={read.isPlaceholderData}>
            {read.data.carts.map((cart) => (
              <HistoryCard key={cart.id} cart={cart} />
            ))}
          </div>
          <Pages page={page} pages={read.data.pages} onPage={showPage} />
        </>
      )}
    </>
  );
}

function None() {
  return (
    <EmptyState title={HISTORY.none} way={{ href: ROUTES.events.path, text: HISTORY.find }}>
      {HISTORY.noneHint}
    </EmptyState>
  );
}
