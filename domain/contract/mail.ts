import { Schema } from 'effect';
import { Channel, MailChoices, MailGroup, QuietHours } from '../notices/mailChoices.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';

const PATH = '/api/v1/auth/me/mail-choices';

/** Which letters a person wants, and what their devices show. The link in a letter is no call: it is a page of its own, without a session. */
export const mailEndpoints = {
  mailChoices: endpoint({
    method: 'GET',
    path: PATH,
    callers: SIGNED_IN,
    summary: 'Que grupos a pessoa não quer por email ou nos aparelhos, e em que horas nada disso (acréscimo)',
    reply: MailChoices,
    failures: [],
    addition: true,
  }),
  switchMailGroup: endpoint({
    method: 'PUT',
    path: `${PATH}/groups`,
    callers: SIGNED_IN,
    summary:
      'Liga ou desliga um grupo, por email ou nos aparelhos; no app a pessoa é avisada do mesmo jeito (acréscimo)',
    // A page of the version before has mail alone.
    body: Schema.Struct({ group: MailGroup, isOn: Schema.Boolean, by: Schema.optionalKey(Channel) }),
    reply: MailChoices,
    failures: [],
    addition: true,
  }),
  chooseQuietHours: endpoint({
    method: 'PUT',
    path: `${PATH}/quiet-hours`,
    callers: SIGNED_IN,
    summary:
      'Escolhe as horas, pelo relógio de Brasília, em que nenhum email vai e nenhum aparelho toca; nulo: nenhuma (acréscimo)',
    body: Schema.Struct({ quiet: Schema.NullOr(QuietHours) }),
    reply: MailChoices,
    failures: [],
    addition: true,
  }),
};
