import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { noticeEndpoints } from '#domain/contract/notices.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { noticesMachine, type NoticesOutcome } from '../../../../machines/notices/notices.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { NOTICES } from '../../../shared/api/queryKeys.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { followPage } from '../../../shared/watch/followPage.ts';
import { unreadQuery } from './noticeQueries.ts';

/** The bell's chart with its real actors: what it asks is what the bell shows. */
export function provideNotices(app: App) {
  return noticesMachine.provide({
    actors: {
      followPage,
      fetchUnread: fromPromise<NoticesOutcome>(({ signal }) =>
        Effect.runPromise(
          askUnread(app, signal).pipe(
            Effect.match({
              onSuccess: (isChanged): NoticesOutcome => ({ _tag: isChanged ? 'Changed' : 'Same' }),
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
  });
}

/** What one does with notices. */
export function provideReading(app: App) {
  const { call, queryClient } = app;
  const after = Effect.tap(() =>
    Effect.gen(function* () {
      yield* Effect.ignore(askUnread(app));
      void queryClient.invalidateQueries({ queryKey: [NOTICES, 'list'] });
    }),
  );
  return commandOf<CommandsOf['notices']>({
    // The link that was followed leads away from the page: the call goes on without it.
    readNotice: (id) => call(noticeEndpoints.readNotice, { params: { id } }).pipe(after),
    readNoticesUpTo: (upTo, signal) =>
      call(noticeEndpoints.readNoticesUpTo, { body: { upTo } }, { signal }).pipe(after),
  });
}

const NONE = { unread: 0, newest: undefined };

/** Whether the answer is another than the one before. */
function askUnread({ call, queryClient }: App, signal?: AbortSignal) {
  return call(noticeEndpoints.unreadNotices, {}, signal ? { signal } : {}).pipe(
    Effect.map(({ data }) => {
      const before = queryClient.getQueryData(unreadQuery.queryKey) ?? NONE;
      queryClient.setQueryData(unreadQuery.queryKey, data);
      return before.unread !== data.unread || before.newest !== data.newest;
    }),
  );
}
