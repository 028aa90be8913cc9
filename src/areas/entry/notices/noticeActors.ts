import { Effect } from 'effect';
import { fromCallback, fromPromise } from 'xstate';
import { noticeEndpoints } from '#domain/contract/notices.ts';
import { openedIn } from '#domain/notices/openedNotice.ts';
import {
  noticesMachine,
  type NoticesOutcome,
  type OpenedEvent,
  type ReadNoticeOutcome,
} from '../../../../machines/notices/notices.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { followPage } from '../../../shared/watch/followPage.ts';
import { unreadQuery } from './noticeQueries.ts';

/** The bell's chart with its real actors: what it asks is what the bell shows. */
export function provideNotices(app: App) {
  return noticesMachine.provide({
    actors: {
      followPage,
      followOpened,
      // Whoever was led elsewhere meanwhile has read it all the same: the call goes on.
      readNotice: fromPromise<ReadNoticeOutcome, { id: string }>(({ input }) =>
        Effect.runPromise(
          app.call(noticeEndpoints.readNotice, { params: input }).pipe(
            Effect.match({
              onSuccess: (): ReadNoticeOutcome => ({ _tag: 'Read' }),
              // Of another account, or of another arena than the session acts for: it stays as it is.
              onFailure: toFailed,
            }),
          ),
        ),
      ),
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

/** Tells of the notice that was tapped on the device, as the address names it, once: the address names it no more then. */
const followOpened = fromCallback<OpenedEvent>(({ sendBack }) => {
  const take = () => {
    const id = openedIn(location.hash);
    if (id === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    sendBack({ type: 'notice.opened', id });
  };
  take();
  addEventListener('hashchange', take);
  return () => removeEventListener('hashchange', take);
});

const NONE = { unread: 0, newest: undefined };

/** Whether the answer is another than the one before. */
export function askUnread({ call, queryClient }: App, signal?: AbortSignal) {
  return call(noticeEndpoints.unreadNotices, {}, signal ? { signal } : {}).pipe(
    Effect.map(({ data }) => {
      const before = queryClient.getQueryData(unreadQuery.queryKey) ?? NONE;
      queryClient.setQueryData(unreadQuery.queryKey, data);
      return before.unread !== data.unread || before.newest !== data.newest;
    }),
  );
}
