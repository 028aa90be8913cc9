import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { isId } from '../../../../../domain/contract/id.ts';
import { REQUEST } from '../../../../../domain/navigation/paths.ts';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { useOwnCourts } from '../../courts/index.ts';
import { requestQuery } from '../requests/requestQueries.ts';
import { SeriesSkeleton } from '../SeriesSkeleton.tsx';
import { Making } from './Making.tsx';
import { MAKING } from './makingTexts.ts';

/** Agrees on somebody who plays every week; what a player asked for, when the address names it. */
export function MakingScreen() {
  const { call } = useApp();
  const [parameters] = useSearchParams();
  const id = parameters.get(REQUEST) ?? '';
  const request = useQuery({ ...requestQuery(call, id), enabled: isId(id) });
  const { courts, failed } = useOwnCourts();
  const isReady = courts !== undefined && (request.data !== undefined || !isId(id));
  const hasFailed = failed !== undefined || request.isLoadingError;
  return (
    <>
      <title>{MAKING.documentTitle}</title>
      <PageTitle lead={MAKING.lead} back={{ href: ROUTES.ownerSeries.path, label: MAKING.back }}>
        {MAKING.title}
      </PageTitle>
      {!isReady && !hasFailed && <SeriesSkeleton label={MAKING.loading} />}
      {failed && <ReadFailure message={MAKING.failedToOpen} query={failed} />}
      {request.isLoadingError && <ReadFailure message={MAKING.failedToRead} query={request} />}
      {isReady && <Making key={id} courts={courts} request={request.data} />}
    </>
  );
}
