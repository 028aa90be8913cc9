import { mercadoPagoOrders } from '#core/payment/mercadoPagoOrders/mercadoPagoOrders.ts';
import type { MoneyState, PaymentProvider } from '#core/payment/provider.ts';
import { asaasAt } from './asaasAt.ts';
import type { BankServer } from './BankServer.ts';
import { FakeAsaas } from './FakeAsaas.ts';
import { FakeMercadoPago } from './FakeMercadoPago.ts';
import { FakeMercadoPagoOrders } from './FakeMercadoPagoOrders.ts';
import { mercadoPagoAt, SECRET } from './mercadoPagoAt.ts';

/** What a test does with money at any bank: as its payer, in its panel, or as the bank itself. */
export interface MoneyBank {
  readonly server: Pick<BankServer, 'start' | 'stop'>;
  readonly provider: (url: string) => PaymentProvider;
  readonly approve: Does;
  /** In the panel, without our order. @param centavos of the charge */
  readonly refund: (id: string, centavos: number) => void | Promise<void>;
  readonly dispute: Does;
  /** The dispute ends, and the money is the payer's, or the receiver's. */
  readonly lose: Does;
  readonly win: Does;
  /** Refunds take their time from now on, until they are decided; or are done at once again. */
  readonly delayRefunds: (areSlow: boolean, id: string) => void | Promise<void>;
  readonly decideRefunds: (are: 'done' | 'rejected', id: string) => void | Promise<void>;
  /** Where the money of a charge is, by the bank's own records. */
  readonly standing: (id: string) => Standing | Promise<Standing>;
}

type Does = (id: string) => void | Promise<void>;

/** A stand-in for a provider, on the loopback. */
export interface Bank extends MoneyBank {
  readonly server: BankServer;
  readonly sayUnknown: Does;
  /** How many charges it made. */
  readonly count: () => number;
}

export interface Standing {
  readonly state: MoneyState | 'unpaid';
  /** Centavos that went back. */
  readonly refunded: number;
  /** Centavos whose refund the bank has not decided yet. */
  readonly underWay: number;
}

const cents = (reais: number | string): number => Math.round(Number(reais) * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export const BANKS: Readonly<Record<string, () => Bank>> = {
  'the payments of Mercado Pago': () => {
    const server = new FakeMercadoPago();
    return {
      server,
      provider: (url) => mercadoPagoAt(url, server),
      approve: (id) => server.approve(id, '2026-03-05T14:00:00.000-04:00'),
      refund: (id, centavos) => server.refund(id, centavos / 100),
      dispute: (id) => server.change(id, { status: 'in_mediation', status_detail: 'pending' }),
      lose: (id) => server.change(id, { status: 'charged_back', status_detail: 'settled' }),
      win: (id) => server.change(id, { status: 'approved', status_detail: 'accredited' }),
      delayRefunds: (areSlow) => void (server.isContingent = areSlow),
      decideRefunds: (are) => server.decideRefunds(are === 'done' ? 'approved' : 'rejected'),
      standing(id) {
        const { status = '', transaction_amount_refunded: refunded = 0 } = server.payments.get(Number(id)) ?? {};
        const open = server.refunds.filter((one) => one.payment_id === Number(id) && one.status === 'in_process');
        const state = MERCADO_PAGO[status] ?? 'unpaid';
        return { state, refunded: cents(refunded), underWay: sum(open.map(({ amount }) => cents(amount))) };
      },
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
      lose: (id) => server.change(id, 'charged_back', 'settled'),
      win: (id) => server.change(id, 'processed', 'accredited'),
      delayRefunds: (areSlow) => void (server.isContingent = areSlow),
      decideRefunds: (are) => server.decideRefunds(are === 'done' ? 'processed' : 'failed'),
      standing(id) {
        const { status = '', transactions } = server.orders.get(id) ?? {};
        const open = transactions?.refunds.filter((one) => one.status === 'processing') ?? [];
        const refunded = cents(transactions?.payments[0]?.refunded_amount ?? 0);
        return { state: ORDERS[status] ?? 'unpaid', refunded, underWay: sum(open.map(({ amount }) => cents(amount))) };
      },
      sayUnknown: (id) => server.change(id, 'at_terminal', 'at_terminal'),
      count: () => server.orders.size,
    };
  },
  Asaas: () => {
    const server = new FakeAsaas();
    return {
      server,
      provider: (url) => asaasAt(url, server),
      approve: (id) => server.approve(id),
      refund: (id, centavos) => server.refund(id, centavos),
      dispute: (id) => server.change(id, { status: 'CHARGEBACK_REQUESTED' }),
      // Its interface has no word for money that a dispute took: it is refunded.
      lose: (id) => server.change(id, { status: 'REFUNDED' }),
      win: (id) => server.change(id, { status: 'RECEIVED' }),
      delayRefunds: (areSlow) => void (server.isContingent = areSlow),
      decideRefunds: (are) => server.decideRefunds(are === 'done' ? 'DONE' : 'CANCELLED'),
      standing(id) {
        const { status = '', value = 0, refunds } = server.payments.get(id) ?? {};
        const state = ASAAS[status] ?? 'unpaid';
        const those = (are: string) =>
          sum((refunds ?? []).filter((one) => one.status === are).map((one) => cents(one.value)));
        return { state, refunded: state === 'refunded' ? cents(value) : those('DONE'), underWay: those('PENDING') };
      },
      sayUnknown: (id) => server.change(id, { status: 'DUNNING_REQUESTED' }),
      count: () => server.payments.size,
    };
  },
};

const MERCADO_PAGO: Readonly<Record<string, MoneyState>> = {
  approved: 'approved',
  in_mediation: 'disputed',
  charged_back: 'charged_back',
  refunded: 'refunded',
};
const ORDERS: Readonly<Record<string, MoneyState>> = {
  processed: 'approved',
  charged_back: 'charged_back',
  refunded: 'refunded',
};
const ASAAS: Readonly<Record<string, MoneyState>> = {
  RECEIVED: 'approved',
  CHARGEBACK_REQUESTED: 'disputed',
  REFUNDED: 'refunded',
};
