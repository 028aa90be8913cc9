import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { accountEndpoints } from '#domain/contract/account.ts';
import { proofMachine, type ProveOutcome } from '../../../machines/account/proof.ts';
import {
  type EnterOutcome,
  type Entry,
  googleMachine,
  type LeadOutcome,
  type PopupOutcome,
} from '../../../machines/session/google.ts';
import type { Call } from '../api/call.ts';
import { type ApiFailure, toFailed } from '../api/failure.ts';
import { leadToProvider } from '../google/leadToProvider.ts';
import { Popup } from '../google/popup.ts';
import type { App } from '../runtime/app.ts';
import { PROOF } from './proofTexts.ts';

export type ProofActor = ActorRefFrom<typeof proofMachine>;

/** One window for all: of several questions only one is on screen. */
export const proofPopup = new Popup();

/** The question of who uses the session, connected to the server. */
export function provideProof({ call }: Pick<App, 'call'>) {
  return proofMachine.provide({
    actors: {
      prove: fromPromise<ProveOutcome, { password: string }>(({ input, signal }) =>
        Effect.runPromise(
          call(accountEndpoints.reauthenticate, { body: input }, { signal }).pipe(
            Effect.match({ onSuccess: (): ProveOutcome => ({ _tag: 'Proved' }), onFailure: toFailed }),
          ),
        ),
      ),
      google: googleMachine.provide({
        actors: {
          leadPopup: fromPromise<LeadOutcome>(({ signal }) => leadToProvider(call, proofPopup, signal)),
          awaitPopup: fromPromise<PopupOutcome, { nonce: string }>(async ({ input, signal }) =>
            ofOneself(await proofPopup.awaitMessage(input.nonce, signal)),
          ),
          enter: fromPromise<EnterOutcome, Entry>(({ input, signal }) => redeem(call, input, signal)),
        },
      }),
    },
  });
}

/** An account at Google that opens none here, or another, proves nothing. */
function ofOneself(outcome: PopupOutcome): PopupOutcome {
  if (outcome._tag === 'Closed' || outcome.message.status === 'success') return outcome;
  if (outcome.message.status === 'failed') return outcome;
  return { _tag: 'Spoke', message: { status: 'failed', nonce: outcome.message.nonce, message: PROOF.another } };
}

function redeem(call: Call, { message }: Entry, signal: AbortSignal): Promise<EnterOutcome> {
  const body = message === null ? {} : { ticket: message.token };
  return Effect.runPromise(
    call(accountEndpoints.reauthenticate, { body }, { signal }).pipe(
      Effect.match({ onSuccess: (): EnterOutcome => ({ _tag: 'Proved' }), onFailure: toRefusal }),
    ),
  );
}

function toRefusal(failure: ApiFailure): EnterOutcome {
  const isAnother = failure._tag === 'Refused' && failure.code === 'ticket_invalid';
  return isAnother ? { _tag: 'TicketOver', message: PROOF.another } : toFailed(failure);
}
