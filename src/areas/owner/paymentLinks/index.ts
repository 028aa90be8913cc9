// The public interface of this area: other areas import only from here.
export { PaymentLink } from './PaymentLink.tsx';
export { SaidLinks } from './SaidLinks.tsx';
