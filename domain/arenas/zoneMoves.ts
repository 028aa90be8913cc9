import { Schema } from 'effect';
import { ArenaZone, hoursAhead } from './zones.ts';

/**
 * What lies ahead at an arena, counted. Its hours are those of the wall clock: with another zone each begins at another instant,
 * and its reminders, deadlines and calendar with it. `others`: hours that something else keeps, such as an offer to who waits.
 */
export const ZoneMoves = Schema.Struct({
  reservations: Schema.Int,
  series: Schema.Int,
  closures: Schema.Int,
  waiting: Schema.Int,
  others: Schema.Int,
});
export type ZoneMoves = typeof ZoneMoves.Type;

/** The body that changes an arena's zone. `seen`: what the person was shown to move; absent when they were shown nothing. */
export const ZoneChange = Schema.Struct({ zone: ArenaZone, seen: Schema.optionalKey(ZoneMoves) });

/** Whether another zone moves something: two zones may have the same hours. */
export function doesMove(ahead: ZoneMoves, [from, to]: readonly [string, string], now: Date): boolean {
  return hoursAhead(to, from, now) !== 0 && Object.values(ahead).some((count) => count > 0);
}

/** Whether two counts are of the same things. */
export function areSameMoves(one: ZoneMoves, other: ZoneMoves | undefined): boolean {
  return other !== undefined && NAMES.every(([name]) => one[name] === other[name]);
}

const NAMES = [
  ['reservations', 'reserva', 'reservas'],
  ['series', 'mensalista', 'mensalistas'],
  ['closures', 'fechamento de quadras', 'fechamentos de quadras'],
  ['waiting', 'lugar na fila', 'lugares na fila'],
  ['others', 'horário guardado', 'horários guardados'],
] as const satisfies readonly (readonly [keyof ZoneMoves, string, string])[];

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** `12 reservas e 1 mensalista passam a começar 1 hora mais tarde pelo relógio de Brasília. No relógio da arena, os horários ficam iguais.` */
export function movesText(ahead: ZoneMoves, [from, to]: readonly [string, string], now: Date): string {
  const counted = NAMES.flatMap(([name, one, many]) =>
    ahead[name] > 0 ? [`${ahead[name]} ${ahead[name] === 1 ? one : many}`] : [],
  );
  const isOne = counted.length === 1 && Object.values(ahead).includes(1);
  const shift = -hoursAhead(to, from, now);
  const hours = Math.abs(shift) === 1 ? '1 hora' : `${Math.abs(shift)} horas`;
  const when = `${hours} mais ${shift > 0 ? 'tarde' : 'cedo'}`;
  return `${list.format(counted)} ${isOne ? 'passa' : 'passam'} a começar ${when} pelo relógio de Brasília, e com isso mudam os lembretes, os prazos e o calendário. No relógio da arena, os horários ficam iguais.`;
}
