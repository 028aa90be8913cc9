import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { deedsPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { byDay } from '../../../shared/days/byDay.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { arenaDeedsQuery } from './deedQueries.ts';
import { DeedsOfDay } from './DeedsOfDay.tsx';
import { DeedsSkeleton } from './DeedsSkeleton.tsx';
import { ARENA_DEEDS } from './deedTexts.ts';
import { PersonChoice } from './PersonChoice.tsx';
import classes from './Deeds.module.css';

/** What was done at the owner's arena, by day: by everybody, or by one person. */
export function DeedsScreen() {
  const { call, now } = useApp();
  const [parameters] = useSearchParams();
  const [person, after] = [parameters.get('pessoa') ?? '', parameters.get('depois') ?? ''];
  const read = useQuery(arenaDeedsQuery(call, { person, after }));
  const { deeds = [], next } = read.data ?? {};
  return (
    <>
      <title>{ARENA_DEEDS.documentTitle}</title>
      <PageTitle lead={ARENA_DEEDS.lead} back={{ href: ROUTES.ownerStaff.path, label: ARENA_DEEDS.back }}>
        {ARENA_DEEDS.title}
      </PageTitle>
      <PersonChoice person={person} name={deeds[0]?.by} />
      {read.isPending && <DeedsSkeleton />}
      {read.isLoadingError && <ReadFailure message={ARENA_DEEDS.failed} query={read} />}
      {read.data && deeds.length === 0 && (
        <EmptyState title={ARENA_DEEDS.none}>
          {person === '' ? ARENA_DEEDS.noneHint : ARENA_DEEDS.noneByPerson}
        </EmptyState>
      )}
      {byDay(deeds, ({ at }) => at, now()).map((day) => (
        <DeedsOfDay key={day.name} day={day} />
      ))}
      {(after !== '' || next !== undefined) && (
        <nav className={classes.pages} aria-label="Páginas">
          {after !== '' && (
            <Button component={Link} href={deedsPath({ person })} variant="default">
              {ARENA_DEEDS.first}
            </Button>
          )}
          {next !== undefined && (
            <Button component={Link} href={deedsPath({ person, after: next })} variant="default">
              {ARENA_DEEDS.more}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
