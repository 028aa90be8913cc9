import { Effect, Schema } from 'effect';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { DESK_METHODS, PAID_BY } from '#domain/ledger/movement.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { paymentsOf } from '../../../../../machines/agenda/undo.ts';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import { newKey } from '../../../../shared/api/call.ts';
import { commandsOf } from '../../../../shared/command/commandActors.ts';
import { orHold } from '../../../../shared/offline/orHold.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import type { DeskWorld } from '../deskWorld.ts';
import { DESK } from '../deskTexts.ts';
import { namesOf } from '../reservationNames.ts';
import { paidText } from './payTexts.ts';

const toMethod = Schema.decodeUnknownSync(Schema.Literals(DESK_METHODS));

/** Records that all of a reservation was paid. */
export function providePay(app: App, { tellDeed, known }: DeskWorld) {
  const { call } = app;
  return commandsOf<CommandsOf['agendaConfirm']>({
    payReservation: (subject, signal) => {
      const { id, of: method } = partsOf(subject);
      const body = { method: toMethod(method) };
      const sending = { signal, idempotencyKey: newKey() };
      const sent = call(agendaEndpoints.payReservation, { params: { id }, body }, sending).pipe(
        Effect.map(({ data: { reservation } }) => {
          // The rest that the check has recorded is the last of the payments.
          const payment = reservation.installments.at(-1);
          if (!payment) return undefined;
          const what = paidText(payment.value, payment.method);
          tellDeed({ kind: 'payment', id: paymentsOf(id, [payment]), reservation: id, what });
          return what;
        }),
      );
      const about = namesOf(known(id));
      const what = `${DESK.paid}, ${PAID_BY[body.method]}`;
      const holdable = { call: 'payReservation', subject: id, body, about, what } as const;
      return orHold(app, holdable, sending, sent);
    },
  });
}
