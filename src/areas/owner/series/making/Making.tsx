import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Court } from '../../../../../domain/courts/court.ts';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import type { SeriesRequest } from '../../../../../domain/series/request.ts';
import { describeSeriesMaking } from '../../../../../machines/series/seriesMaking.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import type { App } from '../../../../shared/runtime/app.ts';
import { useArenaToday } from '../useArenaToday.ts';
import { Deciding } from './Deciding.tsx';
import { provideMaking } from './makingActors.ts';
import { MADE, MAKING } from './makingTexts.ts';
import { SeriesForm } from './SeriesForm.tsx';

/** What is agreed, the weeks that are not free, made. */
export function Making({ courts, request }: { courts: readonly Court[]; request: SeriesRequest | undefined }) {
  const { id, player } = request ?? {};
  const [asked, by] = [id, player?.id];
  const provide = useCallback((app: App) => provideMaking(app, { request: asked, player: by }), [asked, by]);
  const actor = useChart(provide, { input: undefined });
  const { show } = useSelector(actor, describeSeriesMaking, shallowEqual);
  const today = useArenaToday();
  const isDrafting = show === 'drafting' || show === 'previewing';
  if (show === 'made') {
    return (
      <EmptyState title={MADE.title} way={{ href: ROUTES.ownerSeries.path, text: MADE.list }}>
        {MADE.hint}
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
    <SeriesForm actor={actor} courts={courts} today={today} request={request} />
  ) : (
    <Deciding actor={actor} courts={courts} />
  );
}
