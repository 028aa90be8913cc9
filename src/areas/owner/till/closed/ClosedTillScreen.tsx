import { useQuery } from '@tanstack/react-query';
import { Schema } from 'effect';
import { useLocation } from 'wouter';
import { Id } from '#domain/values/id.ts';
import { paramsOf, ROUTES } from '#domain/navigation/routes.ts';
import { Refused } from '../../../../shared/api/failure.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../../settings/index.ts';
import { tillQuery } from '../tillQueries.ts';
import { TillSkeleton } from '../TillSkeleton.tsx';
import { CLOSED, TILL } from '../tillTexts.ts';
import { TillSheet } from './TillSheet.tsx';

const isId = Schema.is(Id);
const wayBack = { href: ROUTES.ownerTill.path, text: CLOSED.wayBack };

/** A closed till of the owner's arena, to read and to print. */
export function ClosedTillScreen() {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return (
    <>
      <title>{CLOSED.documentTitle}</title>
      {isId(id) ? <Known id={id} /> : <Unknown />}
    </>
  );
}

function Known({ id }: { id: Id }) {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call));
  const read = useQuery(tillQuery(call, id));
  if (own.data && read.data?.closing) {
    return <TillSheet arena={own.data.arena} till={read.data} closing={read.data.closing} />;
  }
  // What is in an open till is said on its own page, and what should be in its drawer nowhere.
  if (read.data) return <EmptyState asHeading="h1" title={CLOSED.stillOpen} way={wayBack} />;
  if (read.error instanceof Refused && read.error.code === 'till_not_found') return <Unknown />;
  const failed = read.isError ? read : own;
  if (failed.isError) return <ReadFailure message={TILL.failed} query={failed} />;
  return (
    <>
      <PageTitle>{CLOSED.title}</PageTitle>
      <TillSkeleton />
    </>
  );
}

function Unknown() {
  return (
    <EmptyState asHeading="h1" title={CLOSED.unknown} way={wayBack}>
      {CLOSED.unknownHint}
    </EmptyState>
  );
}
