import type { Reservation } from '#domain/booking/reservation.ts';

interface Played {
  readonly court: string;
  readonly hours: readonly number[];
}

/** A reservation paid at the arena, with what a test says of it. */
export function aReservation(id: string, played: readonly Played[], more: Partial<Reservation> = {}): Reservation {
  return {
    id,
    arena: { id: 'arena', name: 'Arena Maré Alta' },
    date: { day: 5, month: 3, year: 2026 },
    selectedTimeSlots: played.map(({ court, hours }) => ({
      court: { id: court, name: court },
      timeSlots: hours.map((startHour) => ({ id: `slot-${startHour}`, startHour, price: 60_00 })),
      sport: 'BEACH_TENNIS',
    })),
    totalValue: 120_00,
    discount: 0,
    status: 'PENDENTE',
    paymentMethod: 'local',
    paid: false,
    refunded: false,
    guestPlayerName: 'Ana Souza',
    installments: [],
    payment: [],
    createdAt: new Date('2026-03-01T12:00:00Z'),
    ...more,
  };
}
