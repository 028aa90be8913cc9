import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { DEFAULT_ZONE } from '#domain/values/days/moment.ts';
import { describeTill } from '../../../../machines/till/till.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { CounterSales } from '../products/index.ts';
import { ownArenaQuery } from '../settings/index.ts';
import { ClosedTills } from './closed/ClosedTills.tsx';
import { CountPanel } from './CountPanel.tsx';
import { OpenTill } from './OpenTill.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { provideTill, type TillActor } from './tillActors.ts';
import { TillDialogs } from './TillDialogs.tsx';
import { openTillQuery } from './tillQueries.ts';
import { TillSkeleton } from './TillSkeleton.tsx';
import { TILL } from './tillTexts.ts';

/** The till of the owner's front desk. While it is counted, nothing else is on screen. */
export function TillScreen() {
  const actor = useChart(provideTill, { input: undefined });
  const counting = useSelector(actor, (snapshot) => describeTill(snapshot).counting, shallowEqual);
  const closed = useSelector(actor, (snapshot) => describeTill(snapshot).closed);
  const form = useSelector(actor, ({ children }) => children.submission);
  return (
    <>
      <title>{TILL.documentTitle}</title>
      <PageTitle lead={TILL.lead}>{TILL.title}</PageTitle>
      {counting && form && <CountPanel actor={actor} form={form} till={counting} />}
      {closed !== '' && <ResultPanel actor={actor} id={closed} />}
      {!counting && closed === '' && <Now actor={actor} />}
      <TillDialogs actor={actor} />
    </>
  );
}

function Now({ actor }: { actor: TillActor }) {
  const { call } = useApp();
  const open = useQuery(openTillQuery(call));
  const arena = useQuery(ownArenaQuery(call)).data?.arena;
  const zone = arena?.zone ?? DEFAULT_ZONE;
  const start = (
    <Button size="lg" onClick={() => actor.send({ type: 'open.requested' })}>
      {TILL.start}
    </Button>
  );
  return (
    <>
      {open.isPending && <TillSkeleton />}
      {open.isLoadingError && <ReadFailure message={TILL.failed} query={open} />}
      {open.data === null && (
        <EmptyState title={TILL.none} action={start}>
          {TILL.noneHint}
        </EmptyState>
      )}
      {open.data && (
        <OpenTill
          actor={actor}
          till={open.data}
          zone={zone}
          readAgain={async () => (await open.refetch()).data ?? undefined}
        />
      )}
      <CounterSales zone={zone} />
      <ClosedTills zone={zone} />
    </>
  );
}
