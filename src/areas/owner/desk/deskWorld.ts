import type { Reservation } from '#domain/booking/reservation.ts';
import type { Deed } from '../../../../machines/agenda/undo.ts';

/** What the desk tells whoever shows it, and asks of them. */
export interface DeskWorld {
  /** Hears of each deed that can be taken back. */
  readonly tellDeed: (deed: Deed) => void;
  /** A reservation as it was last read. */
  readonly known: (id: string) => Reservation | undefined;
}
