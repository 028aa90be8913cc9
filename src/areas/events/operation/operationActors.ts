import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { auditEndpoints } from '#domain/contract/audit.ts';
import { operationEndpoints } from '#domain/contract/operation.ts';
import { publicationEndpoints } from '#domain/contract/publication.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { operationMachine } from '../../../../machines/operation/operation.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';

export type OperationActor = ActorRefFrom<typeof operationMachine>;

/** The key of the draft of why an arena is hidden; each arena has its own. */
export function hidingDraft(id: string): string {
  return `arenaHiding:${id}`;
}

/** What operators can do, connected to the server. */
export function provideOperation({ call }: App) {
  const commands = commandOf<CommandsOf['operation']>({
    retryJob: (id, signal) => call(operationEndpoints.retryJob, { params: { id } }, { signal }),
    checkAudit: (_, signal) => call(auditEndpoints.checkAudit, {}, { signal }),
    showArena: (id, signal) => call(publicationEndpoints.showArena, { params: { id } }, { signal }),
  });
  return operationMachine.provide({
    actors: {
      retry: commands,
      show: commands,
      check: commands,
      submission: submissionOf<FormsOf['operation']>({
        arenaHiding: ({ id, reason }, sending) =>
          call(publicationEndpoints.hideArena, { params: { id }, body: { reason: reason.trim() } }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(hidingDraft(id)))),
          ),
      }),
    },
  });
}
