import { type Day, isSameDay, weekdayOf } from './day.ts';

const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** `05/03/2026` */
export function formatDay({ day, month, year }: Day): string {
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
}

/** `01/05/2030 a 10/05/2030`, or the one day. */
export function periodText({ startDate, endDate }: { startDate: Day; endDate: Day }): string {
  return isSameDay(startDate, endDate) ? formatDay(startDate) : `${formatDay(startDate)} a ${formatDay(endDate)}`;
}

/** `quinta-feira` */
export function weekdayName(day: Day): string {
  return WEEKDAYS[weekdayOf(day)] ?? '';
}

/** `quinta`, for a weekday 0–6, Sunday first. */
export function spokenWeekday(weekday: number): string {
  return (WEEKDAYS[weekday] ?? '').replace('-feira', '');
}

/** `toda quinta`, `todo domingo`, for a weekday 0–6, Sunday first. */
export function everyWeekday(weekday: number): string {
  return `${weekday === 0 || weekday === 6 ? 'todo' : 'toda'} ${spokenWeekday(weekday)}`;
}

/** `qui` */
export function shortWeekday(day: Day): string {
  return shortWeekdayName(weekdayOf(day));
}

/** `qui`, for a weekday 0–6, Sunday first. */
export function shortWeekdayName(weekday: number): string {
  return spokenWeekday(weekday).slice(0, 3);
}

/** `março` */
export function monthName({ month }: Pick<Day, 'month'>): string {
  return MONTHS[month - 1] ?? '';
}

/** `mar` */
export function shortMonth(day: Day): string {
  return monthName(day).slice(0, 3);
}

/** `1º de janeiro de 2027` */
export function dayInWords(day: Day): string {
  return `${day.day === 1 ? '1º' : day.day} de ${monthName(day)} de ${day.year}`;
}

/** `quinta, 5 de março`: where there is little room. */
export function plainDay(day: Day): string {
  return `${spokenWeekday(weekdayOf(day))}, ${day.day} de ${monthName(day)}`;
}

/** `quinta-feira, 5 de março`: for days near today, without the year. */
export function spokenDay(day: Day): string {
  return `${weekdayName(day)}, ${day.day} de ${monthName(day)}`;
}

/** `março de 2026` → `Março de 2026`: as a sentence or a heading begins. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}
