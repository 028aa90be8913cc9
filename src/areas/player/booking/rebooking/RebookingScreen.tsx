import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { Schema } from 'effect';
import { useLocation } from 'wouter';
import { Id } from '#domain/values/id.ts';
import { paramsOf, ROUTES } from '#domain/navigation/routes.ts';
import { describeRebooking } from '../../../../../machines/booking/rebooking.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { BACK } from '../ticket/ticketTexts.ts';
import { Offered } from './Offered.tsx';
import { provideRebooking } from './rebookingActors.ts';
import { RebookingEnd } from './RebookingEnd.tsx';
import { REBOOKING } from './rebookingTexts.ts';

const isId = Schema.is(Id);

/** Where the player of a paid reservation that a closure cancelled chooses what becomes of it. */
export function RebookingScreen() {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return (
    <>
      <title>{REBOOKING.documentTitle}</title>
      <PageTitle back={BACK}>{REBOOKING.title}</PageTitle>
      {isId(id) ? <Choosing key={id} id={id} /> : <NothingToChoose />}
    </>
  );
}

function Choosing({ id }: { id: Id }) {
  const actor = useChart(provideRebooking, { input: { reservation: id } });
  const { shown, rebooking, reason } = useSelector(actor, describeRebooking, shallowEqual);
  const readAgain = () => actor.send({ type: 'read.retried' });
  if (shown === 'opening') {
    return (
      <Loading label={REBOOKING.loading}>
        <TicketSkeleton />
      </Loading>
    );
  }
  if (shown === 'failed') {
    const failed = { error: reason === '' ? null : new Error(reason), isFetching: false, refetch: readAgain };
    return <ReadFailure message={REBOOKING.failed} query={failed} />;
  }
  if (!rebooking || shown === 'unknown') return <NothingToChoose onRetry={readAgain} />;
  return shown === 'offered' ? <Offered actor={actor} rebooking={rebooking} /> : <RebookingEnd rebooking={rebooking} />;
}

function NothingToChoose({ onRetry }: { onRetry?: () => void }) {
  return (
    <EmptyState
      title={REBOOKING.unknown}
      {...(onRetry && { action: <Button onClick={onRetry}>{REBOOKING.again}</Button> })}
      way={{ href: ROUTES.myReservations.path, text: REBOOKING.toList }}
    >
      {REBOOKING.unknownHint}
    </EmptyState>
  );
}
