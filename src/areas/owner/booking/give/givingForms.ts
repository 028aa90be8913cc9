import { Effect } from 'effect';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import type { Deed } from '../../../../../machines/agenda/undo.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import type { Sends } from '../../../../shared/submission/submissionActors.ts';
import { draftOfGiving, toForWhom } from './givingForm.ts';

type GivingForms = Pick<FormsOf['agenda'], 'reservationGiving'>;

/** The call that gives a reservation to somebody else. @param tellDeed hears of it, which can be taken back */
export function givingForms(call: App['call'], tellDeed: (deed: Deed) => void): Sends<GivingForms> {
  return {
    reservationGiving: ({ id, version, ...typed }, sending) =>
      call(
        agendaEndpoints.giveReservation,
        { params: { id }, query: { version }, body: toForWhom(typed) },
        sending,
      ).pipe(
        Effect.tap(() =>
          Effect.sync(() => {
            clearDraft(draftOfGiving(id));
            tellDeed({ kind: 'giving', id, reservation: id });
          }),
        ),
      ),
  };
}
