import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import { provideTournaments } from './tournamentActors.ts';
import { TournamentDialogs } from './TournamentDialogs.tsx';
import { TournamentList } from './TournamentList.tsx';
import { tournamentsQuery } from './tournamentQueries.ts';
import { TournamentsSkeleton } from './TournamentsSkeleton.tsx';
import { TOURNAMENTS_TEXTS } from './tournamentTexts.ts';

export function TournamentsScreen() {
  const { call } = useApp();
  const actor = useChart(provideTournaments, {});
  const own = useQuery(ownArenaQuery(call));
  const arena = own.data?.arena.id ?? '';
  const list = useQuery({ ...tournamentsQuery(call, arena), enabled: arena !== '' });
  const failed = own.isLoadingError ? own : list;
  const create = () => actor.send({ type: 'create.requested' });
  return (
    <>
      <title>{TOURNAMENTS_TEXTS.documentTitle}</title>
      <PageTitle
        lead={TOURNAMENTS_TEXTS.lead}
        actions={
          <Button size="lg" leftSection={<IconPlus size={20} stroke={2} aria-hidden />} onClick={create}>
            {TOURNAMENTS_TEXTS.create}
          </Button>
        }
      >
        {TOURNAMENTS_TEXTS.title}
      </PageTitle>
      {failed.isLoadingError && <ReadFailure message={TOURNAMENTS_TEXTS.failed} query={failed} />}
      {list.isPending && !failed.isLoadingError && <TournamentsSkeleton />}
      {list.data && (
        <TournamentList
          tournaments={list.data}
          onCreate={create}
          onCancel={(id) => actor.send({ type: 'cancel.requested', id })}
        />
      )}
      <TournamentDialogs actor={actor} tournaments={list.data ?? []} />
    </>
  );
}
