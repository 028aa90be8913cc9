import { Effect, Result, Schema } from 'effect';
import { fromCallback, fromPromise } from 'xstate';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { tournamentEndpoints } from '#domain/contract/tournament.ts';
import { ASKED_AFTER_MS, type Held, HELD_TOO_LONG, isScore, waitingIn } from '#domain/offline/held.ts';
import type { BracketPlace, Match } from '#domain/tournament/match.ts';
import { userOf } from '../../../machines/session/session.ts';
import { type HeldEvent, offlineQueueMachine, type SendOutcome } from '../../../machines/installed/offlineQueue.ts';
import { scoredBy } from '../../areas/competitions/tournament/matches/heldScores.ts';
import { type ApiFailure, toFailed } from '../../shared/api/failure.ts';
import { EVENTS } from '../../shared/api/queryKeys.ts';
import { SIGNING_OUT } from '../../shared/runtime/leaving.ts';
import { countHeld, dropHeld, onHeld, ownerOf, readHeld, writeHeld } from '../../shared/offline/heldStore.ts';
import type { App } from '../../shared/runtime/app.ts';
import { QUEUE } from './offlineTexts.ts';

const NOBODY = { id: '' };
const UNREADABLE = 'unreadable';

/** Refused for now: the same is tried again by itself. */
const PASSING: ReadonlySet<string> = new Set(['idempotency_running', 'too_many_requests']);

/** The chart of what a person did without a line, with the browser's storage, its line, and the calls. */
export function provideQueue(app: App) {
  const user = userOf(app.session.getSnapshot()) ?? NOBODY;
  const owner = ownerOf(user);
  return offlineQueueMachine.provide({
    actors: {
      sendNext: fromPromise<SendOutcome>(({ signal }) => alone(owner, signal, () => sendNext(app, owner, signal))),
      followHeld: fromCallback<HeldEvent>(({ sendBack }) =>
        onHeld(() => sendBack({ type: 'held.changed', held: readHeld(owner) })),
      ),
      followLine: fromCallback<{ type: 'line.restored' }>(({ sendBack }) => {
        const isCut = () => ['offline', 'unreached'].some((tag) => app.connection.getSnapshot().tags.has(tag));
        let was = isCut();
        const subscription = app.connection.subscribe(() => {
          const isNow = isCut();
          if (was && !isNow) sendBack({ type: 'line.restored' });
          was = isNow;
        });
        return () => subscription.unsubscribe();
      }),
      followLeaving: fromCallback<{ type: 'leave.asked' }>(({ sendBack }) => {
        const ask = (event: Event) => {
          if (countHeld(user) === 0) return;
          event.preventDefault();
          sendBack({ type: 'leave.asked' });
        };
        addEventListener(SIGNING_OUT, ask);
        return () => removeEventListener(SIGNING_OUT, ask);
      }),
    },
    actions: {
      keep: (_, held) => writeHeld(owner, held),
      dropAll: () => dropHeld(user),
      signOut: () => app.session.send({ type: 'logout.pressed' }),
    },
  });
}

/** One tab of the browser at a time: the others find it sent. Without locks the keys alone see to it that nothing is done twice. */
function alone<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, { signal }, work) : work();
}

async function sendNext(app: App, owner: string, signal: AbortSignal): Promise<SendOutcome> {
  const [next] = waitingIn(readHeld(owner));
  if (!next) return { _tag: 'Nothing', held: readHeld(owner) };
  const stick = (code: string, message: string): SendOutcome => {
    // Its person may have discarded it meanwhile.
    const held = readHeld(owner).map((one) => (one.key === next.key ? { ...one, stuck: { code, message } } : one));
    writeHeld(owner, held);
    return { _tag: 'Stuck', held };
  };
  if (app.now().getTime() - next.since > ASKED_AFTER_MS) return stick(HELD_TOO_LONG, QUEUE.tooLong);
  const sent = callOf(app, next, signal);
  // What this version does not understand would be tried for ever.
  if (!sent) return stick(UNREADABLE, QUEUE.unreadable);
  const outcome = Effect.match(sent, {
    onSuccess: (): SendOutcome => {
      showScore(app, next);
      const held = readHeld(owner).filter(({ key }) => key !== next.key);
      writeHeld(owner, held);
      return { _tag: 'Sent', held };
    },
    onFailure: (failure): SendOutcome =>
      failure._tag === 'Refused' && !PASSING.has(failure.code)
        ? stick(failure.code, failure.message)
        : toFailed(failure),
  });
  return Effect.runPromise(outcome);
}

/** The call as it was typed, with its key; absent when it cannot be read. */
function callOf({ call }: App, { call: name, subject: id, body, key }: Held, signal: AbortSignal) {
  const sending = { signal, idempotencyKey: key };
  const params = { id };
  const { setScore, editScore, declareWalkover } = tournamentEndpoints;
  const { payReservation, addInstallment } = agendaEndpoints;
  const read = <S extends Schema.Codec<unknown, unknown>>(schema: S) => Schema.decodeUnknownResult(schema)(body);
  const made = <T>(decoded: Result.Result<T, unknown>, make: (value: T) => Effect.Effect<unknown, ApiFailure>) =>
    Result.isSuccess(decoded) ? make(decoded.success) : undefined;
  switch (name) {
    case 'setScore':
      return made(read(setScore.body), (score) => call(setScore, { params, body: score }, sending));
    case 'editScore':
      return made(read(editScore.body), (score) => call(editScore, { params, body: score }, sending));
    case 'declareWalkover':
      return made(read(declareWalkover.body), (walkover) => call(declareWalkover, { params, body: walkover }, sending));
    case 'addInstallment':
      return made(read(addInstallment.body), (payment) => call(addInstallment, { params, body: payment }, sending));
    case 'payReservation':
      // What was held by a version before has no body, and is cash.
      return made(Schema.decodeUnknownResult(payReservation.body)(body ?? {}), (paid) =>
        call(payReservation, { params, body: paid }, sending),
      );
  }
}

interface Reading {
  readonly matches: readonly Match[];
  readonly bracket: readonly BracketPlace[];
}

function among<M extends Match | BracketPlace>(matches: readonly M[], sent: Held): readonly M[] {
  return matches.map((match) => (match.id === sent.subject ? scoredBy(match, sent) : match));
}

/** The cards show the score that was sent until all of them are read again, which is once the queue is at rest. */
function showScore({ queryClient }: Pick<App, 'queryClient'>, sent: Held): void {
  if (!isScore(sent)) return;
  queryClient.setQueriesData<Reading>(
    { queryKey: [EVENTS, 'matches'] },
    (reading) =>
      reading && { ...reading, matches: among(reading.matches, sent), bracket: among(reading.bracket, sent) },
  );
}
