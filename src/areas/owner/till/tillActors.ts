import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { tillEndpoints } from '#domain/contract/till.ts';
import { CountForm, DrawerForm, type DrawerKind, TillForm } from '#domain/till/till.ts';
import type { FormOf, FormsOf } from '../../../../machines/submission/forms.ts';
import { tillMachine } from '../../../../machines/till/till.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { type Sending, submissionOf } from '../../../shared/submission/submissionActors.ts';
import { tillQuery } from './tillQueries.ts';

export type TillActor = ActorRefFrom<typeof tillMachine>;

const toTill = Schema.decodeUnknownSync(TillForm);
const toMove = Schema.decodeUnknownSync(DrawerForm);
const toCount = Schema.decodeUnknownSync(CountForm);

/** The till's chart with its real actors. */
export function provideTill({ call, queryClient }: App) {
  function move(name: 'cashIn' | 'cashOut', kind: DrawerKind) {
    return ({ id, ...typed }: FormOf<'cashIn'>, sending: Sending) =>
      call(tillEndpoints.moveCash, { params: { id }, body: { kind, ...toMove(typed) } }, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOf(name, id)))),
      );
  }

  return tillMachine.provide({
    actors: {
      submission: submissionOf<FormsOf['till']>({
        newTill: (typed, sending) => call(tillEndpoints.startTill, { body: toTill(typed) }, sending),
        cashIn: move('cashIn', 'supply'),
        cashOut: move('cashOut', 'withdrawal'),
        tillCount: ({ id, cashEntries, ...typed }, sending) =>
          call(tillEndpoints.closeTill, { params: { id }, body: { ...toCount(typed), cashEntries } }, sending).pipe(
            Effect.tap(({ data: { till } }) =>
              Effect.sync(() => {
                clearDraft(draftOf('tillCount', id));
                queryClient.setQueryData(tillQuery(call, id).queryKey, till);
              }),
            ),
          ),
      }),
    },
  });
}

/** The key of a form's draft; each till has its own. */
export function draftOf(name: keyof FormsOf['till'], id: string): string {
  return name === 'newTill' ? name : `${name} ${id}`;
}
