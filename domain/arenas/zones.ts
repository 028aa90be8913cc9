import { Schema } from 'effect';
import { momentIn } from '../values/days/moment.ts';

/** Brazil's time zones, by the name of IANA, and the place that people know each by. */
const ZONE_NAMES = {
  'America/Sao_Paulo': 'Brasília',
  'America/Noronha': 'Fernando de Noronha',
  'America/Araguaina': 'Palmas',
  'America/Bahia': 'Salvador',
  'America/Belem': 'Belém',
  'America/Fortaleza': 'Fortaleza',
  'America/Maceio': 'Maceió',
  'America/Recife': 'Recife',
  'America/Boa_Vista': 'Boa Vista',
  'America/Campo_Grande': 'Campo Grande',
  'America/Cuiaba': 'Cuiabá',
  'America/Manaus': 'Manaus',
  'America/Porto_Velho': 'Porto Velho',
  'America/Eirunepe': 'Oeste do Amazonas',
  'America/Rio_Branco': 'Rio Branco',
} as const;

export type ArenaZone = keyof typeof ZONE_NAMES;

/** The zones that an arena may have. */
export const ARENA_ZONES = Object.keys(ZONE_NAMES).filter(isArenaZone);

export const ArenaZone = Schema.Literals(ARENA_ZONES).annotate({ message: 'Escolha um fuso horário do Brasil.' });

/** Whether it is a zone of {@link ZONE_NAMES}; an arena of before may have another one. */
export function isArenaZone(zone: string): zone is ArenaZone {
  return Object.hasOwn(ZONE_NAMES, zone);
}

/** `Manaus (UTC−4)`, by the clocks of the given instant. */
export function zoneText(zone: string, at: Date): string {
  return `${isArenaZone(zone) ? ZONE_NAMES[zone] : zone} (UTC${offsetText(hoursFromUtc(zone, at))})`;
}

/** How many hours a zone's clock is ahead of another one's; negative when it is behind. */
export function hoursAhead(zone: string, other: string, at: Date): number {
  return hoursFromUtc(zone, at) - hoursFromUtc(other, at);
}

function hoursFromUtc(zone: string, at: Date): number {
  const { day, hour } = momentIn(at, zone);
  const shown = Date.UTC(day.year, day.month - 1, day.day, hour);
  return Math.ceil((shown - at.getTime()) / HOUR_MS);
}

const HOUR_MS = 3_600_000;

function offsetText(hours: number): string {
  return hours < 0 ? `−${-hours}` : `+${hours}`;
}
