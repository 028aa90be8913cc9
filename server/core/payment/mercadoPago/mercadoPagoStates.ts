import type { ReportedState } from '../provider.ts';

/** The members of a payment that tell where its money is, in Mercado Pago's words. */
interface PaymentWords {
  readonly status: string;
  /** A chargeback that the receiver won is `charged_back` with `reimbursed`. */
  readonly detail: string;
  /** Centavos. */
  readonly amount: number;
  /** Centavos refunded so far. A payment of which a share was refunded stays `approved`. */
  readonly refunded: number;
}

/** Where a payment's money is (developers/en/docs/checkout-api/response-handling/query-results). */
export function stateOf({ status, detail, amount, refunded }: PaymentWords): ReportedState {
  switch (status) {
    case 'pending':
    case 'in_process':
    case 'authorized':
      return 'pending';
    case 'cancelled':
    case 'canceled':
    case 'rejected':
      return 'cancelled';
    case 'approved':
    case 'partially_refunded':
      return refunded >= amount ? 'refunded' : 'approved';
    case 'refunded':
      return 'refunded';
    case 'in_mediation':
      return 'disputed';
    case 'charged_back':
      return detail === 'reimbursed' ? 'approved' : 'charged_back';
    default:
      return 'unknown';
  }
}
