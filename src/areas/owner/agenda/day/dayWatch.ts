import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { arenaTopic, dayTopic } from '#domain/changes/topic.ts';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { watchMachine, type WatchOutcome } from '../../../../../machines/watch/watch.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { followPage } from '../../../../shared/watch/followPage.ts';
import { followStream } from '../../../../shared/watch/followStream.ts';
import { agendaKey, type DayReading } from './agendaQueries.ts';

/** What the team changes of its arena, and what everybody changes of the day. */
function topicsAt(arenaId: string | undefined, day: string) {
  return arenaId === undefined ? [] : [arenaTopic(arenaId), dayTopic(arenaId, day)];
}

/** Compares the server's mark of a day with the mark of the last reading. */
export function provideDayWatch(app: App) {
  const { call, queryClient, session } = app;
  const arenaId = () => session.getSnapshot().context.stored?.user.worksAt;
  return watchMachine.provide({
    actors: {
      followPage,
      followStream: followStream(app, (day) => topicsAt(arenaId(), day)),
      fetchMark: fromPromise<WatchOutcome, { subject: string }>(({ input: { subject }, signal }) => {
        const day = fromIsoDay(subject);
        return Effect.runPromise(
          call(agendaEndpoints.agendaMark, { query: day }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): WatchOutcome => {
                const queryKey = agendaKey(day);
                const shown = queryClient.getQueryData<DayReading>(queryKey);
                // A day that is being read right now is compared at the next poll.
                const isSettled = shown !== undefined && queryClient.isFetching({ queryKey }) === 0;
                return { _tag: isSettled && shown.mark !== data.mark ? 'Changed' : 'Same' };
              },
              onFailure: toFailed,
            }),
          ),
        );
      }),
    },
  });
}
