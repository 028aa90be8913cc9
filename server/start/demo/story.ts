import type { ReservationStatus } from '#domain/booking/reservation.ts';
import type { Sport } from '#domain/courts/sport.ts';

/** One reservation of the star: arena, time and outcome. */
export interface Chapter {
  readonly slug: string;
  readonly inDays: number;
  readonly court: number;
  readonly from: number;
  readonly hours: number;
  readonly sport: Sport;
  readonly status: ReservationStatus;
  readonly refunded?: true;
  readonly voucher?: 'BEMVINDA20' | 'CORTESIA';
}

/** Two pages of reservations in every status, the newest last. Pending ones are at arenas that are paid on the spot. */
export const STORY: readonly Chapter[] = [
  { slug: 'posto-nove', inDays: -16, court: 1, from: 19, hours: 1, sport: 'FUTEVOLEI', status: 'PAGA' },
  { slug: 'areia-de-copacabana', inDays: -14, court: 0, from: 18, hours: 2, sport: 'BEACH_TENNIS', status: 'PAGA' },
  { slug: 'areia-de-copacabana', inDays: -12, court: 2, from: 20, hours: 1, sport: 'BEACH_TENNIS', status: 'EXPIRADA' },
  { slug: 'arena-tatuape', inDays: -10, court: 3, from: 9, hours: 1, sport: 'VOLEI_DE_PRAIA', status: 'PAGA' },
  { slug: 'areia-de-copacabana', inDays: -7, court: 1, from: 18, hours: 1, sport: 'BEACH_TENNIS', status: 'PAGA' },
  {
    slug: 'jurere-beach',
    inDays: -6,
    court: 4,
    from: 17,
    hours: 2,
    sport: 'BEACH_TENNIS',
    status: 'CANCELADA',
    refunded: true,
  },
  { slug: 'posto-nove', inDays: -4, court: 0, from: 20, hours: 1, sport: 'FUTEVOLEI', status: 'CANCELADA' },
  {
    slug: 'areia-de-copacabana',
    inDays: -3,
    court: 5,
    from: 19,
    hours: 2,
    sport: 'BEACH_TENNIS',
    status: 'PAGA',
    voucher: 'BEMVINDA20',
  },
  { slug: 'lagoa-sports', inDays: -1, court: 0, from: 16, hours: 1, sport: 'VOLEI_DE_PRAIA', status: 'PAGA' },
  { slug: 'areia-de-copacabana', inDays: 2, court: 3, from: 18, hours: 2, sport: 'BEACH_TENNIS', status: 'PAGA' },
  {
    slug: 'posto-nove',
    inDays: 4,
    court: 2,
    from: 8,
    hours: 1,
    sport: 'FUTEVOLEI',
    status: 'CONFIRMADA',
    voucher: 'CORTESIA',
  },
  { slug: 'arena-gonzaga', inDays: 6, court: 1, from: 19, hours: 2, sport: 'VOLEI_DE_PRAIA', status: 'PENDENTE' },
];
