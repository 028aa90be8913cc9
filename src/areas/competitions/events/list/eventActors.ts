import type { ActorRefFrom } from 'xstate';
import { eventEndpoints } from '#domain/contract/events.ts';
import { eventApprovalMachine } from '../../../../../machines/events/eventApproval.ts';
import { eventCreationMachine } from '../../../../../machines/events/eventCreation.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { provideProof } from '../../../../shared/proof/proofActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { pictureSubmissionOf } from '../../../../shared/submission/pictureSubmissionActors.ts';
import { toEvent } from './eventForm.ts';

export type EventCreationActor = ActorRefFrom<typeof eventCreationMachine>;
export type EventApprovalActor = ActorRefFrom<typeof eventApprovalMachine>;

/** A player's new event, connected to the server. */
export function provideEventCreation({ call }: App) {
  return eventCreationMachine.provide({
    actors: {
      submission: pictureSubmissionOf<FormsOf['eventCreation']>(
        { newEvent: (form, sending) => call(eventEndpoints.createEvent, { body: toEvent(form) }, sending) },
        provideProof({ call }),
      ),
    },
  });
}

/** An admin's decisions, connected to the server. */
export function provideEventApproval({ call }: App) {
  const decide = (status: 'APROVADO' | 'CANCELADO') => (id: string, signal: AbortSignal) =>
    call(eventEndpoints.decideEvent, { params: { id }, body: { status } }, { signal });
  return eventApprovalMachine.provide({
    actors: {
      approval: commandOf<CommandsOf['eventApproval']>({ approveEvent: decide('APROVADO') }),
      cancellation: commandOf<CommandsOf['eventCancellation']>({ cancelEvent: decide('CANCELADO') }),
    },
  });
}
