import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { DISCOUNT_WORD, InstallmentForm, NewInstallment } from '#domain/ledger/installment.ts';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { installmentsMachine } from '../../../../../machines/agenda/installments.ts';
import { type Deed, paymentsOf } from '../../../../../machines/agenda/undo.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { FormOf, FormsOf } from '../../../../../machines/submission/forms.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { peopleOf } from '#domain/agenda/split.ts';
import { orHold } from '../../../../shared/offline/orHold.ts';
import { paidText } from '../pay/payTexts.ts';
import { paymentsText, paymentText } from './installmentTexts.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { type Sending, submissionOf } from '../../../../shared/submission/submissionActors.ts';

export type InstallmentsActor = ActorRefFrom<typeof installmentsMachine>;
export type InstallmentKind = 'newPayment' | 'newDiscount';

const decode = Schema.decodeUnknownSync(InstallmentForm);
const encode = Schema.encodeSync(NewInstallment);

/**
 * The payments' chart with its real actors.
 * @param tellDeed hears of each payment and discount that was recorded, which can then be taken back
 */
export function provideInstallments(app: App, tellDeed: (deed: Deed) => void) {
  const { call } = app;
  function add(kind: InstallmentKind) {
    return ({ reservation, about, ...typed }: FormOf<InstallmentKind>, sending: Sending) => {
      const { info, value, method } = decode(typed);
      const body =
        kind === 'newDiscount'
          ? { kind: 'discount' as const, info: DISCOUNT_WORD, value }
          : { kind: 'payment' as const, info: info.trim(), value, method };
      const request = { params: { id: reservation }, body };
      const sent = call(agendaEndpoints.addInstallment, request, sending).pipe(
        Effect.tap(({ data }) =>
          Effect.sync(() => {
            const entry = data.reservation.installments.at(-1);
            const what = kind === 'newPayment' && entry ? { what: paidText(entry.value, entry.method) } : {};
            if (entry) tellDeed({ kind: 'payment', id: paymentsOf(reservation, [entry]), reservation, ...what });
          }),
        ),
      );
      const holdable = {
        call: 'addInstallment',
        subject: reservation,
        body: encode(body),
        about,
        what: paymentText(value, method),
      } as const;
      // A discount is no money that somebody has in hand: it can be said later.
      const made = kind === 'newDiscount' ? sent : orHold(app, holdable, sending, sent);
      return made.pipe(Effect.tap(() => Effect.sync(() => clearDraft(draftOf(kind, reservation)))));
    };
  }

  function split({ reservation, form }: FormOf<'splitBill'>, sending: Sending) {
    const parts = peopleOf(form)
      .filter(({ pays }) => pays)
      .map((person) => decode(person))
      .map(({ info, value, method }) => ({ kind: 'payment' as const, info: info.trim(), value, method }));
    return call(agendaEndpoints.splitPayment, { params: { id: reservation }, body: { parts } }, sending).pipe(
      Effect.tap(({ data }) =>
        Effect.sync(() => {
          clearDraft(draftOf('splitBill', reservation));
          const made = data.reservation.installments.slice(-parts.length);
          const sum = made.reduce((total, { value }) => total + value, 0);
          const what = paymentsText(made.length, sum);
          tellDeed({ kind: 'payment', id: paymentsOf(reservation, made), reservation, what });
        }),
      ),
    );
  }

  return installmentsMachine.provide({
    actors: {
      command: commandOf<CommandsOf['installments']>({
        deleteInstallment: (id, signal) => call(agendaEndpoints.deleteInstallment, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['installments']>({
        newPayment: add('newPayment'),
        newDiscount: add('newDiscount'),
        splitBill: split,
      }),
    },
  });
}

/** The key of the draft; each reservation has its own. */
export function draftOf(kind: keyof FormsOf['installments'], reservation: string): string {
  return `${kind} ${reservation}`;
}
