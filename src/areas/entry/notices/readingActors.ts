import { Effect } from 'effect';
import { noticeEndpoints } from '#domain/contract/notices.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { NOTICES } from '../../../shared/api/queryKeys.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { askUnread } from './noticeActors.ts';

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
