import { Button } from '@mantine/core';
import { IconCircleCheck, IconEyeOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { ListedArena } from '#domain/publication/publication.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { SEARCH_PARAMETER, SearchField } from '../../../shared/forms/SearchField.tsx';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../shared/runtime/usePage.ts';
import { HidingDialog } from './HidingDialog.tsx';
import { LISTED, LISTED_SEARCH, reasonText } from './listedTexts.ts';
import type { PlatformAdminActor } from './platformAdminActors.ts';
import { listedArenasQuery } from './platformAdminQueries.ts';
import classes from './PlatformAdmin.module.css';

/** The platform's arenas, each to be hidden or shown again. */
export function ListedArenas({ actor }: { actor: PlatformAdminActor }) {
  const { call } = useApp();
  const [parameters, setParameters] = useSearchParams();
  const name = parameters.get(SEARCH_PARAMETER) ?? '';
  const { page, showPage } = usePage(searchPath(name));
  const read = useQuery(listedArenasQuery(call, page, name));
  const id = useId();
  return (
    <section className={classes.arenas} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {LISTED.title}
      </h2>
      <p className={classes.hint}>{LISTED.hint}</p>
      <SearchField
        value={name}
        words={LISTED_SEARCH}
        // Another search begins at its first page.
        onChange={(text) => setParameters(text === '' ? {} : { [SEARCH_PARAMETER]: text }, { replace: true })}
      />
      {read.isPending && (
        <Loading label={LISTED.loading}>
          <Bone height={88} />
        </Loading>
      )}
      {read.isLoadingError && <ReadFailure message={LISTED.failed} query={read} />}
      {read.data && (
        <>
          {read.data.arenas.length === 0 && <p className={classes.hint}>{LISTED.none}</p>}
          <ul className={classes.rows} aria-busy={read.isPlaceholderData}>
            {read.data.arenas.map((arena) => (
              <ArenaRow key={arena.id} arena={arena} actor={actor} />
            ))}
          </ul>
          <Pages page={page} pages={read.data.pages} onPage={showPage} />
          <HidingDialog actor={actor} arenas={read.data.arenas} />
        </>
      )}
    </section>
  );
}

function searchPath(name: string): string {
  const { path } = ROUTES.platformAdmin;
  return name === '' ? path : `${path}?${new URLSearchParams({ [SEARCH_PARAMETER]: name })}`;
}

function ArenaRow({ arena, actor }: { arena: ListedArena; actor: PlatformAdminActor }) {
  const { id, name, city, hiddenReason } = arena;
  const isHidden = hiddenReason !== undefined;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Link href={arenaPath(id)} className={classes.name ?? ''}>
          {name}
        </Link>
        <span className={classes.detail}>{city}</span>
        <State {...arena} />
        {isHidden && <span className={classes.detail}>{reasonText(hiddenReason)}</span>}
      </div>
      <Button
        variant="default"
        className={classes.action ?? ''}
        aria-label={`${isHidden ? LISTED.show : LISTED.hide}: ${name}`}
        onClick={() => actor.send({ type: isHidden ? 'show.requested' : 'hide.requested', id })}
      >
        {isHidden ? LISTED.show : LISTED.hide}
      </Button>
    </li>
  );
}

function State({ isPublished, hiddenReason }: ListedArena) {
  if (hiddenReason !== undefined)
    return (
      <StatusBadge tone="red" icon={IconEyeOff}>
        {LISTED.isHidden}
      </StatusBadge>
    );
  return (
    <StatusBadge tone={isPublished ? 'green' : 'grey'} icon={isPublished ? IconCircleCheck : IconPlugConnectedX}>
      {isPublished ? LISTED.isOn : LISTED.isOff}
    </StatusBadge>
  );
}
