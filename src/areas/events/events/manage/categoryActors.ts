import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { eventEndpoints } from '../../../../../domain/contract/events.ts';
import { categoryCreationMachine } from '../../../../../machines/events/categoryCreation.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { type ApiFailure, Refused } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { categoryDraft, toNewCategory } from './categoryForm.ts';

export type CategoriesActor = ActorRefFrom<typeof categoryCreationMachine>;

/** The categories of an organizer's event, connected to the server. */
export function provideCategories({ call }: App) {
  return categoryCreationMachine.provide({
    actors: {
      submission: submissionOf<FormsOf['categoryCreation']>({
        newCategory: ({ event, ...typed }, sending) =>
          call(eventEndpoints.createCategory, { params: { id: event }, body: toNewCategory(typed) }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(categoryDraft(event)))),
            Effect.mapError(atItsField),
          ),
      }),
    },
  });
}

/** Shows the refusal of a day in the past or outside the event at the field of that day. */
function atItsField(failure: ApiFailure): ApiFailure {
  if (!(failure instanceof Refused) || failure.code !== 'category_past') return failure;
  const { code, message } = failure;
  return new Refused({ code, message, details: { 'tournamentDate.startDate': message } });
}
