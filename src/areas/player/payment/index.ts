// The public interface of this area: other areas import only from here.
export { PaymentDialog } from './PaymentDialog.tsx';
export { paymentOf, providePayment } from './paymentActors.ts';
export type { Purchase } from './purchase.ts';
