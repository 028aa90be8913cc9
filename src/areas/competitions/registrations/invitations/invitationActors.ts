import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { invitationEndpoints } from '#domain/contract/invitations.ts';
import { InvitationAccepted, SharesTaken } from '#domain/registrations/invitation.ts';
import { invitationMachine } from '../../../../../machines/registrations/invitation.ts';
import { invitedMachine } from '../../../../../machines/registrations/invited.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { provideProfileCompletion } from '../../../player/booking/index.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { partsOf, subjectOf } from '../../../../../machines/command/subjectParts.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { acceptDraft, replaceDraft } from './invitationParts.ts';

export type InvitationActor = ActorRefFrom<typeof invitationMachine>;
export type InvitedActor = ActorRefFrom<typeof invitedMachine>;

const { acceptInvitation, declineInvitation, confirmInvited, replaceInvited, takeShares } = invitationEndpoints;

const toAccepted = Schema.decodeUnknownSync(InvitationAccepted);

/** The answers to invitations, connected to the server. */
export function provideInvitation(app: App) {
  return invitationMachine.provide({
    actors: {
      profileCompletion: provideProfileCompletion(app),
      refusal: commandOf<CommandsOf['invitation']>({
        declineInvitation: (id, signal) => app.call(declineInvitation, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['invitation']>({
        acceptInvitation: ({ id, ...shirt }, sending) =>
          app
            .call(acceptInvitation, { params: { id }, body: toAccepted(shirt) }, sending)
            .pipe(Effect.tap(() => Effect.sync(() => clearDraft(acceptDraft(id))))),
      }),
    },
  });
}

const toShares = Schema.decodeUnknownSync(SharesTaken);

/** The decisions about invited players who have not answered, connected to the server. */
export function provideInvited({ call }: App) {
  return invitedMachine.provide({
    actors: {
      confirmation: commandOf<CommandsOf['invitedConfirmation']>({
        confirmInvited: (place, signal) => {
          const { id, of: player } = partsOf(place);
          return call(confirmInvited, { params: { id }, body: { player } }, { signal });
        },
      }),
      shareTaking: commandOf<CommandsOf['invitedShares']>({
        takeShares: (which, signal) => {
          const { id, of: shares } = partsOf(which);
          return call(takeShares, { params: { id }, body: toShares({ shares }) }, { signal });
        },
      }),
      submission: submissionOf<FormsOf['invited']>({
        replaceInvited: ({ id, ...body }, sending) => {
          const place = subjectOf(id, body.player);
          return call(replaceInvited, { params: { id }, body }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(replaceDraft(place)))),
          );
        },
      }),
    },
  });
}
