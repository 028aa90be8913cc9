import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import type { CalendarFeed } from '#domain/calendar/feed.ts';
import { calendarEndpoints } from '#domain/contract/calendar.ts';
import {
  calendarFeedMachine,
  type EndFeedOutcome,
  type MakeFeedOutcome,
} from '../../../../machines/account/calendarFeed.ts';
import type { Call } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { CALENDAR_FEED } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { newSecret } from '../../../shared/runtime/newSecret.ts';

/** Whether the person has a calendar feed. Its address is not part of it. */
export function calendarFeedQuery(call: Call) {
  return queryOptions({
    queryKey: [CALENDAR_FEED],
    queryFn: reading(call, calendarEndpoints.calendarFeed, {}, (feed) => feed),
  });
}

/** The chart of the feed's address, connected to the server, which is given the secret of a new one and keeps its hash. */
export function provideCalendarFeed({ call, queryClient }: App) {
  // What the chart was begun with the next time that its section is opened.
  const keep = (feed: CalendarFeed) => Effect.sync(() => void queryClient.setQueryData([CALENDAR_FEED], feed));
  return calendarFeedMachine.provide({
    actors: {
      makeFeed: fromPromise<MakeFeedOutcome>(({ signal }) => {
        const secret = newSecret();
        return Effect.runPromise(
          call(calendarEndpoints.makeCalendarFeed, { body: { token: secret } }, { signal }).pipe(
            Effect.tap(({ data }) => keep(data)),
            Effect.match({
              onSuccess: ({ data: { since = new Date(0) } }): MakeFeedOutcome => ({ _tag: 'Made', secret, since }),
              onFailure: toFailed,
            }),
          ),
        );
      }),
      endFeed: fromPromise<EndFeedOutcome>(({ signal }) =>
        Effect.runPromise(
          call(calendarEndpoints.endCalendarFeed, {}, { signal }).pipe(
            Effect.tap(() => keep({})),
            Effect.match({ onSuccess: (): EndFeedOutcome => ({ _tag: 'Ended' }), onFailure: toFailed }),
          ),
        ),
      ),
    },
  });
}
