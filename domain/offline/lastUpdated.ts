/**
 * `Atualizado às 19:42.`, on another day `Atualizado em 25/11 às 19:42.`
 * @param now by the same clock
 * @param timeZone of the reader; the device's when absent
 */
export function lastUpdatedText(at: Date, now: Date, timeZone?: string): string {
  const as = (options: Intl.DateTimeFormatOptions, instant = at) =>
    new Intl.DateTimeFormat('pt-BR', { ...options, ...(timeZone && { timeZone }) }).format(instant);
  const day = { day: '2-digit', month: '2-digit' } as const;
  const hour = as({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const on = as(day) === as(day, now) ? '' : `em ${as(day)} `;
  return `Atualizado ${on}às ${hour}.`;
}
