import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { courtEndpoints } from '#domain/contract/courts.ts';
import { courtsMachine } from '../../../../machines/courts/courts.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { courtDraft, toCourt } from './courtForm.ts';

export type CourtsActor = ActorRefFrom<typeof courtsMachine>;

/** The courts' chart with its real actors. */
export function provideCourts({ call }: App) {
  return courtsMachine.provide({
    actors: {
      command: commandOf<CommandsOf['courts']>({
        deleteCourt: (id, signal) => call(courtEndpoints.deleteCourt, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['courts']>({
        newCourt: (form, sending) => call(courtEndpoints.createCourt, { body: toCourt(form) }, sending),
        court: ({ id, version, ...typed }, sending) => {
          const change = { params: { id }, query: { version }, body: toCourt(typed) };
          return call(courtEndpoints.updateCourt, change, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(courtDraft(id)))),
          );
        },
      }),
    },
  });
}
