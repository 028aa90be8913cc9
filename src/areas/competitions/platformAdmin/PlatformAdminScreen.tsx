import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { PlatformTroubles } from '#domain/platformAdmin/platformTroubles.ts';
import { describeCommand } from '../../../../machines/command/command.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { AuditSection } from './AuditSection.tsx';
import { ChargeRow } from './ChargeRow.tsx';
import { FailingJobRow } from './FailingJobRow.tsx';
import { ListedArenas } from './ListedArenas.tsx';
import { providePlatformAdmin } from './platformAdminActors.ts';
import { auditQuery, platformTroublesQuery } from './platformAdminQueries.ts';
import { PlatformAdminSkeleton } from './PlatformAdminSkeleton.tsx';
import { PLATFORM_ADMIN_PAGE } from './platformAdminTexts.ts';
import { TroubleSection } from './TroubleSection.tsx';

/** What an admin looks after while the platform runs. */
export function PlatformAdminScreen() {
  const { call } = useApp();
  const actor = useChart(providePlatformAdmin, {});
  const retrying = useSelector(actor, ({ children }) => {
    const retry = children.retry && describeCommand(children.retry.getSnapshot());
    return retry?.isBusy ? retry.subject : '';
  });
  const isChecking = useSelector(
    actor,
    ({ children: { check } }) => check !== undefined && describeCommand(check.getSnapshot()).isBusy,
  );
  const read = useQuery(platformTroublesQuery(call));
  const audit = useQuery(auditQuery(call));
  return (
    <>
      <title>{PLATFORM_ADMIN_PAGE.documentTitle}</title>
      <PageTitle
        lead={PLATFORM_ADMIN_PAGE.lead}
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
            {PLATFORM_ADMIN_PAGE.refresh}
          </Button>
        }
      >
        {PLATFORM_ADMIN_PAGE.title}
      </PageTitle>
      {read.isPending && <PlatformAdminSkeleton />}
      {read.isLoadingError && <ReadFailure message={PLATFORM_ADMIN_PAGE.failed} query={read} />}
      {read.data && (
        <Troubles
          troubles={read.data}
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

type TroublesProps = {
  troubles: PlatformTroubles;
  hasFaults: boolean;
  retrying: string;
  onRetry: (id: string) => void;
};

function Troubles({ troubles, hasFaults, retrying, onRetry }: TroublesProps) {
  const { failingJobs, openRefunds, disputes, unreachable, counts } = troubles;
  if (Object.values(counts).every((count) => count === 0)) {
    if (hasFaults) return null;
    return <EmptyState title={PLATFORM_ADMIN_PAGE.none}>{PLATFORM_ADMIN_PAGE.noneHint}</EmptyState>;
  }
  return (
    <>
      <TroubleSection of="failingJobs" troubles={troubles}>
        {failingJobs.map((job) => (
          <FailingJobRow key={job.id} job={job} isBusy={retrying === job.id} onRetry={() => onRetry(job.id)} />
        ))}
      </TroubleSection>
      <TroubleSection of="openRefunds" troubles={troubles}>
        {openRefunds.map(({ state, ...charge }) => (
          <ChargeRow key={`${charge.charge} ${charge.part}`} charge={charge} state={state} />
        ))}
      </TroubleSection>
      <TroubleSection of="disputes" troubles={troubles}>
        {disputes.map((charge) => (
          <ChargeRow key={charge.charge} charge={charge} />
        ))}
      </TroubleSection>
      <TroubleSection of="unreachable" troubles={troubles}>
        {unreachable.map((charge) => (
          <ChargeRow key={charge.charge} charge={charge} />
        ))}
      </TroubleSection>
    </>
  );
}
