import { Effect } from 'effect';
import { type Held, waitingIn } from '#domain/offline/held.ts';
import { userOf } from '../../../machines/session/session.ts';
import { type ApiFailure, Offline } from '../api/failure.ts';
import type { App } from '../runtime/app.ts';
import type { Sending } from '../submission/submissionActors.ts';
import { HELD } from './heldMark.ts';
import { ownerOf, putHeld, readHeld } from './heldStore.ts';

const NO_ROOM =
  'Sem conexão, e este aparelho não tem espaço para guardar. Anote e lance de novo quando a conexão voltar.';

/** What a call would do, told so that it can be done later. */
export type Holdable = Pick<Held, 'call' | 'subject' | 'body' | 'about' | 'what'>;

/**
 * Makes a call, or keeps it in the browser when no answer comes, under the same idempotency key: the server does it once, whether the first
 * attempt arrived or not. While others wait it goes behind them. One that its chart has stopped waiting for is not kept: the screen
 * has said that nobody knows.
 */
export function orHold<A>(
  { session, now }: Pick<App, 'session' | 'now'>,
  holdable: Holdable,
  { signal, idempotencyKey }: Sending,
  send: Effect.Effect<A, ApiFailure>,
): Effect.Effect<A | typeof HELD, ApiFailure> {
  return Effect.suspend(() => {
    const user = userOf(session.getSnapshot());
    if (!user) return send;
    const owner = ownerOf(user);
    const hold = Effect.suspend(() => {
      const at = now().getTime();
      const order = Math.max(at, ...readHeld(owner).map((one) => one.order + 1));
      const isKept = putHeld(owner, { ...holdable, key: idempotencyKey, at, since: at, order, stuck: null });
      return isKept ? Effect.succeed(HELD) : Effect.fail(new Offline({ message: NO_ROOM }));
    });
    const held = readHeld(owner);
    if (waitingIn(held).length > 0 || held.some(({ subject }) => subject === holdable.subject)) return hold;
    return send.pipe(
      Effect.catchTag('Offline', (failure): Effect.Effect<typeof HELD, ApiFailure> =>
        signal.aborted ? Effect.fail(failure) : hold,
      ),
    );
  });
}
