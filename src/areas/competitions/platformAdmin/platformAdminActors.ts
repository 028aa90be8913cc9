import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { auditEndpoints } from '#domain/contract/audit.ts';
import { platformAdminEndpoints } from '#domain/contract/platformAdmin.ts';
import { publicationEndpoints } from '#domain/contract/publication.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { platformAdminMachine } from '../../../../machines/platformAdmin/platformAdmin.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';

export type PlatformAdminActor = ActorRefFrom<typeof platformAdminMachine>;

/** The key of the draft of why an arena is hidden; each arena has its own. */
export function hidingDraft(id: string): string {
  return `arenaHiding:${id}`;
}

/** What operators can do, connected to the server. */
export function providePlatformAdmin({ call }: App) {
  const commands = commandOf<CommandsOf['platformAdmin']>({
    retryJob: (id, signal) => call(platformAdminEndpoints.retryJob, { params: { id } }, { signal }),
    checkAudit: (_, signal) => call(auditEndpoints.checkAudit, {}, { signal }),
    showArena: (id, signal) => call(publicationEndpoints.showArena, { params: { id } }, { signal }),
  });
  return platformAdminMachine.provide({
    actors: {
      retry: commands,
      show: commands,
      check: commands,
      submission: submissionOf<FormsOf['platformAdmin']>({
        arenaHiding: ({ id, reason }, sending) =>
          call(publicationEndpoints.hideArena, { params: { id }, body: { reason: reason.trim() } }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(hidingDraft(id)))),
          ),
      }),
    },
  });
}
