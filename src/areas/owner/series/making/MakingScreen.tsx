import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { isId } from '#domain/values/id.ts';
import { CHANGED, REPEATED, REQUEST } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { useOwnCourts } from '../../courts/index.ts';
import { reservationQuery } from '../../../player/booking/index.ts';
import { repetitionOf, type SeriesStart } from '#domain/agenda/repeat.ts';
import { changeOf } from '#domain/agenda/changeSeries.ts';
import type { SeriesRequest } from '#domain/series/request.ts';
import { useArenaToday } from '../../settings/index.ts';
import { requestQuery } from '../requests/requestQueries.ts';
import { oneSeriesQuery } from '../seriesQueries.ts';
import { SeriesSkeleton } from '../SeriesSkeleton.tsx';
import { Making } from './Making.tsx';
import { CHANGING, MAKING } from './makingTexts.ts';

/**
 * Agrees on somebody who plays every week: what a player asked for, a reservation that is repeated, or a series that changes, when
 * the address names it.
 */
export function MakingScreen() {
  const { call } = useApp();
  const [parameters] = useSearchParams();
  const [asked, repeated, changed] = [REQUEST, REPEATED, CHANGED].map((name) => idIn(parameters.get(name)));
  const request = useQuery({ ...requestQuery(call, asked ?? ''), enabled: asked !== undefined });
  const reservation = useQuery({ ...reservationQuery(call, repeated ?? ''), enabled: repeated !== undefined });
  const series = useQuery({ ...oneSeriesQuery(call, changed ?? ''), enabled: changed !== undefined });
  const { courts, failed } = useOwnCourts();
  const today = useArenaToday();
  const of = asked ?? repeated ?? changed;
  const isRead = of === undefined || (request.data ?? reservation.data ?? series.data);
  const hasFailed = failed !== undefined || [request, reservation, series].some(({ isLoadingError }) => isLoadingError);
  const start =
    (request.data && startOf(request.data)) ??
    (reservation.data && repetitionOf(reservation.data, today)) ??
    (series.data && changeOf(series.data, today));
  const texts = changed === undefined ? MAKING : CHANGING;
  return (
    <>
      <title>{texts.documentTitle}</title>
      <PageTitle lead={texts.lead} back={{ href: ROUTES.ownerSeries.path, label: MAKING.back }}>
        {texts.title}
      </PageTitle>
      {!(courts && isRead) && !hasFailed && <SeriesSkeleton label={MAKING.loading} />}
      {failed && <ReadFailure message={MAKING.failedToOpen} query={failed} />}
      {request.isLoadingError && <ReadFailure message={MAKING.failedToRead} query={request} />}
      {reservation.isLoadingError && <ReadFailure message={MAKING.failedToReadReservation} query={reservation} />}
      {series.isLoadingError && <ReadFailure message={CHANGING.failedToRead} query={series} />}
      {courts && isRead && <Making key={of} courts={courts} start={start} of={of} request={request.data} />}
    </>
  );
}

function idIn(text: string | null): string | undefined {
  return text !== null && isId(text) ? text : undefined;
}

function startOf({ court, ...request }: SeriesRequest): SeriesStart {
  return { ...request, court: court?.id };
}
