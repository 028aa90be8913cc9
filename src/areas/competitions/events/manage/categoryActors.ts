import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { eventEndpoints } from '#domain/contract/events.ts';
import { categoryCreationMachine } from '../../../../../machines/events/categoryCreation.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { type ApiFailure, Refused } from '../../../../shared/api/failure.ts';
import { provideProof } from '../../../../shared/proof/proofActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { eventDraft } from './eventEditForm.ts';
import { categoryDraft, editDraft, toNewCategory } from './categoryForm.ts';

export type CategoriesActor = ActorRefFrom<typeof categoryCreationMachine>;

/** The categories of an organizer's event, connected to the server. */
export function provideCategories({ call }: App) {
  return categoryCreationMachine.provide({
    actors: {
      submission: submissionOf<FormsOf['categoryCreation']>(
        {
          newCategory: ({ event, ...typed }, sending) =>
            call(eventEndpoints.createCategory, { params: { id: event }, body: toNewCategory(typed) }, sending).pipe(
              Effect.tap(() => Effect.sync(() => clearDraft(categoryDraft(event)))),
              Effect.mapError(atItsField),
            ),
          category: ({ id, edit }, sending) =>
            call(eventEndpoints.editCategory, { params: { id }, body: edit }, sending).pipe(
              Effect.tap(() => Effect.sync(() => clearDraft(editDraft(id)))),
              Effect.mapError(atItsField),
            ),
          event: ({ id, edit }, sending) =>
            call(eventEndpoints.editEvent, { params: { id }, body: edit }, sending).pipe(
              Effect.tap(() => Effect.sync(() => clearDraft(eventDraft(id)))),
              Effect.mapError(atItsField),
            ),
        },
        provideProof({ call }),
      ),
    },
  });
}

const FIELDS: Readonly<Record<string, string>> = {
  category_past: 'tournamentDate.startDate',
  places_sold: 'doublesNumber',
  event_begun: 'eventDate.startDate',
  event_past: 'eventDate.startDate',
  categories_outside: 'eventDate.startDate',
};

/** Shows a refusal of days or places at their field. */
function atItsField(failure: ApiFailure): ApiFailure {
  if (!(failure instanceof Refused)) return failure;
  const { code, message } = failure;
  const field = FIELDS[code];
  return field === undefined ? failure : new Refused({ code, message, details: { [field]: message } });
}
