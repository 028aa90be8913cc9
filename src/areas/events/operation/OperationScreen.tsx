import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Operation } from '#domain/operation/operation.ts';
import { describeCommand } from '../../../../machines/command/command.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { AuditSection } from './AuditSection.tsx';
import { ChargeRow } from './ChargeRow.tsx';
import { FailingJobRow } from './FailingJobRow.tsx';
import { ListedArenas } from './ListedArenas.tsx';
import { provideOperation } from './operationActors.ts';
import { auditQuery, operationQuery } from './operationQueries.ts';
import { OperationSkeleton } from './OperationSkeleton.tsx';
import { OPERATION_PAGE } from './operationTexts.ts';
import { TroubleSection } from './TroubleSection.tsx';

/** What an admin looks after while the platform runs. */
export function OperationScreen() {
  const { call } = useApp();
  const actor = useChart(provideOperation, {});
  const retrying = useSelector(actor, ({ children }) => {
    const retry = children.retry && describeCommand(children.retry.getSnapshot());
    return retry?.isBusy ? retry.subject : '';
  });
  const isChecking = useSelector(
    actor,
    ({ children: { check } }) => check !== undefined && describeCommand(check.getSnapshot()).isBusy,
  );
  const read = useQuery(operationQuery(call));
  const audit = useQuery(auditQuery(call));
  return (
    <>
      <title>{OPERATION_PAGE.documentTitle}</title>
      <PageTitle
        lead={OPERATION_PAGE.lead}
        actions={
          <Button
            variant="default"
            size="lg"
            leftSection={<IconRefresh size={20} stroke={1.75} />}
            loading={read.isRefetching || audit.isRefetching}
            onClick={() => {
              void read.refetch();
              void audit.refetch();
            }}
          >
            {OPERATION_PAGE.refresh}
          </Button>
        }
      >
        {OPERATION_PAGE.title}
      </PageTitle>
      {read.isPending && <OperationSkeleton />}
      {read.isLoadingError && <ReadFailure message={OPERATION_PAGE.failed} query={read} />}
      {read.data && (
        <Troubles
          operation={read.data}
          hasFaults={audit.data !== undefined && audit.data.faults.length > 0}
          retrying={retrying}
          onRetry={(id) => actor.send({ type: 'retry.requested', id })}
        />
      )}
      <AuditSection read={audit} isBusy={isChecking} onCheck={() => actor.send({ type: 'check.requested' })} />
      <ListedArenas actor={actor} />
    </>
  );
}

type TroublesProps = { operation: Operation; hasFaults: boolean; retrying: string; onRetry: (id: string) => void };

function Troubles({ operation, hasFaults, retrying, onRetry }: TroublesProps) {
  const { failingJobs, openRefunds, disputes, unreachable, counts } = operation;
  if (Object.values(counts).every((count) => count === 0)) {
    if (hasFaults) return null;
    return <EmptyState title={OPERATION_PAGE.none}>{OPERATION_PAGE.noneHint}</EmptyState>;
  }
  return (
    <>
      <TroubleSection of="failingJobs" operation={operation}>
        {failingJobs.map((job) => (
          <FailingJobRow key={job.id} job={job} isBusy={retrying === job.id} onRetry={() => onRetry(job.id)} />
        ))}
      </TroubleSection>
      <TroubleSection of="openRefunds" operation={operation}>
        {openRefunds.map(({ state, ...charge }) => (
          <ChargeRow key={`${charge.charge} ${charge.part}`} charge={charge} state={state} />
        ))}
      </TroubleSection>
      <TroubleSection of="disputes" operation={operation}>
        {disputes.map((charge) => (
          <ChargeRow key={charge.charge} charge={charge} />
        ))}
      </TroubleSection>
      <TroubleSection of="unreachable" operation={operation}>
        {unreachable.map((charge) => (
          <ChargeRow key={charge.charge} charge={charge} />
        ))}
      </TroubleSection>
    </>
  );
}
