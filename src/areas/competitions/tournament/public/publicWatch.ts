import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { publicPageEndpoints } from '#domain/contract/publicPages.ts';
import { watchMachine, type WatchOutcome } from '../../../../../machines/watch/watch.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { followPage } from '../../../../shared/watch/followPage.ts';
import { followStream } from '../../../../shared/watch/followStream.ts';
import { tournamentTopic } from '#domain/changes/topic.ts';
import { publicTournamentQuery } from '../../events/index.ts';

/** Checks whether anything on a category's public page changed since it was last read. */
export function providePublicWatch(app: App) {
  const { call, queryClient } = app;
  return watchMachine.provide({
    actors: {
      followPage,
      followStream: followStream(app, (category) => [tournamentTopic(category)]),
      fetchMark: fromPromise<WatchOutcome, { subject: string }>(({ input: { subject }, signal }) =>
        Effect.runPromise(
          call(publicPageEndpoints.publicProgress, { params: { id: subject } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): WatchOutcome => {
                const shown = queryClient.getQueryData(publicTournamentQuery(call, subject).queryKey);
                return { _tag: shown !== undefined && shown.progress !== data.progress ? 'Changed' : 'Same' };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
  });
}
