import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { Tiles } from '../../../shared/look/pieces/Tiles.tsx';
import { provideCourts } from './courtActors.ts';
import { CourtCard } from './CourtCard.tsx';
import { CourtDialogs } from './CourtDialogs.tsx';
import { CourtsSkeleton } from './CourtsSkeleton.tsx';
import { COURTS_PAGE } from './courtTexts.ts';
import { useOwnCourts } from './useOwnCourts.ts';

export function CourtsScreen() {
  const actor = useChart(provideCourts, { input: undefined });
  const { courts, zone, failed } = useOwnCourts();
  const create = (
    <Button
      size="lg"
      leftSection={<IconPlus size={20} stroke={1.75} />}
      onClick={() => actor.send({ type: 'create.requested' })}
    >
      {COURTS_PAGE.create}
    </Button>
  );
  return (
    <>
      <title>{COURTS_PAGE.documentTitle}</title>
      <PageTitle lead={COURTS_PAGE.lead} actions={courts?.length !== 0 && create}>
        {COURTS_PAGE.title}
      </PageTitle>
      {!courts && !failed && <CourtsSkeleton />}
      {failed && <ReadFailure message={COURTS_PAGE.failed} query={failed} />}
      {courts?.length === 0 && (
        <EmptyState title={COURTS_PAGE.none} action={create}>
          {COURTS_PAGE.noneHint}
        </EmptyState>
      )}
      <Tiles of="card">
        {courts?.map((court) => (
          <CourtCard
            key={court.id}
            court={court}
            zone={zone}
            onEdit={() => actor.send({ type: 'edit.requested', id: court.id })}
            onDelete={() => actor.send({ type: 'delete.requested', id: court.id })}
          />
        ))}
      </Tiles>
      <CourtDialogs actor={actor} courts={courts ?? []} />
    </>
  );
}
