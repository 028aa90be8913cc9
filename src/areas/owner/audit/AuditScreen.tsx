import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { auditPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { byDay } from '../../../shared/days/byDay.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { arenaDeedsQuery } from './auditQueries.ts';
import { AuditOfDay } from './AuditOfDay.tsx';
import { AuditSkeleton } from './AuditSkeleton.tsx';
import { ARENA_AUDIT } from './auditTexts.ts';
import { PersonChoice } from './PersonChoice.tsx';
import classes from './Audit.module.css';

/** What was done at the owner's arena, by day: by everybody, or by one person. */
export function AuditScreen() {
  const { call, now } = useApp();
  const [parameters] = useSearchParams();
  const [person, after] = [parameters.get('pessoa') ?? '', parameters.get('depois') ?? ''];
  const read = useQuery(arenaDeedsQuery(call, { person, after }));
  const { deeds = [], next } = read.data ?? {};
  return (
    <>
      <title>{ARENA_AUDIT.documentTitle}</title>
      <PageTitle lead={ARENA_AUDIT.lead} back={{ href: ROUTES.ownerStaff.path, label: ARENA_AUDIT.back }}>
        {ARENA_AUDIT.title}
      </PageTitle>
      <PersonChoice person={person} name={deeds[0]?.by} />
      {read.isPending && <AuditSkeleton />}
      {read.isLoadingError && <ReadFailure message={ARENA_AUDIT.failed} query={read} />}
      {read.data && deeds.length === 0 && (
        <EmptyState title={ARENA_AUDIT.none}>
          {person === '' ? ARENA_AUDIT.noneHint : ARENA_AUDIT.noneByPerson}
        </EmptyState>
      )}
      {byDay(deeds, ({ at }) => at, now()).map((day) => (
        <AuditOfDay key={day.name} day={day} />
      ))}
      {(after !== '' || next !== undefined) && (
        <nav className={classes.pages} aria-label="Páginas">
          {after !== '' && (
            <Button component={Link} href={auditPath({ person })} variant="default">
              {ARENA_AUDIT.first}
            </Button>
          )}
          {next !== undefined && (
            <Button component={Link} href={auditPath({ person, after: next })} variant="default">
              {ARENA_AUDIT.more}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
