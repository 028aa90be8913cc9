import { Schema } from 'effect';
import { PaymentAccountState } from '../payment/paymentAccount.ts';
import { Text } from '../values/text/text.ts';
import { type Caller, endpoint } from './endpoint.ts';
import { PROOF_FAILURES, WRITE_FAILURES } from './failureGroups.ts';

/** Those who can receive: owners for their arena, players for the events that they organize. */
const RECEIVERS = ['player', 'arena-owner'] as const satisfies readonly Caller[];

const PATH = '/api/v1/payment-account';

/** The caller's own account at a payment provider, into which the charges of their arena or events go. */
export const paymentAccountEndpoints = {
  paymentAccount: endpoint({
    method: 'GET',
    path: PATH,
    callers: RECEIVERS,
    summary: 'A própria conta para receber, e se é possível conectar uma',
    reply: PaymentAccountState,
    failures: [],
    addition: true,
  }),
  /** Without an idempotency key: its reply, which would be kept for a retry, holds what nobody else may read. */
  beginConnection: endpoint({
    method: 'POST',
    path: `${PATH}/connections`,
    callers: RECEIVERS,
    summary: 'Começa a conectar uma conta: devolve o endereço em que o provedor pergunta',
    reply: Schema.Struct({ address: Schema.String }),
    failures: ['account_not_offered', 'account_connected', ...PROOF_FAILURES],
    addition: true,
  }),
  completeConnection: endpoint({
    method: 'POST',
    path: `${PATH}/connections/answer`,
    callers: RECEIVERS,
    summary: 'Conecta a conta com o que o provedor respondeu; uma vez, em 10 minutos, por quem começou',
    body: Schema.Struct({
      code: Text.check(Schema.isMinCodePoints(1), Schema.isMaxCodePoints(1_000)),
      state: Text.check(Schema.isMinCodePoints(1), Schema.isMaxCodePoints(200)),
    }),
    reply: PaymentAccountState,
    failures: [
      'account_not_offered',
      'account_connected',
      'connection_invalid',
      'connection_refused',
      'connection_unanswered',
      ...PROOF_FAILURES,
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  endPaymentAccount: endpoint({
    method: 'DELETE',
    path: PATH,
    callers: RECEIVERS,
    summary: 'Desconecta a conta: as próximas cobranças não são feitas nela',
    reply: PaymentAccountState,
    failures: ['account_not_connected', ...PROOF_FAILURES, ...WRITE_FAILURES],
    addition: true,
  }),
};
