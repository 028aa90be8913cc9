// The public interface of this area: other areas import only from here.
export { SellTo } from './SellTo.tsx';
export { VoucherTicket } from './VoucherTicket.tsx';
