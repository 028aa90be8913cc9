import { Schema } from 'effect';
import { PolledCharge } from '../payment/charge.ts';
import { Text } from '../values/text/text.ts';
import { endpoint } from './endpoint.ts';

export const paymentEndpoints = {
  paymentRelay: endpoint({
    method: 'GET',
    path: '/v1/payments/:id',
    callers: ['pollToken'],
    summary: 'Estado de um pagamento, para quem tem o token dele',
    params: Schema.Struct({ id: Text.check(Schema.isMaxCodePoints(80)) }),
    reply: PolledCharge,
    failures: ['payment_not_found'],
    bare: true,
    addition: true,
  }),
  paymentNotification: endpoint({
    method: 'POST',
    path: '/api/v1/payments/notifications',
    callers: ['provider'],
    summary: 'Aviso do provedor, com a prova dele; só faz com que ele seja consultado',
    query: Schema.Struct({
      'data.id': Schema.optionalKey(Text.check(Schema.isMaxCodePoints(80))),
      type: Schema.optionalKey(Text),
    }),
    body: Schema.String,
    raw: true,
    reply: Schema.Struct({}),
    failures: ['invalid_signature'],
    addition: true,
  }),
};
