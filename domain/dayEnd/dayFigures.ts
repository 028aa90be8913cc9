import { Schema } from 'effect';
import { Method, METHOD_NAMES } from '../ledger/movement.ts';
import { addDays, fromIsoDay } from '../values/days/day.ts';
import { weekdayName } from '../values/days/formatDay.ts';
import { hourLabel } from '../values/days/hours.ts';
import { formatReais } from '../values/money.ts';

/** Court hours of a day: sold, those that could be sold, and those that the arena closed for a reason. */
export const Occupancy = Schema.Struct({ sold: Schema.Int, offered: Schema.Int, closed: Schema.Int });
export type Occupancy = typeof Occupancy.Type;

/** What a day of an arena came to; amounts in centavos. The fields are those of the screens that show the same day. */
export const DayFigures = Schema.Struct({
  /** `2026-03-05` */
  day: Schema.String,
  /** How many hold hours of the day, and what those that wait for no PIX cost. */
  reservations: Schema.Int,
  sold: Schema.Int,
  hours: Occupancy,
  /** What came in less what went back on that day, by method, the largest first. */
  received: Schema.Array(Schema.Struct({ method: Method, value: Schema.Int })),
  /** Still to be received of the day's reservations, from players and from the platform. */
  atArena: Schema.Int,
  viaPlatform: Schema.Int,
  /** Of the tills of the day: how many were closed, what was too much and too little in them, and whether one is still open. */
  tills: Schema.Struct({ closed: Schema.Int, over: Schema.Int, short: Schema.Int, isOpen: Schema.Boolean }),
  noShows: Schema.Int,
  /** The first reserved hour of the next day; null without one. */
  nextHour: Schema.NullOr(Schema.Int),
});
export type DayFigures = typeof DayFigures.Type;

/** The six lines of a day, in their order. */
export function dayLines(figures: DayFigures): readonly string[] {
  return [
    `Vendido: ${soldText(figures)}.`,
    `Recebido: ${receivedText(figures)}.`,
    `A receber: ${openText(figures)}.`,
    `Caixa: ${tillText(figures)}.`,
    `Faltas: ${noShowText(figures)}.`,
    nextText(figures),
  ];
}

/** `38 de 48 horas`, `0 de 12 horas, 36 fechadas` */
export function occupancyText({ sold, offered, closed }: Occupancy): string {
  const hours = `${sold} de ${offered} ${offered === 1 ? 'hora' : 'horas'}`;
  return closed === 0 ? hours : `${hours}, ${closed} ${closed === 1 ? 'fechada' : 'fechadas'}`;
}

function soldText({ sold, reservations, hours }: DayFigures): string {
  return `${formatReais(sold)}, ${reservationsText(reservations)}, ${occupancyText(hours)}`;
}

function reservationsText(count: number): string {
  return count === 1 ? '1 reserva' : `${count} reservas`;
}

function receivedText({ received }: DayFigures): string {
  if (received.length === 0) return 'nada';
  const total = received.reduce((sum, { value }) => sum + value, 0);
  const parts = received.map(({ method, value }) => `${METHOD_NAMES[method]} ${formatReais(value)}`);
  return `${formatReais(total)} (${parts.join(', ')})`;
}

function openText({ atArena, viaPlatform }: DayFigures): string {
  const parts = [
    ...(atArena === 0 ? [] : [`${formatReais(atArena)} na arena`]),
    ...(viaPlatform === 0 ? [] : [`${formatReais(viaPlatform)} pela plataforma`]),
  ];
  return parts.length === 0 ? 'nada' : parts.join(' e ');
}

function tillText({ tills: { closed, over, short, isOpen } }: DayFigures): string {
  const differences = [
    ...(short === 0 ? [] : [`falta de ${formatReais(short)}`]),
    ...(over === 0 ? [] : [`sobra de ${formatReais(over)}`]),
  ];
  const counted = differences.length === 0 ? 'confere' : differences.join(' e ');
  if (isOpen) return closed === 0 ? 'ainda aberto' : `${counted}; um ainda está aberto`;
  return closed === 0 ? 'não foi aberto' : counted;
}

function noShowText({ noShows }: DayFigures): string {
  return noShows === 0 ? 'nenhuma' : reservationsText(noShows);
}

function nextText({ day, nextHour }: DayFigures): string {
  const next = weekdayName(addDays(fromIsoDay(day), 1));
  return nextHour === null
    ? `Amanhã, ${next}: nenhuma reserva ainda.`
    : `Amanhã, ${next}: primeira reserva às ${hourLabel(nextHour)}.`;
}
