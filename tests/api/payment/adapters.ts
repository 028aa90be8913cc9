import { asaas } from '../../../server/payment/asaas/asaas.ts';
import { mercadoPagoOrders } from '../../../server/payment/mercadoPagoOrders/mercadoPagoOrders.ts';
import type { PaymentProvider } from '../../../server/payment/provider.ts';
import type { BankServer } from './BankServer.ts';
import { FakeAsaas } from './FakeAsaas.ts';
import { FakeMercadoPago } from './FakeMercadoPago.ts';
import { FakeMercadoPagoOrders } from './FakeMercadoPagoOrders.ts';
import { mercadoPagoAt, SECRET } from './mercadoPagoAt.ts';

/** What a test does at any bank: as its payer, in its panel, or as the bank itself. */
export interface Bank {
  readonly server: BankServer;
  readonly provider: (url: string) => PaymentProvider;
  readonly approve: (id: string) => void;
  /** In the panel, without our order. @param centavos of the charge */
  readonly refund: (id: string, centavos: number) => void;
  readonly dispute: (id: string) => void;
  /** Refunds take their time from now on, until they are decided. */
  readonly delayRefunds: () => void;
  readonly decideRefunds: (are: 'done' | 'rejected') => void;
  readonly sayUnknown: (id: string) => void;
  /** How many charges it made. */
  readonly count: () => number;
}

export const BANKS: Readonly<Record<string, () => Bank>> = {
  'the payments of Mercado Pago': () => {
    const server = new FakeMercadoPago();
    return {
      server,
      provider: (url) => mercadoPagoAt(url, server),
      approve: (id) => server.approve(id, '2026-03-05T14:00:00.000-04:00'),
      refund: (id, centavos) => server.refund(id, centavos / 100),
      dispute: (id) => server.change(id, { status: 'in_mediation', status_detail: 'pending' }),
      delayRefunds: () => (server.isContingent = true),
      decideRefunds: (are) => server.decideRefunds(are === 'done' ? 'approved' : 'rejected'),
      sayUnknown: (id) => server.change(id, { status: 'pending_review' }),
      count: () => server.payments.size,
    };
  },
  'the orders of Mercado Pago': () => {
    const server = new FakeMercadoPagoOrders();
    const { user: receiver, token } = server;
    return {
      server,
      provider: (url) => mercadoPagoOrders({ url, token, receiver, secret: SECRET, timeoutMs: 10_000 }),
      approve: (id) => server.approve(id),
      refund: (id, centavos) => server.refund(id, centavos),
      dispute: (id) => server.change(id, 'charged_back', 'in_process'),
      delayRefunds: () => (server.isContingent = true),
      decideRefunds: (are) => server.decideRefunds(are === 'done' ? 'processed' : 'failed'),
      sayUnknown: (id) => server.change(id, 'at_terminal', 'at_terminal'),
      count: () => server.orders.size,
    };
  },
  Asaas: () => {
    const server = new FakeAsaas();
    const { wallet: receiver, token } = server;
    return {
      server,
      provider: (url) => asaas({ url, token, receiver, secret: SECRET, timeoutMs: 10_000 }),
      approve: (id) => server.approve(id),
      refund: (id, centavos) => server.refund(id, centavos),
      dispute: (id) => server.change(id, { status: 'CHARGEBACK_REQUESTED' }),
      delayRefunds: () => (server.isContingent = true),
      decideRefunds: (are) => server.decideRefunds(are === 'done' ? 'DONE' : 'CANCELLED'),
      sayUnknown: (id) => server.change(id, { status: 'DUNNING_REQUESTED' }),
      count: () => server.payments.size,
    };
  },
};
