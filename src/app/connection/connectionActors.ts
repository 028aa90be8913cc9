import { Effect } from 'effect';
import { fromCallback, fromPromise } from 'xstate';
import { legalEndpoints } from '#domain/contract/legal.ts';
import { connectionMachine, type LineEvent, type ReachOutcome } from '../../../machines/connection/connection.ts';
import type { Call } from '../../shared/api/call.ts';
import { toFailed } from '../../shared/api/failure.ts';
import { followPage } from '../../shared/watch/followPage.ts';

/** The connection chart with the browser's events; it asks the server for what needs no database and no session. */
export function provideConnection(call: Call) {
  return connectionMachine.provide({
    actors: {
      followLine,
      followPage,
      askServer: fromPromise<ReachOutcome>(({ signal }) =>
        Effect.runPromise(
          call(legalEndpoints.operator, {}, { signal }).pipe(
            Effect.match({ onSuccess: (): ReachOutcome => ({ _tag: 'Reached' }), onFailure: toFailed }),
          ),
        ),
      ),
    },
  });
}

const followLine = fromCallback<LineEvent>(({ sendBack }) => {
  const lose = () => sendBack({ type: 'line.lost' });
  const restore = () => sendBack({ type: 'line.restored' });
  if (!navigator.onLine) lose();
  addEventListener('offline', lose);
  addEventListener('online', restore);
  return () => {
    removeEventListener('offline', lose);
    removeEventListener('online', restore);
  };
});
