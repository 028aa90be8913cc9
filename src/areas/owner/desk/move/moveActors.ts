import { Effect, Result, Schema } from 'effect';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { NewPrice } from '#domain/agenda/move.ts';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { moveMachine } from '../../../../../machines/agenda/move.ts';
import type { MoveOutcome, MoveRequest } from '../../../../../machines/agenda/moveSetup.ts';
import type { Deed } from '../../../../../machines/agenda/undo.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { type ApiFailure, toFailed } from '../../../../shared/api/failure.ts';
import { WriteKeys } from '../../../../shared/api/writeKeys.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';

export type MoveActor = ActorRefFrom<typeof moveMachine>;

/** The chart of a reservation that gets other hours, with its real actors. */
export function provideMove({ call }: App, tellDeed: (deed: Deed) => void) {
  const keys = new WriteKeys();
  const done = (id: string) => Effect.sync(() => tellDeed({ kind: 'move', id, reservation: id }));
  return moveMachine.provide({
    actors: {
      send: fromPromise<MoveOutcome, MoveRequest>(({ input, signal }) => {
        const { id, ...body } = input;
        const sent = call(
          agendaEndpoints.moveReservation,
          { params: { id }, body },
          { signal, idempotencyKey: keys.of(input) },
        );
        return Effect.runPromise(
          sent.pipe(
            Effect.tap(() => done(id)),
            Effect.tap(() => Effect.sync(() => keys.forget())),
            Effect.match({ onSuccess: (): MoveOutcome => ({ _tag: 'Moved' }), onFailure: refusalOf }),
          ),
        );
      }),
      submission: submissionOf<FormsOf['move']>({
        newPrice: ({ id, excess, ...body }, sending) =>
          call(
            agendaEndpoints.moveReservation,
            { params: { id }, body: excess ? { ...body, excess } : body },
            sending,
          ).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(draftOfPrice(id)))),
            Effect.tap(() => done(id)),
          ),
      }),
      followKeys: fromCallback<{ type: 'move.dropped' }>(({ sendBack }) => {
        const onKey = ({ key }: KeyboardEvent) => {
          if (key === 'Escape') sendBack({ type: 'move.dropped' });
        };
        addEventListener('keydown', onKey);
        return () => removeEventListener('keydown', onKey);
      }),
    },
  });
}

/** The key of the draft; each reservation has its own. */
export function draftOfPrice(id: string): string {
  return `newPrice ${id}`;
}

function refusalOf(failure: ApiFailure): MoveOutcome {
  if (failure._tag !== 'Refused' || failure.code !== 'price_differs') return toFailed(failure);
  const decoded = Schema.decodeUnknownResult(NewPrice)(failure.details);
  return Result.isSuccess(decoded) ? { _tag: 'PriceDiffers', ...decoded.success } : toFailed(failure);
}
