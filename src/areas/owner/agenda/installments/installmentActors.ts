import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { DISCOUNT_WORD, InstallmentForm } from '../../../../../domain/agenda/installment.ts';
import { agendaEndpoints } from '../../../../../domain/contract/agenda.ts';
import { Id } from '../../../../../domain/contract/id.ts';
import { installmentsMachine } from '../../../../../machines/agenda/installments.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../../machines/submission/formNames.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { type Sending, submissionOf } from '../../../../shared/submission/submissionActors.ts';

export type InstallmentsActor = ActorRefFrom<typeof installmentsMachine>;
export type InstallmentKind = 'newPayment' | 'newDiscount';

const toInstallment = Schema.decodeUnknownSync(Schema.Struct({ reservation: Id, ...InstallmentForm.fields }));

/** What was paid at the arena, written to the real server. */
export function provideInstallments({ call }: App) {
  function add(kind: InstallmentKind) {
    return (form: object | null, sending: Sending) => {
      const { reservation, info, value } = toInstallment(form);
      const body = { info: kind === 'newDiscount' ? DISCOUNT_WORD : info.trim(), value };
      const request = { params: { id: reservation }, body };
      return call(agendaEndpoints.addInstallment, request, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOf(kind, reservation)))),
      );
    };
  }

  return installmentsMachine.provide({
    actors: {
      command: commandOf<CommandsOf['installments']>({
        deleteInstallment: (id, signal) => call(agendaEndpoints.deleteInstallment, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['installments']>({
        newPayment: add('newPayment'),
        newDiscount: add('newDiscount'),
      }),
    },
  });
}

/** What is typed for one reservation is not meant for another. */
export function draftOf(kind: InstallmentKind, reservation: string): string {
  return `${kind} ${reservation}`;
}
