import { QueryObserver } from '@tanstack/react-query';
import { Effect } from 'effect';
import { fromCallback, fromPromise } from 'xstate';
import { tournamentEndpoints } from '../../../../../domain/contract/tournament.ts';
import type { PhaseRead } from '../../../../../machines/tournament/tournamentSetup.ts';
import { watchMachine, type WatchOutcome } from '../../../../../machines/watch/watch.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { progressQuery } from '../tournamentQueries.ts';

/** Asks whether anything of a category changed since it was last read. */
export function provideProgressWatch({ call, queryClient }: App) {
  return watchMachine.provide({
    actors: {
      fetchMark: fromPromise<WatchOutcome, { subject: string }>(({ input: { subject }, signal }) =>
        Effect.runPromise(
          call(tournamentEndpoints.progress, { params: { id: subject } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): WatchOutcome => {
                const { queryKey } = progressQuery(call, subject);
                const shown = queryClient.getQueryData(queryKey);
                // What is being read right now is compared the next time.
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

/** Reads how far a category has come, and tells it at first and whenever it changes. */
export function followPhase({ call, queryClient }: App) {
  return fromCallback<{ type: 'phase.read'; phase: PhaseRead }, { category: string }>(({ input, sendBack }) => {
    let told: PhaseRead | undefined;
    const observer = new QueryObserver(queryClient, progressQuery(call, input.category));
    const tell = ({ data }: ReturnType<typeof observer.getCurrentResult>) => {
      if (!data) return;
      const phase = data.hasChampion ? 'finished' : data.phase;
      if (phase === told) return;
      told = phase;
      sendBack({ type: 'phase.read', phase });
    };
    const stop = observer.subscribe(tell);
    tell(observer.getCurrentResult());
    return stop;
  });
}
