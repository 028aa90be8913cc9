import { Effect } from 'effect';
import { closureEndpoints } from '#domain/contract/closures.ts';
import type { Deed } from '../../../../machines/agenda/undo.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import type { App } from '../../../shared/runtime/app.ts';
import type { Sends } from '../../../shared/submission/submissionActors.ts';
import { draftOfReopening } from './reopening.ts';

type ClosureForms = Pick<FormsOf['agenda'], 'courtClosure' | 'courtReopening'>;

/** The call of each form about a closure. @param tellDeed hears of what can be taken back */
export function closureForms(call: App['call'], tellDeed: (deed: Deed) => void): Sends<ClosureForms> {
  return {
    courtClosure: (body, sending) =>
      call(closureEndpoints.closeCourts, { body }, sending).pipe(
        Effect.tap(({ data: { closure } }) =>
          Effect.sync(() => tellDeed({ kind: 'closure', id: closure.id, reservation: '' })),
        ),
      ),
    courtReopening: ({ id, ...part }, sending) =>
      call(closureEndpoints.reopenCourts, { params: { id }, body: part }, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOfReopening(id)))),
      ),
  };
}
