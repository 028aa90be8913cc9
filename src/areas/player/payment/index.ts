// The door of this area: what other areas may use.
export { PaymentDialog } from './PaymentDialog.tsx';
export { paymentOf, providePayment } from './paymentActors.ts';
export type { Purchase } from './purchase.ts';
