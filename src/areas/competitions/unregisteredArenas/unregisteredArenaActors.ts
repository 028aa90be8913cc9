import { Effect } from 'effect';
import { unregisteredArenaEndpoints } from '#domain/contract/unregisteredArenas.ts';
import { unregisteredArenasMachine } from '../../../../machines/unregisteredArenas/unregisteredArenas.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { arenaDraft, toArena } from './unregisteredArenaForm.ts';

/** The arenas that admins keep, connected to the server. */
export function provideUnregisteredArenas({ call }: App) {
  return unregisteredArenasMachine.provide({
    actors: {
      command: commandOf<CommandsOf['unregisteredArenas']>({
        deleteUnregisteredArena: (id, signal) =>
          call(unregisteredArenaEndpoints.deleteUnregisteredArena, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['unregisteredArenas']>({
        newUnregisteredArena: (form, sending) =>
          call(unregisteredArenaEndpoints.createUnregisteredArena, { body: toArena(form) }, sending),
        unregisteredArena: ({ id, version, ...typed }, sending) => {
          const change = { params: { id }, query: { version }, body: toArena(typed) };
          return call(unregisteredArenaEndpoints.updateUnregisteredArena, change, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(arenaDraft(id)))),
          );
        },
      }),
    },
  });
}
