// The public interface of this area: other areas import only from here.
export { PaymentLink } from './PaymentLink.tsx';
export { SaidLinks } from './SaidLinks.tsx';
export { SentLink } from './SentLink.tsx';
export { makeLink } from './paymentLinkActors.ts';
export { bookedText } from './paymentLinkTexts.ts';
