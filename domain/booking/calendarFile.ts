import { instantOf } from '../days/moment.ts';
import type { Reservation } from './reservation.ts';
import { stretchesOf } from './hours.ts';
import type { ReservationTicket } from './reservationTicket.ts';
import { SPORT_NAMES } from './sport.ts';

export interface CalendarFile {
  readonly fileName: string;
  readonly text: string;
}

type Booked = Pick<ReservationTicket, 'address' | 'zone'> & {
  readonly reservation: Pick<Reservation, 'id' | 'arena' | 'date' | 'selectedTimeSlots' | 'status'>;
};

/**
 * A reservation as an iCalendar file (RFC 5545): one event for each unbroken stretch of hours, in UTC. The same reservation
 * always has the same UIDs, so that a calendar that reads it twice keeps one event.
 * @param made when the file is made
 * @param page the address of the reservation's page
 */
export function calendarFile({ reservation, address, zone }: Booked, made: Date, page: string): CalendarFile {
  const { id, arena, date, status, selectedTimeSlots } = reservation;
  const place = [arena.name, address.street, address.district, address.city].filter((part) => part !== undefined);
  const hours = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  const events = stretchesOf([...new Set(hours)]).flatMap(({ from, to }) => [
    'BEGIN:VEVENT',
    `UID:${id}-${from}@quadralivre`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(instantOf(date, from, zone))}`,
    `DTEND:${utc(instantOf(date, to, zone))}`,
    `SUMMARY:${escaped(`Jogo na ${arena.name}`)}`,
    `LOCATION:${escaped(place.join(', '))}`,
    `DESCRIPTION:${escaped(courtsOf(reservation, from, to).join('\n'))}`,
    `STATUS:${status === 'PENDENTE' ? 'TENTATIVE' : 'CONFIRMED'}`,
    `URL:${page}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quadra Livre//Reservas//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return { fileName: `reserva-${id.slice(-8)}.ics`, text: lines.map((line) => `${folded(line)}\r\n`).join('') };
}

/** The courts that are played on in a stretch of hours. */
function courtsOf({ selectedTimeSlots }: Pick<Reservation, 'selectedTimeSlots'>, from: number, to: number): string[] {
  return selectedTimeSlots
    .filter(({ timeSlots }) => timeSlots.some(({ startHour }) => startHour >= from && startHour < to))
    .map(({ court, sport }) => `${court.name} · ${SPORT_NAMES[sport]}`);
}

/** `20261123T210000Z` */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** RFC 5545, 3.3.11: backslash, semicolon and comma are escaped, a line break is `\n`. Other control characters are dropped. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replace(/\p{Cc}/gu, '');
}

/** The most octets of a line, its break not counted (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Breaks a line between characters, never inside one; a line that goes on begins with a space. */
function folded(line: string): string {
  const rows = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LONGEST_LINE) {
      rows.push('');
      octets = 1;
    }
    rows.push(`${rows.pop()}${character}`);
    octets += size;
  }
  return rows.join('\r\n ');
}
