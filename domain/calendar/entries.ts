import type { Address } from '../arenas/arenaSummary.ts';
import { stretchesOf } from '../values/days/hours.ts';
import type { Reservation } from '../booking/reservation.ts';
import { SPORT_NAMES } from '../courts/sport.ts';
import { compareDays, type Day } from '../values/days/day.ts';
import { instantOf } from '../values/days/moment.ts';
import { eventPath, reservationPath } from '../navigation/paths.ts';
import type { Entry } from './iCalendar.ts';

/** A reservation as a calendar shows it. */
export interface Booked {
  readonly reservation: Pick<Reservation, 'id' | 'arena' | 'date' | 'selectedTimeSlots' | 'status' | 'expiresAt'>;
  readonly address: typeof Address.Type;
  /** The arena's, such as `America/Sao_Paulo`. */
  readonly zone: string;
  /** How often it was moved to other hours or cancelled and restored; absent where nobody knows. */
  readonly changes?: number;
}

/**
 * The games of a reservation: one entry for each unbroken stretch of hours. The first stretch has the same UID at whatever hours
 * it is, so that a calendar moves it when the reservation is moved.
 * @param home the app's public address
 */
export function reservationEntries({ reservation, address, zone, changes = 0 }: Booked, home: string): Entry[] {
  const { id, arena, date, selectedTimeSlots } = reservation;
  const place = [arena.name, address.street, address.district, address.city].filter((part) => part !== undefined);
  const hours = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  const stage = stageOf(reservation);
  return stretchesOf([...new Set(hours)]).map(({ from, to }, index) => ({
    uid: `${id}${index === 0 ? '' : `-${index + 1}`}@quadralivre`,
    ...standingAt(stage, changes),
    when: { from: instantOf(date, from, zone), to: instantOf(date, to, zone) },
    summary: titleAt(stage, `Jogo na ${arena.name}`),
    location: place.join(', '),
    description: courtsOf(reservation, from, to).join('\n'),
    page: `${home}${reservationPath(id)}`,
  }));
}

/** The stages of a thing on a calendar. Without a counted change it only goes forward; the numbers are kept, so that sequences grow. */
const STAGES = { uncertain: 0, lapsed: 1, certain: 2, ended: 3 } as const;
const STATUSES = { uncertain: 'TENTATIVE', lapsed: 'CANCELLED', certain: 'CONFIRMED', ended: 'CANCELLED' } as const;
type Stage = keyof typeof STAGES;
const STEP = 4;

function standingAt(stage: Stage, changes: number): Pick<Entry, 'sequence' | 'status'> {
  return { sequence: changes * STEP + STAGES[stage], status: STATUSES[stage] };
}

/** What is called off says so in words too: not every calendar shows the status, and none but that of an invitation removes it. */
function titleAt(stage: Stage, title: string): string {
  return STATUSES[stage] === 'CANCELLED' ? `Cancelado: ${title}` : title;
}

/** Only a PIX that can still be paid is uncertain: a reservation that is paid at the arena holds its hours. A late PIX revives one. */
function stageOf({ status, expiresAt }: Pick<Reservation, 'status' | 'expiresAt'>): Stage {
  if (status === 'CANCELADA') return 'ended';
  if (status === 'EXPIRADA') return 'lapsed';
  return status === 'PENDENTE' && expiresAt !== undefined ? 'uncertain' : 'certain';
}

/** The courts that are played on in a stretch of hours. */
function courtsOf({ selectedTimeSlots }: Pick<Reservation, 'selectedTimeSlots'>, from: number, to: number): string[] {
  return selectedTimeSlots
    .filter(({ timeSlots }) => timeSlots.some(({ startHour }) => startHour >= from && startHour < to))
    .map(({ court, sport }) => `${court.name} · ${SPORT_NAMES[sport]}`);
}

/** A place in a category of an event as a calendar shows it. */
export interface Entered {
  /** The registration's id. */
  readonly id: string;
  readonly event: {
    readonly id: string;
    readonly name: string;
    readonly arenaName: string;
    readonly street: string;
    readonly city: string;
    readonly endsOn: Day;
  };
  readonly category: { readonly name: string; readonly startsOn: Day };
  /** `invited`: has not answered yet. `over`: the registration, its category or the event has ended. */
  readonly standing: 'invited' | 'in' | 'over';
  /** How often the organizer changed the event or the category; absent where nobody knows. */
  readonly changes?: number;
}

/** The days of a tournament: from the category's first day to the event's last. @param home the app's public address */
export function registrationEntry({ id, event, category, standing, changes = 0 }: Entered, home: string): Entry {
  const { startsOn } = category;
  const stage = standing === 'over' ? 'ended' : standing === 'in' ? 'certain' : 'uncertain';
  return {
    uid: `${id}@quadralivre`,
    ...standingAt(stage, changes),
    when: { first: startsOn, last: compareDays(event.endsOn, startsOn) < 0 ? startsOn : event.endsOn },
    summary: titleAt(stage, `${event.name}: ${category.name}`),
    location: [event.arenaName, event.street, event.city].join(', '),
    description: `Torneio, categoria ${category.name}. Os horários dos jogos estão na página do evento.`,
    page: `${home}${eventPath(event.id)}`,
  };
}
