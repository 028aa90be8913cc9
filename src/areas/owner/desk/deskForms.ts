import { Effect } from 'effect';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import type { Deed } from '../../../../machines/agenda/undo.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import type { App } from '../../../shared/runtime/app.ts';
import type { Sends } from '../../../shared/submission/submissionActors.ts';
import { draftOfCancellation } from './cancel/CancelFields.tsx';
import { draftOfNote } from './note/NoteFields.tsx';

type DeskForms = Pick<FormsOf['agenda'], 'deskCancellation' | 'reservationNote'>;

/** The call of each form about a reservation which is there. @param tellDeed hears of what can be taken back */
export function deskForms(call: App['call'], tellDeed: (deed: Deed) => void): Sends<DeskForms> {
  return {
    deskCancellation: ({ id, received }, sending) =>
      call(agendaEndpoints.cancelAtDesk, { params: { id }, body: received ? { received } : {} }, sending).pipe(
        Effect.tap(() =>
          Effect.sync(() => {
            clearDraft(draftOfCancellation(id));
            tellDeed({ kind: 'cancellation', id, reservation: id });
          }),
        ),
      ),
    reservationNote: ({ id, version, note }, sending) =>
      call(agendaEndpoints.writeNote, { params: { id }, query: { version }, body: { note } }, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOfNote(id)))),
      ),
  };
}
