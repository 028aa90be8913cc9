import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { eventEndpoints } from '../../../../../domain/contract/events.ts';
import { categoryCreationMachine } from '../../../../../machines/events/categoryCreation.ts';
import type { FormsOf } from '../../../../../machines/submission/formNames.ts';
import { type ApiFailure, Refused } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { categoryDraft, toNewCategory } from './categoryForm.ts';

export type CategoriesActor = ActorRefFrom<typeof categoryCreationMachine>;

/** The categories of an organizer's event, with the real server. */
export function provideCategories({ call }: App) {
  return categoryCreationMachine.provide({
    actors: {
      submission: submissionOf<FormsOf['categoryCreation']>({
        newCategory: (form, sending) => {
          const { event, category } = toNewCategory(form);
          return call(eventEndpoints.createCategory, { params: { id: event }, body: category }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(categoryDraft(event)))),
            Effect.mapError(atItsField),
          );
        },
      }),
    },
  });
}

/** A day outside of the event is told at the field of that day too. */
function atItsField(failure: ApiFailure): ApiFailure {
  if (!(failure instanceof Refused) || failure.code !== 'category_past') return failure;
  const { code, message } = failure;
  return new Refused({ code, message, details: { 'tournamentDate.startDate': message } });
}
