// The public interface of this area: other areas import only from here.
export { ReservationAudit } from './ReservationAudit.tsx';
