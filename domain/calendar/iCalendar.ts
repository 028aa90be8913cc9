import { addDays, type Day, toIsoDay } from '../values/days/day.ts';

/** What is on one's calendar: a game, or the days of a tournament. */
export interface Entry {
  /** The same for as long as the thing exists, whatever changes of it. */
  readonly uid: string;
  /** Grows with every change that others may have to follow. */
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Instants, or whole days, the last one included. */
  readonly when: { readonly from: Date; readonly to: Date } | { readonly first: Day; readonly last: Day };
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** The address of its page. */
  readonly page: string;
}

interface Whole {
  /** When the text is made. */
  readonly made: Date;
  /** Of a calendar that is read again and again; a single file has none. */
  readonly name?: string;
}

/** How often a calendar program is asked to read a feed again. */
const REFRESH = 'PT1H';

/**
 * Entries as an iCalendar text (RFC 5545). Instants are in UTC, so that it needs no time zones: nothing here recurs by a rule.
 * What people typed is escaped, and stays text. Whatever is called off is published as such: the method CANCEL ends invitations,
 * and a telephone opens no file with it.
 */
export function calendarText(entries: readonly Entry[], { made, name }: Whole): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quadra Livre//Reservas//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
          `X-PUBLISHED-TTL:${REFRESH}`,
        ]),
    ...entries.flatMap((entry) => eventOf(entry, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(entry: Entry, made: Date): string[] {
  const { uid, sequence, status, when, summary, location, description, page } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(made)}`,
    ...('from' in when
      ? [`DTSTART:${utc(when.from)}`, `DTEND:${utc(when.to)}`]
      : [`DTSTART;VALUE=DATE:${date(when.first)}`, `DTEND;VALUE=DATE:${date(addDays(when.last, 1))}`]),
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${status}`,
    // Neither what is called off nor days on which one plays at some hour make one busy.
    ...('first' in when || status === 'CANCELLED' ? ['TRANSP:TRANSPARENT'] : []),
    `URL:${page}`,
    'END:VEVENT',
  ];
}

/** `20261123T210000Z` */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** `20261123` */
function date(day: Day): string {
  return toIsoDay(day).replaceAll('-', '');
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
