const HOUR_MS = 3_600_000;

/** The next time that it is so many hours in São Paulo, as an ISO instant (Brazil has no summer time: UTC−3 all year). */
function nextAt(hour: number, now: Date): string {
  const at = new Date(now);
  at.setUTCHours(hour + 3, 0, 0, 0);
  return new Date(at.getTime() + (at < now ? 24 * HOUR_MS : 0)).toISOString();
}

/** When nobody is written to, and when everybody is: 3:00 and 15:00 of the arenas of the demonstration. */
export const DAY_AND_NIGHT = { night: nextAt(3, new Date()), day: nextAt(15, new Date()) } as const;
