import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { matchesSearch } from '#domain/directory/search.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { KeptListDialogs } from '../../../shared/command/KeptListDialogs.tsx';
import { SEARCH_PARAMETER, SearchField } from '../../../shared/forms/SearchField.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { provideUnregisteredArenas } from './unregisteredArenaActors.ts';
import { UnregisteredArenaFields } from './UnregisteredArenaFields.tsx';
import { arenaDraft } from './unregisteredArenaForm.ts';
import { UnregisteredArenaList } from './UnregisteredArenaList.tsx';
import { unregisteredArenasQuery } from './unregisteredArenaQueries.ts';
import { UnregisteredArenasSkeleton } from './UnregisteredArenasSkeleton.tsx';
import { ARENA_FORM, ARENAS_PAGE, DELETE_ARENA, deletionText } from './unregisteredArenaTexts.ts';
import classes from './UnregisteredArenaList.module.css';

/** From this many arenas on, the list can be searched. */
const LONG = 6;

/** The arenas that do not use the product, to create, change or delete. */
export function UnregisteredArenasScreen() {
  const { call } = useApp();
  const actor = useChart(provideUnregisteredArenas, { input: undefined });
  const list = useQuery(unregisteredArenasQuery(call));
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get(SEARCH_PARAMETER) ?? '';
  const arenas = list.data ?? [];
  const found = arenas.filter((arena) => matchesSearch(arena, search));
  const isEmpty = list.data?.length === 0;
  const create = (
    <Button
      size="lg"
      leftSection={<IconPlus size={20} stroke={1.75} />}
      onClick={() => actor.send({ type: 'create.requested' })}
    >
      {ARENAS_PAGE.create}
    </Button>
  );
  return (
    <>
      <title>{ARENAS_PAGE.documentTitle}</title>
      <PageTitle lead={ARENAS_PAGE.lead} actions={!isEmpty && create}>
        {ARENAS_PAGE.title}
      </PageTitle>
      {list.isPending && <UnregisteredArenasSkeleton />}
      {list.isLoadingError && <ReadFailure message={ARENAS_PAGE.failed} query={list} />}
      {(arenas.length >= LONG || (search !== '' && arenas.length > 0)) && (
        <div className={classes.search}>
          <SearchField
            value={search}
            onChange={(text) => setParameters(text === '' ? {} : { [SEARCH_PARAMETER]: text }, { replace: true })}
          />
        </div>
      )}
      {isEmpty && (
        <EmptyState title={ARENAS_PAGE.none} action={create}>
          {ARENAS_PAGE.noneYet}
        </EmptyState>
      )}
      {arenas.length > 0 && found.length === 0 && (
        <EmptyState title={ARENAS_PAGE.none}>{ARENAS_PAGE.noneMatches}</EmptyState>
      )}
      {found.length > 0 && (
        <UnregisteredArenaList
          arenas={found}
          onEdit={(id) => actor.send({ type: 'edit.requested', id })}
          onDelete={(id) => actor.send({ type: 'delete.requested', id })}
        />
      )}
      <KeptListDialogs
        actor={actor}
        things={arenas}
        texts={ARENA_FORM}
        deletion={DELETE_ARENA}
        deletionText={deletionText}
        draftOf={arenaDraft}
      >
        {({ thing, ...form }) => <UnregisteredArenaFields {...form} arena={thing} />}
      </KeptListDialogs>
    </>
  );
}
