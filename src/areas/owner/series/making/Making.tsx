import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Court } from '#domain/courts/court.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { SeriesStart } from '#domain/agenda/repeat.ts';
import type { SeriesRequest } from '#domain/series/request.ts';
import { describeSeriesMaking } from '../../../../../machines/series/seriesMaking.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import type { App } from '../../../../shared/runtime/app.ts';
import { useArenaToday } from '../../settings/index.ts';
import { Deciding } from './Deciding.tsx';
import { provideMaking } from './makingActors.ts';
import { MADE, MADE_ANEW, MAKING } from './makingTexts.ts';
import { SeriesForm } from './SeriesForm.tsx';

type MakingProps = {
  courts: readonly Court[];
  /** What the form is filled in from, and the id of the request, reservation or series that says so. */
  start: SeriesStart | undefined;
  of: string | undefined;
  request: SeriesRequest | undefined;
};

/** What is agreed, the weeks that are not free, made. */
export function Making({ courts, start, of, request }: MakingProps) {
  const provide = useCallback((app: App) => provideMaking(app, of), [of]);
  const answering = request ? { request: request.id, player: request.player.id } : null;
  const actor = useChart(provide, { input: { answering } });
  const { show } = useSelector(actor, describeSeriesMaking, shallowEqual);
  const today = useArenaToday();
  const made = start?.changes === undefined ? MADE : MADE_ANEW;
  const isDrafting = show === 'drafting' || show === 'previewing';
  if (show === 'made') {
    return (
      <EmptyState title={made.title} way={{ href: ROUTES.ownerSeries.path, text: MADE.list }}>
        {made.hint}
      </EmptyState>
    );
  }
  if (isDrafting && request?.answer !== undefined) {
    return (
      <EmptyState title={MAKING.answered} way={{ href: ROUTES.ownerSeries.path, text: MADE.list }}>
        {MAKING.answeredHint}
      </EmptyState>
    );
  }
  return isDrafting ? (
    <SeriesForm actor={actor} courts={courts} today={today} start={start} of={of} request={request} />
  ) : (
    <Deciding actor={actor} courts={courts} />
  );
}
