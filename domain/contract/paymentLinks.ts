import { Schema } from 'effect';
import { Reservation } from '../booking/reservation.ts';
import { PixCharge, PixSettlement } from '../payment/charge.ts';
import { DeskLink, LinkPix, LinkRefusal, PublicLink, SaidLink, SaidPayment } from '../payment/paymentLink.ts';
import { LinkSecret } from '../session/linkSecret.ts';
import { ById } from '../values/id.ts';
import { Reais } from '../values/money.ts';
import { Text } from '../values/text/text.ts';
import { ANYBODY, DESK, endpoint } from './endpoint.ts';
import { IMAGE_FAILURES, WRITE_FAILURES } from './failureGroups.ts';

const OF_RESERVATION = '/api/v1/arenas/me/reservations/:id/payment-link';
const Shown = Schema.Struct({ link: PublicLink });

/**
 * A link by which somebody pays what is left of a reservation, without an account. Its secret comes in bodies, never in an
 * address of the API.
 */
export const paymentLinkEndpoints = {
  paymentLink: endpoint({
    method: 'GET',
    path: OF_RESERVATION,
    callers: DESK,
    summary: 'O link de pagamento mais novo de uma reserva, se ela tem um; o segredo não vem (acréscimo)',
    params: ById,
    reply: Schema.Struct({ link: Schema.optionalKey(DeskLink) }),
    failures: ['arena_not_found', 'reservation_not_found'],
    addition: true,
  }),
  makePaymentLink: endpoint({
    method: 'PUT',
    path: OF_RESERVATION,
    callers: DESK,
    summary:
      'Cria o link de pagamento de uma reserva, com um segredo feito por quem chama; o anterior deixa de valer (acréscimo)',
    params: ById,
    body: Schema.Struct({ token: LinkSecret }),
    reply: Schema.Struct({ link: DeskLink }),
    failures: [
      'arena_not_found',
      'reservation_not_found',
      'not_payable',
      'paid_by_platform',
      'payment_link_late',
      'payment_link_said',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  endPaymentLink: endpoint({
    method: 'DELETE',
    path: OF_RESERVATION,
    callers: DESK,
    summary: 'Desliga o link de pagamento de uma reserva que ninguém disse ter pago (acréscimo)',
    params: ById,
    reply: Schema.Struct({}),
    failures: [
      'arena_not_found',
      'reservation_not_found',
      'payment_link_not_found',
      'payment_link_said',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  saidPaymentLinks: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/payment-links',
    callers: DESK,
    summary: 'Os links que alguém disse ter pago e que ninguém conferiu, o mais antigo primeiro (acréscimo)',
    reply: Schema.Struct({ links: Schema.Array(SaidLink) }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  markPaymentLink: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/payment-links/:id/mark',
    callers: DESK,
    summary:
      'Marca como pago o que foi dito em um link: registra o valor por PIX; zero, se a reserva já está paga (acréscimo)',
    params: ById,
    body: Schema.Struct({ value: Reais }),
    reply: Schema.Struct({ reservation: Reservation }),
    failures: [
      'arena_not_found',
      'reservation_not_found',
      'payment_link_not_found',
      'payment_link_decided',
      'paid_by_platform',
      'not_payable',
      'installment_too_high',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  refusePaymentLink: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/payment-links/:id/refuse',
    callers: DESK,
    summary: 'Diz que o pagamento não foi encontrado; quem tem o link lê o motivo e pode dizer de novo (acréscimo)',
    params: ById,
    body: LinkRefusal,
    reply: Schema.Struct({}),
    failures: [
      'arena_not_found',
      'reservation_not_found',
      'payment_link_not_found',
      'payment_link_decided',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  openedPaymentLink: endpoint({
    method: 'POST',
    path: '/api/v1/public/payment-links/opened',
    callers: ANYBODY,
    summary: 'O que um link de pagamento mostra a quem o abre, e o que o dinheiro de um PIX dele pagou (acréscimo)',
    body: Schema.Struct({ token: LinkSecret, payment: Schema.optionalKey(Text) }),
    reply: Schema.Struct({ link: PublicLink, settlement: Schema.optionalKey(PixSettlement) }),
    failures: ['payment_link_not_found'],
    addition: true,
  }),
  payLinkByPix: endpoint({
    method: 'POST',
    path: '/api/v1/public/payment-links/charge',
    callers: ANYBODY,
    summary:
      'Gera o PIX do que falta pagar por um link, ou devolve o que ainda pode ser pago; o CPF só vai ao provedor, onde ele pede um (acréscimo)',
    body: Schema.Struct({ token: LinkSecret, ...LinkPix.fields }),
    reply: Schema.Struct({ payment: PixCharge }),
    status: 201,
    failures: [
      'payment_link_not_found',
      'payment_link_over',
      'payment_link_said',
      'payment_link_changed',
      'payment_link_without_pix',
      'payment_unavailable',
      'payer_is_receiver',
      'document_needed',
      'pix_too_small',
      'too_many_pix',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  sayPaymentLinkPaid: endpoint({
    method: 'POST',
    path: '/api/v1/public/payment-links/said',
    callers: ANYBODY,
    summary:
      'Quem abriu o link diz que pagou, com o número do PIX ou uma foto do comprovante (receipt); a arena é avisada (acréscimo)',
    body: Schema.Struct({ token: LinkSecret, ...SaidPayment.fields }),
    file: 'receipt',
    reply: Shown,
    failures: [
      'payment_link_not_found',
      'payment_link_said',
      'payment_link_over',
      'receipt_needed',
      ...IMAGE_FAILURES,
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
};
