/** Under which reservations are kept once they were read; apart from what reads them, which few screens need. */
export const RESERVATIONS = 'reservations';

export function reservationKey(id: string) {
  return [RESERVATIONS, 'one', id] as const;
}
