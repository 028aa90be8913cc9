import { useQuery } from '@tanstack/react-query';
import { Schema } from 'effect';
import { useLocation } from 'wouter';
import { Id } from '#domain/values/id.ts';
import { paramsOf, ROUTES } from '#domain/navigation/routes.ts';
import { Refused } from '../../../../shared/api/failure.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ticketQuery } from '../reservationQueries.ts';
import { OwnTicket } from './OwnTicket.tsx';
import { BACK, TICKET, titleOf } from './ticketTexts.ts';

const isId = Schema.is(Id);

/** One of the player's own reservations, with all that is known of it. */
export function TicketScreen() {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return isId(id) ? <KnownTicket key={id} id={id} /> : <UnknownTicket />;
}

function KnownTicket({ id }: { id: Id }) {
  const { call } = useApp();
  const read = useQuery(ticketQuery(call, id));
  if (read.error instanceof Refused && read.error.code === 'reservation_not_found') return <UnknownTicket />;
  return (
    <>
      <title>{titleOf(read.data)}</title>
      <PageTitle back={BACK}>{TICKET.title}</PageTitle>
      {read.data && <OwnTicket ticket={read.data} readAt={read.dataUpdatedAt} />}
      {read.isPending && (
        <Loading label={TICKET.loading}>
          <TicketSkeleton />
        </Loading>
      )}
      {read.isLoadingError && <ReadFailure message={TICKET.failed} query={read} />}
    </>
  );
}

/** Replaces a reservation that does not exist, or is somebody else's. */
function UnknownTicket() {
  return (
    <>
      <title>{titleOf(undefined)}</title>
      <EmptyState asHeading="h1" title={TICKET.unknown} way={{ href: ROUTES.myReservations.path, text: TICKET.toList }}>
        {TICKET.unknownHint}
      </EmptyState>
    </>
  );
}
