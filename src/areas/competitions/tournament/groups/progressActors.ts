import { QueryObserver } from '@tanstack/react-query';
import { Effect } from 'effect';
import { fromCallback, fromPromise } from 'xstate';
import { tournamentEndpoints } from '#domain/contract/tournament.ts';
import type { PhaseRead } from '../../../../../machines/tournament/tournamentSetup.ts';
import { watchMachine, type WatchOutcome } from '../../../../../machines/watch/watch.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { followPage } from '../../../../shared/watch/followPage.ts';
import { followStream } from '../../../../shared/watch/followStream.ts';
import { tournamentTopic } from '#domain/changes/topic.ts';
import { progressQuery } from '../tournamentQueries.ts';

/** Checks whether anything in a category changed since it was last read. */
export function provideProgressWatch(app: App) {
  const { call, queryClient } = app;
  return watchMachine.provide({
    actors: {
      followPage,
      followStream: followStream(app, (category) => [tournamentTopic(category)]),
      fetchMark: fromPromise<WatchOutcome, { subject: string }>(({ input: { subject }, signal }) =>
        Effect.runPromise(
          call(tournamentEndpoints.progress, { params: { id: subject } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): WatchOutcome => {
                const { queryKey } = progressQuery(call, subject);
                const shown = queryClient.getQueryData(queryKey);
                // While the progress is being read, the comparison waits for the next check.
                const isSettled = shown !== undefined && queryClient.isFetching({ queryKey }) === 0;
                return { _tag: isSettled && shown.progress !== data.progress ? 'Changed' : 'Same' };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
  });
}

/** Reads a category's phase, and sends it to the chart at first and on every change. */
export function followPhase({ call, queryClient }: App) {
  return fromCallback<{ type: 'phase.read'; phase: PhaseRead }, { category: string }>(({ input, sendBack }) => {
    let known: PhaseRead | undefined;
    const observer = new QueryObserver(queryClient, progressQuery(call, input.category));
    const report = ({ data }: ReturnType<typeof observer.getCurrentResult>) => {
      if (!data) return;
      const phase = data.hasChampion ? 'finished' : data.phase;
      if (phase === known) return;
      known = phase;
      sendBack({ type: 'phase.read', phase });
    };
    const stop = observer.subscribe(report);
    report(observer.getCurrentResult());
    return stop;
  });
}
