/**
 * The request of a page for the day in its address, `?dia=2026-03-05`, else for this device's today. What the screen shows
 * may be another, when the device's clock or the address is wrong: then it asks again.
 * @param call as `/api/v1/arenas/a1/all-time-slots?day=:day&month=:month&year=:year`
 */
export function toPath(call: string, asked: string | null, now: Date): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(asked ?? '') ?? [
    '',
    now.getFullYear(),
    now.getMonth() + 1,
    now.getDate(),
  ];
  const parts: Readonly<Record<string, unknown>> = { day, month, year };
  return call.replaceAll(/:(day|month|year)/g, (_, part: string) => String(Number(parts[part])));
}
