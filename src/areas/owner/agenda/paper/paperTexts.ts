import { DEFAULT_ZONE } from '#domain/values/days/moment.ts';

export const PAPER = { print: 'Imprimir' } as const;

/** `Impresso em 21/11/2026, 15:04`, in the arena's time zone. */
export function printedText(at: Date, timeZone: string = DEFAULT_ZONE): string {
  const time = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return `Impresso em ${time}`;
}
